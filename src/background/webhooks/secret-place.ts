/** The context that a webhook's sealed secrets are bound to (runtime/encryption/keyring.ts). */
export function secretPlace(webhookId: string): string {
  return `webhook:${webhookId}`;
}
