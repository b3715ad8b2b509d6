import { beforeAll, describe, expect, it } from '@jest/globals';
import type * as entities from '../../src/entities/document-order.js';
import type * as loaders from '../../src/loaders/document-order.loader.js';
import type * as moneys from '../../src/services/order-money.js';
import type * as records from '../../src/services/record.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { built } from '../support/built.js';
import { balances, faultsOf, inRequest, requestOf } from '../support/credits.js';
import { type GoldenPath, goldenPath } from '../support/golden-path.js';
import { filedEscalation, filedNotice, ledgerOfOrder, linesOf, order, placed, recipient } from '../support/ordering.js';
import { type Caller, type Json, openWorld } from '../support/world.js';

const { giveBack, settleAtDispatch } = await built<typeof moneys>('services/order-money.js');
const { change, lock } = await built<typeof records>('services/record.js');
const { DocumentOrder } = await built<typeof entities>('entities/document-order.js');
const { documentOrders } = await built<typeof loaders>('loaders/document-order.loader.js');

describe('the money of a document order', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const notice = (by = caller, of = path) => filedNotice(world, by, of);
  const letter = () => filedEscalation(world, caller, path);
  const get = async (id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data;
  const billing = async (id: string) => {
    const { status, amount_cents, paid_at, invoiced_at } = (await get(id)).billing;
    return [status, amount_cents, paid_at !== null, invoiced_at !== null];
  };
  const patch = (id: string, body: object) => world.rest(caller, 'PATCH', `/document-orders/${id}`, body);
  const cancel = (id: string) => world.rest(caller, 'POST', `/document-orders/${id}/cancel`);
  const pay = (id: string, type: string, amount_cents: number, more: object = {}) =>
    world.rest(caller, 'POST', `/document-orders/${id}/pay`, { type, amount_cents, ...more });
  const lines = (id: string) => linesOf(world, caller, id);
  const ledger = (id: string) => ledgerOfOrder(world, id);
  /** What a carrier's news does to the money, by the services that hear of it. */
  async function dispatch(id: string, livemode = true) {
    await inRequest(requestOf(world, caller, { livemode }), async (ctx) => {
      const locked = await lock(ctx, DocumentOrder, documentOrders, id);
      await settleAtDispatch(ctx, locked);
      await change(ctx, locked, { status: 'dispatched' });
    });
  }
  async function fail(id: string) {
    await inRequest(requestOf(world, caller), async (ctx) => {
      const locked = await lock(ctx, DocumentOrder, documentOrders, id);
      await giveBack(ctx, locked, 'The carrier refused it');
      await change(ctx, locked, { status: 'failed' });
    });
  }

  it('that is prepaid is charged at once, follows the mail class, and comes back whole', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    await patch(id, { mail_class: 'certified' });
    expect(await billing(id)).toEqual(['paid', 1700, true, false]);
    await patch(id, { mail_class: 'priority' });
    await patch(id, { mail_class: 'priority', recipient_city: 'Reno' });
    expect(await billing(id)).toEqual(['paid', 1400, true, false]);
    await patch(id, { mail_class: 'first_class' });
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    await patch(id, { mail_class: 'priority' });
    await cancel(id);
    expect(await billing(id)).toEqual(['refunded', 1400, true, false]);
    expect(await lines(id)).toEqual([
      'credit_applied 750',
      'credit_applied 950',
      'refund -300',
      'refund -650',
      'credit_applied 650',
      'refund -650',
      'refund -750',
    ]);
    expect(await ledger(id)).toEqual([
      'charge 7.50',
      'charge 9.50',
      'refund 3.00',
      'refund 6.50',
      'charge 6.50',
      'refund 6.50',
      'refund 7.50',
    ]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('stays when it is dispatched, and comes back when the carrier never mailed it', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId);
    await dispatch(id);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    await fail(id);
    expect(await billing(id)).toEqual(['refunded', 750, true, false]);
    expect(await ledger(id)).toEqual(['charge 7.50', 'refund 7.50']);
  });

  it('that is held is spent at dispatch, and replaced with another mail class', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId, { billing_method: 'credit_balance' });
    expect(await billing(id)).toEqual(['pending', 750, false, false]);
    const before = await balances(world, caller.organizationId);
    expect(before!.held).toBe('7.50');
    await patch(id, { mail_class: 'certified' });
    expect((await balances(world, caller.organizationId))!.held).toBe('17.00');
    expect(await lines(id)).toEqual([]);
    await dispatch(id);
    expect(await billing(id)).toEqual(['paid', 1700, true, false]);
    expect(await lines(id)).toEqual(['credit_applied 1700']);
    expect(await ledger(id)).toEqual(['hold 7.50', 'release 7.50', 'hold 17.00', 'capture 17.00']);
    await fail(id);
    expect(await billing(id)).toEqual(['refunded', 1700, true, false]);
    expect((await ledger(id)).at(-1)).toBe('refund 17.00');
    expect((await balances(world, caller.organizationId))!.held).toBe('0.00');
    expect(await faultsOf(world)).toEqual([]);
  });

  it('that is held is released by a cancellation, and spent only as far as it is still owed', async () => {
    const { documentId } = await letter();
    const method = { billing_method: 'credit_balance' };
    const taken = await placed(world, caller, documentId, method);
    await cancel(taken.id);
    expect(await billing(taken.id)).toEqual(['void', 750, false, false]);
    expect([await lines(taken.id), await ledger(taken.id)]).toEqual([[], ['hold 7.50', 'release 7.50']]);
    const { id } = await placed(world, caller, documentId, method);
    await pay(id, 'charge', 500);
    await dispatch(id);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    expect(await lines(id)).toEqual(['charge 500', 'credit_applied 250']);
    expect(await ledger(id)).toEqual(['hold 7.50', 'capture 2.50', 'release 5.00']);
  });

  it('that is invoiced is asked for at dispatch, and paid by what is recorded', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId, { billing_method: 'invoice' });
    expect(await billing(id)).toEqual(['pending', 750, false, false]);
    await patch(id, { mail_class: 'priority' });
    await dispatch(id);
    expect(await billing(id)).toEqual(['invoiced', 1400, false, true]);
    expect((await get(id)).billing.invoice_reference).toMatch(/^INV-\d{6}-[0-9A-F]{8}$/);
    await pay(id, 'charge', 400, { reference: 'Check 118', notes: 'First half' });
    expect(await billing(id)).toEqual(['invoiced', 1400, false, true]);
    const paid = await pay(id, 'charge', 1000, { reference: 'Check 121' });
    expect(paid.status).toBe(200);
    expect(paid.body.data.billing).toMatchObject({ status: 'paid', payment_reference: 'Check 121' });
    await pay(id, 'refund', -600);
    expect(await billing(id)).toEqual(['invoiced', 1400, false, true]);
    await pay(id, 'adjustment', 600);
    expect(await billing(id)).toEqual(['paid', 1400, true, true]);
    await pay(id, 'adjustment', -600);
    await pay(id, 'refund', -800);
    expect(await billing(id)).toEqual(['refunded', 1400, true, true]);
    expect(await ledger(id)).toEqual([]);
    const cancelled = await placed(world, caller, documentId, { billing_method: 'invoice' });
    await cancel(cancelled.id);
    expect(await billing(cancelled.id)).toEqual(['void', 750, false, false]);
  });

  it('is recorded by the rules of each type of line', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId, { billing_method: 'invoice' });
    const refused = async (type: string, amount: unknown) => {
      const { status, body } = await pay(id, type, amount as number);
      return [status, ...Object.values(body.errors ?? {}).flat()];
    };
    await expectNothingWritten(world, async () => {
      for (const amount of [0, -1]) {
        for (const type of ['charge', 'credit_applied']) {
          const sentence = `The amount cents field must be greater than 0 when type is ${type}.`;
          expect(await refused(type, amount)).toEqual([422, sentence]);
        }
      }
      for (const amount of [0, 1]) {
        expect(await refused('refund', amount)).toEqual([
          422,
          'The amount cents field must be less than 0 when type is refund.',
        ]);
      }
      expect(await refused('adjustment', 0)).toEqual([
        422,
        'The amount cents field must not be 0 when type is adjustment.',
      ]);
      expect(await refused('refund', -1)).toEqual([
        422,
        'The amount cents field must not be less than 0: that is what charges have brought and was not refunded.',
      ]);
      expect(await refused('adjustment', -1)).toEqual([
        422,
        'The amount cents field must not be less than 0: no more than that is paid.',
      ]);
      expect(await refused('credit_applied', 751)).toEqual([
        422,
        'The amount cents field must not be greater than 750, which is what is open.',
      ]);
      expect(await refused('charge', 100_000_001)).toEqual([
        422,
        'The amount cents field must not be greater than 100000000.',
      ]);
      expect(await refused('refund', -100_000_001)).toEqual([
        422,
        'The amount cents field must be at least -100000000.',
      ]);
      expect(await refused('charge', 1.5)).toEqual([422, 'The amount cents field must be an integer.']);
      expect((await refused('tip', 1))[0]).toBe(422);
      const more = await pay(id, 'charge', 1, { reference: 'x'.repeat(256), notes: 'x'.repeat(1001) });
      expect(Object.keys(more.body.errors)).toEqual(['reference', 'notes']);
    });
    await pay(id, 'charge', 300);
    await pay(id, 'adjustment', -100);
    expect(await refused('refund', -201)).toEqual([
      422,
      'The amount cents field must not be less than -200: no more than that is paid.',
    ]);
    await pay(id, 'refund', -200);
    expect(await refused('refund', -100)).toEqual([
      422,
      'The amount cents field must not be less than 0: no more than that is paid.',
    ]);
    await cancel(id);
    for (const type of ['charge', 'credit_applied', 'adjustment']) {
      expect(await refused(type, 1)).toEqual([422, 'An order that is cancelled takes no further payment.']);
    }
  });

  it('in credits is debited, and given back with the order; what was paid elsewhere is not', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId, { billing_method: 'invoice' });
    await pay(id, 'charge', 250, { reference: 'Cash' });
    await pay(id, 'credit_applied', 500);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    expect(await ledger(id)).toEqual(['charge 5.00']);
    await cancel(id);
    expect(await lines(id)).toEqual(['charge 250', 'credit_applied 500', 'refund -500']);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    await pay(id, 'refund', -250);
    expect(await billing(id)).toEqual(['refunded', 750, true, false]);
    expect(await ledger(id)).toEqual(['charge 5.00', 'refund 5.00']);
  });

  it('comes back whole though a correction has taken some of it away', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId);
    await pay(id, 'adjustment', -250);
    await cancel(id);
    expect([await lines(id), await ledger(id)]).toEqual([
      ['credit_applied 750', 'adjustment -250', 'refund -750'],
      ['charge 7.50', 'refund 7.50'],
    ]);
    expect((await billing(id))[0]).toBe('refunded');
  });

  it('is recorded by owners and admins alone', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId);
    const member = await world.caller({ organizationId: caller.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    const body = { type: 'charge', amount_cents: 1 };
    expect((await world.rest(member, 'POST', `/document-orders/${id}/pay`, body)).status).toBe(403);
    expect((await world.rest(member, 'GET', `/document-orders/${id}/payments`)).status).toBe(200);
    expect((await world.rest(await world.caller(), 'GET', `/document-orders/${id}/payments`)).status).toBe(403);
  });

  it('must be there: 402 says what is missing, and nothing is written', async () => {
    const poor = await world.caller({ credits: '16.00' });
    await world.fund(poor.organizationId, '500.00', 'free');
    const own = await goldenPath(world, poor);
    const { documentId } = await notice(poor, own);
    const shortage = {
      balance: 16,
      required: 17,
      shortfall: 1,
      partner_billable: true,
      quote: { fee: 5, postage: { recipients: 1, rate: 12, amount: 12 }, total: 17 },
      purchase: { credits: 1 },
    };
    await expectNothingWritten(world, async () => {
      for (const billing_method of ['prepay', 'credit_balance']) {
        const { status, body } = await order(world, poor, documentId, { billing_method });
        expect([status, body]).toEqual([402, expect.objectContaining(shortage)]);
      }
    });
    const made = await placed(world, poor, documentId, { mail_class: 'priority', billing_method: 'credit_balance' });
    const raise = () => world.rest(poor, 'PATCH', `/document-orders/${made.id}`, { mail_class: 'certified' });
    // The hold of 14 counts for the one of 17.
    expect((await raise()).body).toMatchObject({ balance: 16, required: 17, shortfall: 1 });
    expect((await world.rest(poor, 'GET', `/document-orders/${made.id}`)).body.data).toEqual(made);
    await world.fund(poor.organizationId, '1.00');
    expect((await raise()).status).toBe(200);
    expect((await order(world, poor, documentId, { billing_method: 'invoice' })).status).toBe(201);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is told in the sandbox as it would be, and no credits move', async () => {
    const sandbox = await world.sandboxOf(caller);
    const { documentId } = await notice(sandbox, await goldenPath(world, sandbox));
    const before = await balances(world, caller.organizationId);
    const show = async (id: string) =>
      (await world.rest(sandbox, 'GET', `/document-orders/${id}`)).body.data.billing.status;
    const prepaid = await placed(world, sandbox, documentId);
    expect([prepaid.billing.status, await linesOf(world, sandbox, prepaid.id)]).toEqual([
      'paid',
      ['credit_applied 1700'],
    ]);
    await world.rest(sandbox, 'PATCH', `/document-orders/${prepaid.id}`, { mail_class: 'priority' });
    await world.rest(sandbox, 'POST', `/document-orders/${prepaid.id}/cancel`);
    expect([await show(prepaid.id), await linesOf(world, sandbox, prepaid.id)]).toEqual([
      'refunded',
      ['credit_applied 1700', 'refund -300', 'refund -1400'],
    ]);
    const held = await placed(world, sandbox, documentId, { billing_method: 'credit_balance' });
    await dispatch(held.id, false);
    expect([await show(held.id), await linesOf(world, sandbox, held.id)]).toEqual(['paid', ['credit_applied 1700']]);
    expect(await balances(world, caller.organizationId)).toEqual(before);
  });

  it('is moved once, whoever asks at the same time', async () => {
    const { documentId } = await letter();
    const orders = [await placed(world, caller, documentId), await placed(world, caller, documentId)];
    for (const { id } of orders) {
      const answers = await Promise.all([cancel(id), cancel(id), cancel(id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      expect(await ledger(id)).toEqual(['charge 7.50', 'refund 7.50']);
    }
    const open = await placed(world, caller, documentId, { billing_method: 'invoice' });
    const paid = await Promise.all([1, 2, 3].map(() => pay(open.id, 'credit_applied', 500)));
    expect(paid.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect([await lines(open.id), await ledger(open.id)]).toEqual([['credit_applied 500'], ['charge 5.00']]);
    const raised = await placed(world, caller, documentId);
    const both = await Promise.all([cancel(raised.id), patch(raised.id, { mail_class: 'certified' })]);
    expect(both[0]!.status).toBe(200);
    expect((await get(raised.id)).billing.status).toBe('refunded');
    const moved = (await ledger(raised.id)).map((line) => line.split(' ') as [string, string]);
    const sum = (kind: string) =>
      moved.filter(([of]) => of === kind).reduce((all, [, amount]) => all + Number(amount), 0);
    expect(sum('charge')).toBe(sum('refund'));
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is charged once for a request that is made twice', async () => {
    const { documentId } = await letter();
    const body = { ...recipient, document_id: documentId };
    const once = () =>
      world.rest(caller, 'POST', '/document-orders', body, { 'idempotency-key': `order ${documentId}` });
    const [first, second] = [await once(), await once()];
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await ledger(first.body.data.id)).toEqual(['charge 7.50']);
  });
});
