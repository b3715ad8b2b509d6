/** A key of 128 random bits. `crypto.randomUUID` is missing from a page without TLS on any host but localhost. */
export function newKey(): string {
  return inHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** An idempotency key that follows from the content. A page without TLS has no `subtle`, so its keys are random. */
export async function makeKey(content: object): Promise<string> {
  if (!crypto.subtle) return newKey();
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)));
  return inHex(new Uint8Array(hash));
}

export function inHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
