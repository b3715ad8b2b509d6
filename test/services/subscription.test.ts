/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { grantDueMonths } from '../../src/services/billing/renew.js';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { eventOf, postEvent, stripeSettings } from '../support/fakes/stripe-events.js';
import { faultsOf, ledgerOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { stripe, url } = await openFakeStripe();

describe('a subscription', () => {
  const world = openWorld(stripeSettings(url));
  const subscribe = (caller: Caller, body: object, key?: string) =>
    world.rest(caller, 'POST', '/billing/subscribe', body, key ? { 'idempotency-key': key } : {});
  const show = async (caller: Caller) => (await world.rest(caller, 'GET', '/billing/subscription')).body.subscription;
  const creations = () => stripe.times('POST /v1/subscriptions');
  const latest = () => [...stripe.account.subscriptions.values()].at(-1)!;
  const subscriber = () => world.caller({ credits: '0' });
  const visa = { payment_method: 'pm_card_visa' };

  it('is paid with a card that becomes the default, and grants the first month', async () => {
    const caller = await subscriber();
    const { status, body } = await subscribe(caller, { plan: 'growth', ...visa });
    expect([status, body]).toEqual([
      201,
      { organization_uuid: caller.organizationId, plan: 'growth', status: 'active', active: true },
    ]);
    expect(stripe.received.find(({ path }) => path === '/v1/subscriptions')!.params).toMatchObject({
      items: { 0: { price: 'price_growth_monthly' } },
      metadata: { organization_id: caller.organizationId },
    });
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00']);
    const [lot] = await world.sql('select bucket, kind, expires_at from credit_lots where account_id = $1', [
      caller.organizationId,
    ]);
    expect(lot).toEqual({ bucket: 'partner_eligible', kind: 'plan', expires_at: new Date(latest().end * 1000) });
    expect((await world.rest(caller, 'POST', '/credits/purchase', { credits: 5 })).body).toEqual({
      purchased: 5,
      balance: 255,
    });
  });

  it('grants free credits on the starter plan', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'starter', ...visa });
    expect((await world.rest(caller, 'GET', '/credits/balance')).body.balance).toEqual({
      total: 25,
      free: 25,
      partner_eligible: 0,
    });
  });

  it('billed annually grants monthly, exactly twelve times', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'growth', interval: 'annual', ...visa });
    const grants = () =>
      world.sql(`select 1 from ledger_transactions where account_id = $1 and kind = 'grant'`, [caller.organizationId]);
    expect(await grants()).toHaveLength(1);
    const { db } = world.app.infrastructure;
    const later = (months: number) => {
      const date = new Date(latest().start * 1000);
      date.setUTCMonth(date.getUTCMonth() + months, date.getUTCDate() + 3);
      return date;
    };
    await grantDueMonths(db, later(4));
    expect(await grants()).toHaveLength(5);
    await Promise.all([grantDueMonths(db, later(5)), grantDueMonths(db, later(5))]);
    expect(await grants()).toHaveLength(6);
    await grantDueMonths(db, later(30));
    expect(await grants()).toHaveLength(12);
    await grantDueMonths(db, later(40));
    expect(await grants()).toHaveLength(12);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('billed annually grants later months by the plan that it was changed to at the processor', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'growth', interval: 'annual', ...visa });
    const one = latest();
    const changed = stripe.account.subscription({ ...one, price: 'price_scale_monthly' });
    await postEvent(world, eventOf('customer.subscription.updated', changed));
    const second = new Date(one.start * 1000);
    second.setUTCMonth(second.getUTCMonth() + 1, second.getUTCDate() + 3);
    await grantDueMonths(world.app.infrastructure.db, second);
    await postEvent(world, eventOf('invoice.paid', stripe.account.invoice(one)));
    const grants = (await ledgerOf(world, caller.organizationId)).filter((line) => line.startsWith('grant'));
    expect(grants).toEqual([expect.stringMatching(/^grant 250.00/), expect.stringMatching(/^grant 1500.00/)]);
  });

  it('grants once for the period from a 28th to the next 31st if it starts on a 31st', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'growth', ...visa });
    const seconds = (date: string) => Date.parse(date) / 1000;
    const invoice = stripe.account.invoice({
      ...latest(),
      ...{ invoice: 'in_february', start: seconds('2090-02-28T12:00:00Z'), end: seconds('2090-03-31T12:00:00Z') },
    });
    await postEvent(world, eventOf('invoice.paid', invoice));
    await grantDueMonths(world.app.infrastructure.db, new Date('2090-03-30T12:00:00Z'));
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00', 'grant 250.00 → 500.00']);
  });

  it('is not created with a declined card, and can be tried again', async () => {
    const caller = await subscriber();
    for (const card of ['pm_card_visa_chargeDeclined', 'pm_card_chargeCustomerFail']) {
      const { status, body } = await subscribe(caller, { plan: 'growth', payment_method: card }, 'try');
      expect([status, body.code, body.message]).toEqual([402, 'payment_failed', 'Your card was declined.']);
      expect(await show(caller)).toBeNull();
    }
    expect(latest().status).toBe('canceled');
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
    expect((await subscribe(caller, { plan: 'growth', ...visa }, 'try')).body.status).toBe('active');
  });

  it('waits for a cardholder who has to authenticate, and starts with the payment', async () => {
    const caller = await subscriber();
    const card = { plan: 'growth', payment_method: 'pm_card_authenticationRequired' };
    const { status, body } = await subscribe(caller, card);
    expect([status, body]).toEqual([
      201,
      {
        organization_uuid: caller.organizationId,
        plan: 'growth',
        status: 'incomplete',
        active: false,
        client_secret: expect.stringMatching(/^pi_\d+_secret_1$/),
      },
    ]);
    expect((await subscribe(caller, card)).body).toEqual(body);
    expect(creations()).toBe(1);
    const one = latest();
    stripe.account.confirm(one.intent.id);
    one.status = 'active';
    await postEvent(world, eventOf('invoice.paid', stripe.account.invoice(one)));
    expect(await show(caller)).toMatchObject({ status: 'active', active: true });
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00']);
  });

  it('is replaced by another one if it is incomplete', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'growth', payment_method: 'pm_card_authenticationRequired' });
    const first = latest();
    expect((await subscribe(caller, { plan: 'scale', ...visa })).body).toMatchObject({
      plan: 'scale',
      status: 'active',
    });
    expect([first.status, latest().price]).toEqual(['canceled', 'price_scale_monthly']);
  });

  it('is found by the same request if its answer was lost', async () => {
    const caller = await subscriber();
    stripe.losesAnswersTo = 'POST /v1/subscriptions';
    expect((await subscribe(caller, { plan: 'growth', ...visa }, 'lost')).status).toBe(503);
    expect(await show(caller)).toMatchObject({ status: 'incomplete' });
    const before = stripe.account.subscriptions.size;
    stripe.losesAnswersTo = undefined;
    const busy = await subscribe(caller, { plan: 'growth', ...visa }, 'another');
    expect([busy.status, busy.body.code]).toEqual([409, 'in_progress']);
    expect((await subscribe(caller, { plan: 'growth', ...visa }, 'lost')).body).toMatchObject({ status: 'active' });
    expect(stripe.account.subscriptions.size).toBe(before);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00']);
  });

  it('is replaced by another one if it never reached the processor', async () => {
    const caller = await subscriber();
    stripe.unreachableFor = 'POST /v1/subscriptions';
    expect((await subscribe(caller, { plan: 'growth', ...visa })).status).toBe(503);
    stripe.unreachableFor = undefined;
    const busy = await subscribe(caller, { plan: 'scale', ...visa });
    expect([busy.status, busy.headers['retry-after']]).toEqual([409, '5']);
    await world.sql(`update billing_subscriptions set asking_until = now() where account_id = $1`, [
      caller.organizationId,
    ]);
    expect((await subscribe(caller, { plan: 'scale', ...visa })).body).toMatchObject({
      plan: 'scale',
      status: 'active',
    });
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 1500.00 → 1500.00']);
  });

  it('is found by its request if an event reported it first', async () => {
    const caller = await subscriber();
    stripe.losesAnswersTo = 'POST /v1/subscriptions';
    await subscribe(caller, { plan: 'growth', ...visa });
    stripe.losesAnswersTo = undefined;
    await postEvent(world, eventOf('invoice.paid', stripe.account.invoice(latest())));
    await postEvent(world, eventOf('customer.subscription.created', stripe.account.subscription(latest())));
    expect(await show(caller)).toMatchObject({ status: 'active' });
    expect((await subscribe(caller, { plan: 'growth' })).body).toMatchObject({ status: 'active' });
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00']);
  });

  it('is not changed for the current plan, and starts a new period for another plan', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'growth', ...visa });
    expect((await subscribe(caller, { plan: 'growth' })).body).toMatchObject({ plan: 'growth', status: 'active' });
    expect(creations()).toBe(1);
    const changed = await subscribe(caller, { plan: 'scale' });
    expect(changed.body).toMatchObject({ plan: 'scale', status: 'active' });
    expect(creations()).toBe(1);
    const update = stripe.received.findLast(
      ({ method, path }) => method === 'POST' && path.startsWith('/v1/subscriptions/'),
    )!;
    expect(update.params).toMatchObject({
      billing_cycle_anchor: { type: 'now' },
      proration_behavior: 'none',
      payment_behavior: 'error_if_incomplete',
    });
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00', 'grant 1500.00 → 1750.00']);
  });

  it('keeps its plan when the card does not pay for another one', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'growth', ...visa });
    const refused = await subscribe(caller, { plan: 'scale', payment_method: 'pm_card_chargeCustomerFail' });
    expect([refused.status, refused.body.code]).toEqual([402, 'payment_failed']);
    expect(await show(caller)).toMatchObject({ plan: 'growth', status: 'active' });
  });

  it('cannot be changed within the year that it is paid for', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'growth', interval: 'annual', ...visa });
    const { status, body } = await subscribe(caller, { plan: 'scale' });
    expect([status, body.errors.plan[0]]).toEqual([
      422,
      expect.stringMatching(/paid for a year until \d{4}-\d\d-\d\d/),
    ]);
  });

  it('is cancelled at the end of its period, once, and resumed by subscribing again', async () => {
    const caller = await subscriber();
    await subscribe(caller, { plan: 'growth', ...visa });
    const endsAt = `${new Date(latest().end * 1000).toISOString().slice(0, 19)}`;
    const first = await world.rest(caller, 'POST', '/billing/cancel');
    expect([first.status, first.body]).toEqual([
      200,
      { organization_uuid: caller.organizationId, cancelled: true, ends_at: expect.stringContaining(endsAt) },
    ]);
    expect(latest().cancelAtPeriodEnd).toBe(true);
    expect((await world.rest(caller, 'POST', '/billing/cancel')).body).toEqual(first.body);
    expect(await show(caller)).toMatchObject({ status: 'cancelled', active: true });
    expect((await subscribe(caller, { plan: 'growth' })).body).toMatchObject({ status: 'active', active: true });
    expect([latest().cancelAtPeriodEnd, creations()]).toEqual([false, 1]);
  });

  it('cannot be cancelled if it does not exist', async () => {
    const caller = await subscriber();
    const { status, body } = await world.rest(caller, 'POST', '/billing/cancel');
    expect([status, body.errors.subscription[0]]).toEqual([422, 'The organization has no subscription to cancel.']);
  });

  it('is created once under concurrent requests', async () => {
    const caller = await subscriber();
    const answers = await Promise.all([1, 2, 3].map(() => subscribe(caller, { plan: 'growth', ...visa })));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    expect(creations()).toBe(1);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00']);
  });

  it.each([
    [{}, 'plan'],
    [{ plan: 'enterprise' }, 'plan'],
    [{ plan: 'growth', interval: 'weekly' }, 'interval'],
    [{ plan: 'scale', interval: 'annual', ...visa }, 'plan'],
    [{ plan: 'growth', payment_method: 'pm_missing' }, 'payment_method'],
    [{ plan: 'growth' }, 'payment_method'],
  ])('refuses %j, naming the field', async (body, field) => {
    const caller = await subscriber();
    const answer = await subscribe(caller, body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    expect(await show(caller)).toBeNull();
  });
});
