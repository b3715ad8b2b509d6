import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';

const prefix = 'whsec_';

/** A Standard Webhooks secret: `whsec_` followed by 24 to 64 bytes in base64. */
export const webhookSecretPattern = /^whsec_(?=.{32,88}$)([A-Za-z0-9+/]{4})+([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** A new secret of 32 random bytes. */
export function mintWebhookSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/**
 * The headers that prove a message's origin (Standard Webhooks 1.0): a signature over id, time and body for each secret that is
 * currently valid.
 */
export function signatureHeaders(
  message: { id: string; sentAt: Date; body: string | Buffer },
  secrets: readonly string[],
): Record<string, string> {
  const seconds = String(Math.floor(message.sentAt.getTime() / 1000));
  return {
    'webhook-id': message.id,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets
      .map((secret) => `v1,${signature(message.id, seconds, message.body, secret).toString('base64')}`)
      .join(' '),
  };
}

/** The message is unsigned, signed with another secret, or signed too long ago. The error's text is for the sender. */
export class SignatureInvalid extends Error {
  override name = 'SignatureInvalid';
}

const toleranceSeconds = 300;
/** The length of an HMAC with SHA-256. */
const signatureBytes = 32;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Checks the headers alone: an unsigned or outdated message is refused without reading its body.
 *
 * @throws SignatureInvalid
 */
export function readSignatureHeaders(
  headers: Headers,
  now: Date,
): { id: string; seconds: string; signatures: Buffer[] } {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatureList } = headers;
  if (typeof id !== 'string' || id === '' || id.length > 255) {
    throw new SignatureInvalid('The webhook-id header is missing, or longer than 255 characters.');
  }
  if (typeof seconds !== 'string' || !/^\d{1,12}$/.test(seconds)) {
    throw new SignatureInvalid('The webhook-timestamp header is missing, or not a number of seconds.');
  }
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds)) > toleranceSeconds) {
    throw new SignatureInvalid('The webhook-timestamp header is more than five minutes away from now.');
  }
  const signatures = String(signatureList ?? '')
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice('v1,'.length), 'base64'))
    .filter(({ length }) => length === signatureBytes);
  if (signatures.length === 0)
    throw new SignatureInvalid('The webhook-signature header is missing, or does not match the body.');
  return { id, seconds, signatures };
}

/**
 * Checks a message against its headers, whose names are in lower case.
 *
 * @returns the message's id, which is the same each time it is sent
 * @throws SignatureInvalid
 */
export function verifySignature(headers: Headers, body: Buffer, secret: string, now: Date): string {
  const { id, seconds, signatures } = readSignatureHeaders(headers, now);
  const expected = signature(id, seconds, body, secret);
  const fits = signatures.some((sent) => timingSafeEqual(sent, expected));
  if (!fits) throw new SignatureInvalid('The webhook-signature header does not match the body.');
  return id;
}

function signature(id: string, seconds: string, body: string | Buffer, secret: string): Buffer {
  // Node takes a key object three times as fast as a buffer.
  return createHmac('sha256', createSecretKey(secret.slice(prefix.length), 'base64'))
    .update(`${id}.${seconds}.`)
    .update(body)
    .digest();
}
