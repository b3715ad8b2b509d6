import { SignatureInvalid } from './payment-processor.js';

/** Stripe's own tolerance. */
export const toleranceSeconds = 300;

/**
 * What the header alone says; Stripe's own library refuses times that are long past, and takes any to come.
 *
 * @throws SignatureInvalid
 */
export function checkSignatureHeader(signature: string | undefined, now: Date): asserts signature is string {
  if (!signature) throw new SignatureInvalid('The Stripe-Signature header is missing.');
  // Of several times Stripe's library takes the last.
  const [sent, ...others] = signature.split(',').filter((part) => /^\s*t=/.test(part));
  const [, seconds] = /^t=(\d{1,12})$/.exec(sent ?? '') ?? [];
  if (!seconds || others.length > 0 || !/(?:^|,)v1=[0-9a-f]{64}(?:,|$)/i.test(signature)) {
    throw new SignatureInvalid('The Stripe-Signature header has no time or no signature.');
  }
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds)) > toleranceSeconds) {
    throw new SignatureInvalid('The Stripe-Signature header is more than five minutes away from now.');
  }
}
