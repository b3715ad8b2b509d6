/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { billSubscriptions } from '../../src/process/jobs/bill-subscriptions.js';
import { eventOf, postEvent, stripeSettings } from '../support/fakes/stripe-events.js';
import { faultsOf, ledgerOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('billing without a Stripe key', () => {
  const world = openWorld();
  const subscriber = () => world.caller({ credits: '0' });
  const rest = (caller: Caller, method: string, path: string, body?: object) => world.rest(caller, method, path, body);
  const run = (now: Date) => billSubscriptions(world.app.infrastructure, now);
  /** The grants in the ledger, without the expiry of unspent credits. */
  const grantsOf = async ({ organizationId }: Caller) =>
    (await ledgerOf(world, organizationId)).filter((line) => line.startsWith('grant'));
  const show = async (caller: Caller) => (await rest(caller, 'GET', '/billing/subscription')).body.subscription;
  /** A date after the given number of months. */
  const afterMonths = (months: number) => new Date(Date.now() + (months * 31 + 1) * 86_400_000);

  const priced = (dollars: number) => [
    { interval: 'monthly', amount: `${dollars}.00` },
    { interval: 'annual', amount: `${dollars * 10}.00` },
  ];

  it('lists the plans', async () => {
    const { status, body } = await rest(await subscriber(), 'GET', '/billing/plans');
    expect([status, body]).toEqual([
      200,
      {
        plans: [
          { key: 'starter', label: 'Starter', monthly_credits: 25, partner_eligible: false, prices: priced(25) },
          { key: 'growth', label: 'Growth', monthly_credits: 250, partner_eligible: true, prices: priced(250) },
          { key: 'scale', label: 'Scale', monthly_credits: 1500, partner_eligible: true, prices: priced(1500) },
        ],
      },
    ]);
  });

  it('prepares to save a card', async () => {
    const caller = await subscriber();
    const { status, body } = await rest(caller, 'GET', '/billing/setup-intent');
    expect([status, body]).toEqual([
      200,
      {
        organization_uuid: caller.organizationId,
        client_secret: `seti_sim_${caller.organizationId}_secret_simulated`,
        publishable_key: 'pk_test_simulated',
      },
    ]);
  });

  it('announces each change of the subscription once, with the state that the request leaves', async () => {
    const caller = await subscriber();
    const announced = async () => {
      await world.app.infrastructure.announcer!.committed();
      const rows = await world.sql<{ state: string; serial: string }>(
        `select payload -> 'data' -> 'object' -> 'subscription' ->> 'status' as state, id from
           (select id, payload from event_outbox where account_id = $1 and type = 'subscription.updated'
            union all select id, payload from events where account_id = $1 and type = 'subscription.updated') e order by id`,
        [caller.organizationId],
      );
      return rows.map(({ state }) => state);
    };
    const subscribe = (body: object) => rest(caller, 'POST', '/billing/subscribe', body);
    const declined = await subscribe({ plan: 'growth', payment_method: 'pm_card_chargeDeclined' });
    expect([declined.status, await announced()]).toEqual([402, []]);
    expect((await subscribe({ plan: 'growth', payment_method: 'pm_card_visa' })).status).toBe(201);
    expect(await announced()).toEqual(['active']);
    await subscribe({ plan: 'growth' });
    expect(await announced()).toHaveLength(1);
    await subscribe({ plan: 'scale' });
    expect(await announced()).toEqual(['active', 'active']);
    await rest(caller, 'POST', '/billing/cancel');
    await rest(caller, 'POST', '/billing/cancel');
    expect(await announced()).toEqual(['active', 'active', 'cancelled']);
    await subscribe({ plan: 'scale' });
    expect(await announced()).toHaveLength(4);
    await run(afterMonths(1));
    expect(await announced()).toHaveLength(5);
  });

  it('subscribes, buys and cancels through both APIs', async () => {
    const caller = await subscriber();
    expect(
      (await rest(caller, 'POST', '/billing/subscribe', { plan: 'growth', interval: null, payment_method: null })).body,
    ).toEqual({
      organization_uuid: caller.organizationId,
      plan: 'growth',
      status: 'active',
      active: true,
    });
    const bought = await rest(caller, 'POST', '/credits/purchase', { credits: 40 });
    expect([bought.status, bought.body]).toEqual([201, { purchased: 40, balance: 290 }]);
    const { body } = await world.graphql(caller, 'mutation { cancelSubscription { organizationId cancelled endsAt } }');
    expect(body.data.cancelSubscription).toMatchObject({ organizationId: caller.organizationId, cancelled: true });
    const query =
      '{ billingPlans { plans { key } } billingSubscription { subscription { plan status active endsAt } } }';
    expect((await world.graphql(caller, query)).body.data).toMatchObject({
      billingPlans: { plans: [{ key: 'STARTER' }, { key: 'GROWTH' }, { key: 'SCALE' }] },
      billingSubscription: {
        subscription: {
          plan: 'GROWTH',
          status: 'CANCELLED',
          active: true,
          endsAt: body.data.cancelSubscription.endsAt,
        },
      },
    });
    const again = 'mutation { subscribe(input: { plan: GROWTH, interval: MONTHLY }) { status clientSecret } }';
    expect((await world.graphql(caller, again)).body).toEqual({
      data: { subscribe: { status: 'ACTIVE', clientSecret: null } },
      extensions: expect.anything(),
    });
  });

  it('renews subscriptions by the month, except cancelled ones', async () => {
    const [going, ending] = [await subscriber(), await subscriber()];
    for (const caller of [going, ending]) await rest(caller, 'POST', '/billing/subscribe', { plan: 'growth' });
    await rest(ending, 'POST', '/billing/cancel');
    await run(new Date());
    expect(await grantsOf(going)).toEqual(['grant 250.00 → 250.00']);
    await Promise.all([run(afterMonths(1)), run(afterMonths(1))]);
    expect(await grantsOf(going)).toEqual(['grant 250.00 → 250.00', 'grant 250.00 → 500.00']);
    expect(await grantsOf(ending)).toEqual(['grant 250.00 → 250.00']);
    expect(await show(ending)).toBeNull();
    await run(afterMonths(4));
    expect(await grantsOf(going)).toHaveLength(5);
    expect((await rest(ending, 'POST', '/billing/subscribe', { plan: 'scale' })).body).toMatchObject({
      plan: 'scale',
      active: true,
    });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('marks a subscription past due when its card stops paying, until one pays', async () => {
    const caller = await subscriber();
    await rest(caller, 'POST', '/billing/subscribe', { plan: 'growth' });
    const refused = await rest(caller, 'POST', '/billing/subscribe', {
      plan: 'scale',
      payment_method: 'pm_card_chargeCustomerFail',
    });
    expect(refused.status).toBe(402);
    expect((await rest(caller, 'POST', '/credits/purchase', { credits: 1 })).body).toMatchObject({
      code: 'payment_failed',
    });
    await run(afterMonths(1));
    expect(await show(caller)).toMatchObject({ status: 'past_due', active: false });
    expect(await grantsOf(caller)).toHaveLength(1);
    await rest(caller, 'POST', '/billing/subscribe', { plan: 'growth', payment_method: 'pm_card_visa' });
    await run(afterMonths(2));
    expect(await show(caller)).toMatchObject({ status: 'active', active: true });
    expect(await grantsOf(caller)).toHaveLength(2);
  });

  it('continues with all others when one subscription cannot be billed', async () => {
    const [broken, whole] = [await subscriber(), await subscriber()];
    for (const caller of [broken, whole]) await rest(caller, 'POST', '/billing/subscribe', { plan: 'starter' });
    await world.sql(
      `update billing_subscriptions set current_period_start = null, subscription_id = 'sub_broken',
      current_period_end = '-infinity' where account_id = $1`,
      [broken.organizationId],
    );
    await expect(run(afterMonths(1))).rejects.toThrow(/Subscriptions were not billed/);
    expect(await grantsOf(whole)).toHaveLength(2);
    await world.sql('delete from billing_subscriptions where account_id = $1', [broken.organizationId]);
  });

  it('ends live plans once Stripe sells them', async () => {
    const caller = await subscriber();
    await rest(caller, 'POST', '/billing/subscribe', { plan: 'growth' });
    const app = await world.anotherApp({
      ...stripeSettings('http://127.0.0.1:9'),
    });
    await billSubscriptions(app.infrastructure, afterMonths(1));
    expect(await show(caller)).toBeNull();
    expect(await grantsOf(caller)).toHaveLength(1);
  });

  it('requires authentication as Stripe does', async () => {
    const caller = await subscriber();
    const { status, body } = await rest(caller, 'POST', '/billing/subscribe', {
      plan: 'growth',
      payment_method: 'pm_card_authenticationRequired',
    });
    expect([status, body.status, body.active]).toEqual([201, 'incomplete', false]);
    expect(body.client_secret).toMatch(/_secret_/);
    expect((await rest(caller, 'POST', '/credits/purchase', { credits: 5 })).body).toMatchObject({
      code: 'payment_action_required',
      client_secret: expect.stringMatching(/^pi_sim_.*_secret_/),
    });
    const cancelled = await rest(caller, 'POST', '/billing/cancel');
    expect([cancelled.status, cancelled.body.cancelled]).toEqual([200, true]);
    expect(await show(caller)).toBeNull();
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
  });

  it('keeps the sandbox’s subscriptions and cards separate, and grants them nothing', async () => {
    const caller = await subscriber();
    const sandbox = await world.sandboxOf(caller);
    expect((await rest(sandbox, 'POST', '/billing/subscribe', { plan: 'scale' })).body.status).toBe('active');
    expect(await show(caller)).toBeNull();
    await run(afterMonths(2));
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
    const failing = { plan: 'scale', payment_method: 'pm_card_chargeCustomerFail' };
    await rest(sandbox, 'POST', '/billing/subscribe', failing);
    expect((await rest(sandbox, 'POST', '/credits/purchase', { credits: 5 })).status).toBe(402);
    expect((await rest(caller, 'POST', '/credits/purchase', { credits: 5 })).status).toBe(201);
    expect((await rest(sandbox, 'POST', '/billing/cancel')).body.cancelled).toBe(true);
  });

  it('refuses events, because no signature can be verified without a secret', async () => {
    const { status, body } = await postEvent(world, eventOf('invoice.paid', {}));
    expect([status, body.code]).toEqual([400, 'signature_invalid']);
    expect(body.message).toContain('STRIPE_WEBHOOK_SECRET');
  });

  it('logs its changes to the account, with the user', async () => {
    const caller = await subscriber();
    await rest(caller, 'POST', '/credits/purchase', { credits: 7 });
    const { body } = await rest(caller, 'GET', '/audit-logs?auditable_type=CreditPurchase');
    expect(body.data.map(({ action, user_id }: Record<string, string>) => [action, user_id])).toEqual([
      ['updated', caller.userId],
      ['created', caller.userId],
    ]);
    expect(JSON.stringify(body.data)).not.toContain('request_key');
  });
});
