/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { faultsOf } from '../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { received, staffOf } from '../support/records/mailroom.js';
import { filedEscalation, filedNotice, ledgerOfOrder, linesOf, placed } from '../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a payment line of a document order', () => {
  const world = openWorld();
  let caller: Caller;
  let staff: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    staff = await staffOf(world);
    path = await goldenPath(world, caller);
  });

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
  const sandboxCaller = () => world.sandboxOf(caller);
  const lines = (id: string) => linesOf(world, caller, id);
  const ledger = (id: string) => ledgerOfOrder(world, id);

  it('follows the rules of its type', async () => {
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
        'The amount cents field must not be less than 0: a refund cannot exceed the charges that are not yet refunded.',
      ]);
      expect(await refused('adjustment', -1)).toEqual([
        422,
        'The amount cents field must not be less than 0: the total paid cannot become negative.',
      ]);
      expect(await refused('credit_applied', 751)).toEqual([
        422,
        'The amount cents field must not be greater than 750, the unpaid balance.',
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
      'The amount cents field must not be less than -200: the total paid cannot become negative.',
    ]);
    await pay(id, 'refund', -200);
    expect(await refused('refund', -100)).toEqual([
      422,
      'The amount cents field must not be less than 0: the total paid cannot become negative.',
    ]);
    await cancel(id);
    for (const type of ['charge', 'credit_applied', 'adjustment']) {
      expect(await refused(type, 1)).toEqual([422, 'An order that is cancelled accepts no further payment.']);
    }
  });

  it('is debited in credits, and returned with the order, unlike a payment made elsewhere', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId, { billing_method: 'invoice' });
    await received(world, staff, id, 250, { reference: 'Cash' });
    await pay(id, 'credit_applied', 500);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    expect(await ledger(id)).toEqual(['charge 5.00']);
    await cancel(id);
    expect(await lines(id)).toEqual(['charge 250', 'credit_applied 500', 'refund -500']);
    expect(await billing(id)).toEqual(['paid', 750, true, false]);
    await received(world, staff, id, -250, { type: 'REFUND' });
    expect(await billing(id)).toEqual(['refunded', 750, true, false]);
    expect(await ledger(id)).toEqual(['charge 5.00', 'refund 5.00']);
  });

  it('recorded by an account is a report that settles nothing, unless it applies credits', async () => {
    const { documentId } = await letter();
    for (const by of [caller, await sandboxCaller()]) {
      const order = by === caller ? documentId : (await filedNotice(world, by, await goldenPath(world, by))).documentId;
      const { id, billing } = await placed(world, by, order, { billing_method: 'invoice' });
      const send = (type: string, amount_cents: number) =>
        world.rest(by, 'POST', `/document-orders/${id}/pay`, { type, amount_cents, reference: type });
      const price: number = billing.amount_cents;
      for (const [type, cents] of [
        ['charge', price],
        ['refund', -100],
        ['adjustment', price],
      ] as const) {
        const { status, body } = await send(type, cents);
        expect([status, body.data.billing.status, body.data.billing.payment_reference]).toEqual([200, 'pending', null]);
      }
      expect((await send('credit_applied', price)).body.data.billing).toMatchObject({
        status: 'paid',
        payment_reference: 'credit_applied',
      });
      const payments = await world.rest(by, 'GET', `/document-orders/${id}/payments`);
      expect(payments.body.data.map(({ type, settles }: Json) => [type, settles])).toEqual([
        ['charge', false],
        ['refund', false],
        ['adjustment', false],
        ['credit_applied', true],
      ]);
      const { body } = await world.graphql(by, `{ documentOrder(id: "${id}") { payments { settles } } }`);
      expect(body.data.documentOrder.payments.map(({ settles }: Json) => settles)).toEqual([false, false, false, true]);
      expect((await send('credit_applied', 1)).status).toBe(422);
    }
  });

  it('remains paid if an earlier release counted it so, and is a report if that release writes it alongside this one', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId, { billing_method: 'invoice' });
    const write = (type: string, reference: string | null) =>
      world.sql(
        `insert into document_order_payments (id, account_id, livemode, document_order_id, type, amount_cents, ledger_reference,
           recorded_at, created_at)
         values (uuidv7(), $1, true, $2, $3, 100, $4, now(), now())`,
        [caller.organizationId, id, type, reference],
      );
    await write('charge', null);
    await world.sql('update document_order_payments set recorded_by = null where document_order_id = $1', [id]);
    await write('charge', null);
    await write('credit_applied', 'document_order:x');
    const payments = await world.rest(caller, 'GET', `/document-orders/${id}/payments`);
    expect(payments.body.data.map(({ settles }: Json) => settles)).toEqual([true, false, true]);
  });

  it('can be recorded by owners and admins only', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId);
    const member = await world.caller({ organizationId: caller.organizationId });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    const body = { type: 'charge', amount_cents: 1 };
    for (const type of ['charge', 'refund', 'adjustment', 'credit_applied']) {
      const answer = await world.rest(member, 'POST', `/document-orders/${id}/pay`, { ...body, type });
      expect([type, answer.status, answer.body.code]).toEqual([type, 403, 'forbidden']);
    }
    expect((await world.rest(member, 'GET', `/document-orders/${id}/payments`)).status).toBe(200);
    expect((await world.rest(await world.caller(), 'GET', `/document-orders/${id}/payments`)).status).toBe(403);
  });

  it('leaves all credits refundable, although an adjustment has reduced the amount paid', async () => {
    const { documentId } = await letter();
    const { id } = await placed(world, caller, documentId);
    await received(world, staff, id, -250, { type: 'ADJUSTMENT' });
    await cancel(id);
    expect([await lines(id), await ledger(id)]).toEqual([
      ['credit_applied 750', 'adjustment -250', 'refund -750'],
      ['charge 7.50', 'refund 7.50'],
    ]);
    expect((await billing(id))[0]).toBe('refunded');
  });

  it('is written once under concurrent requests', async () => {
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
});
