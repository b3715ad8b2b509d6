import { describe, expect, it } from '@jest/globals';
import { readLetterEvent, signatureFault } from '../../../src/providers/mail/lob-events.js';
import type { FakeLetter } from '../../support/fakes/fake-lob.js';
import { lobEvent, lobWebhookSecret, type Scan, signedByLob } from '../../support/fakes/lob-events.js';

const letter: FakeLetter = {
  id: 'ltr_1',
  fields: { 'metadata[order_id]': '0199a000-0000-7000-8000-000000000001', extra_service: 'certified' },
  pdf: Buffer.alloc(0),
  trackingNumber: '9207190235890900000001',
  dateCreated: '2026-03-01T12:00:00.000Z',
};

const read = (event: unknown) =>
  readLetterEvent(Buffer.from(typeof event === 'string' ? event : JSON.stringify(event)));

describe('an event of Lob for a letter', () => {
  it.each([
    ['letter.created', null, null],
    ['letter.rendered_pdf', null, null],
    ['letter.viewed', null, null],
    ['letter.international_exit', null, null],
    ['letter.return_envelope.delivered', null, null],
    ['letter.constructor', null, null],
    ['letter.mailed', 'dispatched', null],
    ['letter.certified.mailed', 'dispatched', null],
    ['letter.in_transit', 'in_transit', null],
    ['letter.certified.in_transit', 'in_transit', null],
    ['letter.in_local_area', 'in_transit', null],
    ['letter.re-routed', 'in_transit', null],
    ['letter.certified.re-routed', 'in_transit', null],
    ['letter.processed_for_delivery', 'out_for_delivery', null],
    ['letter.certified.processed_for_delivery', 'out_for_delivery', null],
    ['letter.certified.pickup_available', null, 'pickup_available'],
    ['letter.delivered', 'delivered', null],
    ['letter.certified.delivered', 'delivered', null],
    ['letter.returned_to_sender', 'returned', 'returned'],
    ['letter.certified.returned_to_sender', 'returned', 'returned'],
    ['letter.rejected', 'failed', 'rejected'],
    ['letter.failed', 'failed', 'failed'],
    ['letter.deleted', 'failed', 'deleted'],
  ])('%s sets the status %s and the attention %s', (type, status, attention) => {
    expect(read(lobEvent(letter, type))).toMatchObject({ letterId: 'ltr_1', name: type, status, attention });
  });

  it.each([
    ['address_issue', null, 'address_issue'],
    ['notice_left', null, 'notice_left'],
    ['delivery_attempted', null, 'delivery_attempted'],
    ['reschedule_delivery', null, 'reschedule_delivery'],
    ['package_held', null, 'held'],
    ['package_unclaimed', null, 'unclaimed'],
    ['package_undeliverable', null, 'undeliverable'],
    ['package_lost', 'failed', 'lost'],
    ['package_disposed', 'failed', 'disposed'],
    ['delayed', null, null],
    ['delivery_rescheduled', null, null],
    ['other', null, null],
  ])('sets for the issue %s the status %s and the attention %s', (event, status, attention) => {
    const scan = { details: { event, description: 'As USPS says.', action_required: true } };
    expect(read(lobEvent(letter, 'letter.certified.issue', scan))).toMatchObject({
      status,
      attention,
      details: { event, description: 'As USPS says.', action_required: true },
    });
  });

  it('has the time and place of the scan, not of the message', () => {
    const scan: Scan = { time: '2026-03-03T09:15:00.000Z', location: '85001' };
    const event = lobEvent(letter, 'letter.certified.processed_for_delivery', scan, 'evt_1');
    const scans = (event.body as { tracking_events: object[] }).tracking_events;
    // Lob lists all scans each time. The latest scan with the event's own name is used.
    scans.unshift({ ...scans[0], time: '2026-03-02T00:00:00.000Z', location: '85002' });
    scans.push({ ...scans[0], name: 'Delivered', time: '2026-03-04T00:00:00.000Z', location: '85003' });
    expect(read(event)).toEqual({
      id: 'evt_1',
      letterId: 'ltr_1',
      carrier: 'USPS',
      orderId: '0199a000-0000-7000-8000-000000000001',
      name: 'letter.certified.processed_for_delivery',
      status: 'out_for_delivery',
      occurredAt: new Date('2026-03-03T09:15:00.000Z'),
      location: '85001',
      trackingNumber: '9207190235890900000001',
      details: null,
      attention: null,
    });
  });

  it('has the time of the event if there is no scan, and none if that is invalid', () => {
    const event = lobEvent(letter, 'letter.created');
    expect(read({ ...event, date_created: '2026-03-01T12:00:01.000Z' })!.occurredAt).toEqual(
      new Date('2026-03-01T12:00:01.000Z'),
    );
    expect(read({ ...event, date_created: 'yesterday' })!.occurredAt).toBeUndefined();
  });

  it('still identifies a letter that was deleted', () => {
    const event = { ...lobEvent(letter, 'letter.deleted'), body: { id: 'ltr_1', deleted: true, object: 'letter' } };
    expect(read(event)).toMatchObject({ letterId: 'ltr_1', orderId: null, status: 'failed', trackingNumber: null });
  });

  it.each([
    ['an event of a postcard', { ...lobEvent(letter, 'letter.created'), event_type: { id: 'postcard.created' } }],
    ['an event without an id', { ...lobEvent(letter, 'letter.created'), id: 5 }],
    ['an event of nothing', { id: 'evt_1', event_type: { id: 'letter.created' }, body: null }],
    ['an event without a type', { id: 'evt_1', event_type: 'letter.created', body: { id: 'ltr_1' } }],
    ['a list', []],
    ['null', 'null'],
    ['no JSON', '{'],
    ['nothing', ''],
  ])('is not read from %s', (_what, body) => {
    expect(read(body)).toBeUndefined();
  });

  it('is read even if optional parts are malformed', () => {
    const odd = {
      id: 'evt_\0odd',
      event_type: { id: 'letter.certified.issue' },
      reference_id: 'ltr_2',
      body: {
        tracking_number: 5,
        tracking_events: [null, 'x', { name: 'Issue', details: [], location: {} }],
        metadata: 1,
      },
    };
    expect(read(odd)).toEqual({
      id: 'evt_odd',
      letterId: 'ltr_2',
      carrier: 'USPS',
      orderId: null,
      name: 'letter.certified.issue',
      status: null,
      occurredAt: undefined,
      location: null,
      trackingNumber: null,
      details: null,
      attention: null,
    });
  });
});

