/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { sequenceEvents } from '../../../src/events/sequencer.js';
import { hold, replaceHold } from '../../../src/ledger/index.js';
import { balances, faultsOf, inRequest, ledgerOf, requestOf } from '../../support/records/credits.js';
import { makeDivision, makeRequest, parties, payloadOf, requestOfPayload } from '../../support/records/fulfillment.js';
import { type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { filedNotice, placed } from '../../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const whole = { balance: { total: 2000, free: 1000, partner_eligible: 1000 }, held: 0, holds: [] };
const full = { fulfillment_scope: 'full_service' };

describe('the credits of a sandbox', () => {
  const world = openWorld();
  let live: Caller;
  beforeAll(async () => {
    live = await world.caller({ credits: '500.00' });
  });

  /** A new sandbox, in an account without live credits. */
  const fresh = async () => world.sandboxOf(await world.caller({ credits: '0' }));
  const get = async (by: Caller, path: string): Promise<Json> => (await world.rest(by, 'GET', path)).body;
  const credits = (by: Caller) => get(by, '/credits/balance');
  const request = async (by: Caller, payload: object = {}) =>
    world.rest(
      by,
      'POST',
      '/fulfillment-requests',
      requestOfPayload(payloadOf(await makeDivision(world, by), { ...full, ...payload })),
    );
  const reset = (by: Caller) => world.rest(by, 'POST', '/sandbox/reset');
  const advance = (by: Caller, duration: string) => world.rest(by, 'POST', '/sandbox/clock', { advance: duration });
  /** Sets the account's own price of postage. */
  const postage = (by: Caller, price: string) =>
    world.sql(
      `insert into prices (account_id, event_type, variant, credits) values ($1, 'mail_sending', 'certified', $2)`,
      [by.organizationId, price],
    );

  it('are 1,000 per bucket, whatever the account has, and reveal nothing of its live holds', async () => {
    const live = await world.caller({ credits: '500.00' });
    const held = await makeRequest(world, live, full);
    expect(await credits(live)).toMatchObject({ held: 36, holds: [{ for: { id: held.id } }] });
    const sandbox = await world.sandboxOf(live);
    expect(await credits(sandbox)).toEqual({ organization_uuid: live.organizationId, ...whole });
    const query = `{
      creditBalance { balance { total free partnerEligible } held holds { id } }
      creditLedger(first: 5) { totalCount nodes { id subjectId } }
      supportCredits { balance { total } held month { spent } }
      supportUsage { totals { eventType } days { date } }
    }`;
    expect((await world.graphql(sandbox, query)).body.data).toEqual({
      creditBalance: { balance: { total: 2000, free: 1000, partnerEligible: 1000 }, held: 0, holds: [] },
      creditLedger: { totalCount: 0, nodes: [] },
      supportCredits: { balance: { total: 2000 }, held: 0, month: { spent: 0 } },
      supportUsage: { totals: [], days: [] },
    });
    const bought = await world.rest(sandbox, 'POST', '/billing/subscribe', {
      plan: 'growth',
      payment_method: 'pm_card_visa',
    });
    expect(bought.status).toBe(201);
    expect((await world.rest(sandbox, 'POST', '/credits/purchase', { credits: 40 })).body).toEqual({
      purchased: 40,
      balance: 2000,
    });
    await sequenceEvents(world.app.infrastructure.db);
    const [line] = await world.sql<{ id: string }>('select id from ledger_transactions where account_id = $1 limit 1', [
      live.organizationId,
    ]);
    const texts = await Promise.all(
      [
        '/credits/balance',
        '/credits/ledger',
        '/credits/statement',
        '/support/credits',
        '/support/usage',
        '/search?q=hold',
      ].map(async (path) => JSON.stringify(await get(sandbox, path))),
    );
    const events = await world.graphql(sandbox, '{ events(first: 100) { nodes { type subjectId payload } } }');
    const all = [...texts, JSON.stringify(events.body)].join();
    expect([all.includes(held.id), all.includes(line!.id), all.includes('"total":464')]).toEqual([false, false, false]);
    expect(await credits(sandbox)).toMatchObject(whole);
  });

  it('are held for a full service and released when it is mailed, since nothing is charged', async () => {
    const sandbox = await fresh();
    const { id } = await makeRequest(world, sandbox, { ...full, parties: parties(1) });
    const held = await credits(sandbox);
    expect(held).toMatchObject({
      balance: { total: 1964, free: 1000, partner_eligible: 964 },
      held: 36,
      holds: [{ amount: 36, event_type: 'mail_sending', for: { type: 'fulfillment_request', id } }],
    });
    expect(await get(sandbox, '/support/credits')).toMatchObject({ balance: held.balance, held: 36 });
    await advance(sandbox, 'P3D');
    expect((await get(sandbox, `/fulfillment-requests/${id}`)).data).toMatchObject({
      status: 'fulfilled',
      postage: { hold: { amount: 36, status: 'captured' } },
    });
    expect(await credits(sandbox)).toMatchObject(whole);
    expect(await ledgerOf(world, sandbox.organizationId)).toEqual([]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are released when a request is cancelled, and when part of its postage is used', async () => {
    const sandbox = await fresh();
    const { id } = await makeRequest(world, sandbox, full);
    await world.rest(sandbox, 'POST', `/fulfillment-requests/${id}/cancel`, {});
    expect(await credits(sandbox)).toMatchObject(whole);
    // Three recipients are paid for, and two are found.
    const smaller = await makeRequest(world, sandbox, full);
    await advance(sandbox, 'P3D');
    const { result } = (await get(sandbox, `/fulfillment-requests/${smaller.id}`)).data;
    expect(result.mailing.recipients).toHaveLength(2);
    expect(await credits(sandbox)).toMatchObject(whole);
    const holds = await world.sql(
      'select captured, released, status from sandbox_credit_holds where account_id = $1 order by created_at',
      [sandbox.organizationId],
    );
    expect(holds).toEqual([
      { captured: '0.00', released: '36.00', status: 'closed' },
      { captured: '24.00', released: '12.00', status: 'closed' },
    ]);
  });

  it('are held for more recipients after an approval, and the partner mails to all that it found', async () => {
    const sandbox = await fresh();
    const driven = { meta: { state_data: { status: 'payment_required', recipients_found: 5 } } };
    const { id } = await makeRequest(world, sandbox, full, driven);
    await advance(sandbox, 'PT1H');
    expect((await get(sandbox, `/fulfillment-requests/${id}`)).data).toMatchObject({
      status: 'payment_required',
      payment_due: { required_recipients: 5, additional_credits: 24 },
    });
    expect((await world.rest(sandbox, 'POST', `/fulfillment-requests/${id}/approve-charges`)).status).toBe(200);
    expect(await credits(sandbox)).toMatchObject({ held: 60, balance: { partner_eligible: 940 } });
    await advance(sandbox, 'P3D');
    const { data } = await get(sandbox, `/fulfillment-requests/${id}`);
    expect([data.status, data.postage.hold]).toEqual(['fulfilled', { amount: 60, status: 'captured' }]);
    expect(data.result.mailing.recipients).toHaveLength(5);
    expect(await credits(sandbox)).toMatchObject(whole);
  });

  it('are refused like live credits when too few: 402, with nothing created or held', async () => {
    const sandbox = await fresh();
    await postage(sandbox, '300.00');
    expect((await request(sandbox)).status).toBe(201);
    const refused = await request(sandbox);
    expect([refused.status, refused.body]).toEqual([
      402,
      expect.objectContaining({
        balance: 1100,
        required: 900,
        shortfall: 800,
        partner_billable: true,
        quote: { fee: 35, postage: { recipients: 3, rate: 300, amount: 900 }, total: 935 },
        purchase: { credits: 800 },
      }),
    ]);
    expect((await get(sandbox, '/fulfillment-requests')).meta.total).toBe(1);
    expect((await credits(sandbox)).holds).toHaveLength(1);
    // Postage cannot be paid with free credits.
    expect((await credits(sandbox)).balance).toEqual({ total: 1100, free: 1000, partner_eligible: 100 });
  });

  it('cannot be held twice by concurrent requests', async () => {
    const sandbox = await fresh();
    await postage(sandbox, '200.00');
    const answers = await Promise.all([1, 2, 3, 4].map(() => request(sandbox)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 402, 402, 402]);
    expect(await credits(sandbox)).toMatchObject({ held: 600, balance: { partner_eligible: 400 } });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are refused by their own balance, although the account owes credits in live mode', async () => {
    const sandbox = await fresh();
    await world.sql(`insert into credit_accounts (account_id, updated_at) values ($1, now()) on conflict do nothing`, [
      sandbox.organizationId,
    ]);
    await world.sql('update credit_accounts set debt = 50 where account_id = $1', [sandbox.organizationId]);
    try {
      const what = {
        eventType: 'mail_sending',
        description: 'Postage',
        for: { type: 'notice', id: uuidv7() },
      } as const;
      const inSandbox = <T>(work: (ctx: ReturnType<typeof requestOf>) => Promise<T>) =>
        inRequest(requestOf(world, sandbox, { livemode: false }), work);
      const id = await inSandbox((ctx) => hold(ctx, { ...what, credits: '100.00' }));
      // The replaced hold contains less than stated, so the total is accepted and the database refuses the new hold.
      const refused = inSandbox((ctx) => replaceHold(ctx, { id, credits: '900.00' }, { ...what, credits: '1200.00' }));
      await expect(refused).rejects.toMatchObject({
        code: 'INSUFFICIENT_CREDITS',
        // The free credits are in the balance, and pay no postage.
        shortage: { balance: 2000, required: 1200, shortfall: 200 },
      });
      expect(await credits(sandbox)).toMatchObject({ held: 100, holds: [{ amount: 100 }] });
    } finally {
      // The account is that of the other tests.
      await world.sql('update credit_accounts set debt = 0 where account_id = $1', [sandbox.organizationId]);
    }
  });

  it('are restored by a reset, whatever is held, while live credits are unchanged', async () => {
    const sandbox = await world.sandboxOf(live);
    await makeRequest(world, sandbox, full);
    expect((await credits(sandbox)).held).toBe(36);
    const [before, shown] = [await balances(world, live.organizationId), await credits(live)];
    expect((await reset(sandbox)).status).toBe(200);
    expect(await credits(sandbox)).toMatchObject(whole);
    expect(await balances(world, live.organizationId)).toEqual(before);
    expect((await credits(live)).holds).toEqual(shown.holds);
    await makeRequest(world, sandbox, full);
    expect(await credits(sandbox)).toMatchObject({ held: 36, balance: { partner_eligible: 964 } });
  });

  it('emit an event for each movement, in the sandbox only', async () => {
    const sandbox = await fresh();
    const { id } = await makeRequest(world, sandbox, full);
    await world.rest(sandbox, 'POST', `/fulfillment-requests/${id}/cancel`, {});
    await sequenceEvents(world.app.infrastructure.db);
    const rows = await world.sql<{ livemode: boolean; object: Json }>(
      `select livemode, payload -> 'data' -> 'object' as object from events
       where account_id = $1 and type = 'credits.updated' order by position`,
      [sandbox.organizationId],
    );
    expect(rows.map(({ livemode, object }) => [livemode, object.transaction.kind, object.held])).toEqual([
      [false, 'hold', 36],
      [false, 'release', 0],
    ]);
  });

  describe('of orders', () => {
    let sandbox: Caller;
    let path: GoldenPath;
    beforeEach(async () => {
      sandbox = await fresh();
      path = await goldenPath(world, sandbox);
    });

    it('are not used by an order that is paid directly', async () => {
      const { documentId } = await filedNotice(world, sandbox, path);
      for (const billing_method of ['prepay', 'invoice']) {
        await placed(world, sandbox, documentId, { billing_method });
        expect(await credits(sandbox)).toMatchObject(whole);
      }
    });

    it('are held at the price of an order on the credit balance, until it is cancelled or dispatched', async () => {
      const { documentId } = await filedNotice(world, sandbox, path);
      const first = await placed(world, sandbox, documentId, { billing_method: 'credit_balance' });
      expect(await credits(sandbox)).toMatchObject({
        held: 17,
        holds: [{ amount: 17, event_type: 'document_order', for: { type: 'document_order', id: first.id } }],
      });
      await world.rest(sandbox, 'PATCH', `/document-orders/${first.id}`, { mail_class: 'priority' });
      expect(await credits(sandbox)).toMatchObject({ held: 14, balance: { partner_eligible: 986 } });
      await world.rest(sandbox, 'POST', `/document-orders/${first.id}/cancel`);
      expect(await credits(sandbox)).toMatchObject(whole);
      const second = await placed(world, sandbox, documentId, { billing_method: 'credit_balance' });
      await advance(sandbox, 'P2D');
      const { billing } = (await get(sandbox, `/document-orders/${second.id}`)).data;
      expect(billing).toMatchObject({ status: 'paid', amount_cents: 1700 });
      expect(await credits(sandbox)).toMatchObject(whole);
      expect(await faultsOf(world)).toEqual([]);
    });
  });

  it('are kept consistent by database constraints, and verification of the ledger reports what is not', async () => {
    const sandbox = await fresh();
    await makeRequest(world, sandbox, full);
    const set = (values: string) =>
      world.sql(`update sandbox_credit_accounts set ${values} where account_id = $1`, [sandbox.organizationId]);
    await expect(set('partner_available = 1000')).rejects.toThrow('sandbox_credit_accounts_partner');
    await expect(set('free_available = 999')).rejects.toThrow('sandbox_credit_accounts_free');
    await expect(set('free_available = -1, free_held = 1001')).rejects.toThrow(
      'sandbox_credit_accounts_free_available_check',
    );
    await expect(
      world.sql('update sandbox_credit_holds set captured = 37 where account_id = $1', [sandbox.organizationId]),
    ).rejects.toThrow('sandbox_credit_holds');
    await set('partner_available = 1000, partner_held = 0');
    expect(await faultsOf(world)).toEqual([
      {
        accountId: sandbox.organizationId,
        what: 'partner_held of the sandbox: its open holds',
        expected: '36.00',
        found: '0.00',
      },
    ]);
    await set('partner_available = 964, partner_held = 36');
  });
});
