/** @sampled tests */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { purgeExpired } from '../../src/process/jobs/purge-expired.js';
import { attachFile } from '../../src/services/attached-file/index.js';
import { fileDocument } from '../contract/filed-documents.js';
import { addFile, addOrder, addRequest } from '../contract/orders.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { inRequest, requestOf } from '../support/records/credits.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('files of orders and requests', () => {
  const world = openWorld();
  let caller: Caller;
  let stranger: Caller;
  let made: GoldenPath;
  let orderId: string;
  let requestId: string;

  beforeAll(async () => {
    [caller, stranger] = [await world.caller(), await world.caller()];
    made = await goldenPath(world, caller);
    orderId = await addOrder(world, await fileDocument(world, caller, made));
    requestId = await addRequest(world, caller.organizationId);
  });

  const attach = (file: Partial<Parameters<typeof attachFile>[1]> = {}) =>
    inRequest(requestOf(world, caller), (ctx) =>
      attachFile(ctx, {
        subjectType: 'document_order',
        subjectId: orderId,
        fileName: 'receipt.pdf',
        mimeType: 'application/pdf',
        bytes: Buffer.from('%PDF-1.7 receipt'),
        description: 'Certified mail receipt',
        ...file,
      }),
    );
  const download = (id: string, by = caller, of = `/document-orders/${orderId}`) =>
    world.rest(by, 'GET', `${of}/files/${id}/download`);

  it('are downloaded as they were attached', async () => {
    const file = await attach();
    const answer = await download(file.id);
    expect([answer.status, answer.text]).toEqual([200, '%PDF-1.7 receipt']);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt.pdf"',
      'x-content-type-options': 'nosniff',
    });
    const { body } = await world.graphql(
      caller,
      'query($id: ID!, $fileId: ID!) { documentOrderFile(id: $id, fileId: $fileId) { id sha256 fileSize description downloadUrl } }',
      { id: orderId, fileId: file.id },
    );
    expect(body.data.documentOrderFile).toEqual({
      id: file.id,
      sha256: createHash('sha256').update('%PDF-1.7 receipt').digest('hex'),
      fileSize: 16,
      description: 'Certified mail receipt',
      downloadUrl: expect.stringMatching(
        new RegExp(`^http.*/api/v1/document-orders/${orderId}/files/${file.id}/download$`),
      ),
    });
  });

  it('may have a name beyond ASCII, which the download sends in both encodings', async () => {
    const fileName = "Müller's deed.txt";
    const file = await attach({ fileName, mimeType: 'text/plain', bytes: Buffer.from('Instrument 118') });
    const { headers } = await download(file.id);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="M_ller's deed.txt"; filename*=UTF-8''M%C3%BCller%27s%20deed.txt`,
    );
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('can be attached to fulfillment requests as well', async () => {
    const file = await attach({ subjectType: 'fulfillment_request', subjectId: requestId });
    const of = `/fulfillment-requests/${requestId}`;
    expect((await download(file.id, caller, of)).text).toBe('%PDF-1.7 receipt');
    expect((await download(file.id)).body.message).toBe(`The record has no file with the id ${file.id}.`);
  });

  it('are not duplicated when they are attached again under the same name', async () => {
    const first = await attach({ fileName: 'twice.pdf' });
    expect((await attach({ fileName: 'twice.pdf' })).id).toBe(first.id);
    expect((await attach({ fileName: 'other.pdf' })).id).not.toBe(first.id);
  });

  it('are refused by field, and nothing is written', async () => {
    const wrong = attach({ fileName: 'a/b.exe', mimeType: 'text/html', bytes: Buffer.alloc(0) });
    await expect(wrong).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { mimeType: [expect.anything()], fileName: [expect.anything()], contentBase64: ['The file is empty.'] },
    });
    const tooLarge = attach({
      fileName: 'tooLarge.pdf',
      bytes: Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(20 << 20)]),
    });
    await expect(tooLarge).rejects.toMatchObject({ errors: { contentBase64: [expect.stringMatching(/larger than/)] } });
    expect(await world.sql(`select 1 from attached_files where file_name in ('a/b.exe', 'tooLarge.pdf')`)).toEqual([]);
  });

  it('are limited to a hundred on one record', async () => {
    const full = await addRequest(world, caller.organizationId);
    for (let count = 0; count < 100; count += 1) await addFile(world, 'fulfillment_request', full);
    await expect(attach({ subjectType: 'fulfillment_request', subjectId: full })).rejects.toMatchObject({
      errors: { fileName: ['No more than 100 files can be attached to one record.'] },
    });
  });

  it('cannot be read by another account', async () => {
    const file = await attach();
    expect((await download(file.id, stranger)).status).toBe(403);
    expect((await download(file.id, await world.sandboxOf(caller))).status).toBe(404);
  });

  it('keep their content when a preview with the same content is purged, and unreferenced content is deleted', async () => {
    const { files } = world.app.infrastructure;
    const notice = await world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: made.projectId,
      organization_id: made.organizationId,
    });
    const ids = { ...made, noticeId: notice.body.data.id };
    const expired = { preview: true, expiresAt: new Date(Date.now() - 1_000) };
    const preview = await fileDocument(world, caller, ids, expired);
    const [{ sha256 }] = (await world.sql('select sha256 from documents where id = $1', [preview])) as [
      { sha256: string },
    ];
    const bytes = inheritingPdf([ids.noticeId]);
    await attach({ subjectType: 'fulfillment_request', subjectId: requestId, bytes });
    await purgeExpired(world.app.infrastructure, 60);
    expect([await world.sql('select 1 from documents where id = $1', [preview]), await files.has(sha256)]).toEqual([
      [],
      true,
    ]);
    await world.sql('delete from attached_files where sha256 = $1', [sha256]);
    await fileDocument(world, caller, ids, expired);
    await purgeExpired(world.app.infrastructure, 60);
    expect(await files.has(sha256)).toBe(false);
  });
});
