/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DocumentOrder } from '../../src/entities/document-order.js';
import { documentOrders } from '../../src/reads/loaders/document-order.loader.js';
import { giveBack, settleAtDispatch } from '../../src/services/document-order/money.js';
import { change, lock } from '../../src/services/shared/record.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { balances, faultsOf, inRequest, requestOf } from '../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { received, staffOf } from '../support/records/mailroom.js';
import {
  filedEscalation,
  filedNotice,
  ledgerOfOrder,
  linesOf,
  order,
  placed,
  recipient,
} from '../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('the payment of a document order', () => {
  const world = openWorld();
  let caller: Caller;
  let staff: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    staff = await staffOf(world);
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
  /** Records a payment as staff: money received or, below zero, refunded. */
  const receive = async (id: string, cents: number, more: object = {}) => {
    const type = cents < 0 ? 'REFUND' : 'CHARGE';
    const { body } = await received(world, staff, id, cents, { type, ...more });
    return body.data.mailroomRecordPayment;
  };
  const lines = (id: string) => linesOf(world, caller, id);
  const ledger = (id: string) => ledgerOfOrder(world, id);
  /** The effects of a carrier's report on the payment, as the services apply them. */
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

  it('is charged at once when prepaid, follows the mail class, and is refunded in full', async () => {
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

  it('stays when the order is dispatched, and is refunded when the carrier never mailed it', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId);
    await dispatch(id);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    await fail(id);
    expect(await billing(id)).toEqual(['refunded', 750, true, false]);
    expect(await ledger(id)).toEqual(['charge 7.50', 'refund 7.50']);
  });

  it('is captured at dispatch if it is from a hold, and held again for another mail class', async () => {
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

  it('is released by a cancellation if it is from a hold, and captured only up to the unpaid balance', async () => {
    const { documentId } = await letter();
    const method = { billing_method: 'credit_balance' };
    const taken = await placed(world, caller, documentId, method);
    await cancel(taken.id);
    expect(await billing(taken.id)).toEqual(['void', 750, false, false]);
    expect([await lines(taken.id), await ledger(taken.id)]).toEqual([[], ['hold 7.50', 'release 7.50']]);
    const { id } = await placed(world, caller, documentId, method);
    await pay(id, 'credit_applied', 300);
    await receive(id, 200);
    await dispatch(id);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    expect(await lines(id)).toEqual(['credit_applied 300', 'charge 200', 'credit_applied 250']);
    expect(await ledger(id)).toEqual(['hold 7.50', 'charge 3.00', 'capture 2.50', 'release 5.00']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is captured at dispatch if it is from a hold, whatever the account has reported, now or in an earlier release', async () => {
    const { documentId } = await letter();
    for (const release of ['this', 'an earlier']) {
      const { id } = await placed(world, caller, documentId, { billing_method: 'credit_balance' });
      expect((await pay(id, 'charge', 750, { reference: 'Check 7' })).body.data.billing).toMatchObject({
        status: 'pending',
        paid_at: null,
        payment_reference: null,
      });
      await pay(id, 'adjustment', 100_000_000);
      if (release === 'an earlier') {
        await world.sql('update document_order_payments set recorded_by = null where document_order_id = $1', [id]);
      }
      await dispatch(id);
      expect(await billing(id)).toEqual(['paid', 750, true, false]);
      expect(await ledger(id)).toEqual(['hold 7.50', 'capture 7.50']);
      await fail(id);
      expect((await ledger(id)).at(-1)).toBe('refund 7.50');
    }
    expect(await faultsOf(world)).toEqual([]);
  });

  it('returns applied credits that exceed a lower price, and requires the difference to a higher one again', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId, { billing_method: 'invoice', mail_class: 'certified' });
    await pay(id, 'credit_applied', 1700);
    expect(await billing(id)).toEqual(['paid', 1700, true, false]);
    await patch(id, { mail_class: 'first_class' });
    expect([await billing(id), await ledger(id)]).toEqual([
      ['paid', 750, true, false],
      ['charge 17.00', 'refund 9.50'],
    ]);
    await patch(id, { mail_class: 'certified' });
    expect(await billing(id)).toEqual(['pending', 1700, false, false]);
    const held = await placed(world, caller, documentId, { billing_method: 'credit_balance', mail_class: 'certified' });
    await pay(held.id, 'credit_applied', 1000);
    await patch(held.id, { mail_class: 'first_class' });
    await dispatch(held.id);
    expect(await billing(held.id)).toEqual(['paid', 750, true, false]);
    expect(await lines(held.id)).toEqual(['credit_applied 1000', 'refund -250']);
    expect((await ledger(held.id)).slice(-2)).toEqual(['refund 2.50', 'release 7.50']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is due at dispatch by invoice, and settled by the payments that staff record', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId, { billing_method: 'invoice' });
    expect(await billing(id)).toEqual(['pending', 750, false, false]);
    await patch(id, { mail_class: 'priority' });
    await dispatch(id);
    expect(await billing(id)).toEqual(['invoiced', 1400, false, true]);
    expect((await get(id)).billing.invoice_reference).toMatch(/^INV-\d{6}-[0-9A-F]{8}$/);
    await receive(id, 400, { reference: 'Check 118', notes: 'First half' });
    expect(await billing(id)).toEqual(['invoiced', 1400, false, true]);
    expect(await receive(id, 1000, { reference: 'Check 121' })).toMatchObject({ billingStatus: 'PAID', openCents: 0 });
    expect((await get(id)).billing).toMatchObject({ status: 'paid', payment_reference: 'Check 121' });
    await receive(id, -600);
    expect(await billing(id)).toEqual(['invoiced', 1400, false, true]);
    await receive(id, 600, { type: 'ADJUSTMENT' });
    expect(await billing(id)).toEqual(['paid', 1400, true, true]);
    await receive(id, -600, { type: 'ADJUSTMENT' });
    await receive(id, -800);
    expect(await billing(id)).toEqual(['refunded', 1400, true, true]);
    expect(await ledger(id)).toEqual([]);
    const cancelled = await placed(world, caller, documentId, { billing_method: 'invoice' });
    await cancel(cancelled.id);
    expect(await billing(cancelled.id)).toEqual(['void', 750, false, false]);
  });

  it('requires enough credits: 402 names the missing ones, and nothing is written', async () => {
    const poor = await world.caller({ credits: '16.00' });
    await world.fund(poor.organizationId, '500.00', 'free');
    const own = await goldenPath(world, poor);
    const { documentId } = await notice(poor, own);
    const spendable = Number((await balances(world, poor.organizationId))!.free) + 16;
    const shortage = {
      balance: spendable,
      required: 17.1,
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
    // The hold of 14 counts toward the new one of 17, so the request needs 3 credits and its call.
    expect((await raise()).body).toMatchObject({ required: 3.1, shortfall: 1, purchase: { credits: 1 } });
    expect((await world.rest(poor, 'GET', `/document-orders/${made.id}`)).body.data).toEqual(made);
    await world.fund(poor.organizationId, '1.00');
    expect((await raise()).status).toBe(200);
    expect((await order(world, poor, documentId, { billing_method: 'invoice' })).status).toBe(201);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is simulated in the sandbox, and no credits move', async () => {
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

  it('is charged once for a request that is sent twice', async () => {
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
