/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { faultsOf } from '../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { articleNumber, done, received, someId, staffOf, waiting } from '../support/records/mailroom.js';
import { filedEscalation, filedNotice, ledgerOfOrder, placed } from '../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a payment recorded by staff', () => {
  const world = openWorld();
  let staff: Caller;
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    [staff, caller] = [await staffOf(world), await world.caller()];
    path = await goldenPath(world, caller);
  });

  async function invoiced(): Promise<string> {
    const { documentId } = await filedEscalation(world, caller, path);
    return (await placed(world, caller, documentId, { billing_method: 'invoice' })).id;
  }
  const codeOf = ({ body }: { body: Json }) => body.errors?.[0].extensions.code;

  it('settles an order of any account and handler, and is recorded under the name of the staff member', async () => {
    const id = await invoiced();
    await world.sql(`update document_orders set handler = 'lob' where id = $1`, [id]);
    const first = await received(world, staff, id, 500, { reference: 'Check 118', notes: 'First half' });
    expect(first.body.data.mailroomRecordPayment).toEqual({
      id: expect.any(String),
      orderId: id,
      accountId: caller.organizationId,
      type: 'CHARGE',
      amountCents: 500,
      reference: 'Check 118',
      notes: 'First half',
      recordedAt: expect.any(String),
      billingStatus: 'PENDING',
      priceCents: 750,
      openCents: 250,
    });
    const payments = await world.rest(caller, 'GET', `/document-orders/${id}/payments`);
    expect(payments.body.data).toEqual([
      expect.objectContaining({ id: first.body.data.mailroomRecordPayment.id, type: 'charge', settles: true }),
    ]);
    const second = await received(world, staff, id, 250);
    expect(second.body.data.mailroomRecordPayment).toMatchObject({ billingStatus: 'PAID', openCents: 0 });
    const { billing } = (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data;
    expect(billing).toMatchObject({ status: 'paid', payment_reference: 'Check 118' });
    const [entry] = await world.sql<{ user_id: string }>(
      `select user_id from audit_entries where auditable_type = 'DocumentOrderPayment' order by serial desc limit 1`,
    );
    expect(entry).toEqual({ user_id: staff.userId });
  });

  it('reduces the capture at dispatch, unlike a charge that the account reported', async () => {
    for (const [reported, paid, captured] of [
      [1700, 0, 'capture 17.00'],
      [1700, 1000, 'capture 7.00'],
    ] as const) {
      const { orderId } = await waiting(world, caller, path, { billing_method: 'credit_balance' });
      const body = { type: 'charge', amount_cents: reported };
      expect((await world.rest(caller, 'POST', `/document-orders/${orderId}/pay`, body)).status).toBe(200);
      if (paid > 0) await received(world, staff, orderId, paid);
      await done(world, staff, 'TakeOrder', { id: orderId });
      await done(world, staff, 'DispatchOrder', { id: orderId, trackingNumber: articleNumber() });
      const { billing } = (await world.rest(caller, 'GET', `/document-orders/${orderId}`)).body.data;
      expect([billing.status, (await ledgerOfOrder(world, orderId))[1]]).toEqual(['paid', captured]);
    }
    expect(await faultsOf(world)).toEqual([]);
  });

  it('follows the rules of its type, and spends no credits of the account', async () => {
    const id = await invoiced();
    await world.rest(caller, 'POST', `/document-orders/${id}/pay`, { type: 'charge', amount_cents: 750 });
    await expectNothingWritten(world, async () => {
      for (const [type, cents, field] of [
        ['CREDIT_APPLIED', 100, 'type'],
        ['CHARGE', 0, 'amountCents'],
        ['CHARGE', 100_000_001, 'amountCents'],
        // The account has reported a charge; staff have received nothing.
        ['REFUND', -1, 'amountCents'],
        ['ADJUSTMENT', -1, 'amountCents'],
      ] as const) {
        const { body } = await received(world, staff, id, cents, { type });
        expect([type, Object.keys(body.errors[0].extensions.errors ?? {})]).toEqual([
          type,
          [expect.stringContaining(field)],
        ]);
      }
    });
  });

  it('is refused to all other callers, and for orders that are in a sandbox or do not exist', async () => {
    const id = await invoiced();
    const sandbox = await world.sandboxOf(caller);
    const simulated = await filedNotice(world, sandbox, await goldenPath(world, sandbox));
    const { id: sandboxOrder } = await placed(world, sandbox, simulated.documentId, { billing_method: 'invoice' });
    const others = [
      caller,
      await world.caller({ abilities: ['tier:scale', 'role:partner'] }),
      await world.anotherToken(staff, ['role:staff', 'mode:sandbox']),
    ];
    await expectNothingWritten(world, async () => {
      for (const other of others) expect(codeOf(await received(world, other, id, 750))).toBe('FORBIDDEN');
      expect(codeOf(await received(world, null, id, 750))).toBe('UNAUTHENTICATED');
      for (const none of [sandboxOrder, someId()])
        expect(codeOf(await received(world, staff, none, 750))).toBe('NOT_FOUND');
    });
  });
});
