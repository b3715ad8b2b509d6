/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { stripeSettings } from '../support/fakes/stripe-events.js';
import { balances, faultsOf, ledgerOf } from '../support/records/credits.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { stripe, url } = await openFakeStripe();

describe('a purchase of credits', () => {
  const world = openWorld(stripeSettings(url));
  const buy = (caller: Caller, credits: number, key?: string) =>
    world.rest(caller, 'POST', '/credits/purchase', { credits }, key ? { 'idempotency-key': key } : {});
  const charges = () => stripe.times('POST /v1/payment_intents');
  const purchasesOf = ({ organizationId }: Caller) =>
    world.sql<{ status: string; credits: number }>(
      'select status, credits from credit_purchases where account_id = $1 order by serial',
      [organizationId],
    );

  /** A caller whose organization has saved this card in a browser; its event has not arrived. */
  async function payer(card = 'pm_card_visa'): Promise<Caller> {
    const caller = await world.caller({ credits: '0' });
    const { body } = await world.rest(caller, 'GET', '/billing/setup-intent');
    expect(body).toEqual({
      organization_uuid: caller.organizationId,
      client_secret: 'seti_1_secret_1',
      publishable_key: 'pk_test_1',
    });
    const [customer] = await world.sql<{ customer_id: string }>(
      'select customer_id from payment_customers where account_id = $1',
      [caller.organizationId],
    );
    stripe.account.attach(card, customer!.customer_id);
    stripe.received.length = 0;
    return caller;
  }

  it('charges the card in whole dollars and credits the amount paid', async () => {
    const caller = await payer();
    const { status, body } = await buy(caller, 250);
    expect({ status, body }).toEqual({ status: 201, body: { purchased: 250, balance: 250 } });
    const asked = stripe.received.find(({ path }) => path === '/v1/payment_intents')!;
    expect(asked.params).toMatchObject({
      amount: '25000',
      currency: 'usd',
      confirm: 'true',
      off_session: 'true',
      payment_method: 'pm_card_visa',
    });
    expect(asked.apiVersion).toBe('2026-10-28.endive');
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['purchase 250.00 → 250.00']);
    expect(await balances(world, caller.organizationId)).toMatchObject({ partner: '250.00', free: '0.00' });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('works the same through GraphQL', async () => {
    const caller = await payer();
    const { body } = await world.graphql(
      caller,
      'mutation { purchaseCredits(input: { credits: 5 }) { purchased balance } }',
    );
    expect(body).toEqual({ data: { purchaseCredits: { purchased: 5, balance: 5 } }, extensions: expect.anything() });
  });

  it('charges another card on request, which becomes the default, and no card of someone else', async () => {
    const caller = await payer();
    const charge = (payment_method: string) =>
      world.rest(caller, 'POST', '/credits/purchase', { credits: 5, payment_method });
    expect((await charge('pm_card_mastercard')).body).toEqual({ purchased: 5, balance: 5 });
    expect((await buy(caller, 5)).status).toBe(201);
    const paid = stripe.received.filter(({ path }) => path === '/v1/payment_intents');
    expect(paid.map(({ params }) => params.payment_method)).toEqual(['pm_card_mastercard', 'pm_card_mastercard']);
    const missing = await charge('pm_missing');
    expect([missing.status, missing.body.errors]).toEqual([
      422,
      { payment_method: ['The selected payment method is invalid.'] },
    ]);
    expect((await charge('pm_card_visa_chargeDeclined')).body.code).toBe('payment_failed');
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['purchase 5.00 → 5.00', 'purchase 5.00 → 10.00']);
  });

  it('has a form for cards whose key is public, for owners and admins in live mode', async () => {
    const caller = await payer();
    const form = '{ billingSubscription { paymentForm { publishableKey hasSavedCard } } }';
    const shown = async (by: Caller) => (await world.graphql(by, form)).body.data.billingSubscription.paymentForm;
    expect(await shown(caller)).toEqual({ publishableKey: 'pk_test_1', hasSavedCard: false });
    await world.rest(caller, 'POST', '/credits/purchase', { credits: 5, payment_method: 'pm_card_visa' });
    expect(await shown(caller)).toEqual({ publishableKey: 'pk_test_1', hasSavedCard: true });
    expect(await shown(await world.caller({ abilities: ['mode:sandbox'] }))).toBeNull();
    const member = await world.caller({ organizationId: caller.organizationId });
    await world.sql("update memberships set role = 'member' where user_id = $1", [member.userId]);
    expect((await world.graphql(member, form)).body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  it('must be the only field of its mutation, because it cannot be rolled back', async () => {
    const caller = await payer();
    const two =
      'mutation { a: purchaseCredits(input: { credits: 5 }) { balance } b: purchaseCredits(input: { credits: 5 }) { balance } }';
    const { status, body } = await world.graphql(caller, two);
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain('it must be the only field of its mutation');
    expect(charges()).toBe(0);
  });

  it('credits nothing when the card is declined, and leaves the key for another attempt', async () => {
    const caller = await payer('pm_card_chargeCustomerFail');
    const declined = await buy(caller, 40, 'declined');
    expect(declined.status).toBe(402);
    expect(declined.body).toMatchObject({ message: 'Your card was declined.', code: 'payment_failed' });
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
    const customer = [...stripe.account.customers.values()].at(-1)!;
    stripe.account.attach('pm_card_visa', customer.id);
    expect((await buy(caller, 40, 'declined')).body).toEqual({ purchased: 40, balance: 40 });
    expect(await purchasesOf(caller)).toEqual([
      { status: 'failed', credits: 40 },
      { status: 'succeeded', credits: 40 },
    ]);
  });

  it('returns the client secret when the cardholder has to authenticate, and credits once they have', async () => {
    const caller = await payer('pm_card_authenticationRequired');
    const asked = await buy(caller, 30, '3ds');
    expect(asked.status).toBe(402);
    expect(asked.body).toMatchObject({
      code: 'payment_action_required',
      client_secret: expect.stringMatching(/^pi_\d+_secret_1$/),
    });
    expect(await purchasesOf(caller)).toEqual([{ status: 'requires_action', credits: 30 }]);
    expect((await buy(caller, 30, '3ds')).body.client_secret).toBe(asked.body.client_secret);
    stripe.account.confirm(asked.body.client_secret.replace(/_secret.*/, ''));
    expect((await buy(caller, 30, '3ds')).body).toEqual({ purchased: 30, balance: 30 });
    expect(charges()).toBe(1);
  });

  it('returns the client secret to GraphQL in the extensions', async () => {
    const caller = await payer('pm_card_authenticationRequired');
    const { body } = await world.graphql(caller, 'mutation { purchaseCredits(input: { credits: 5 }) { balance } }');
    expect(body.errors[0].extensions).toMatchObject({
      code: 'PAYMENT_ACTION_REQUIRED',
      status: 402,
      clientSecret: expect.stringContaining('_secret_'),
    });
  });

  it('finds a payment whose answer was lost, under the same key, and does not charge again', async () => {
    const caller = await payer();
    const before = stripe.account.taken;
    stripe.losesAnswersTo = 'POST /v1/payment_intents';
    const lost = await buy(caller, 70, 'lost');
    expect([lost.status, lost.body.code, lost.headers['retry-after']]).toEqual([503, 'processor_unavailable', '5']);
    expect(stripe.account.taken - before).toBe(70);
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
    stripe.losesAnswersTo = undefined;
    expect((await buy(caller, 70, 'lost')).body).toEqual({ purchased: 70, balance: 70 });
    expect(stripe.account.taken - before).toBe(70);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['purchase 70.00 → 70.00']);
  });

  it('continues the purchase that another attempt wrote while the processor was asked for the card', async () => {
    const caller = await payer();
    const before = stripe.account.taken;
    stripe.losesAnswersTo = 'POST /v1/payment_intents';
    expect((await buy(caller, 40, 'overtaken')).status).toBe(503);
    stripe.losesAnswersTo = undefined;
    const named = 'update credit_purchases set request_key = $2 where account_id = $1';
    const [{ request_key: key }] = (await world.sql('select request_key from credit_purchases where account_id = $1', [
      caller.organizationId,
    ])) as [{ request_key: string }];
    await world.sql(named, [caller.organizationId, null]);
    stripe.beforeNext = () => world.sql(named, [caller.organizationId, key]);
    const { status, body } = await buy(caller, 40, 'overtaken');
    expect({ status, body }).toEqual({ status: 201, body: { purchased: 40, balance: 40 } });
    expect(stripe.account.taken - before).toBe(40);
    expect(await purchasesOf(caller)).toEqual([{ status: 'succeeded', credits: 40 }]);
  });

  it('does not treat a gateway error as a failed payment, and does not charge again', async () => {
    const caller = await payer();
    const before = stripe.account.taken;
    stripe.gatewayFailsFor = 'POST /v1/payment_intents';
    const lost = await buy(caller, 60, 'gateway');
    expect([lost.status, lost.body.code]).toEqual([503, 'processor_unavailable']);
    expect(await purchasesOf(caller)).toEqual([{ status: 'pending', credits: 60 }]);
    stripe.gatewayFailsFor = undefined;
    expect((await buy(caller, 60, 'gateway')).body).toEqual({ purchased: 60, balance: 60 });
    expect(stripe.account.taken - before).toBe(60);
  });

  it('returns 503 when a gateway fails before the charge, and charges nothing', async () => {
    const caller = await payer();
    const [customer] = await world.sql<{ customer_id: string }>(
      'select customer_id from payment_customers where account_id = $1',
      [caller.organizationId],
    );
    stripe.gatewayFailsFor = `GET /v1/customers/${customer!.customer_id}`;
    const refused = await buy(caller, 60);
    expect([refused.status, refused.body.code]).toEqual([503, 'processor_unavailable']);
    expect(charges()).toBe(0);
  });

  it('refuses another amount under the key of an unfinished purchase', async () => {
    const caller = await payer('pm_card_authenticationRequired');
    expect((await buy(caller, 30, 'mismatch')).status).toBe(402);
    const other = await buy(caller, 300, 'mismatch');
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect(charges()).toBe(1);
  });

  it('can be continued after the key’s window, because money is not taken twice', async () => {
    const caller = await payer();
    expect((await buy(caller, 20, 'old')).status).toBe(201);
    await world.sql(`update idempotency_keys set created_at = now() - interval '1 day'`);
    expect((await buy(caller, 20, 'old')).body).toEqual({ purchased: 20, balance: 20 });
    expect(charges()).toBe(1);
  });

  it('reports a missing card', async () => {
    const caller = await world.caller({ credits: '0' });
    const { status, body } = await buy(caller, 10);
    expect(status).toBe(422);
    expect(body.errors.payment_method).toEqual([
      'No card is saved. Save a card first, or name a payment method in the request.',
    ]);
    expect(await purchasesOf(caller)).toEqual([]);
  });

  it('passes on that the processor does not accept the amount', async () => {
    const caller = await payer();
    const { status, body } = await buy(caller, 1_000_000);
    expect([status, body.message]).toEqual([402, 'Amount must be no more than $999,999.99']);
    expect(await purchasesOf(caller)).toEqual([{ status: 'failed', credits: 1_000_000 }]);
  });

  it.each([[0], [-5], [1.5], ['ten'], [1_000_001], [null]])('refuses %p credits', async (credits) => {
    const caller = await payer();
    const { status, body } = await world.rest(caller, 'POST', '/credits/purchase', { credits });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['credits']]);
    expect(stripe.received).toEqual([]);
  });

  it('requires an owner or admin', async () => {
    const caller = await payer();
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [caller.userId]);
    const member = await world.caller({
      organizationId: caller.organizationId,
      email: `m-${caller.userId}@example.com`,
    });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    const fresh = await world.anotherApp();
    for (const [method, path, body] of [
      ['POST', '/credits/purchase', { credits: 5 }],
      ['POST', '/billing/subscribe', { plan: 'growth' }],
      ['POST', '/billing/cancel', undefined],
      ['GET', '/billing/setup-intent', undefined],
      ['GET', '/billing/subscription', undefined],
    ] as const) {
      expect((await world.rest(member, method, path, body, {}, fresh)).status).toBe(403);
    }
    expect((await world.rest(member, 'GET', '/billing/plans', undefined, {}, fresh)).status).toBe(200);
  });

  it('affects neither the processor nor live credits in the sandbox', async () => {
    const caller = await payer();
    const sandbox = await world.sandboxOf(caller);
    const { status, body } = await buy(sandbox, 500);
    expect([status, body]).toEqual([201, { purchased: 500, balance: 2000 }]);
    expect(stripe.received).toEqual([]);
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
  });
});
