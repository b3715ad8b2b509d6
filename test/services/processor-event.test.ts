/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import type { FakeSubscription } from '../support/fakes/fake-stripe-objects.js';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { eventOf, postEvent, signed, stripeSettings } from '../support/fakes/stripe-events.js';
import { balances, faultsOf, ledgerOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { stripe, url } = await openFakeStripe();

describe('an event of the payment processor', () => {
  const world = openWorld(stripeSettings(url));
  const post = (type: string, object: unknown, options?: { id?: string; created?: number }) =>
    postEvent(world, eventOf(type, object, options));
  const show = async (caller: Caller) => (await world.rest(caller, 'GET', '/billing/subscription')).body.subscription;
  const { account } = stripe;

  async function subscriber(plan = 'growth'): Promise<{ caller: Caller; one: FakeSubscription }> {
    const caller = await world.caller({ credits: '0' });
    const body = { plan, payment_method: 'pm_card_visa' };
    expect((await world.rest(caller, 'POST', '/billing/subscribe', body)).body.status).toBe('active');
    return { caller, one: [...account.subscriptions.values()].at(-1)! };
  }

  /** The subscription in its next period. */
  function renewed(one: FakeSubscription, number: number): FakeSubscription {
    return { ...one, ...account.period(one.price, one.end), invoice: `${one.invoice}_${number}` };
  }

  /** A purchase whose answer was lost, with its payment intent at Stripe. */
  async function lostPurchase(card = 'pm_card_visa') {
    const caller = await world.caller({ credits: '0' });
    await world.rest(caller, 'GET', '/billing/setup-intent');
    account.attach(card, [...account.customers.keys()].at(-1)!);
    stripe.losesAnswersTo = 'POST /v1/payment_intents';
    const lost = await world.rest(caller, 'POST', '/credits/purchase', { credits: 60 }, { 'idempotency-key': 'lost' });
    expect(lost.status).toBe(503);
    stripe.losesAnswersTo = undefined;
    return { caller, intent: [...account.intents.values()].at(-1)! };
  }

  it('credits a payment whose answer was lost, once, and the repeated request finds it', async () => {
    const { caller, intent } = await lostPurchase();
    const event = eventOf('payment_intent.succeeded', intent);
    const answers = await Promise.all([postEvent(world, event), postEvent(world, event), postEvent(world, event)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { received: true }]));
    await post('payment_intent.succeeded', intent);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['purchase 60.00 → 60.00']);
    const again = await world.rest(caller, 'POST', '/credits/purchase', { credits: 60 }, { 'idempotency-key': 'lost' });
    expect([again.status, again.body]).toEqual([201, { purchased: 60, balance: 60 }]);
    expect(stripe.times('POST /v1/payment_intents')).toBe(3);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('credits a payment that the cardholder confirmed, even if the failure is reported later', async () => {
    const { caller, intent } = await lostPurchase('pm_card_authenticationRequired');
    const failed = eventOf('payment_intent.payment_failed', { ...intent });
    await post('payment_intent.succeeded', account.confirm(intent.id));
    await postEvent(world, failed);
    expect(await balances(world, caller.organizationId)).toMatchObject({ partner: '60.00' });
    expect(
      await world.sql('select status from credit_purchases where account_id = $1', [caller.organizationId]),
    ).toEqual([{ status: 'succeeded' }]);
  });

  it('closes a purchase that failed, and credits it if it is paid after all', async () => {
    const { caller, intent } = await lostPurchase('pm_card_chargeCustomerFail');
    await post('payment_intent.payment_failed', intent);
    const status = () =>
      world.sql('select status from credit_purchases where account_id = $1', [caller.organizationId]);
    expect(await status()).toEqual([{ status: 'failed' }]);
    await post('payment_intent.succeeded', account.confirm(intent.id));
    expect(await status()).toEqual([{ status: 'succeeded' }]);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['purchase 60.00 → 60.00']);
  });

  it('grants each paid invoice once, whichever event reports it', async () => {
    const { caller, one } = await subscriber();
    const next = renewed(one, 1);
    await post('invoice.paid', account.invoice(one));
    await post('invoice.paid', account.invoice(next));
    await post('invoice.payment_succeeded', account.invoice(next));
    await post('invoice.paid', account.invoice(next));
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['grant 250.00 → 250.00', 'grant 250.00 → 500.00']);
  });

  it('grants an older invoice that arrives late, and keeps the newer period', async () => {
    const { caller, one } = await subscriber();
    const [next, after] = [renewed(one, 1), renewed(renewed(one, 1), 2)];
    await post('invoice.paid', account.invoice(after));
    await post('invoice.payment_failed', account.invoice(next));
    await post('invoice.paid', account.invoice(next));
    expect(await show(caller)).toMatchObject({ status: 'active' });
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(3);
    const [row] = await world.sql<{ paid_until: Date }>(
      'select paid_until from billing_subscriptions where account_id = $1',
      [caller.organizationId],
    );
    expect(row!.paid_until).toEqual(new Date(after.end * 1000));
  });

  it('is also read in the format of older API versions', async () => {
    const { caller, one } = await subscriber();
    const { start, end } = account.period(one.price, one.end);
    await post('invoice.paid', {
      id: 'in_older',
      object: 'invoice',
      subscription: one.id,
      lines: { data: [{ type: 'subscription', proration: false, period: { start, end }, price: { id: one.price } }] },
    });
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(2);
    await post('customer.subscription.updated', {
      id: one.id,
      object: 'subscription',
      status: 'active',
      current_period_start: start,
      current_period_end: end,
      cancel_at_period_end: true,
    });
    expect(await show(caller)).toMatchObject({
      status: 'cancelled',
      ends_at: expect.stringContaining(new Date(end * 1000).toISOString().slice(0, 19)),
    });
  });

  it('marks a subscription past due when an invoice is not paid, and active with its payment', async () => {
    const { caller, one } = await subscriber();
    const next = account.invoice(renewed(one, 1));
    await post('invoice.payment_failed', next);
    expect(await show(caller)).toMatchObject({ status: 'past_due', active: false });
    expect(await ledgerOf(world, caller.organizationId)).toHaveLength(1);
    await post('invoice.paid', next);
    expect(await show(caller)).toMatchObject({ status: 'active', active: true });
    await post('invoice.payment_failed', next);
    expect(await show(caller)).toMatchObject({ status: 'active', active: true });
  });

  it('is applied in the order of occurrence, not of arrival, if it is for a subscription', async () => {
    const { caller, one } = await subscriber();
    const at = account.now + 100;
    const state = (fields: object) => ({ ...account.subscription(one), ...fields });
    await post('customer.subscription.updated', state({ status: 'past_due' }), { created: at + 10 });
    await post('customer.subscription.updated', state({ status: 'active' }), { created: at });
    expect(await show(caller)).toMatchObject({ status: 'past_due' });
    await post('customer.subscription.updated', state({ status: 'active' }), { created: at + 20 });
    await post('customer.subscription.created', state({ status: 'incomplete' }), { created: at + 20 });
    expect(await show(caller)).toMatchObject({ status: 'active' });
    await post('customer.subscription.deleted', state({ status: 'canceled', ended_at: at + 5 }), { created: at + 5 });
    expect(await show(caller)).toBeNull();
    await post('customer.subscription.updated', state({ status: 'active' }), { created: at + 30 });
    expect(await show(caller)).toBeNull();
  });

  it('does not undo the first payment of a subscription whose creation it reports late', async () => {
    const { caller, one } = await subscriber();
    const begun = { ...account.subscription(one), status: 'incomplete' };
    await post('customer.subscription.created', begun, { created: account.now });
    expect(await show(caller)).toMatchObject({ status: 'active', active: true });
    await post('invoice.payment_failed', account.invoice(renewed(one, 1)));
    await post('customer.subscription.updated', begun, { created: account.now + 1 });
    expect(await show(caller)).toMatchObject({ status: 'past_due' });
  });

  it('applies a change that was made at the processor', async () => {
    const { caller, one } = await subscriber();
    await post(
      'customer.subscription.updated',
      account.subscription({ ...one, price: 'price_scale_monthly', cancelAtPeriodEnd: true }),
      {
        created: account.now + 60,
      },
    );
    expect(await show(caller)).toMatchObject({ plan: 'scale', status: 'cancelled', active: true });
  });

  describe('that reports the payment of a changed plan', () => {
    /** A subscriber whose renewal was not paid, ten days ago, and who has changed the plan since. */
    async function changedWhilePastDue() {
      const { caller, one } = await subscriber();
      one.start -= 40 * 86_400;
      one.end = account.period(one.price, one.start).end;
      await world.sql(
        `update billing_subscriptions set paid_from = paid_from - interval '40 days', paid_until = paid_until - interval '40 days'
         where subscription_id = $1`,
        [one.id],
      );
      account.failRenewal(one);
      await post('invoice.payment_failed', account.invoice(one));
      expect(await show(caller)).toMatchObject({ status: 'past_due' });
      const body = { plan: 'scale', payment_method: 'pm_card_visa' };
      expect((await world.rest(caller, 'POST', '/billing/subscribe', body)).body).toMatchObject({ status: 'active' });
      return { caller, one, unpaid: one.earlier!.at(-1)! };
    }

    it('voids the invoice of the renewal that the change replaced, and grants nothing for it', async () => {
      const { caller, one, unpaid } = await changedWhilePastDue();
      const event = eventOf('invoice.paid', account.invoice(one));
      expect((await postEvent(world, event)).status).toBe(200);
      expect([unpaid.isVoid, unpaid.intent.status]).toEqual([true, 'canceled']);
      expect(await ledgerOf(world, caller.organizationId)).toEqual([
        'grant 250.00 → 250.00',
        'grant 1500.00 → 1750.00',
      ]);
      const asked = stripe.times('GET /v1/invoices');
      expect((await postEvent(world, event)).status).toBe(200);
      expect(stripe.times('GET /v1/invoices')).toBe(asked);
    });

    it('is sent again until Stripe has voided it', async () => {
      const { one, unpaid } = await changedWhilePastDue();
      stripe.unreachableFor = `POST /v1/invoices/${unpaid.invoice}/void`;
      const event = eventOf('invoice.paid', account.invoice(one));
      expect((await postEvent(world, event)).status).toBe(503);
      expect(unpaid.isVoid).toBeFalsy();
      stripe.unreachableFor = undefined;
      expect((await postEvent(world, event)).status).toBe(200);
      expect(unpaid.isVoid).toBe(true);
    });

    it('leaves an invoice that was paid in the meantime, whose months are granted too', async () => {
      const { caller, one, unpaid } = await changedWhilePastDue();
      stripe.beforeCall = {
        call: `POST /v1/invoices/${unpaid.invoice}/void`,
        run: () => account.confirm(unpaid.intent.id),
      };
      await post('invoice.paid', account.invoice(one));
      expect(unpaid.isVoid).toBeFalsy();
      await post('invoice.paid', account.invoice(unpaid));
      expect(await ledgerOf(world, caller.organizationId)).toHaveLength(3);
    });

    it('leaves the invoice of a period that was over, and asks nothing of a renewal', async () => {
      const { one, unpaid } = await changedWhilePastDue();
      Object.assign(unpaid, { start: unpaid.start - 40 * 86_400, end: one.start - 86_400 });
      await post('invoice.paid', account.invoice(one));
      expect(unpaid.isVoid).toBeFalsy();
      const asked = stripe.times('GET /v1/invoices');
      await post('invoice.paid', { ...account.invoice(renewed(one, 1)), billing_reason: 'subscription_cycle' });
      expect(stripe.times('GET /v1/invoices')).toBe(asked);
    });
  });

  it('makes a card that was saved in a browser the default', async () => {
    const { one } = await subscriber();
    account.attach('pm_card_mastercard', one.customer);
    await post('setup_intent.succeeded', {
      object: 'setup_intent',
      customer: one.customer,
      payment_method: 'pm_card_mastercard',
    });
    expect(account.customers.get(one.customer)!.default).toBe('pm_card_mastercard');
  });

  it('opens no transaction while Stripe is asked to make the card the default, and asks once', async () => {
    const { one } = await subscriber();
    const event = eventOf('setup_intent.succeeded', {
      object: 'setup_intent',
      customer: one.customer,
      payment_method: 'pm_card_discover',
    });
    account.attach('pm_card_discover', one.customer);
    let open: unknown;
    stripe.beforeNext = async () => {
      open = await world.sql(
        `select query from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`,
      );
    };
    expect((await postEvent(world, event)).status).toBe(200);
    expect(open).toEqual([]);
    const call = `POST /v1/customers/${one.customer}`;
    const asked = stripe.times(call);
    // An older event that arrives again does not replace a card that was saved later.
    await post('setup_intent.succeeded', {
      object: 'setup_intent',
      customer: one.customer,
      payment_method: 'pm_card_visa',
    });
    expect((await postEvent(world, event)).status).toBe(200);
    expect(stripe.times(call)).toBe(asked + 1);
    expect(account.customers.get(one.customer)!.default).toBe('pm_card_visa');
  });

  it('is sent again when it could not be processed', async () => {
    const { one } = await subscriber();
    const event = eventOf('setup_intent.succeeded', {
      object: 'setup_intent',
      customer: one.customer,
      payment_method: 'pm_card_amex',
    });
    stripe.unreachableFor = `POST /v1/customers/${one.customer}`;
    expect((await postEvent(world, event)).status).toBe(503);
    stripe.unreachableFor = undefined;
    expect((await postEvent(world, event)).status).toBe(200);
    expect(account.customers.get(one.customer)!.default).toBe('pm_card_amex');
  });

  it.each([
    [
      'for a payment of another system',
      'payment_intent.succeeded',
      { id: 'pi_x', status: 'succeeded', metadata: { credit_purchase_id: 'x' } },
    ],
    [
      'for an unknown subscription',
      'customer.subscription.updated',
      { id: 'sub_x', status: 'active', items: { data: [] }, metadata: {} },
    ],
    ['for an invoice without a subscription', 'invoice.paid', { id: 'in_x', parent: null, lines: { data: [] } }],
    ['for a card of an unknown customer', 'setup_intent.succeeded', { customer: 'cus_x', payment_method: 'pm_x' }],
    ['of a type that this service does not use', 'charge.refunded', { id: 'ch_x' }],
  ])('%s is received and ignored', async (_, type, object) => {
    await expectNothingWritten(world, async () => {
      const { status, body } = await post(type, object);
      expect([status, body]).toEqual([200, { received: true }]);
    });
  });

  it.each([
    ['another secret', { secret: 'whsec_other' }],
    ['a signature from ten minutes ago', { timestamp: Math.floor(Date.now() / 1000) - 600 }],
  ])('is refused with %s', async (_, options) => {
    const { status, body } = await postEvent(world, eventOf('payment_intent.succeeded', {}), options);
    expect([status, body.code]).toEqual([400, 'signature_invalid']);
  });

  it('is refused if it is unsigned, was changed in transit, or is not an event', async () => {
    const { payload, headers } = signed(eventOf('charge.refunded', { id: 'ch_1' }));
    const send = (body?: string, signature?: Record<string, string>) =>
      world.rest(null, 'POST', '/webhooks/processor', body, signature);
    expect((await send(payload)).status).toBe(400);
    expect((await send(payload.replace('ch_1', 'ch_2'), headers)).status).toBe(400);
    expect((await send(payload.replace(/\s+/g, ''), headers)).status).toBe(400);
    expect((await send()).status).toBe(400);
    expect((await postEvent(world, ['no', 'event'])).status).toBe(400);
    expect((await send(payload, headers)).status).toBe(200);
  });

  it('is accepted with POST only', async () => {
    const { status, headers } = await world.rest(null, 'GET', '/webhooks/processor');
    expect([status, headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});
