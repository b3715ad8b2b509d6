/** @sampled tests */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { deliver } from '../background/webhooks/deliveries.js';
import { openReceivers, type Receiver } from '../background/webhooks/receiver.js';
import { faultsOf } from '../support/records/credits.js';
import { mailedTo, openFakePartner } from '../support/records/partner.js';
import { LiveWorld } from '../support/worlds/live-world.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';
import { Story } from './full-service-story.js';

const { partner, settings } = await openFakePartner();

describe('the money of a full service, step by step', () => {
  const world = openWorld(settings);
  const live = new LiveWorld(world);
  const startReceiver = openReceivers();
  let webhook: Receiver;
  let staff: Caller;
  beforeAll(async () => {
    await live.open();
    // Only the request's own charges are checked.
    await world.sql(`update prices set credits = 0 where event_type = 'api_call'`);
    staff = await world.caller({ abilities: ['role:partner', 'tier:scale'], credits: '0' });
    webhook = await startReceiver();
  });
  deliver(world);
  afterEach(async () => {
    await live.leave();
    expect(await faultsOf(world)).toEqual([]);
  });
  afterAll(() => live.leave());

  const begin = (credits: string) => Story.begin(live, { partner, staff, webhook }, credits);
  const postage = (recipients: number, amount: number, status: string) => ({
    authorized_recipients: recipients,
    hold: { amount, status },
  });
  const asked = ['created', 'submitted', 'updated', 'payment_required'];
  // The hold is an update of its own, because it stays even if the partner cannot be reached.
  const approved = ['updated', 'updated', 'charges_approved'];
  const emailsOf = ({ organizationId }: Caller) =>
    world.sql<Json>('select template, user_id, data from emails where account_id = $1', [organizationId]);

  it('1: the fee is charged and postage held for the recipients; the partner can mail to no more', async () => {
    const story = await begin('200.00');
    const { body } = await story.ask(5);
    expect(body.data).toMatchObject({ status: 'queued', postage: postage(5, 60, 'held'), payment_due: null });
    await story.money({ posted: ['charge 35 → 165', 'hold 60 → 105'], available: 105, held: [60] });
    expect(await story.handOver()).toMatchObject({ request_id: story.id, authorized_recipients: 5 });
    expect(await story.mutate('partnerAccept')).toMatchObject({ status: 'IN_PROGRESS', authorizedRecipients: 5 });
    expect((await story.mutate('partnerReportMailed', mailedTo(6))).errors).toEqual({
      recipients: [expect.any(String)],
    });
    await story.money({ posted: [], available: 105, held: [60] });
    await story.receivedEvents('created', 'submitted', 'updated');
  });

  it('1b: a request is refused with the quote when the balance is too low, and accepted once credits are bought', async () => {
    const story = await begin('70.00');
    const { status, body } = await story.ask(2);
    expect([status, body]).toEqual([
      402,
      expect.objectContaining({
        balance: 70,
        required: 71,
        shortfall: 1,
        partner_billable: true,
        quote: { fee: 35, postage: { recipients: 3, rate: 12, amount: 36 }, total: 71 },
        purchase: { credits: 1 },
      }),
    ]);
    await story.money({ posted: [], available: 70, held: [] });
    const listed = await world.rest(story.caller, 'GET', '/fulfillment-requests');
    expect(listed.body.meta.total).toBe(0);

    expect((await story.buy(body.purchase.credits)).body).toEqual({ purchased: 1, balance: 71 });
    await story.money({ posted: ['purchase 1 → 71'], available: 71, held: [] });
    expect((await story.ask(2)).body.data.postage).toEqual(postage(3, 36, 'held'));
    await story.money({ posted: ['charge 35 → 36', 'hold 36 → 0'], available: 0, held: [36] });
    await story.receivedEvents('created');
  });

  it('2: the request waits when the partner finds more recipients than are paid for, and each channel reports what is due', async () => {
    const story = await begin('200.00');
    await story.underWay();
    const waits = await story.mutate('partnerReportRecipients', { recipients: 5 });
    expect(waits).toEqual({ status: 'PAYMENT_REQUIRED', authorizedRecipients: 3, mailedRecipients: null });
    const due = { required_recipients: 5, authorized_recipients: 3, rate: 12, held: 36, required_hold: 60 };
    const payment_due = { ...due, additional_credits: 24 };
    expect(await story.show()).toMatchObject({
      status: 'payment_required',
      payment_due,
      postage: postage(3, 36, 'held'),
    });
    expect((await story.mutate('partnerReportMailed', mailedTo(3))).code).toBe('ILLEGAL_TRANSITION');
    await story.money({ posted: [], available: 129, held: [36] });
    const data = await story.receivedEvents(...asked);
    expect(data.at(-1)).toMatchObject({
      object: { payment_due },
      approve_url: expect.stringMatching(new RegExp(`/api/v1/fulfillment-requests/${story.id}/approve-charges$`)),
    });
    expect(await emailsOf(story.caller)).toEqual([
      {
        template: 'payment_required',
        user_id: story.caller.userId,
        data: expect.objectContaining({ requestId: story.id, required: 5, authorized: 3, additional: '24.00' }),
      },
    ]);
  });

  it('3: an approval holds the rest and releases the ticket', async () => {
    const story = await begin('200.00');
    await story.underWay();
    await story.mutate('partnerReportRecipients', { recipients: 5 });
    const { status, body } = await story.act('approve-charges');
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ status: 'in_progress', payment_due: null, postage: postage(5, 60, 'held') }),
    ]);
    expect(partner.of(`POST /tickets/${story.ticketId}/release`).map((call) => call.body)).toEqual([
      { request_id: story.id, authorized_recipients: 5 },
    ]);
    await story.money({ posted: ['hold 24 → 105'], available: 105, held: [36, 24] });
    await story.receivedEvents(...asked, ...approved);
  });

  it('3b: an approval is refused with the shortfall when credits are too low, and accepted once they are bought', async () => {
    const story = await begin('90.00');
    await story.underWay();
    await story.mutate('partnerReportRecipients', { recipients: 5 });
    const refused = await story.act('approve-charges');
    expect([refused.status, refused.body]).toEqual([
      402,
      expect.objectContaining({ balance: 19, required: 24, shortfall: 5, purchase: { credits: 5 } }),
    ]);
    expect(partner.of(`POST /tickets/${story.ticketId}/release`)).toEqual([]);
    await story.money({ posted: [], available: 19, held: [36] });
    expect((await story.show()).status).toBe('payment_required');

    await story.buy(refused.body.purchase.credits);
    expect((await story.act('approve-charges')).body.data.status).toBe('in_progress');
    await story.money({ posted: ['purchase 5 → 24', 'hold 24 → 0'], available: 0, held: [36, 24] });
    await story.receivedEvents(...asked, ...approved);
  });

  it('3c: an approval returns 503 while the partner is unreachable, keeps the credits held, and holds nothing twice', async () => {
    const story = await begin('200.00');
    await story.underWay();
    await story.mutate('partnerReportRecipients', { recipients: 5 });
    partner.refusals.push({ status: 503 });
    const { status, body, headers } = await story.act('approve-charges');
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'partner_unreachable', '10']);
    await story.money({ posted: ['hold 24 → 105'], available: 105, held: [36, 24] });
    expect(await story.show()).toMatchObject({
      status: 'payment_required',
      payment_due: { held: 60, required_hold: 60, additional_credits: 0 },
    });
    expect((await story.act('approve-charges')).body.data.status).toBe('in_progress');
    await story.money({ posted: [], available: 105, held: [36, 24] });
    expect(partner.tickets.get(story.ticketId)).toMatchObject({ authorized_recipients: 5 });
  });

  it('4: postage is captured for the recipients who were mailed, and the rest of the hold is released', async () => {
    const story = await begin('200.00');
    await story.underWay();
    await story.money({ posted: [], available: 129, held: [36] });
    expect(await story.mutate('partnerReportMailed', mailedTo(2))).toMatchObject({ mailedRecipients: 2 });
    await story.money({ posted: ['capture 24 → 129', 'release 12 → 141'], available: 141, held: [] });
    expect((await story.show()).postage).toEqual(postage(3, 24, 'captured'));
    expect(await story.mutate('partnerFulfill')).toMatchObject({ status: 'FULFILLED' });
    await story.money({ posted: [], available: 141, held: [] });
    expect((await story.act('cancel')).status).toBe(422);
    await story.receivedEvents('created', 'submitted', 'updated', 'updated', 'fulfilled');
  });

  it('5: the whole hold is released when the caller cancels, and the partner’s ticket is cancelled', async () => {
    const story = await begin('200.00');
    await story.underWay();
    const { body } = await story.act('cancel', { status_reason: 'The owner has paid.' });
    expect(body.data).toMatchObject({
      status: 'cancelled',
      status_reason: 'The owner has paid.',
      refund: null,
      postage: postage(3, 36, 'released'),
    });
    await story.money({ posted: ['release 36 → 165'], available: 165, held: [] });
    expect(await story.handOver()).toMatchObject({ status: 'cancelled', reason: 'The owner has paid.' });
    await story.receivedEvents('created', 'submitted', 'updated', 'cancelled');
  });

  it('5: the whole hold is released when the partner rejects the request', async () => {
    const story = await begin('200.00');
    await story.underWay();
    await story.mutate('partnerReject', { reason: 'We do not work in this county.' });
    expect(await story.show()).toMatchObject({
      status: 'rejected',
      status_reason: 'We do not work in this county.',
      refund: null,
      postage: postage(3, 36, 'released'),
    });
    await story.money({ posted: ['release 36 → 165'], available: 165, held: [] });
    await story.receivedEvents('created', 'submitted', 'updated', 'rejected');
  });

  it.each([
    ['FULL', {}, 35, ['release 36 → 165', 'refund 35 → 200']],
    ['PARTIAL', { refundAmount: '12.34' }, 12.34, ['release 36 → 165', 'refund 12.34 → 177.34']],
    ['NONE', {}, 0, ['release 36 → 165']],
  ])('6: the partner cancels with this refund of the fee: %s', async (refund, more, amount, posted) => {
    const story = await begin('200.00');
    await story.underWay();
    const reason = 'The owner of record is in dispute.';
    expect(await story.mutate('partnerCancel', { reason, refund, ...more })).toMatchObject({ status: 'CANCELLED' });
    expect(await story.show()).toMatchObject({
      status: 'cancelled',
      status_reason: reason,
      refund: { amount, reason, refunded_at: expect.stringMatching(/\+00:00$/) },
    });
    await story.money({ posted, available: 165 + amount, held: [] });
    const [ledger, data] = await Promise.all([
      world.rest(story.caller, 'GET', '/credits/ledger?kind=refund'),
      story.receivedEvents('created', 'submitted', 'updated', 'cancelled'),
    ]);
    expect(ledger.body.data.map(({ subject_type, subject_id }: Json) => [subject_type, subject_id])).toEqual(
      amount === 0 ? [] : [['fulfillment_request', story.id]],
    );
    expect(data.at(-1).object.refund).toMatchObject({ amount, reason });
  });

  it('steps 1 to 4 follow the signed reports of the partner’s own service', async () => {
    const story = await begin('200.00');
    await story.ask(2);
    await story.money({ posted: ['charge 35 → 165', 'hold 36 → 129'], available: 129, held: [36] });
    expect(await story.handOver()).toMatchObject({ authorized_recipients: 3, status: 'open' });
    await story.report('accepted');
    await story.report('facts', {
      parties: [{ role: 'lender', name: 'First Bank', city: 'Oakland', state: 'CA' }],
      notice: { deadline_date: '2026-02-09' },
    });
    await story.report('recipients_found', { recipients: 4 });
    await story.money({ posted: [], available: 129, held: [36] });
    expect((await story.act('approve-charges')).status).toBe(200);
    await story.money({ posted: ['hold 12 → 117'], available: 117, held: [36, 12] });
    await story.report('mailed', mailedTo(4));
    await story.money({ posted: ['capture 36 → 117', 'capture 12 → 117'], available: 117, held: [] });
    await story.report('fulfilled', { result: { county_records: 'searched' } });
    const { status, result, postage: of } = await story.show();
    expect([status, of, result.county_records]).toEqual(['fulfilled', postage(4, 48, 'captured'), 'searched']);
    const notice = await world.rest(story.caller, 'GET', `/notices/${result.notice_id}`);
    expect(notice.body.data).toMatchObject({ deadline_date: '2026-02-09', deadline_source: 'partner' });
    const data = await story.receivedEvents(
      ...['created', 'submitted', 'updated', 'updated', 'payment_required'],
      ...[...approved, 'updated', 'fulfilled'],
    );
    expect(data.at(-1).object).toMatchObject({ id: story.id, status: 'fulfilled' });
  });
});
