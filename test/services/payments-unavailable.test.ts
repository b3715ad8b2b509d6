/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { billSubscriptions } from '../../src/process/jobs/bill-subscriptions.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { ledgerOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const sold = [
  ['GET', '/billing/setup-intent', undefined],
  ['POST', '/billing/subscribe', { plan: 'growth' }],
  // This plan is free, and grants credits every month.
  ['POST', '/billing/subscribe', { plan: 'starter' }],
  ['POST', '/credits/purchase', { credits: 40 }],
] as const;
const mutations = [
  'mutation { purchaseCredits(input: { credits: 40 }) { purchased } }',
  'mutation { subscribe(input: { plan: GROWTH }) { status } }',
  'mutation { createSetupIntent { clientSecret } }',
];

describe('production without a payment processor', () => {
  const world = openWorld({ nodeEnv: 'production' });

  it('sells nothing and grants nothing for free', async () => {
    const caller = await world.caller({ credits: '0' });
    await expectNothingWritten(world, async () => {
      for (const [method, address, body] of sold) {
        const answer = await world.rest(caller, method, address, body);
        expect([address, answer.status, answer.body]).toEqual([
          address,
          503,
          expect.objectContaining({ code: 'payments_unavailable', message: 'This service does not accept payments.' }),
        ]);
      }
      for (const text of mutations) {
        const { body } = await world.graphql(caller, text);
        expect([text, body.errors[0].extensions.code]).toEqual([text, 'PAYMENTS_UNAVAILABLE']);
      }
    });
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
  });

  it('still lists the plans and the subscription, and simulates payments in the sandbox', async () => {
    const caller = await world.caller();
    expect((await world.rest(caller, 'GET', '/billing/plans')).body.plans).toHaveLength(3);
    expect((await world.rest(caller, 'GET', '/billing/subscription')).body.subscription).toBeNull();
    const sandbox = await world.sandboxOf(caller);
    for (const [method, address, body] of sold) {
      expect([address, (await world.rest(sandbox, method, address, body)).status]).toEqual([
        address,
        method === 'GET' ? 200 : 201,
      ]);
    }
  });

  it('neither completes nor renews free grants that were made before', async () => {
    const before = await world.anotherApp({ nodeEnv: 'test' });
    const caller = await world.caller({ credits: '0' });
    const headers = { authorization: `Bearer ${caller.token}` };
    const post = (app: typeof before, address: string, payload: object, more: object = {}) =>
      app.server.inject({ method: 'POST', url: `/api/v1${address}`, headers: { ...headers, ...more }, payload });
    expect((await post(before, '/billing/subscribe', { plan: 'growth' })).statusCode).toBe(201);
    // The cardholder never confirmed this purchase.
    await world.sql(
      `update payment_customers set payment_method = 'pm_card_authenticationRequired' where account_id = $1`,
      [caller.organizationId],
    );
    const key = { 'idempotency-key': 'once' };
    expect((await post(before, '/credits/purchase', { credits: 40 }, key)).statusCode).toBe(402);
    expect((await post(world.app, '/credits/purchase', { credits: 40 }, key)).statusCode).toBe(503);
    const grants = async () =>
      (await ledgerOf(world, caller.organizationId)).filter((line) => /^(grant|purchase)/.test(line));
    const granted = await grants();
    await billSubscriptions(world.app.infrastructure, new Date(Date.now() + 32 * 86_400_000));
    expect(await grants()).toEqual(granted);
    expect(await subscription(caller)).toBeNull();
  });

  it('allows a running plan to be cancelled', async () => {
    const before = await world.anotherApp({ nodeEnv: 'test' });
    const caller = await world.caller({ credits: '0' });
    const headers = { authorization: `Bearer ${caller.token}` };
    await before.server.inject({
      method: 'POST',
      url: '/api/v1/billing/subscribe',
      headers,
      payload: { plan: 'growth' },
    });
    expect((await world.rest(caller, 'POST', '/billing/cancel')).body).toMatchObject({ cancelled: true });
  });

  it('grants credits and plans for free when FREE_CREDITS is set', async () => {
    const free = await world.anotherApp({ freeCredits: true });
    const caller = await world.caller({ credits: '0' });
    const headers = { authorization: `Bearer ${caller.token}` };
    const payload = { credits: 40 };
    const bought = await free.server.inject({ method: 'POST', url: '/api/v1/credits/purchase', headers, payload });
    expect([bought.statusCode, bought.json()]).toEqual([201, { purchased: 40, balance: 40 }]);
  });

  async function subscription(caller: Caller) {
    return (await world.rest(caller, 'GET', '/billing/subscription')).body.subscription;
  }
});
