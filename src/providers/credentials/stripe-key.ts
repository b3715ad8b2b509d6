import Stripe from 'stripe';
import { refusal, unreachable, verdictOf } from './ask.js';
import type { Verdict } from './credential-verifier.js';

/** Asks for the balance, which no key changes. */
export async function verifyStripeKey(secret: string, apiBase: string, timeoutMs: number): Promise<Verdict> {
  const { protocol, hostname, port } = new URL(apiBase);
  const http = protocol === 'http:';
  const stripe = new Stripe(secret, {
    host: hostname,
    protocol: http ? 'http' : 'https',
    port: port || (http ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
  });
  try {
    await stripe.balance.retrieve();
    return { verdict: 'accepted' };
  } catch (error) {
    const { errors } = Stripe;
    if (error instanceof errors.StripeAuthenticationError) return refusal('stripe', 'HTTP 401');
    // A restricted key that may not see the balance is a key all the same: Stripe has recognised it.
    if (error instanceof errors.StripePermissionError) return { verdict: 'accepted' };
    if (error instanceof errors.StripeError && error.statusCode) return verdictOf('stripe', error.statusCode);
    return unreachable('stripe', error, timeoutMs);
  }
}
