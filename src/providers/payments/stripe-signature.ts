import { SignatureInvalid } from './payment-processor.js';

/** Stripe's own tolerance. */
export const toleranceSeconds = 300;

/**
 * Checks the header itself. Stripe's library refuses only times in the past, and accepts any time in the future.
 *
 * @throws SignatureInvalid
 */
export function checkSignatureHeader(signature: string | undefined, now: Date): asserts signature is string {
  if (!signature) throw new SignatureInvalid('The Stripe-Signature header is missing.');
  // If there are several times, Stripe's library uses the last one.
  const [sent, ...others] = signature.split(',').filter((part) => /^\s*t=/.test(part));
  const [, seconds] = /^t=(\d{1,12})$/.exec(sent ?? '') ?? [];
  if (!seconds || others.length > 0 || !/(?:^|,)v1=[0-9a-f]{64}(?:,|$)/i.test(signature)) {
    throw new SignatureInvalid('The Stripe-Signature header has no time or no signature.');
  }
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(seconds)) > toleranceSeconds) {
    throw new SignatureInvalid('The Stripe-Signature header is more than five minutes away from now.');
  }
}
