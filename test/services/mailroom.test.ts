/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { balances, faultsOf } from '../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { articleNumber, call, done, queue, refused, staffOf, waiting } from '../support/records/mailroom.js';
import { filedNotice, linesOf, placed, recipient } from '../support/records/ordering.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('mail orders in the mailroom', () => {
  const world = openWorld();
  let staff: Caller;
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    staff = await staffOf(world);
    await world.makeRoom(staff);
    caller = await world.caller({ name: 'Bay Concrete' });
    path = await goldenPath(world, caller);
  });

  const show = async (id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data;
  const notice = async (id: string): Promise<Json> => (await world.rest(caller, 'GET', `/notices/${id}`)).body.data;
  const emails = (orderId: string) => world.sql('select template from emails where key like $1', [`%${orderId}`]);
  const hour = 3_600_000;
  /** Fails all waiting orders, including those that could be edited until now. */
  async function emptied(): Promise<void> {
    await doTasks(world, new Date(Date.now() + 301_000));
    for (const { id } of (await queue(world, staff)).nodes) await done(world, staff, 'FailOrder', { id, reason: 'x' });
  }

  it('are in the queue, oldest first, with everything that is needed to mail them', async () => {
    await emptied();
    const first = await waiting(world, caller, path, { metadata: { return_receipt: true } });
    const second = await waiting(world, caller, path);
    const { nodes, totalCount } = await queue(world, staff);
    expect(nodes.map(({ id }: Json) => id)).toEqual([first.orderId, second.orderId]);
    expect(totalCount).toBe(2);
    const { notice_number } = await notice(first.noticeId);
    expect(nodes[0]).toMatchObject({
      accountId: caller.organizationId,
      accountName: 'Bay Concrete',
      status: 'PENDING',
      orderType: 'MAIL',
      mailClass: 'CERTIFIED',
      returnReceipt: true,
      recipient: {
        name: recipient.recipient_name,
        addressLine1: '1 Sunset Plaza',
        city: 'Oakland',
        state: 'CA',
        zip: '94607',
      },
      sender: { name: 'Bay Concrete Pumping', addressLine1: '55 Quarry Rd', city: 'Oakland' },
      documentFileName: expect.stringMatching(/\.pdf$/),
      documentPageCount: expect.any(Number),
      documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      documentUrl: expect.stringMatching(new RegExp(`/api/v1/document-orders/${first.orderId}/document$`)),
      coverUrl: expect.stringMatching(new RegExp(`/api/v1/document-orders/${first.orderId}/cover$`)),
      recordNumber: notice_number,
      recordStatus: 'ordered',
      state: 'CA',
      projectName: 'Sunset Tower',
      county: 'San Francisco',
      takenAt: null,
      files: [],
      carrierEvents: [],
    });
    const page = await queue(world, staff, '(first: 1)');
    expect([page.nodes[0].id, page.pageInfo.hasNextPage]).toEqual([first.orderId, true]);
    const next = await queue(world, staff, `(first: 1, after: "${page.pageInfo.endCursor}")`);
    expect([next.nodes[0].id, next.pageInfo.hasNextPage]).toEqual([second.orderId, false]);
    const last = await queue(world, staff, '(last: 1)');
    expect(last.nodes.map(({ id }: Json) => id)).toEqual([second.orderId]);
    for (const [filter, total] of [
      ['status: PENDING', 2],
      ['status: DISPATCHED', 0],
      ['orderType: RECORDING', 0],
      ['statuses: [PENDING, PROCESSING]', 2],
      ['statuses: [DISPATCHED, IN_TRANSIT]', 0],
      ['status: PENDING, statuses: [DISPATCHED]', 0],
      ['statuses: []', 0],
      ['trackingNumber: "9407 1118 9956 2700 0000 14"', 0],
      ['mailClass: CERTIFIED', 2],
      [`accountId: "${staff.organizationId}"`, 0],
    ] as const) {
      expect([filter, (await queue(world, staff, `(filter: { ${filter} })`)).totalCount]).toEqual([filter, total]);
    }
  });

  it('are not in the queue while they can still be edited, nor in the sandbox', async () => {
    const { documentId } = await filedNotice(world, caller, path);
    const { id } = await placed(world, caller, documentId);
    const { nodes } = await queue(world, staff);
    expect(nodes.map((node: Json) => node.id)).not.toContain(id);
    expect(await refused(world, staff, 'TakeOrder', { id })).toBe('FORBIDDEN');
  });

  it('go from the queue to delivered, and serve and complete their notice', async () => {
    const { orderId: id, noticeId } = await waiting(world, caller, path, { billing_method: 'credit_balance' });
    const before = await balances(world, caller.organizationId);
    const taken = await recordEvents(world, caller, () => done(world, staff, 'TakeOrder', { id }));
    expect(taken.types).toEqual(['document_order.updated']);
    expect(taken.done).toMatchObject({
      status: 'PROCESSING',
      takenAt: expect.any(String),
      takenBy: expect.stringMatching(/@example\.com$/),
    });
    const edit = await world.rest(caller, 'PATCH', `/document-orders/${id}`, { recipient_city: 'Reno' });
    expect([edit.status, edit.body.errors.status]).toEqual([422, [expect.stringMatching(/only a pending one/)]]);

    const number = articleNumber();
    const shippedAt = new Date().toISOString();
    const grouped = number.replace(/\d{4}(?=\d)/g, '$& ');
    const sent = await recordEvents(world, caller, () =>
      done(world, staff, 'DispatchOrder', { id, trackingNumber: grouped, shippedAt }),
    );
    expect(sent.types).toEqual(
      expect.arrayContaining(['document_order.dispatched', 'notice.transitioned', 'notice.served']),
    );
    expect(sent.done).toMatchObject({ status: 'DISPATCHED', carrier: 'USPS', trackingNumber: number });
    const found = await queue(world, staff, `(filter: { trackingNumber: "${grouped}", statuses: [DISPATCHED] })`);
    expect(found.nodes.map((node: Json) => node.id)).toEqual([id]);
    const at = shippedAt.replace('Z', '+00:00');
    expect(await show(id)).toMatchObject({
      tracking_number: number,
      accepted_at: at,
      shipped_at: at,
      billing: { status: 'paid' },
    });
    expect(await notice(noticeId)).toMatchObject({ status: 'served', served_at: at });
    expect(await linesOf(world, caller, id)).toEqual(['credit_applied 1700']);

    const moved = await done(world, staff, 'RecordEvent', { id, status: 'OUT_FOR_DELIVERY' });
    expect(moved.status).toBe('OUT_FOR_DELIVERY');
    expect((await done(world, staff, 'RecordEvent', { id, status: 'IN_TRANSIT' })).status).toBe('OUT_FOR_DELIVERY');
    const delivered = await done(world, staff, 'RecordEvent', { id, status: 'DELIVERED', note: 'front desk' });
    expect(delivered.carrierEvents.map(({ name }: Json) => name)).toEqual([
      'Taken up',
      'Handed over at the counter',
      'Out for delivery',
      'In transit',
      'Delivered: front desk',
    ]);
    expect(await show(id)).toMatchObject({ status: 'delivered', delivered_at: expect.any(String) });
    expect((await notice(noticeId)).status).toBe('completed');
    expect((await queue(world, staff)).nodes.map((node: Json) => node.id)).not.toContain(id);
    expect(before).toMatchObject({ held: expect.not.stringMatching(/^0\.00$/) });
    expect(await faultsOf(world)).toEqual([]);
    const [entry] = await world.sql<{ user_id: string }>(
      `select user_id from audit_entries where auditable_id = $1 order by auditable_serial, id desc limit 1`,
      [id],
    );
    expect(entry!.user_id).toBe(staff.userId);
  });

  it('are printed and handed over only once they are taken, so that what was printed is what was sent', async () => {
    const { orderId: id, documentId } = await waiting(world, caller, path, { mail_class: 'priority' });
    const read = async (by: Caller, file: string) => {
      const headers = { authorization: `Bearer ${by.token}` };
      const answer = await world.app.server.inject({ url: `/api/v1/document-orders/${id}/${file}`, headers });
      return [answer.statusCode, answer.headers['content-type']];
    };
    const sentence = 'The order is not taken: take it, and then print it.';
    await expectNothingWritten(world, async () => {
      expect(await refused(world, staff, 'DispatchOrder', { id, carrier: 'FedEx' })).toEqual({ status: [sentence] });
      for (const file of ['document', 'cover']) {
        expect(await read(staff, file)).toEqual([422, expect.stringContaining('json')]);
        expect(await read(caller, file)).toEqual([200, 'application/pdf']);
      }
    });
    const { documentSha256 } = await done(world, staff, 'TakeOrder', { id });
    for (const file of ['document', 'cover']) expect(await read(staff, file)).toEqual([200, 'application/pdf']);
    const number = { carrier: 'FedEx', trackingNumber: '7712 3456' };
    const sent = await done(world, staff, 'DispatchOrder', { id, ...number });
    expect(sent).toMatchObject({ status: 'DISPATCHED', ...number, documentId, documentSha256 });
  });

  it('stay paid when they are returned, need attention and are reported by e-mail', async () => {
    const { orderId: id } = await waiting(world, caller, path);
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'DispatchOrder', { id, trackingNumber: articleNumber() });
    const back = await recordEvents(world, caller, () =>
      done(world, staff, 'ReturnOrder', { id, reason: 'unclaimed' }),
    );
    expect(back.types).toEqual(expect.arrayContaining(['document_order.returned']));
    expect(await show(id)).toMatchObject({ status: 'returned', attention: 'returned', billing: { status: 'paid' } });
    expect(back.done.carrierEvents.at(-1).name).toBe('Returned to sender: unclaimed');
    expect(await emails(id)).toEqual([{ template: 'mail_returned' }]);
  });

  it('are refunded if they cannot be mailed, and their notice can be ordered again', async () => {
    const { orderId: id, noticeId } = await waiting(world, caller, path);
    const failed = await recordEvents(world, caller, () =>
      done(world, staff, 'FailOrder', { id, reason: 'The address is a vacant lot.' }),
    );
    expect(failed.types).toEqual(expect.arrayContaining(['document_order.failed']));
    expect(await show(id)).toMatchObject({ status: 'failed', billing: { status: 'refunded' } });
    expect(await linesOf(world, caller, id)).toEqual(['credit_applied 1700', 'refund -1700']);
    expect((await notice(noticeId)).status).toBe('generated');
    expect(await emails(id)).toEqual([{ template: 'order_failed' }]);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('are not refunded if the carrier lost them', async () => {
    const { orderId: id, noticeId } = await waiting(world, caller, path);
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'DispatchOrder', { id, trackingNumber: articleNumber() });
    const lost = await done(world, staff, 'FailOrder', { id, reason: 'Lost in the mail.' });
    expect(lost.carrierEvents.at(-1).name).toBe('Lost by the carrier');
    expect(await linesOf(world, caller, id)).toEqual(['credit_applied 1700']);
    expect((await notice(noticeId)).status).not.toBe('generated');
  });

  it('are refused by field', async () => {
    const { orderId: id } = await waiting(world, caller, path);
    const used = articleNumber();
    const { orderId: other } = await waiting(world, caller, path);
    for (const taken of [id, other]) await done(world, staff, 'TakeOrder', { id: taken });
    await done(world, staff, 'DispatchOrder', { id: other, trackingNumber: used });
    const tomorrow = new Date(Date.now() + 24 * hour).toISOString();
    const dispatch = (more: object) => refused(world, staff, 'DispatchOrder', { id, ...more });
    expect(await dispatch({})).toEqual({ trackingNumber: [expect.stringMatching(/required: certified mail/)] });
    expect(await dispatch({ trackingNumber: '9407 1118 9956' })).toEqual({
      trackingNumber: [expect.stringMatching(/20 to 22 digits/)],
    });
    expect(await dispatch({ trackingNumber: '9407111899562700000019' })).toEqual({
      trackingNumber: [expect.stringMatching(/valid check digit/)],
    });
    expect(await dispatch({ trackingNumber: used })).toEqual({
      trackingNumber: [`Another order already has the number ${used}.`],
    });
    expect(await dispatch({ trackingNumber: articleNumber(), carrier: 'FedEx', shippedAt: tomorrow })).toEqual({
      carrier: ['The carrier field must be USPS: only USPS carries certified mail.'],
      shippedAt: ['The shipped at field must not be a time in the future.'],
    });
    expect(await dispatch({ trackingNumber: articleNumber(), shippedAt: '2020-01-01T00:00:00Z' })).toEqual({
      shippedAt: [expect.stringMatching(/must not be a time before .*the document was ordered then/)],
    });
    const event = (more: object) => refused(world, staff, 'RecordEvent', { id, status: 'DELIVERED', ...more });
    expect(await event({})).toEqual({
      status: [expect.stringMatching(/not been handed to a carrier: dispatch it first/)],
    });
    expect(await refused(world, staff, 'ReturnOrder', { id: other, reason: '' })).toEqual({
      reason: ['The reason field is required.'],
    });
    const early = { id: other, occurredAt: new Date(Date.now() - hour).toISOString() };
    expect(await event(early)).toEqual({ occurredAt: [expect.stringMatching(/the order was handed over then/)] });
    expect(await refused(world, staff, 'CompleteOrder', { id, results: {} })).toEqual({
      id: ['A mail order has no results: it is dispatched and delivered.'],
    });
    expect(await refused(world, staff, 'TakeOrder', { id: other })).toEqual({
      status: [expect.stringMatching(/^An order that is dispatched cannot become processing: it can become/)],
    });
    expect((await show(id)).status).toBe('processing');
  });

  it('are dispatched once under an Idempotency-Key', async () => {
    const { orderId: id } = await waiting(world, caller, path);
    await done(world, staff, 'TakeOrder', { id });
    const input = { id, trackingNumber: articleNumber() };
    const key = { 'idempotency-key': `dispatch-${id}` };
    const first = await call(world, staff, 'DispatchOrder', input, key);
    const again = await call(world, staff, 'DispatchOrder', input, key);
    expect([first.status, again.body.data]).toEqual([200, first.body.data]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await refused(world, staff, 'DispatchOrder', { id, trackingNumber: articleNumber() })).toEqual({
      status: [expect.stringMatching(/^An order that is dispatched cannot become dispatched/)],
    });
  });

  it('are dispatched or cancelled, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { orderId: id } = await waiting(world, caller, path);
      await done(world, staff, 'TakeOrder', { id });
      const [sent, cancelled] = await Promise.all([
        call(world, staff, 'DispatchOrder', { id, trackingNumber: articleNumber() }),
        world.rest(caller, 'POST', `/document-orders/${id}/cancel`),
      ]);
      expect([Boolean(sent.body.errors), cancelled.status === 200]).toEqual(
        (await show(id)).status === 'cancelled' ? [true, true] : [false, false],
      );
    }
    expect(await faultsOf(world)).toEqual([]);
  });
});
