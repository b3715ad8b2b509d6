import type { PaymentProcessorName } from '../../domain/vocabulary.js';
import { type PaymentProcessor, SignatureInvalid } from './payment-processor.js';
import { createSimulatedProcessor, type SimulatedProcessor } from './simulated.js';
import type { EventReader } from './stripe-events.js';
import type { PriceIds } from './stripe-objects.js';

export interface PaymentSettings {
  nodeEnv: string;
  /** Whether credits and plans are given away in production. */
  freeCredits: boolean;
  stripeSecretKey: string | undefined;
  stripePublishableKey: string | undefined;
  stripeWebhookSecret: string | undefined;
  stripeApiBase: string;
  stripePrices: PriceIds;
}

export interface Payments {
  /** Who takes live payments; null: nobody does, and nothing is sold. */
  live: PaymentProcessor | null;
  /** Who takes those of the sandbox, and renews what it sold. */
  simulated: SimulatedProcessor;
  events: EventReader;
  /** Who sold it goes on with it; undefined: the processor is not set up any more. */
  named(name: PaymentProcessorName): PaymentProcessor | undefined;
}

/** Stripe's library is loaded where it is set up: it is a sixth of what the service loads when it starts. */
export async function createPayments(settings: PaymentSettings): Promise<Payments> {
  const { stripeSecretKey: secretKey, stripeWebhookSecret, stripePrices: prices } = settings;
  const events = stripeWebhookSecret
    ? (await import('./stripe-events.js')).createEventReader(stripeWebhookSecret, prices)
    : noEvents;
  if (!secretKey) {
    const given = settings.nodeEnv !== 'production' || settings.freeCredits;
    return given ? simulatedPayments(events) : { ...simulatedPayments(events), live: null };
  }
  const { createStripeProcessor } = await import('./stripe.js');
  const { stripePublishableKey, stripeApiBase: apiBase } = settings;
  const live = createStripeProcessor({ secretKey, publishableKey: stripePublishableKey!, apiBase, prices });
  return { ...simulatedPayments(events), live, named: (name) => (name === 'stripe' ? live : simulated) };
}

const noEvents: EventReader = {
  read() {
    throw new SignatureInvalid('This service has no STRIPE_WEBHOOK_SECRET, so no signature can be verified.');
  },
};

const simulated = createSimulatedProcessor();

export function simulatedPayments(events = noEvents): Payments {
  return { live: simulated, simulated, events, named: (name) => (name === 'simulated' ? simulated : undefined) };
}
