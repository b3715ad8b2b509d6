/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type * as ledgerModule from '../../src/ledger/index.js';
import * as ledger from '../../src/ledger/index.js';
import { balances, faultsOf, inRequest, requestOf } from '../support/records/credits.js';
import { parties, payloadOf, requestOfPayload } from '../support/records/fulfillment.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, recipient } from '../support/records/ordering.js';
import { type Answer, type Caller, type Json, openWorld } from '../support/worlds/world.js';

const listedRecipient = {
  name: 'Bay Savings Bank',
  address_line_1: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
};

describe('a 402 with the balance before the request', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  let filed: { noticeId: string; documentId: string };
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    filed = await filedNotice(world, caller, path);
  });

  /** Leaves the account with the given credits, in hundredths. */
  async function leave(free: number, partnerEligible: number): Promise<void> {
    const { organizationId } = caller;
    const there = (await balances(world, organizationId))!;
    await inRequest(requestOf(world, caller), async (ctx) => {
      const what = { description: 'Test' };
      const partner = { ...what, eventType: 'mail_sending', credits: there.partner as string } as const;
      const any = { ...what, eventType: 'document_generation', credits: there.free as string } as const;
      await ledger.charge(ctx, { ...partner, reference: randomUUID() });
      await ledger.charge(ctx, { ...any, reference: randomUUID() });
    });
    if (free > 0) await world.fund(organizationId, (free / 100).toFixed(2), 'free');
    if (partnerEligible > 0) await world.fund(organizationId, (partnerEligible / 100).toFixed(2));
  }

  const buy = (credits: number) => world.fund(caller.organizationId, credits.toFixed(2));
  const post = (address: string, body: object, headers = {}) => world.rest(caller, 'POST', address, body, headers);
  const research = (scope: string, known = 0) =>
    post(
      '/fulfillment-requests',
      requestOfPayload(payloadOf(path.divisionId, { fulfillment_scope: scope, parties: parties(known) })),
    );
  const orderNotice = (noticeId: string, extra: object = recipient) => post(`/notices/${noticeId}/order`, extra);

  /** A notice without a document, created while there are credits. */
  async function newNotice(): Promise<string> {
    await buy(10);
    const body = { ...bodies.notice, project_id: path.projectId, organization_id: caller.organizationId };
    return (await post('/notices', body)).body.data.id;
  }

  /** The request is refused with this body, succeeds once `purchase.credits` are bought, and fails with one credit less. */
  async function refusedUntilBought(request: () => Promise<Answer<Json>>, expected: object): Promise<void> {
    const before = await balances(world, caller.organizationId);
    const refused = await request();
    expect([refused.status, refused.body]).toEqual([402, expect.objectContaining(expected)]);
    expect(await balances(world, caller.organizationId)).toEqual(before);
    const { credits } = refused.body.purchase;
    if (credits > 1) await buy(credits - 1);
    expect(await request()).toMatchObject({ status: 402, body: { purchase: { credits: 1 } } });
    await buy(1);
    expect((await request()).status).toBeLessThan(300);
    expect(await faultsOf(world)).toEqual([]);
  }

  it('states the costs of a full service request, with its postage and its call', async () => {
    await leave(0, 20_000);
    const body = { balance: 200, required: 275.1, shortfall: 75.1, purchase: { credits: 76 } };
    await refusedUntilBought(() => research('full_service', 20), {
      ...body,
      quote: expect.objectContaining({ total: 275 }),
    });
  });

  it('states the costs of a document, with its call', async () => {
    const noticeId = await newNotice();
    await leave(0, 100);
    const { organizationId: organization_id } = caller;
    const body = { documentable_type: 'notice', documentable_id: noticeId, type: 'notice', organization_id };
    await refusedUntilBought(() => post('/documents/generate', body), {
      message: 'This request needs 1.10 credits and the account has 1: buy at least 1 and try again.',
      balance: 1,
      required: 1.1,
      shortfall: 0.1,
      partner_billable: false,
    });
  });

  it('states the costs of a notice order that also generates the document', async () => {
    const noticeId = await newNotice();
    await leave(50, 1_700);
    await refusedUntilBought(() => orderNotice(noticeId), {
      balance: 17.5,
      required: 18.1,
      shortfall: 0.6,
      partner_billable: true,
      quote: { fee: 5, postage: { recipients: 1, rate: 12, amount: 12 }, total: 17 },
      purchase: { credits: 1 },
    });
  });

  it('states the costs of an invoiced notice order: only the document and the call', async () => {
    const noticeId = await newNotice();
    await leave(0, 100);
    const body = { balance: 1, required: 1.1, shortfall: 0.1, partner_billable: false };
    await refusedUntilBought(() => orderNotice(noticeId, { ...recipient, billing_method: 'invoice' }), body);
  });

  it.each(['prepay', 'credit_balance'])(
    'states the costs of orders to several recipients, by %s',
    async (billing_method) => {
      await leave(2_000, 1_650);
      await refusedUntilBought(
        () => orderNotice(filed.noticeId, { billing_method, recipients: [listedRecipient, listedRecipient] }),
        {
          balance: 36.5,
          required: 34.1,
          shortfall: 17.5,
          quote: expect.objectContaining({ total: 34 }),
          purchase: { credits: 18 },
        },
      );
    },
  );

  it('states the costs of credits applied to an order, and of a more expensive mail class', async () => {
    const made = { ...recipient, document_id: filed.documentId };
    await buy(100);
    const invoiced = (await post('/document-orders', { ...made, billing_method: 'invoice' })).body.data;
    const prepaid = (await post('/document-orders', { ...made, mail_class: 'priority' })).body.data;
    await leave(0, 1_700);
    const line = { type: 'credit_applied', amount_cents: 1700 };
    await refusedUntilBought(() => post(`/document-orders/${invoiced.id}/pay`, line), { balance: 17, required: 17.1 });
    await leave(100, 200);
    const raise = () => world.rest(caller, 'PATCH', `/document-orders/${prepaid.id}`, { mail_class: 'certified' });
    await refusedUntilBought(raise, { balance: 3, required: 3.1, shortfall: 1 });
  });

  it('states the costs of all mutations in a GraphQL document', async () => {
    const noticeId = await newNotice();
    const other = await newNotice();
    await leave(100, 1_000);
    const generate = (id: string) =>
      `generateDocument(input: { documentableType: NOTICE, documentableId: "${id}", type: NOTICE, organizationId: "${caller.organizationId}" }) { document { id } }`;
    const mutation = `mutation { a: ${generate(noticeId)} b: ${generate(other)} }`;
    const send = () => world.graphql(caller, mutation);
    await leave(10, 100);
    const { body } = await send();
    expect(body.errors[0].extensions).toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      balance: 1.1,
      required: 2.1,
      shortfall: 1,
      purchase: { credits: 1 },
    });
    await buy(1);
    expect((await send()).body.errors).toBeUndefined();
    expect(await balances(world, caller.organizationId)).toMatchObject({ free: '0.00', partner: '0.00' });
  });

  it('uses neither of the idempotency keys', async () => {
    await leave(0, 2_000);
    const body = requestOfPayload(payloadOf(path.divisionId));
    const send = () => post('/fulfillment-requests', body, { 'idempotency-key': 'research-1' });
    expect((await send()).status).toBe(402);
    expect((await send()).status).toBe(402);
    await buy(1);
    const made = await send();
    expect(made.status).toBe(201);
    expect(made.headers['idempotent-replayed']).toBeUndefined();
    expect((await send()).body).toEqual(made.body);
  });

  it.each(['live', 'sandbox', 'of another account'] as const)(
    'states the balance of the account and mode that a posting was for, if it fails after its sum was checked: %s',
    async (where) => {
      const livemode = where !== 'sandbox';
      await leave(5_000, 500);
      const payer = await world.caller({ credits: '900.00' });
      const request = () =>
        where === 'of another account' ? requestOf(world, payer) : requestOf(world, caller, { livemode });
      const acting = (ctx: ReturnType<typeof request>) => ctx.actAs(caller.organizationId, livemode);
      const order = { type: 'document_order', id: randomUUID() };
      const mail = { eventType: 'mail_sending', description: 'Test', for: order } as const;
      const hold = (credits: string) => inRequest(request(), (ctx) => ledger.hold(acting(ctx), { ...mail, credits }));
      const all = await ledger.balanceFor(acting(request()));
      // 5 partner-eligible credits are left in the sandbox, too.
      if (!livemode) await hold((Number(all.partnerEligible) - 5).toFixed(2));
      const id = await hold('4.00');
      await inRequest(request(), (ctx) => ledger.release(acting(ctx), id));
      // The hold that is replaced has ended, so that its credits are not there any more.
      const replaced = inRequest(request(), (ctx) =>
        ledger.replaceHold(acting(ctx), { id, credits: '10.00' }, { ...mail, credits: '12.00' }),
      );
      const balance = Number(all.free) + 5;
      await expect(replaced).rejects.toMatchObject({
        code: 'INSUFFICIENT_CREDITS',
        message: `This request needs 12 credits, 12 of them partner-eligible, and the account has ${balance}, 5 of them partner-eligible: buy at least 7 and try again.`,
        shortage: { balance, required: 12, shortfall: 7, partnerBillable: true, purchase: { credits: 7 } },
      });
    },
  );

  /** Requests that can be repeated, with their cost in any credits and in partner-eligible credits. */
  const requests: Record<string, { send: () => Promise<Answer<Json>>; takes: (p: Prices) => [number, number] }> = {
    call: { send: () => world.rest(caller, 'GET', '/divisions'), takes: ({ call }) => [call, 0] },
    order: {
      send: () => post('/document-orders', { ...recipient, document_id: filed.documentId }),
      takes: ({ call, order, mail }) => [call, order + mail],
    },
    'several orders': {
      send: () =>
        orderNotice(filed.noticeId, {
          billing_method: 'credit_balance',
          recipients: [listedRecipient, listedRecipient],
        }),
      takes: ({ call, order, mail }) => [call, 2 * (order + mail)],
    },
    research: { send: () => research('research'), takes: ({ call, fee }) => [call, fee] },
    'full service': { send: () => research('full_service'), takes: ({ call, fee, mail }) => [call, fee + 3 * mail] },
  };

  interface Prices {
    call: number;
    order: number;
    mail: number;
    fee: number;
  }

  it('states, for any balances and prices, which credits to buy: they are enough, and one credit less is not', async () => {
    const cents = (max: number) => fc.integer({ min: 0, max });
    const prices = fc.record({
      call: fc.integer({ min: 1, max: 200 }),
      order: cents(2_000),
      mail: cents(2_000),
      fee: cents(5_000),
    });
    const kinds = fc.constantFrom(...Object.keys(requests));
    const { db } = world.app.infrastructure;
    const set = (eventType: ledgerModule.PriceOverride['eventType'], variant: string, price: number) =>
      ledger.setPrice(
        db,
        { eventType, variant, credits: (price / 100).toFixed(2), accountId: caller.organizationId },
        new Date(),
      );
    await fc.assert(
      fc.asyncProperty(kinds, prices, cents(6_000), cents(6_000), async (kind, book, free, partner) => {
        await set('api_call', '', book.call);
        await set('document_order', 'mail', book.order);
        await set('mail_sending', 'certified', book.mail);
        await set('fulfillment_notice_research', 'research', book.fee);
        await set('fulfillment_notice_research', 'full_service', book.fee);
        await leave(free, partner);
        const { send, takes } = requests[kind]!;
        const [any, partnerOnly] = takes(book);
        const missing = Math.max(partnerOnly - partner, any + partnerOnly - free - partner);
        if (missing <= 0) {
          expect((await send()).status).toBeLessThan(300);
          return;
        }
        await refusedUntilBought(send, {
          balance: (free + partner) / 100,
          required: (any + partnerOnly) / 100,
          shortfall: missing / 100,
          partner_billable: partnerOnly > 0,
          purchase: { credits: Math.ceil(missing / 100) },
        });
      }),
      { numRuns: 25 },
    );
  });
});
