/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, type GoldenPath, generate, goldenPath } from '../../support/records/golden-path.js';
import { linesOf, order, placed, recipient } from '../../support/records/ordering.js';
import { scanned } from '../../support/records/scans.js';
import { openWorld } from '../../support/worlds/world.js';
import { day, openSandbox } from './sandbox-world.js';

describe('state_data of a document order', () => {
  const world = openWorld();
  const sandbox = openSandbox(world);
  let path: GoldenPath;
  beforeAll(async () => {
    path = await goldenPath(world, sandbox.by);
  });

  const generatedNotice = async () => {
    const own = { project_id: path.projectId, organization_id: sandbox.by.organizationId };
    const { id: noticeId } = await sandbox.send('POST', '/notices', { ...bodies.notice, ...own });
    return { noticeId, documentId: (await generate(world, sandbox.by, noticeId)).id };
  };
  const driven = async (state_data: object, extra: object = {}) => {
    const { noticeId, documentId } = await generatedNotice();
    const { id } = await placed(world, sandbox.by, documentId, { metadata: { state_data }, ...extra });
    return { id, noticeId };
  };
  const show = (id: string) => sandbox.send('GET', `/document-orders/${id}`);
  const eventTypes = async (id: string) =>
    (await sandbox.events()).filter(({ subjectId }) => subjectId === id).map(({ type }) => type);
  const waiting = (id: string) => world.sql('select kind from tasks where subject_id = $1', [id]);

  it('is understood under `meta` by every way to order, and in GraphQL', async () => {
    const { noticeId, documentId } = await generatedNotice();
    const meta = { state_data: { status: 'delivered' } };
    const { recipient_address_line_2: _, ...to } = recipient;
    const ordered = await placed(world, sandbox.by, documentId, { meta, metadata: { return_receipt: true } });
    expect(ordered.metadata).toEqual({ ...meta, return_receipt: true });
    const { id: mailed } = await sandbox.send('POST', `/notices/${noticeId}/order`, { ...to, meta });
    const { id: driven } = await placed(world, sandbox.by, documentId);
    const mutation =
      'mutation($input: UpdateDocumentOrderInput!) { updateDocumentOrder(input: $input) { documentOrder { metadata } } }';
    const { body } = await world.graphql(sandbox.by, mutation, { input: { id: driven, meta } });
    expect(body.data.updateDocumentOrder.documentOrder).toEqual({ metadata: meta });
    await sandbox.advance('PT1M');
    for (const id of [ordered.id, mailed, driven]) expect((await show(id)).status).toBe('delivered');
    await sandbox.send('PATCH', `/document-orders/${driven}`, { meta: { ...meta, own: 1 } });
    expect((await show(driven)).metadata).toEqual({ ...meta, own: 1 });
  });

  it('records the signed original of a document, and keeps its hash', async () => {
    const { documentId } = await generatedNotice();
    const scan = {
      ...{ signer_name: 'Dana Whitfield', file_name: 'scan.pdf' },
      content_base64: (await scanned(await world.download(sandbox.by, documentId))).toString('base64'),
    };
    const document = await sandbox.send('POST', `/documents/${documentId}/signed-original`, scan);
    const meta = { state_data: { status: 'dispatched' } };
    const { id } = await placed(world, sandbox.by, documentId, { meta, order_type: 'recording' });
    await sandbox.advance('PT1M');
    expect((await show(id)).status).toBe('dispatched');
    const [order] = await world.sql('select signed_sha256 from document_orders where id = $1', [id]);
    expect(order).toEqual({ signed_sha256: document.signed_original.copy_sha256 });
  });

  it('delivers mail on demand, with an event for each step, the notice served and the piece tracked', async () => {
    const { id, noticeId } = await driven({
      status: 'delivered',
      tracking_number: '9407111899560000000017',
      delay_ms: day,
    });
    await sandbox.advance('P1DT1S');
    const shown = await show(id);
    expect(shown).toMatchObject({
      status: 'delivered',
      tracking_number: '9407111899560000000017',
      external_provider_id: `ltr_sim_${id}`,
      billing: { status: 'paid' },
    });
    expect(await eventTypes(id)).toEqual([
      'document_order.created',
      'document_order.updated',
      'document_order.dispatched',
      'document_order.in_transit',
      'document_order.out_for_delivery',
      'document_order.delivered',
    ]);
    const notice = await sandbox.send('GET', `/notices/${noticeId}`);
    expect([notice.status, notice.served_at !== null]).toEqual(['completed', true]);
    expect(await waiting(id)).toEqual([]);
    await sandbox.advance('P10D');
    expect(await eventTypes(id)).toHaveLength(6);
  });

  it('keeps the simulated carrier away from the order until its time, however late', async () => {
    const { id } = await driven({ status: 'returned', delay_ms: 7 * day });
    await sandbox.advance('P6D');
    expect((await show(id)).status).toBe('dispatched');
    await sandbox.advance('P2D');
    expect((await show(id)).status).toBe('returned');
    expect(await waiting(id)).toEqual([]);
  });

  it('stops at the requested status, and continues from any status on a new request', async () => {
    const { id } = await driven({ status: 'in_transit' });
    await sandbox.advance('PT1S');
    expect((await show(id)).status).toBe('in_transit');
    await sandbox.advance('P20D');
    expect((await show(id)).status).toBe('in_transit');
    await sandbox.send('PATCH', `/document-orders/${id}`, { metadata: { state_data: { status: 'returned' } } });
    await sandbox.advance('PT1S');
    expect(await show(id)).toMatchObject({ status: 'returned', attention: 'returned' });
    const edited = await world.rest(sandbox.by, 'PATCH', `/document-orders/${id}`, { recipient_name: 'Another' });
    expect([edited.status, Object.keys(edited.body.errors)]).toEqual([422, ['status']]);
  });

  it.each([
    ['failed', 'failed', ['credit_applied 1700', 'refund -1700']],
    ['cancelled', 'cancelled', ['credit_applied 1700', 'refund -1700']],
    ['returned', 'returned', ['credit_applied 1700']],
    ['processing', 'updated', ['credit_applied 1700']],
  ])('moves an order to %s, and its money with it', async (status, event, lines) => {
    const { id } = await driven({ status });
    await sandbox.advance('P2D');
    expect((await show(id)).status).toBe(status);
    expect((await eventTypes(id)).at(-1)).toBe(`document_order.${event}`);
    expect(await linesOf(world, sandbox.by, id)).toEqual(lines);
  });

  it('completes a filing without a carrier', async () => {
    const { id } = await driven({ status: 'delivered' }, { order_type: 'recording' });
    await sandbox.advance('PT1S');
    expect((await show(id)).status).toBe('delivered');
    expect(await eventTypes(id)).not.toContain('document_order.in_transit');
  });

  it('is optional: a simulated office records, files and researches as the clock moves, and the suit has its last day', async () => {
    const own = { project_id: path.projectId, organization_id: sandbox.by.organizationId };
    const { id: lienId } = await sandbox.send('POST', '/escalations', {
      ...bodies.escalation,
      ...own,
      type: 'lien_filing',
    });
    const made = { documentable_type: 'escalation', documentable_id: lienId, type: 'escalation' };
    const signed = { signatory_name: 'Ana Diaz', signatory_title: 'President' };
    await sandbox.send('PUT', `/escalations/${lienId}`, { metadata: signed });
    const { organizationId: organization_id } = sandbox.by;
    const { id: documentId } = await sandbox.send('POST', '/documents/generate', { ...made, organization_id });
    const suit = async () => {
      const listed = await sandbox.send('GET', `/projects/${path.projectId}/deadlines`);
      return listed.find(({ kind }: { kind: string }) => kind === 'lien_suit').date;
    };
    expect(await suit()).toBeNull();
    const orders = await Promise.all(
      ['recording', 'research'].map((order_type) => placed(world, sandbox.by, documentId, { order_type })),
    );
    const [recording, research] = orders.map(({ id }) => id as string);
    const cancelled = await placed(world, sandbox.by, documentId, { order_type: 'filing' });
    await sandbox.send('POST', `/document-orders/${cancelled.id}/cancel`);
    expect(await waiting(cancelled.id)).toEqual([]);
    await sandbox.advance('P2D');
    expect((await show(recording!)).status).toBe('dispatched');
    await sandbox.advance('P30D');
    const done = await show(recording!);
    const recorded_on = done.results.recorded_on;
    expect(done).toMatchObject({
      status: 'delivered',
      results: {
        recorded_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        recording_number: expect.stringMatching(/^SIM-\d{8}$/),
      },
    });
    const lien = await sandbox.send('GET', `/escalations/${lienId}`);
    expect(lien).toMatchObject({
      status: 'filed',
      filed_on: null,
      recorded_on,
      metadata: { recording: { instrument_number: done.results.recording_number } },
    });
    expect(await suit()).toMatch(/^\d{4}-/);
    expect(await show(research!)).toMatchObject({ status: 'delivered', results: { findings: expect.any(String) } });
    expect((await show(cancelled.id)).status).toBe('cancelled');
  });

  it('is optional: the simulated carrier completes mail without it as the clock moves', async () => {
    const { noticeId, documentId } = await generatedNotice();
    const { id } = await placed(world, sandbox.by, documentId);
    const { now } = await sandbox.send('GET', '/sandbox');
    await sandbox.advance('P30D');
    expect((await show(id)).status).toBe('delivered');
    const events = (await sandbox.events()).filter(({ subjectId }) => subjectId === id);
    const days = events.map(({ at }) => Math.round(Math.abs(at.getTime() - new Date(now).getTime()) / day));
    expect(days).toEqual([0, 0, 0, 1, 2, 4, 5]);
    expect((await sandbox.send('GET', `/notices/${noticeId}`)).status).toBe('completed');
  });

  it('is rejected with the names of its invalid fields, and nothing is ordered', async () => {
    const { documentId } = await generatedNotice();
    const metadata = { state_data: { status: 'fulfilled', tracking_number: 7 } };
    const answer = await order(world, sandbox.by, documentId, { metadata });
    expect([answer.status, Object.keys(answer.body.errors).sort()]).toEqual([
      422,
      ['metadata.state_data.status', 'metadata.state_data.tracking_number'],
    ]);
    expect(await world.sql('select 1 from document_orders where document_id = $1', [documentId])).toEqual([]);
  });
});
