/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { stripeSettings } from '../support/fakes/stripe-events.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { stripe, url } = await openFakeStripe();

/** `starter monthly 29.00` */
function pricesIn(plans: { key: string; prices: { interval: string; amount: string | null }[] }[]): string[] {
  return plans.flatMap(({ key, prices }) => prices.map(({ interval, amount }) => `${key} ${interval} ${amount}`));
}

describe('the prices of the plans', () => {
  const world = openWorld();
  const read = async (caller: Caller, app = world.app) => {
    const headers = { authorization: `Bearer ${caller.token}` };
    const answer = await app.server.inject({ method: 'GET', url: '/api/v1/billing/plans', headers });
    return [answer.statusCode, pricesIn(answer.json().plans)];
  };

  it('are the list prices where payments are simulated: a year costs ten months', async () => {
    const list = [
      ...['starter monthly 25.00', 'starter annual 250.00', 'growth monthly 250.00', 'growth annual 2500.00'],
      ...['scale monthly 1500.00', 'scale annual 15000.00'],
    ];
    const caller = await world.caller();
    expect(await read(caller)).toEqual([200, list]);
    const withStripe = await world.anotherApp(stripeSettings(url));
    expect(await read(await world.sandboxOf(caller), withStripe)).toEqual([200, list]);
    expect(stripe.received).toEqual([]);
  });

  it('are those of Stripe where it takes the payments, at the intervals that are sold, and are asked for once', async () => {
    const app = await world.anotherApp(stripeSettings(url));
    const caller = await world.caller();
    for (let times = 0; times < 2; times += 1) {
      expect(await read(caller, app)).toEqual([
        200,
        ['starter monthly 29.00', 'growth monthly 199.50', 'growth annual 1995.00', 'scale monthly 999.00'],
      ]);
    }
    expect(stripe.times('GET /v1/prices/price_growth_annual')).toBe(1);
    expect(stripe.received).toHaveLength(4);
  });

  it('are unknown while Stripe does not answer, and known right after it does', async () => {
    const app = await world.anotherApp(stripeSettings(url));
    const caller = await world.caller();
    stripe.unreachableFor = 'GET /v1/prices/price_growth_monthly';
    const rest = ['growth annual 1995.00', 'scale monthly 999.00'];
    expect(await read(caller, app)).toEqual([200, ['starter monthly 29.00', 'growth monthly null', ...rest]]);
    stripe.unreachableFor = undefined;
    expect(await read(caller, app)).toEqual([200, ['starter monthly 29.00', 'growth monthly 199.50', ...rest]]);
  });

  it.each([
    ['in another currency', { currency: 'eur', unit_amount: 2_000 }],
    ['without a fixed amount', { currency: 'usd', unit_amount: null }],
  ])('are unknown for a price %s', async (_title, price) => {
    const app = await world.anotherApp({
      ...stripeSettings(url),
      stripePrices: { 'growth.monthly': 'price_odd' },
    });
    stripe.account.prices.set('price_odd', price);
    expect(await read(await world.caller(), app)).toEqual([200, ['growth monthly null']]);
  });

  it('are none where nothing is sold', async () => {
    const app = await world.anotherApp({ nodeEnv: 'production' });
    expect(await read(await world.caller(), app)).toEqual([200, []]);
  });
});
