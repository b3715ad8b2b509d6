/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { addGeneratedWaiver } from '../contract/filed-documents.js';
import { recordEvents } from '../events/record-events.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedEscalation, filedNotice, placed } from '../support/records/ordering.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('an existing document order', () => {
  const world = openWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const notice = (extra?: object) => filedNotice(world, caller, path, extra);
  const get = async (address: string): Promise<Json> => (await world.rest(caller, 'GET', address)).body.data;
  const statusOf = async (noticeId: string): Promise<string> => (await get(`/notices/${noticeId}`)).status;
  const patch = (id: string, body: object) => world.rest(caller, 'PATCH', `/document-orders/${id}`, body);
  const cancel = (id: string) => world.rest(caller, 'POST', `/document-orders/${id}/cancel`);

  it('can be edited only while it is pending', async () => {
    const { documentId } = await notice();
    const made = await placed(world, caller, documentId);
    const changed = await patch(made.id, {
      recipient_name: 'Sunset Tower Holdings LLC',
      recipient_address_line_2: null,
      recipient_state: 'nv',
      recipient_zip: '89101',
      metadata: { po: 'PO-18' },
    });
    expect(changed.body.data).toEqual({
      ...made,
      recipient: {
        ...made.recipient,
        name: 'Sunset Tower Holdings LLC',
        address_line_2: null,
        state: 'NV',
        zip: '89101',
      },
      metadata: { po: 'PO-18' },
      updated_at: expect.any(String),
    });
    const faulty = async (body: object) => Object.keys((await patch(made.id, body)).body.errors);
    expect(await faulty({ recipient_zip: 'x' })).toEqual(['recipient_zip']);
    expect(await faulty({ recipient_name: 'A'.repeat(256) })).toEqual(['recipient_name']);
    const filing = await placed(world, caller, documentId, { order_type: 'filing' });
    expect((await patch(filing.id, { mail_class: 'priority' })).body.errors).toEqual({
      mail_class: ['The mail class field is not accepted: a filing order is not mailed.'],
    });
    for (const status of ['processing', 'dispatched', 'delivered', 'cancelled']) {
      await world.sql('update document_orders set status = $1 where id = $2', [status, made.id]);
      const { body } = await patch(made.id, { recipient_name: 'Another' });
      expect(body.errors).toEqual({ status: [`An order that is ${status} cannot be edited: only a pending one can.`] });
    }
  });

  it('allows the notice to be reworked once it is cancelled and no other order of the notice is active', async () => {
    const { noticeId, documentId } = await notice();
    const [first, second] = [await placed(world, caller, documentId), await placed(world, caller, documentId)];
    const revert = () => world.rest(caller, 'POST', `/documents/${documentId}/revert`);
    expect((await cancel(first.id)).body.data.status).toBe('cancelled');
    expect([await statusOf(noticeId), (await revert()).status]).toEqual(['ordered', 422]);
    await cancel(second.id);
    expect(await statusOf(noticeId)).toBe('generated');
    await cancel((await placed(world, caller, documentId)).id);
    expect(await statusOf(noticeId)).toBe('generated');
    expect(await world.sql('select 1 from tasks where subject_id = any($1)', [[first.id, second.id]])).toEqual([]);
    expect((await revert()).status).toBe(200);
    expect(await statusOf(noticeId)).toBe('draft');
  });

  it('cannot be cancelled once it is dispatched, or while it is being handed over', async () => {
    const { documentId } = await notice();
    const { id } = await placed(world, caller, documentId);
    await world.sql(`update document_orders set status = 'processing', submitting_since = now() where id = $1`, [id]);
    const busy = await cancel(id);
    expect([busy.status, busy.body.code, busy.headers['retry-after']]).toEqual([409, 'conflict', '10']);
    for (const [status, legal] of [
      ['dispatched', 'it can become in transit, out for delivery, delivered, returned, failed'],
      ['in_transit', 'it can become out for delivery, delivered, returned, failed'],
      ['returned', 'its status is final'],
      ['cancelled', 'its status is final'],
    ]) {
      await world.sql('update document_orders set status = $1, submitting_since = null where id = $2', [status, id]);
      const { status: code, body } = await cancel(id);
      const sentence = `An order that is ${status!.replace('_', ' ')} cannot be cancelled: ${legal}.`;
      expect([code, body.code, body.errors]).toEqual([422, 'illegal_transition', { status: [sentence] }]);
    }
    await world.sql(`update document_orders set status = 'processing' where id = $1`, [id]);
    expect((await cancel(id)).body.data.status).toBe('cancelled');
  });

  it('keeps its document from being reverted, and its record from being closed before it is dispatched', async () => {
    const letter = await filedEscalation(world, caller, path);
    const { id } = await placed(world, caller, letter.documentId);
    const revert = await world.rest(caller, 'POST', `/documents/${letter.documentId}/revert`);
    expect([revert.status, revert.body.errors]).toEqual([
      422,
      { status: ['The document has been ordered and cannot be reverted: cancel its orders first.'] },
    ]);
    const end = () =>
      world.rest(caller, 'POST', `/escalations/${letter.escalationId}/transition`, { status: 'cancelled' });
    expect((await end()).body.errors).toEqual({
      status: ['The escalation has orders that are not dispatched and cannot be cancelled: cancel the orders first.'],
    });
    await cancel(id);
    expect((await end()).status).toBe(200);
    const waiverId = await addGeneratedWaiver(world, caller, path);
    const [document] = await world.sql<{ id: string }>('select id from documents where documentable_id = $1', [
      waiverId,
    ]);
    await placed(world, caller, document!.id);
    const voided = await world.rest(caller, 'POST', `/waivers/${waiverId}/transition`, { status: 'void' });
    const deleted = await world.rest(caller, 'DELETE', `/waivers/${waiverId}`);
    expect([voided.body.errors.status[0], deleted.body.errors.status[0]]).toEqual([
      'The waiver has orders that are not dispatched and cannot be voided: cancel the orders first.',
      'The waiver has orders that are not dispatched and cannot be deleted: cancel the orders first.',
    ]);
  });

  it('does not change the notice if it is for research', async () => {
    const { noticeId, documentId } = await notice();
    await placed(world, caller, documentId, { order_type: 'research' });
    expect(await statusOf(noticeId)).toBe('generated');
  });

  it('emits events for itself and for its notice', async () => {
    const { documentId } = await notice();
    const made = await recordEvents(world, caller, () => placed(world, caller, documentId));
    expect(made.types).toEqual(['notice.transitioned', 'document_order.created', 'credits.updated']);
    const { id } = made.done;
    const edited = await recordEvents(world, caller, () => patch(id, { recipient_name: 'Another' }));
    expect(edited.types).toEqual(['document_order.updated']);
    const line = { type: 'charge', amount_cents: 100 };
    const paid = await recordEvents(world, caller, () =>
      world.rest(caller, 'POST', `/document-orders/${id}/pay`, line),
    );
    expect(paid.types).toEqual(['document_order.updated']);
    const gone = await recordEvents(world, caller, () => cancel(id));
    expect(gone.types).toEqual(['document_order.cancelled', 'notice.transitioned', 'credits.updated']);
    expect(gone.events[0]!.payload.data.object).toMatchObject({ id, status: 'cancelled', document_id: documentId });
  });
});
