import { beforeAll, describe, expect, it } from '@jest/globals';
import { generateDocument, revertDocument } from '../../src/services/document/index.js';
import { cancelDocumentOrder } from '../../src/services/document-order/index.js';
import { transitionNotice } from '../../src/services/notice/index.js';
import { signWaiver } from '../../src/services/waiver/sign.js';
import { addGeneratedWaiver } from '../contract/filed-documents.js';
import { inRequest, requestOf } from '../support/records/credits.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { filedNotice, placed } from '../support/records/ordering.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

// A caller who sends the time of the last change must never miss a later one.
describe('a change in the millisecond of the one before', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  const changedAt = async (route: string): Promise<Date> =>
    new Date((await world.rest(caller, 'GET', route)).body.data.updated_at);
  /** A request at this time, from its first statement to its last. */
  const at = <T>(now: Date, work: (ctx: ReturnType<typeof requestOf>) => Promise<T>) =>
    inRequest(requestOf(world, caller, { now: dateOfService(now) }), work);
  /** Jest gives a test a `Date` of its own, which the service's libraries do not take for one. */
  const dateOfService = (time: Date): Date => {
    const ServiceDate = requestOf(world, caller).now().constructor as DateConstructor;
    return new ServiceDate(time.getTime());
  };
  const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);

  it('has a later time when a document is generated or reverted, and leaves the document current', async () => {
    const id = path.noticeId;
    const route = `/notices/${id}`;
    const before = await changedAt(route);
    const document = await at(before, (ctx) =>
      generateDocument(ctx, {
        documentableType: 'notice',
        documentableId: id,
        type: 'notice',
        organizationId: path.organizationId,
      }),
    );
    expect(await changedAt(route)).toEqual(later(before, 1));
    // The move to ordered is refused for a notice that changed after its document.
    await at(before, (ctx) => transitionNotice(ctx, { id, status: 'ordered' }));
    expect(await changedAt(route)).toEqual(later(before, 2));
    await world.sql("update notices set status = 'generated' where id = $1", [id]);
    const filed = await changedAt(`/documents/${document.id}`);
    await at(filed, (ctx) => revertDocument(ctx, document.id));
    expect(await changedAt(`/documents/${document.id}`)).toEqual(later(filed, 1));
  });

  it('has a later time when a waiver is signed', async () => {
    const id = await addGeneratedWaiver(world, caller, path);
    const before = await changedAt(`/waivers/${id}`);
    await at(before, (ctx) =>
      signWaiver(ctx, { id, method: 'typed', consent: true, signatoryName: 'Ana Diaz' } as never),
    );
    expect(await changedAt(`/waivers/${id}`)).toEqual(later(before, 1));
  });

  it('leaves the document current when the last order of a notice is cancelled', async () => {
    const { noticeId: id, documentId } = await filedNotice(world, caller, path);
    const order = await placed(world, caller, documentId);
    const before = await changedAt(`/notices/${id}`);
    await at(before, (ctx) => cancelDocumentOrder(ctx, order.id));
    expect(await changedAt(`/notices/${id}`)).toEqual(later(before, 1));
    await at(before, (ctx) => transitionNotice(ctx, { id, status: 'ordered' }));
  });
});
