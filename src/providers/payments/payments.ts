import type { PaymentProcessorName } from '../../domain/vocabulary.js';
import type { PaymentProcessor } from './payment-processor.js';
import { createSimulatedProcessor, type SimulatedProcessor } from './simulated.js';
import { createStripeProcessor } from './stripe.js';
import { createEventReader, type EventReader } from './stripe-events.js';
import type { PriceIds } from './stripe-objects.js';

export interface PaymentSettings {
  stripeSecretKey: string | undefined;
  stripePublishableKey: string | undefined;
  stripeWebhookSecret: string | undefined;
  stripeApiBase: string;
  stripePrices: PriceIds;
}

export interface Payments {
  /** Who takes live payments. */
  live: PaymentProcessor;
  /** Who takes those of the sandbox, and renews what it sold. */
  simulated: SimulatedProcessor;
  events: EventReader;
  /** Who sold it goes on with it; undefined: the processor is not set up any more. */
  named(name: PaymentProcessorName): PaymentProcessor | undefined;
}

export function createPayments(settings: PaymentSettings): Payments {
  const { stripeSecretKey: secretKey, stripePublishableKey, stripeApiBase: apiBase, stripePrices: prices } = settings;
  const events = createEventReader(settings.stripeWebhookSecret, prices);
  if (!secretKey) return simulatedPayments(events);
  const live = createStripeProcessor({ secretKey, publishableKey: stripePublishableKey!, apiBase, prices });
  return { ...simulatedPayments(events), live, named: (name) => (name === 'stripe' ? live : simulated) };
}

const simulated = createSimulatedProcessor();

export function simulatedPayments(events: EventReader = createEventReader(undefined, {})): Payments {
  return { live: simulated, simulated, events, named: (name) => (name === 'simulated' ? simulated : undefined) };
}
