import type { Config } from './config.js';
import { origin, priceIds, text, trueOrFalse } from './parsers.js';
import type { Setting } from './setting.js';

type Payments = Pick<
  Config,
  'stripeSecretKey' | 'stripePublishableKey' | 'stripeWebhookSecret' | 'stripeApiBase' | 'stripePrices' | 'freeCredits'
>;

/** The payment processor, and what is free without one. */
export const paymentSettings: { [Property in keyof Payments]: Setting<NonNullable<Payments[Property]>> } = {
  stripeSecretKey: {
    name: 'STRIPE_SECRET_KEY',
    description:
      'Stripe key (sk_ or rk_) used to charge cards. Default: a simulated processor, which takes no money; in ' +
      'production purchases and plans are refused instead, unless FREE_CREDITS is true.',
    parse: text(/^[sr]k_\w+$/, 'a Stripe secret key, which begins with sk_ or rk_'),
    secret: true,
  },
  stripePublishableKey: {
    name: 'STRIPE_PUBLISHABLE_KEY',
    description: 'Stripe key (pk_) that browsers use to save a card. Required with STRIPE_SECRET_KEY.',
    parse: text(/^pk_\w+$/, 'a Stripe publishable key, which begins with pk_'),
  },
  stripeWebhookSecret: {
    name: 'STRIPE_WEBHOOK_SECRET',
    description:
      'Secret (whsec_) of the Stripe endpoint that posts to /api/v1/webhooks/processor. Required with STRIPE_SECRET_KEY.',
    parse: text(/^whsec_\S+$/, 'the signing secret of a Stripe webhook endpoint, which begins with whsec_'),
    secret: true,
  },
  stripeApiBase: {
    name: 'STRIPE_API_BASE',
    description: 'Base URL of the Stripe API.',
    default: 'https://api.stripe.com',
    parse: origin,
  },
  stripePrices: {
    name: 'STRIPE_PRICES',
    description:
      'Stripe price ids of the plans, as plan.interval=price, separated by commas, such as ' +
      'growth.monthly=price_123,growth.annual=price_456. A plan without one is not for sale at that interval.',
    default: '',
    parse: priceIds,
  },
  freeCredits: {
    name: 'FREE_CREDITS',
    description:
      'Whether purchases and plans grant their credits without payment in production; true or false. Must not be true with ' +
      'STRIPE_SECRET_KEY.',
    default: 'false',
    parse: trueOrFalse,
  },
};
