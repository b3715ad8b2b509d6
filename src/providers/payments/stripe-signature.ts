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
  const [, sent] = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature) ?? [];
  if (!sent || !/(?:^|,)v1=[0-9a-f]{64}(?:,|$)/i.test(signature)) {
    throw new SignatureInvalid('The Stripe-Signature header has no time or no signature.');
  }
  if (Math.abs(Math.floor(now.getTime() / 1000) - Number(sent)) > toleranceSeconds) {
    throw new SignatureInvalid('The Stripe-Signature header is more than five minutes away from now.');
  }
}
