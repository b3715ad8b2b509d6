/** @sampled tests */
import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fileDocument } from '../contract/filed-documents.js';
import { recordEvents } from '../events/record-events.js';
import { faultsOf } from '../support/records/credits.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { done, queue, refused, staffOf } from '../support/records/mailroom.js';
import { linesOf, placed } from '../support/records/ordering.js';
import { roomInTheHour } from '../support/worlds/room-in-the-hour.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

await roomInTheHour(120);

const scan = { fileName: 'recorded.pdf', mimeType: 'application/pdf', contentBase64: btoa('%PDF-1.7 recorded') };

describe('filings, recordings and research', () => {
  const world = openWorld();
  let staff: Caller;
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    staff = await staffOf(world);
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const today = new Date().toISOString().slice(0, 10);
  const show = async (id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data;
  const notice = async (id: string): Promise<Json> => (await world.rest(caller, 'GET', `/notices/${id}`)).body.data;

  /** An order of another type than mail, for a new lien notice or a notice of the given type. */
  async function ordered(orderType: string, type = 'lien', status?: string) {
    const { body } = await world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      type,
      project_id: path.projectId,
      organization_id: path.organizationId,
    });
    const noticeId: string = body.data.id;
    const documentId = await fileDocument(world, caller, { ...path, noticeId });
    const { id } = await placed(world, caller, documentId, { order_type: orderType });
    if (status) await world.sql('update notices set status = $1 where id = $2', [status, noticeId]);
    return { id: id as string, noticeId, documentId };
  }
  const recording = { recordedOn: today, recordingNumber: '2026-000118', county: 'San Francisco', office: 'Recorder' };

  it('are in the queue at once', async () => {
    const { id } = await ordered('research');
    const { nodes } = await queue(world, staff, '(filter: { orderType: RESEARCH })');
    expect(nodes.map((node: Json) => [node.id, node.mailClass])).toEqual([[id, null]]);
  });

  it('are completed with results and scans: a served lien is recorded as of that day', async () => {
    const { id, noticeId } = await ordered('recording', 'lien', 'served');
    await done(world, staff, 'TakeOrder', { id });
    const { types, done: order } = await recordEvents(world, caller, () =>
      done(world, staff, 'CompleteOrder', { id, results: recording, files: [{ ...scan, description: 'Stamped' }] }),
    );
    expect(types).toEqual(expect.arrayContaining(['document_order.delivered', 'notice.transitioned']));
    expect(order).toMatchObject({ status: 'DELIVERED', files: [{ fileName: 'recorded.pdf' }] });
    const shown = await show(id);
    expect(shown).toMatchObject({
      status: 'delivered',
      billing: { status: 'paid' },
      results: { recorded_on: today, recording_number: '2026-000118', county: 'San Francisco', office: 'Recorder' },
      files: [{ file_name: 'recorded.pdf', description: 'Stamped', mime_type: 'application/pdf' }],
    });
    const { pathname } = new URL(shown.files[0].download_url);
    expect((await world.rest(caller, 'GET', pathname.replace('/api/v1', ''))).text).toBe('%PDF-1.7 recorded');
    expect(await notice(noticeId)).toMatchObject({
      status: 'recorded',
      filed_on: null,
      recorded_on: today,
      // Its release cites where the record is.
      metadata: { recording: { instrument_number: '2026-000118' } },
    });
  });

  it('only record the day for a lien that is not served yet', async () => {
    const { id, noticeId } = await ordered('filing');
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'CompleteOrder', { id, results: { recordedOn: today } });
    expect(await notice(noticeId)).toMatchObject({ status: 'ordered', filed_on: today, recorded_on: null });
  });

  it('mark the recorded lien as released for a release', async () => {
    const { id, noticeId, documentId } = await ordered('recording', 'lien', 'recorded');
    await world.sql(`update documents set type = 'lien_release' where id = $1`, [documentId]);
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'CompleteOrder', { id, results: recording });
    expect(await notice(noticeId)).toMatchObject({ status: 'released', recorded_on: null, released_on: today });
  });

  /** An order of the document of an escalation of this type. */
  async function orderedOfEscalation(orderType: string, type: string, document = 'escalation') {
    const { id, documentId } = await ordered(orderType);
    const made = await world.rest(caller, 'POST', '/escalations', {
      ...bodies.escalation,
      type,
      project_id: path.projectId,
      organization_id: path.organizationId,
      metadata: { recording: { county: 'Alameda' } },
    });
    const escalationId: string = made.body.data.id;
    await world.sql(
      `update documents set documentable_type = 'escalation', documentable_id = $1, type = $3 where id = $2`,
      [escalationId, documentId, document],
    );
    await world.sql(`update document_orders set documentable_type = 'escalation', documentable_id = $1 where id = $2`, [
      escalationId,
      id,
    ]);
    await done(world, staff, 'TakeOrder', { id });
    return { id, escalationId };
  }
  const escalation = async (id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/escalations/${id}`)).body.data;

  it('mark an escalation as filed, with the day of its record', async () => {
    for (const [type, orderType, dates] of [
      ['lien_filing', 'recording', { filed_on: null, recorded_on: today }],
      ['lien_filing', 'filing', { filed_on: today, recorded_on: null }],
      ['lawsuit', 'filing', { filed_on: today, recorded_on: null }],
      ['demand_letter', 'filing', { filed_on: null, recorded_on: null }],
    ] as const) {
      const { id, escalationId } = await orderedOfEscalation(orderType, type);
      await done(world, staff, 'CompleteOrder', { id, results: recording });
      const place = type === 'demand_letter' ? {} : { instrument_number: '2026-000118' };
      expect(await escalation(escalationId)).toMatchObject({
        status: 'filed',
        ...dates,
        released_on: null,
        metadata: { recording: { county: 'Alameda', ...place } },
      });
    }
  });

  it('leave a lien on record when a part of it is released', async () => {
    const release = { release: { scope: 'partial', amount: '20000' } };
    const { id, noticeId, documentId } = await ordered('recording', 'lien', 'recorded');
    await world.sql(`update documents set type = 'lien_release' where id = $1`, [documentId]);
    await world.sql(`update notices set recorded_on = '2026-03-04', metadata = $2 where id = $1`, [noticeId, release]);
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'CompleteOrder', { id, results: recording });
    expect(await notice(noticeId)).toMatchObject({
      status: 'recorded',
      recorded_on: '2026-03-04',
      released_on: null,
      metadata: release,
    });
  });

  it('keep the first day of a lien that is recorded twice', async () => {
    const { id, noticeId } = await ordered('recording', 'lien', 'served');
    await world.sql(`update notices set recorded_on = '2026-03-04' where id = $1`, [noticeId]);
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'CompleteOrder', { id, results: recording });
    expect(await notice(noticeId)).toMatchObject({ status: 'recorded', recorded_on: '2026-03-04' });
  });

  it('put nothing on record for a notice before the claim', async () => {
    for (const type of ['notice_of_intent', 'notice_of_claim']) {
      const { id, noticeId, documentId } = await ordered('filing', 'lien', 'served');
      await world.sql('update documents set type = $2 where id = $1', [documentId, type]);
      await done(world, staff, 'TakeOrder', { id });
      await done(world, staff, 'CompleteOrder', { id, results: recording });
      expect(await notice(noticeId)).toMatchObject({ status: 'served', filed_on: null, recorded_on: null });
      const escalated = await orderedOfEscalation('filing', 'lien_filing', type);
      await done(world, staff, 'CompleteOrder', { id: escalated.id, results: recording });
      expect(await escalation(escalated.escalationId)).toMatchObject({ status: 'draft', filed_on: null });
    }
  });

  it('resolve the lien of an escalation when its release is recorded', async () => {
    const { id, escalationId } = await orderedOfEscalation('recording', 'lien_filing', 'lien_release');
    await world.sql(`update escalations set status = 'filed', recorded_on = '2026-03-04' where id = $1`, [
      escalationId,
    ]);
    await done(world, staff, 'CompleteOrder', { id, results: recording });
    expect(await escalation(escalationId)).toMatchObject({
      status: 'resolved',
      recorded_on: '2026-03-04',
      released_on: today,
      metadata: { recording: { county: 'Alameda' } },
    });
  });

  it('can be submitted first, and are paid then', async () => {
    const { id } = await ordered('filing', 'stop_payment');
    await done(world, staff, 'TakeOrder', { id });
    const sent = await done(world, staff, 'DispatchOrder', { id, carrier: 'County portal' });
    expect(sent).toMatchObject({ status: 'DISPATCHED', carrier: 'County portal', acceptedAt: null });
    expect((await done(world, staff, 'CompleteOrder', { id, results: { recordedOn: today } })).status).toBe(
      'DELIVERED',
    );
  });

  it('require findings or files for research', async () => {
    const { id } = await ordered('research');
    expect(await refused(world, staff, 'CompleteOrder', { id, results: {} })).toEqual({
      'results.findings': ['The results.findings field is required when no file is attached.'],
    });
    const findings = { id, results: { findings: 'The owner is a trust.' } };
    expect(await refused(world, staff, 'CompleteOrder', findings)).toEqual({
      status: ['The order is not taken: take it, and then print it.'],
    });
    await done(world, staff, 'TakeOrder', { id });
    const order = await done(world, staff, 'CompleteOrder', findings);
    expect(order).toMatchObject({ status: 'DELIVERED', results: { findings: 'The owner is a trust.' } });
  });

  it('are refunded if they fail', async () => {
    const { id } = await ordered('recording');
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'DispatchOrder', { id });
    await done(world, staff, 'FailOrder', { id, reason: 'The recorder wants a notarized original.' });
    expect((await linesOf(world, caller, id)).at(-1)).toMatch(/^refund -/);
    expect(await show(id)).toMatchObject({ status: 'failed', attention: 'The recorder wants a notarized original.' });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('accept files at any time, and notify the account', async () => {
    const { id } = await ordered('filing');
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'CompleteOrder', { id, results: { recordedOn: today } });
    const { types, done: order } = await recordEvents(world, caller, () =>
      done(world, staff, 'AttachFile', { orderId: id, ...scan }),
    );
    expect(types).toEqual(['document_order.updated']);
    expect(order.files.map(({ fileName }: Json) => fileName)).toEqual(['recorded.pdf']);
    expect(order.carrierEvents.at(-1).name).toBe('File attached: recorded.pdf');
  });

  it('accept a scan that is larger than other bodies may be', async () => {
    const { id } = await ordered('filing');
    const contentBase64 = Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(3 * 1024 * 1024, 'x')]).toString(
      'base64',
    );
    const order = await done(world, staff, 'AttachFile', {
      orderId: id,
      ...scan,
      fileName: 'large.pdf',
      contentBase64,
    });
    expect(order.files).toMatchObject([{ fileName: 'large.pdf' }]);
    const payload = JSON.stringify({ query: '{ __typename }', variables: { contentBase64 } });
    const sent = (by: Caller | undefined, body: string | Readable) =>
      world.app.server.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', ...(by && { authorization: `Bearer ${by.token}` }) },
        payload: body,
      });
    // A stream has no length in its head.
    for (const body of [() => payload, () => Readable.from([payload])]) {
      for (const other of [caller, undefined]) {
        const answer = await sent(other, body());
        expect([answer.statusCode, answer.json().errors[0].extensions.code]).toEqual([413, 'BODY_TOO_LARGE']);
      }
      expect((await sent(staff, body())).statusCode).toBe(200);
    }
  });

  it('are refused by field, and nothing is written', async () => {
    const { id } = await ordered('recording');
    await done(world, staff, 'TakeOrder', { id });
    const complete = (input: object) => refused(world, staff, 'CompleteOrder', { id, ...input });
    expect(await complete({ results: {} })).toEqual({
      'results.recordedOn': [
        expect.stringMatching(/required: it is the date on which the office accepted the recording/),
      ],
      'results.recordingNumber': [expect.stringMatching(/required when book and page are not given/)],
    });
    expect(await complete({ results: { recordedOn: '2999-01-01', book: '12', page: '118' } })).toEqual({
      'results.recordedOn': ['The results.recorded on field must not be a date in the future.'],
    });
    expect(await complete({ results: recording, files: [scan, { ...scan, fileName: 'recorded.png' }] })).toEqual({
      'files.1.fileName': [expect.stringMatching(/must end in \.pdf/)],
    });
    expect(await complete({ results: recording, files: [{ ...scan, contentBase64: 'not base64' }] })).toEqual({
      'files.0.contentBase64': ['The file must be in base64.'],
    });
    expect(await refused(world, staff, 'RecordEvent', { id, status: 'DELIVERED' })).toEqual({
      id: ['A recording order has no carrier: complete it with its results.'],
    });
    expect(await show(id)).toMatchObject({ status: 'processing', results: null, files: [] });
    await done(world, staff, 'CompleteOrder', { id, results: recording });
    expect(await complete({ results: recording })).toEqual({ status: [expect.stringMatching(/its status is final/)] });
  });
});
