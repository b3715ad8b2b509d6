import type Stripe from 'stripe';
import { packaged } from './built.js';
import type { Answer, Json, World } from './world.js';

const { default: StripeSdk } = await packaged<{ default: typeof Stripe }>('stripe');

export const webhookSecret = 'whsec_test_1';

/** The settings of a service that works with Stripe at this address. */
export function stripeSettings(url: string) {
  return {
    stripeSecretKey: 'sk_test_1',
    stripePublishableKey: 'pk_test_1',
    stripeWebhookSecret: webhookSecret,
    stripeApiBase: url,
    stripePrices: {
      'starter.monthly': 'price_starter_monthly',
      'growth.monthly': 'price_growth_monthly',
      'growth.annual': 'price_growth_annual',
      'scale.monthly': 'price_scale_monthly',
    },
  };
}

let count = 0;

/** An event as Stripe posts it. */
export function eventOf(type: string, object: unknown, options: { id?: string; created?: number } = {}) {
  count += 1;
  return {
    id: options.id ?? `evt_${process.pid}_${count}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: options.created ?? Math.floor(Date.now() / 1000),
    type,
    data: { object },
  };
}

/** Posts an event signed by Stripe's own library. */
export function postEvent(world: World, event: object, secret = webhookSecret): Promise<Answer<Json>> {
  const payload = JSON.stringify(event, null, 2);
  const signature = StripeSdk.webhooks.generateTestHeaderString({ payload, secret });
  return world.rest(null, 'POST', '/webhooks/processor', payload, { 'stripe-signature': signature });
}
