import Stripe from 'stripe';
import type { Answer, Json, World } from '../worlds/world.js';

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

/** The bytes of an event and the headers that Stripe sends with them, signed by Stripe's own library. */
export function signed(
  event: object,
  { secret = webhookSecret, timestamp }: { secret?: string; timestamp?: number } = {},
) {
  const payload = JSON.stringify(event, null, 2);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return { payload, headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' } };
}

export function postEvent(world: World, event: object, options?: Parameters<typeof signed>[1]): Promise<Answer<Json>> {
  const { payload, headers } = signed(event, options);
  return world.rest(null, 'POST', '/webhooks/processor', payload, headers);
}
