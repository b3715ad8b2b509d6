import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A secret as Standard Webhooks has it: 32 random bytes in base64 behind `whsec_`. */
export function mintWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/**
 * The headers that prove where a message comes from (Standard Webhooks 1.0): a signature for each secret that is valid now,
 * over id, time and body.
 */
export function signatureHeaders(
  message: { id: string; sentAt: Date; body: string },
  secrets: readonly string[],
): Record<string, string> {
  const seconds = String(Math.floor(message.sentAt.getTime() / 1000));
  const signed = `${message.id}.${seconds}.${message.body}`;
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
      .update(signed)
      .digest('base64');
  return {
    'webhook-id': message.id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret)}`).join(' '),
  };
}