describe('a Lob signature', () => {
  const now = new Date('2026-03-03T10:00:00.000Z');
  const at = (seconds: number) => String(now.getTime() + seconds * 1_000);
  const event = lobEvent(letter, 'letter.created');
  const fault = (timestamp: string, secret = lobWebhookSecret, headers = {}, payload?: string) => {
    const signed = signedByLob(event, { timestamp });
    return signatureFault(Buffer.from(payload ?? signed.payload), { ...signed.headers, ...headers }, secret, now);
  };

  it('is accepted within five minutes, in milliseconds or seconds', () => {
    expect(fault(at(0))).toBeUndefined();
    expect(fault(at(-299))).toBeUndefined();
    expect(fault(String(now.getTime() / 1_000))).toBeUndefined();
  });

  it.each([
    ['of another body', () => fault(at(0), undefined, {}, '{}'), /does not match the body/],
    ['of another secret', () => fault(at(0), 'other'), /does not match the body/],
    ['that is no hex', () => fault(at(0), undefined, { 'lob-signature': 'zz' }), /does not match the body/],
    ['that is empty', () => fault(at(0), undefined, { 'lob-signature': '' }), /does not match the body/],
    ['moved to another time', () => fault(at(-200), undefined, { 'lob-signature-timestamp': at(0) }), /does not match/],
    ['that is missing', () => fault(at(0), undefined, { 'lob-signature': undefined }), /is missing/],
    ['without a time', () => fault(at(0), undefined, { 'lob-signature-timestamp': undefined }), /is missing/],
    ['at no time', () => fault('last tuesday'), /not a number/],
    ['too old', () => fault(at(-301)), /five minutes/],
    ['too new', () => fault(at(301)), /five minutes/],
  ])('is rejected %s', (_what, given, sentence) => {
    expect(given()).toMatch(sentence);
  });
});
