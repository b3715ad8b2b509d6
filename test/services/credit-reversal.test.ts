/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import type * as ledgerModule from '../../src/ledger/index.js';
import * as ledger from '../../src/ledger/index.js';
import { openFakeStripe } from '../support/fakes/open-fakes.js';
import { eventOf, postEvent, stripeSettings } from '../support/fakes/stripe-events.js';
import { reversals } from '../support/fakes/stripe-reversals.js';
import { balances, faultsOf, inRequest, ledgerOf, requestOf } from '../support/records/credits.js';
import { bodies } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const { stripe, url } = await openFakeStripe();

describe('a payment for credits that is refunded or disputed', () => {
  const world = openWorld(stripeSettings(url));
  const stripeReports = reversals(world);
  const now = Math.floor(Date.now() / 1000);
  afterEach(async () => {
    expect(await faultsOf(world)).toEqual([]);
  });

  const buy = (caller: Caller, credits: number) => world.rest(caller, 'POST', '/credits/purchase', { credits });
  const lastIntent = () => [...stripe.account.intents.keys()].at(-1)!;

  /** An account that bought the given credits, and Stripe's id of the payment. */
  async function buyer(credits: number): Promise<{ caller: Caller; payment: string }> {
    const caller = await world.caller({ credits: '0' });
    await world.rest(caller, 'GET', '/billing/setup-intent');
    stripe.account.attach('pm_card_visa', [...stripe.account.customers.keys()].at(-1)!);
    expect((await buy(caller, credits)).status).toBe(201);
    return { caller, payment: lastIntent() };
  }

  const spend = (caller: Caller, credits: string, eventType: ledgerModule.Charge['eventType'] = 'mail_sending') =>
    inRequest(requestOf(world, caller), (ctx) =>
      ledger.charge(ctx, { eventType, credits, description: 'Test', reference: randomUUID() }),
    );
  const held = (caller: Caller, credits: string) =>
    inRequest(requestOf(world, caller), (ctx) =>
      ledger.hold(ctx, {
        eventType: 'mail_sending',
        credits,
        description: 'Test',
        for: { type: 'Order', id: randomUUID() },
      }),
    );

  /** Partner-eligible credits, and the amount owed. */
  async function partnerAndOwed(caller: Caller): Promise<[partner: string, owed: number]> {
    const { body } = await world.rest(caller, 'GET', '/credits/balance');
    const { partner } = (await balances(world, caller.organizationId)) as { partner: string };
    return [partner, body.owed ?? 0];
  }

  it('takes the remaining credits, and leaves no debt when none were spent', async () => {
    const { caller, payment } = await buyer(60);
    await stripeReports.refunded(payment, 6000);
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 0]);
    expect(await ledgerOf(world, caller.organizationId)).toEqual(['purchase 60.00 → 60.00', 'reversal 60.00 → 0.00']);
    const { body } = await world.rest(caller, 'GET', '/credits/balance');
    expect(Object.keys(body)).not.toContain('owed');
  });

  it('leaves a debt for the spent credits, never a balance below zero, and keeps free credits', async () => {
    const { caller, payment } = await buyer(60);
    await world.fund(caller.organizationId, '5.00', 'free');
    await spend(caller, '45.00');
    await stripeReports.refunded(payment, 6000);
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 45]);
    expect(await balances(world, caller.organizationId)).toMatchObject({ free: '5.00', partner: '0.00' });
  });

  it('blocks all spending while credits are owed, and reports why and what to buy', async () => {
    const { caller, payment } = await buyer(60);
    await world.fund(caller.organizationId, '5.00', 'free');
    await spend(caller, '45.00');
    await stripeReports.refunded(payment, 6000);
    const expected = {
      code: 'credits_owed',
      message:
        'The account owes 45 credits for a payment that was refunded or disputed, and cannot spend any until they are ' +
        'paid: buy at least 45 and try again.',
      balance: 5,
      required: 0.1,
      shortfall: 45,
      partner_billable: false,
      purchase: { credits: 45 },
    };
    const read = await world.rest(caller, 'GET', '/projects');
    expect([read.status, read.body]).toEqual([402, expect.objectContaining(expected)]);
    const body = { ...bodies.division, organization_id: caller.organizationId };
    const write = await world.rest(caller, 'POST', '/divisions', body);
    expect([write.status, write.body.code]).toEqual([402, 'credits_owed']);
    await expect(spend(caller, '1.00', 'document_generation')).rejects.toMatchObject({ code: 'CREDITS_OWED' });
    await expect(spend(caller, '12.00')).rejects.toMatchObject({
      code: 'CREDITS_OWED',
      shortage: { required: 12, shortfall: 57, partnerBillable: true, purchase: { credits: 57 } },
    });
    await expect(held(caller, '1.00')).rejects.toMatchObject({ code: 'CREDITS_OWED' });
    await expect(inRequest(requestOf(world, caller), (ctx) => ledger.rejectWhileOwing(ctx))).rejects.toMatchObject({
      code: 'CREDITS_OWED',
    });
    const graphql = await world.graphql(caller, '{ projects { totalCount } }');
    expect(graphql.body.errors[0].extensions).toMatchObject({ code: 'CREDITS_OWED', status: 402, shortfall: 45 });
    // Free requests still work.
    expect((await world.rest(caller, 'GET', '/credits/balance')).status).toBe(200);
    expect((await buy(caller, 45)).status).toBe(201);
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 0]);
    expect((await world.rest(caller, 'GET', '/projects')).status).toBe(200);
  });

  it('leaves a debt that the next credits pay: a purchase, a grant of either kind, a release', async () => {
    const { caller, payment } = await buyer(100);
    const hold = await held(caller, '10.00');
    await spend(caller, '90.00');
    await stripeReports.refunded(payment, 10_000);
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 100]);
    await inRequest(requestOf(world, caller), (ctx) => ledger.release(ctx, hold));
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 90]);
    await world.fund(caller.organizationId, '20.00');
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 70]);
    await world.fund(caller.organizationId, '5.00', 'free');
    expect(await balances(world, caller.organizationId)).toMatchObject({ free: '0.00' });
    expect((await buy(caller, 80)).body).toEqual({ purchased: 80, balance: 15 });
    expect(await partnerAndOwed(caller)).toEqual(['15.00', 0]);
  });

  it('counts a refund once, however often, in whatever order and by whichever event it is reported', async () => {
    const { caller, payment } = await buyer(60);
    const [one, two] = [stripeReports.newId('re'), stripeReports.newId('re')];
    const refund = { id: one, payment_intent: payment, amount: 1000, status: 'succeeded' };
    await stripeReports.refunded(payment, 3000, now + 20);
    await stripeReports.refunded(payment, 1000, now + 10);
    await stripeReports.refund('refund.created', { ...refund, status: 'pending' }, now + 10);
    await stripeReports.refund('refund.updated', refund, now + 11);
    await stripeReports.refund('charge.refund.updated', { ...refund, id: two, amount: 2000 }, now + 20);
    expect(await partnerAndOwed(caller)).toEqual(['30.00', 0]);
    const event = eventOf(
      'charge.refunded',
      { id: 'ch', payment_intent: payment, amount_refunded: 4000 },
      {
        created: now + 30,
      },
    );
    await Promise.all([
      postEvent(world, event),
      postEvent(world, event),
      stripeReports.refunded(payment, 4000, now + 30),
    ]);
    expect(await partnerAndOwed(caller)).toEqual(['20.00', 0]);
    expect((await ledgerOf(world, caller.organizationId)).slice(1)).toEqual([
      'reversal 30.00 → 30.00',
      'reversal 10.00 → 20.00',
    ]);
  });

  it('returns the credits when the refund fails, even if its creation is reported late', async () => {
    const { caller, payment } = await buyer(60);
    const refund = { id: stripeReports.newId('re'), payment_intent: payment, amount: 6000, status: 'pending' };
    await stripeReports.refunded(payment, 6000, now + 10);
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 0]);
    await stripeReports.refund('refund.failed', { ...refund, status: 'failed' }, now + 20);
    await stripeReports.refund('refund.created', refund, now + 10);
    expect(await partnerAndOwed(caller)).toEqual(['60.00', 0]);
    await stripeReports.refunded(payment, 2500, now + 30);
    expect(await partnerAndOwed(caller)).toEqual(['35.00', 0]);
  });

  it('returns everything when a dispute is won: first to the debt, then as credits', async () => {
    const { caller, payment } = await buyer(60);
    await spend(caller, '45.00');
    const dispute = { id: stripeReports.newId('dp'), payment_intent: payment, amount: 6000, status: 'needs_response' };
    await stripeReports.dispute('created', dispute, now);
    await stripeReports.dispute('funds_withdrawn', dispute, now);
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 45]);
    await world.fund(caller.organizationId, '20.00');
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 25]);
    await stripeReports.dispute('closed', { ...dispute, status: 'won' }, now + 60);
    expect(await partnerAndOwed(caller)).toEqual(['35.00', 0]);
    // Late news of the dispute's start changes nothing, nor does an update in the same second.
    await stripeReports.dispute('updated', { ...dispute, status: 'under_review' }, now + 60);
    await stripeReports.dispute('updated', dispute, now + 5);
    expect(await partnerAndOwed(caller)).toEqual(['35.00', 0]);
    expect((await ledgerOf(world, caller.organizationId)).slice(2)).toEqual([
      'reversal 15.00 → 0.00',
      'grant 20.00 → 20.00',
      'reversal 20.00 → 0.00',
      'reinstatement 35.00 → 35.00',
    ]);
  });

  it('keeps the credits when a dispute is lost, and takes none for an inquiry', async () => {
    const { caller, payment } = await buyer(60);
    const dispute = {
      id: stripeReports.newId('dp'),
      payment_intent: payment,
      amount: 6000,
      status: 'warning_needs_response',
    };
    await stripeReports.dispute('created', dispute, now);
    expect(await partnerAndOwed(caller)).toEqual(['60.00', 0]);
    await stripeReports.dispute('updated', { ...dispute, status: 'needs_response' }, now + 10);
    await stripeReports.dispute('closed', { ...dispute, status: 'lost' }, now + 20);
    expect(await partnerAndOwed(caller)).toEqual(['0.00', 0]);
  });

  it('never takes more credits than were bought when a refund and a dispute overlap', async () => {
    const { caller, payment } = await buyer(60);
    await world.fund(caller.organizationId, '50.00');
    await stripeReports.refunded(payment, 4000);
    await stripeReports.dispute('created', {
      id: stripeReports.newId('dp'),
      payment_intent: payment,
      amount: 6000,
      status: 'lost',
    });
    expect(await partnerAndOwed(caller)).toEqual(['50.00', 0]);
  });

  it('takes the credits even if the refund is reported before the payment', async () => {
    const caller = await world.caller({ credits: '0' });
    await world.rest(caller, 'GET', '/billing/setup-intent');
    stripe.account.attach('pm_card_visa', [...stripe.account.customers.keys()].at(-1)!);
    stripe.losesAnswersTo = 'POST /v1/payment_intents';
    expect((await buy(caller, 60)).status).toBe(503);
    stripe.losesAnswersTo = undefined;
    const intent = stripe.account.intents.get(lastIntent())!;
    await stripeReports.refunded(intent.id, 1500);
    expect(await ledgerOf(world, caller.organizationId)).toEqual([]);
    await postEvent(world, eventOf('payment_intent.succeeded', intent));
    expect(await partnerAndOwed(caller)).toEqual(['45.00', 0]);
  });

  it('is ignored when it belongs to another system or names no payment', async () => {
    const { caller } = await buyer(60);
    await stripeReports.refunded('pi_of_another_system', 6000);
    expect((await postEvent(world, eventOf('charge.refunded', { id: 'ch_x' }))).status).toBe(200);
    expect((await postEvent(world, eventOf('charge.dispute.created', { id: 'dp_x' }))).status).toBe(200);
    expect(await partnerAndOwed(caller)).toEqual(['60.00', 0]);
  });

  it('takes the credits once while other requests spend them', async () => {
    const { caller, payment } = await buyer(60);
    const spending = Array.from({ length: 12 }, () => spend(caller, '5.00'));
    const [, ...results] = await Promise.allSettled([stripeReports.refunded(payment, 6000), ...spending]);
    const spent = results.filter(({ status }) => status === 'fulfilled').length * 5;
    const [partner, owed] = await partnerAndOwed(caller);
    expect([partner, owed]).toEqual(['0.00', spent]);
    for (const result of results) {
      if (result.status === 'rejected') expect(['CREDITS_OWED', 'INSUFFICIENT_CREDITS']).toContain(result.reason.code);
    }
  });

  it('is reported to owners by e-mail and as an event, and so is its reinstatement', async () => {
    const { caller, payment } = await buyer(60);
    await spend(caller, '45.00');
    const dispute = { id: stripeReports.newId('dp'), payment_intent: payment, amount: 6000, status: 'needs_response' };
    await stripeReports.dispute('created', dispute, now);
    await stripeReports.dispute('closed', { ...dispute, status: 'won' }, now + 60);
    const mails = await world.sql(
      `select template, data from emails where account_id = $1 and template like 'credits_re%' order by created_at, template desc`,
      [caller.organizationId],
    );
    expect(mails).toEqual([
      { template: 'credits_reversed', data: { cause: 'dispute', credits: '60.00', taken: '15.00', owed: '45.00' } },
      { template: 'credits_reinstated', data: { credits: '60.00', returned: '15.00', owed: '0.00' } },
    ]);
    const events = await world.sql<{ type: string; object: { owed: number; reversal: object } }>(
      `select type, payload -> 'data' -> 'object' as object from (
         select type, payload::jsonb as payload, account_id, occurred_at from event_outbox
         union all select type, payload::jsonb, account_id, occurred_at from events) e
       where account_id = $1 and type like 'credits.re%' order by occurred_at`,
      [caller.organizationId],
    );
    expect(events.map(({ type, object }) => [type, object.owed, object.reversal])).toEqual([
      ['credits.reversed', 45, { purchase_id: expect.any(String), credits: 60, taken: 15 }],
      ['credits.reinstated', 0, { purchase_id: expect.any(String), credits: 60, taken: 15 }],
    ]);
  });

  it('is constrained in the database: no debt below zero, no reversal beyond the purchase', async () => {
    const { caller, payment } = await buyer(60);
    await stripeReports.refunded(payment, 6000);
    const own = 'where account_id = $1';
    const set = (change: string) => world.sql(`update ${change} ${own}`, [caller.organizationId]);
    await expect(set('credit_accounts set debt = -0.01')).rejects.toThrow('credit_accounts_debt_check');
    await expect(set('credit_reversals set reversed = 60.01')).rejects.toThrow('credit_reversals_check');
    await expect(set('credit_reversals set taken = 60.01')).rejects.toThrow('credit_reversals_check');
    await expect(set('credit_reversals set taken = -0.01')).rejects.toThrow('credit_reversals_taken_check');
  });
});
