import Stripe from 'stripe';
import { createBoundedHttpClient } from '../payments/stripe-http.js';
import { refusal, undecided, unreachable } from './ask.js';
import type { CredentialVerdict } from './credential-verifier.js';

/** Requests the balance, which changes nothing. */
export async function verifyStripeKey(secret: string, apiBase: string, timeoutMs: number): Promise<CredentialVerdict> {
  const { protocol, hostname, port } = new URL(apiBase);
  const http = protocol === 'http:';
  const stripe = new Stripe(secret, {
    host: hostname,
    protocol: http ? 'http' : 'https',
    port: port || (http ? 80 : 443),
    timeout: timeoutMs,
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: createBoundedHttpClient(),
  });
  try {
    const balance = await stripe.balance.retrieve();
    // Stripe's library treats any response without an `error` as a success, even with status 500.
    if (balance.object === 'balance') return { verdict: 'accepted' };
    return undecided('stripe', balance.lastResponse.statusCode);
  } catch (error) {
    const { errors } = Stripe;
    if (error instanceof errors.StripeAuthenticationError) return refusal('stripe', 'HTTP 401');
    // A restricted key without access to the balance is still valid: Stripe has recognized it.
    if (error instanceof errors.StripePermissionError) return { verdict: 'accepted' };
    if (error instanceof errors.StripeError && error.statusCode) return undecided('stripe', error.statusCode);
    return unreachable('stripe', error, timeoutMs);
  }
}
