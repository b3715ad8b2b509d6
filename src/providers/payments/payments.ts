import type { PaymentProcessorName } from '../../domain/vocabulary.js';
import { type PaymentProcessor, SignatureInvalid } from './payment-processor.js';
import { createSimulatedProcessor, type SimulatedProcessor } from './simulated.js';
import type { EventReader } from './stripe-events.js';
import type { PriceIds } from './stripe-objects.js';

interface PaymentSettings {
  nodeEnv: string;
  /** Whether credits and plans are free in production. */
  freeCredits: boolean;
  stripeSecretKey: string | undefined;
  stripePublishableKey: string | undefined;
  stripeWebhookSecret: string | undefined;
  stripeApiBase: string;
  stripePrices: PriceIds;
}

export interface Payments {
  /** The processor of live payments; null if there is none and nothing is sold. */
  live: PaymentProcessor | null;
  /** The processor of sandbox payments, which also renews its subscriptions. */
  simulated: SimulatedProcessor;
  events: EventReader;
  /** The processor that made a sale continues to handle it; undefined if it is no longer configured. */
  byName(name: PaymentProcessorName): PaymentProcessor | undefined;
}

/** Loads Stripe's library only if it is configured: it is a sixth of the code that the service loads at its start. */
export async function createPayments(settings: PaymentSettings): Promise<Payments> {
  const { stripeSecretKey: secretKey, stripeWebhookSecret, stripePrices: prices } = settings;
  const events = stripeWebhookSecret
    ? (await import('./stripe-events.js')).createEventReader(stripeWebhookSecret, prices)
    : noEvents;
  if (!secretKey) {
    const areCreditsFree = settings.nodeEnv !== 'production' || settings.freeCredits;
    return areCreditsFree ? simulatedPayments(events) : { ...simulatedPayments(events), live: null };
  }
  const { createStripeProcessor } = await import('./stripe.js');
  const { stripePublishableKey, stripeApiBase: apiBase } = settings;
  const live = createStripeProcessor({ secretKey, publishableKey: stripePublishableKey!, apiBase, prices });
  return { ...simulatedPayments(events), live, byName: (name) => (name === 'stripe' ? live : simulated) };
}

const noEvents: EventReader = {
  read() {
    throw new SignatureInvalid('This service has no STRIPE_WEBHOOK_SECRET, so no signature can be verified.');
  },
};

const simulated = createSimulatedProcessor();

export function simulatedPayments(events = noEvents): Payments {
  return { live: simulated, simulated, events, byName: (name) => (name === 'simulated' ? simulated : undefined) };
}
