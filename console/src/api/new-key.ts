/** A key of 128 random bits. `crypto.randomUUID` is missing from a page without TLS on any host but localhost. */
export function newKey(): string {
  return inHex(crypto.getRandomValues(new Uint8Array(16)));
}

export function inHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
