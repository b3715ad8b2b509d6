import { randomBytes } from 'node:crypto';

/** 256 random bits in base64url: the secret of a session's cookie, or of a link in an e-mail. Its SHA-256 is stored. */
export function mintOpaqueSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function looksLikeOpaqueSecret(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text);
}
