/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recordEvents } from '../events/record-events.js';
import { type FakeLetter } from '../support/fakes/fake-lob.js';
import { lobEvent, lobSettings, postLobEvent, type Scan } from '../support/fakes/lob-events.js';
import { openFakeLob } from '../support/fakes/open-fakes.js';
import { balances, faultsOf } from '../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, linesOf, placed, recipient } from '../support/records/ordering.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const { lob, url } = await openFakeLob();

describe('a mail order through Lob', () => {
  const world = openWorld(lobSettings(url));
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const afterEditing = () => new Date(Date.now() + 301_000);
  const show = async (id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data;
  const notice = async (id: string): Promise<Json> => (await world.rest(caller, 'GET', `/notices/${id}`)).body.data;
  const emailsOf = (orderId: string) =>
    world.sql<{ template: string; data: Json }>('select template, data from emails where key like $1', [`%${orderId}`]);
  const eventsOf = (orderId: string) =>
    world.sql<{ name: string }>('select name from document_order_events where document_order_id = $1 order by serial', [
      orderId,
    ]);

  async function ordered(extra: object = {}, noticeExtra: object = {}) {
    const { noticeId, documentId } = await filedNotice(world, caller, path, noticeExtra);
    const order = await placed(world, caller, documentId, extra);
    return { noticeId, documentId, orderId: order.id as string };
  }
  /** An order whose letter Lob has created. */
  async function mailed(extra: object = {}, noticeExtra: object = {}) {
    const made = await ordered(extra, noticeExtra);
    const failed = await doTasks(world, afterEditing());
    if (failed[0]) throw failed[0].error;
    const [letter] = lob.lettersOf(made.orderId);
    return { ...made, letter: letter! };
  }
  const reportScan = async (letter: FakeLetter, type: string, scan?: Scan) => {
    const answer = await postLobEvent(world, lobEvent(letter, type, scan));
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
  };

  it('becomes served and then completed by certified mail', async () => {
    const { noticeId, orderId, letter } = await mailed();
    expect(letter.fields).toMatchObject({
      'to[name]': recipient.recipient_name,
      'to[address_line2]': recipient.recipient_address_line_2,
      'from[name]': 'Bay Concrete Pumping',
      'from[address_line1]': '55 Quarry Rd',
      extra_service: 'certified',
    });
    expect(letter.pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await show(orderId)).toMatchObject({
      status: 'dispatched',
      carrier: 'USPS',
      tracking_number: letter.trackingNumber,
      external_provider_id: letter.id,
      shipped_at: expect.any(String),
      accepted_at: null,
      billing: { status: 'paid' },
    });
    expect(await notice(noticeId)).toMatchObject({ status: 'ordered', served_at: null });

    const accepted = { time: '2026-03-02T16:20:00.000Z', location: '94607' };
    await reportScan(letter, 'letter.created');
    await reportScan(letter, 'letter.certified.mailed', accepted);
    expect(await show(orderId)).toMatchObject({ status: 'dispatched', accepted_at: '2026-03-02T16:20:00.000+00:00' });
    expect(await notice(noticeId)).toMatchObject({ status: 'served', served_at: '2026-03-02T16:20:00.000+00:00' });

    await reportScan(letter, 'letter.certified.in_transit', { time: '2026-03-03T04:00:00.000Z' });
    await reportScan(letter, 'letter.certified.processed_for_delivery', { time: '2026-03-05T08:00:00.000Z' });
    expect(await show(orderId)).toMatchObject({ status: 'out_for_delivery' });
    const isListed = async (isUnderWay: boolean) => {
      const { body } = await world.rest(caller, 'GET', `/document-orders?is_under_way=${isUnderWay}&per_page=100`);
      return body.data.some(({ id }: Json) => id === orderId);
    };
    expect([await isListed(true), await isListed(false)]).toEqual([true, false]);
    await reportScan(letter, 'letter.certified.delivered', { time: '2026-03-05T15:00:00.000Z' });
    expect([await isListed(true), await isListed(false)]).toEqual([false, true]);
    expect(await show(orderId)).toMatchObject({
      status: 'delivered',
      delivered_at: '2026-03-05T15:00:00.000+00:00',
      accepted_at: '2026-03-02T16:20:00.000+00:00',
      attention: null,
    });
    expect(await notice(noticeId)).toMatchObject({ status: 'completed', served_at: '2026-03-02T16:20:00.000+00:00' });
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
    expect(await faultsOf(world)).toEqual([]);
  });

  it('waits until it can no longer be edited, and is mailed with its edits', async () => {
    const { orderId } = await ordered();
    await doTasks(world, new Date(Date.now() + 290_000));
    expect(lob.lettersOf(orderId)).toEqual([]);
    await world.rest(caller, 'PATCH', `/document-orders/${orderId}`, { recipient_address_line_1: '2 Sunset Plaza' });
    await doTasks(world, afterEditing());
    expect(lob.lettersOf(orderId)[0]!.fields['to[address_line1]']).toBe('2 Sunset Plaza');
  });

  it('is never submitted when it is cancelled first', async () => {
    const { orderId } = await ordered();
    await world.rest(caller, 'POST', `/document-orders/${orderId}/cancel`);
    await doTasks(world, afterEditing());
    expect(lob.lettersOf(orderId)).toEqual([]);
  });

  it('requests the return receipt that its metadata asks for', async () => {
    const { letter } = await mailed({ metadata: { return_receipt: true } });
    expect(letter.fields.extra_service).toBe('certified_return_receipt');
  });

  it('accepts late, repeated and unordered scans', async () => {
    const { noticeId, orderId, letter } = await mailed();
    const scan = (hour: string) => ({ time: `2026-03-04T${hour}:00:00.000Z` });
    const outForDelivery = lobEvent(letter, 'letter.certified.processed_for_delivery', scan('08'));
    const inTransit = lobEvent(letter, 'letter.certified.in_transit', scan('05'));
    const accepted = lobEvent(letter, 'letter.certified.mailed', scan('01'));
    await postLobEvent(world, outForDelivery);
    expect(await notice(noticeId)).toMatchObject({ status: 'served', served_at: '2026-03-04T08:00:00.000+00:00' });
    const answers = await Promise.all(
      [inTransit, accepted, outForDelivery, inTransit, accepted].map((event) => postLobEvent(world, event)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await show(orderId)).toMatchObject({
      status: 'out_for_delivery',
      accepted_at: '2026-03-04T01:00:00.000+00:00',
    });
    // The acceptance arrived late but has the earliest time.
    expect(await notice(noticeId)).toMatchObject({ status: 'served', served_at: '2026-03-04T01:00:00.000+00:00' });
    expect(await eventsOf(orderId)).toHaveLength(3);
  });

  it('needs attention when it is returned, is reported by e-mail once, and stays paid', async () => {
    const { noticeId, orderId, letter } = await mailed();
    await reportScan(letter, 'letter.certified.mailed');
    await reportScan(letter, 'letter.certified.issue', { details: { event: 'notice_left', action_required: true } });
    expect(await show(orderId)).toMatchObject({ status: 'dispatched', attention: 'notice_left' });
    expect(await emailsOf(orderId)).toEqual([]);
    await reportScan(letter, 'letter.certified.issue', { details: { event: 'package_unclaimed' } });
    await reportScan(letter, 'letter.certified.returned_to_sender');
    await reportScan(letter, 'letter.certified.delivered');
    expect(await show(orderId)).toMatchObject({
      status: 'returned',
      attention: 'returned',
      delivered_at: null,
      billing: { status: 'paid' },
    });
    const needingAttention = await world.rest(caller, 'GET', '/document-orders?needs_attention=1');
    expect(needingAttention.body.data.map(({ id }: Json) => id)).toContain(orderId);
    expect(await emailsOf(orderId)).toEqual([
      {
        template: 'mail_returned',
        data: expect.objectContaining({
          orderId,
          document: expect.stringMatching(/\.pdf$/),
          recipient: recipient.recipient_name,
          trackingNumber: letter.trackingNumber,
          reason: 'unclaimed',
        }),
      },
    ]);
    // Service was complete when the carrier accepted the letter.
    expect(await notice(noticeId)).toMatchObject({ status: 'completed' });
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
  });

  it('has failed when it is lost in the mail, and stays paid', async () => {
    const { orderId, letter } = await mailed();
    await reportScan(letter, 'letter.certified.mailed');
    await reportScan(letter, 'letter.certified.issue', { details: { event: 'package_lost' } });
    expect(await show(orderId)).toMatchObject({ status: 'failed', attention: 'lost' });
    expect(await linesOf(world, caller, orderId)).toEqual(['credit_applied 1700']);
    expect((await emailsOf(orderId)).map(({ template }) => template)).toEqual(['mail_returned']);
  });

  it('has no attention left once it is delivered', async () => {
    const { orderId, letter } = await mailed();
    await reportScan(letter, 'letter.certified.issue', { details: { event: 'address_issue' } });
    expect(await show(orderId)).toMatchObject({ attention: 'address_issue' });
    await reportScan(letter, 'letter.certified.delivered');
    expect(await show(orderId)).toMatchObject({ status: 'delivered', attention: null });
  });

  it.each(['prepay', 'credit_balance', 'invoice'])(
    'costs nothing when it fails at Lob before mailing, paid by %s',
    async (billing_method) => {
      const before = await balances(world, caller.organizationId);
      const { noticeId, orderId, letter } = await mailed({ billing_method });
      await reportScan(letter, 'letter.failed');
      const { status, billing } = await show(orderId);
      expect([status, billing.status]).toEqual(['failed', billing_method === 'invoice' ? 'void' : 'refunded']);
      expect(await notice(noticeId)).toMatchObject({ status: 'generated' });
      expect((await emailsOf(orderId)).map(({ template }) => template)).toEqual(['order_failed']);
      const after = await balances(world, caller.organizationId);
      // The costs of the notice, its document and the calls of this test.
      expect(Number(before!.partner) - Number(after!.partner)).toBeLessThan(2.5);
      expect(await faultsOf(world)).toEqual([]);
    },
  );

  it('marks an escalation as sent on the first acceptance', async () => {
    const answer = await world.rest(caller, 'POST', `/escalations/${path.escalationId}/order`, recipient);
    expect(answer.status).toBe(201);
    await doTasks(world, afterEditing());
    const status = async () =>
      (await world.rest(caller, 'GET', `/escalations/${path.escalationId}`)).body.data.status as string;
    expect(await status()).toBe('draft');
    await reportScan(lob.lettersOf(answer.body.data.id)[0]!, 'letter.certified.mailed');
    expect(await status()).toBe('sent');
  });

  it('serves a lien notice, and leaves it to be recorded', async () => {
    const { noticeId, letter } = await mailed({}, { type: 'stop_payment', metadata: { signatory_name: 'Ana Diaz' } });
    await reportScan(letter, 'letter.certified.mailed');
    await reportScan(letter, 'letter.certified.delivered');
    expect(await notice(noticeId)).toMatchObject({ status: 'served' });
  });

  it('serves the notice once at concurrent scans of several recipients, and completes it with the last', async () => {
    const { noticeId } = await filedNotice(world, caller, path);
    const people = ['Ann', 'Bob', 'Cyd', 'Dan'].map((name) => ({
      name,
      address_line_1: '1 Main St',
      city: 'Oakland',
      state: 'CA',
      zip: '94607',
    }));
    const answer = await world.rest(caller, 'POST', `/notices/${noticeId}/order`, { recipients: people });
    const ids: string[] = answer.body.orders.map(({ id }: Json) => id);
    await doTasks(world, afterEditing());
    const letters = ids.map((id) => lob.lettersOf(id)[0]!);
    const events = letters.flatMap((letter, index) => [
      lobEvent(letter, 'letter.certified.mailed', { time: `2026-03-02T0${index + 1}:00:00.000Z` }),
      lobEvent(letter, 'letter.certified.delivered', { time: '2026-03-06T12:00:00.000Z' }),
    ]);
    const { done, types } = await recordEvents(world, caller, () =>
      Promise.all(events.reverse().map((event) => postLobEvent(world, event))),
    );
    expect(done.map(({ status }: Json) => status)).toEqual(Array(8).fill(200));
    expect(await notice(noticeId)).toMatchObject({ status: 'completed', served_at: '2026-03-02T01:00:00.000+00:00' });
    expect(types.filter((type) => type === 'notice.served')).toHaveLength(1);
    expect(types.filter((type) => type === 'document_order.delivered')).toHaveLength(4);
  });
});
