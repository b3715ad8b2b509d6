/** @sampled tests */
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { pdfWith } from '../pdf/active-content.js';
import { compressedPdf } from '../pdf/compressed-pdf.js';
import { inheritingPdf, streamOf } from '../pdf/hand-made-pdf.js';
import { readPdf } from '../pdf/pdf-text.js';
import { png } from '../pdf/png.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { blankScan, scanned } from '../support/records/scans.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const furnished = { last_furnishing_date: '2026-01-30' };
const signed = { signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' };

describe('the exhibits of a record', () => {
  const world = shareWorld();
  let caller: Caller;
  let stranger: Caller;
  let path: GoldenPath;
  const rest = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, by = caller) =>
    world.rest(by, method, url, body);

  async function lien(): Promise<string> {
    const answer = await rest('POST', '/notices', {
      ...bodies.notice,
      ...furnished,
      project_id: path.projectId,
      organization_id: path.organizationId,
      type: 'lien',
      metadata: signed,
    });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.data.id;
  }
  const add = (id: string, body: object = {}, by = caller) =>
    rest(
      'POST',
      '/exhibits',
      {
        documentable_type: 'notice',
        documentable_id: id,
        title: 'Contract',
        kind: 'contract',
        file_name: 'contract.pdf',
        content_base64: inheritingPdf(['Page one', 'Page two']).toString('base64'),
        ...body,
      },
      by,
    );
  const generate = (id: string, body: object = {}) =>
    rest('POST', '/documents/generate', {
      documentable_type: 'notice',
      documentable_id: id,
      type: 'mechanics_lien',
      organization_id: path.organizationId,
      ...body,
    });
  const download = (url: string, by = caller) =>
    world.app.server.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${by.token}` } });
  const balance = async () => Number((await rest('GET', '/credits/balance')).body.balance.total);

  beforeAll(async () => {
    [caller, stranger] = [await world.caller(), await world.caller()];
    path = await goldenPath(world, caller);
    expect((await rest('PUT', `/projects/${path.projectId}`, furnished)).status).toBe(200);
  });

  it('are appended to its document in their order, for the price of the document', async () => {
    const id = await lien();
    const photo = {
      title: 'Stairs',
      kind: 'photo',
      file_name: 'stairs.png',
      content_base64: png(60, 40, 2).toString('base64'),
    };
    const [first, second] = [await add(id), await add(id, photo)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.body.data).toMatchObject({ kind: 'contract', page_count: 2, mime_type: 'application/pdf' });
    const listed = await rest('GET', `/exhibits?documentable_type=notice&documentable_id=${id}`);
    expect(listed.body.data.map(({ title }: Json) => title)).toEqual(['Contract', 'Stairs']);
    const before = await balance();
    const document = await generate(id);
    expect(document.status).toBe(201);
    // The price of a document and of the request.
    expect(before - (await balance())).toBeCloseTo(1.1);
    const { exhibits, page_count: pages } = document.body.data;
    expect(exhibits).toEqual([
      { letter: 'A', title: 'Contract', page: pages - 4, page_count: 2 },
      { letter: 'B', title: 'Stairs', page: pages - 1, page_count: 1 },
    ]);
    const { texts } = await readPdf((await download(`/documents/${document.body.data.id}/download`)).rawPayload);
    expect(texts).toHaveLength(pages);
    expect(texts.join(' ').replace(/\s+/g, ' ')).toContain(
      'Exhibit A (Contract) and Exhibit B (Stairs) are attached and incorporated by this reference.',
    );
    expect(texts[pages - 3]).toContain('Page two');
  });

  it('are different with another title or kind of the same file, and the same when all of it is the same', async () => {
    const id = await lien();
    const [first, again] = [await add(id), await add(id)];
    expect([again.status, again.body.data]).toEqual([201, first.body.data]);
    const titled = await add(id, { title: 'Signed contract' });
    const other = await add(id, { title: 'Signed contract', kind: 'other' });
    expect([titled.body.data.title, other.body.data.kind]).toEqual(['Signed contract', 'other']);
    const listed = await rest('GET', `/exhibits?documentable_type=notice&documentable_id=${id}`);
    expect(listed.body.data.map(({ title, kind }: Json) => [title, kind])).toEqual([
      ['Contract', 'contract'],
      ['Signed contract', 'contract'],
      ['Signed contract', 'other'],
    ]);
  });

  it('make a document outdated when they change, and a reverted one keeps its own', async () => {
    const id = await lien();
    const exhibit = (await add(id)).body.data;
    const document = (await generate(id)).body.data;
    expect((await rest('DELETE', `/exhibits/${exhibit.id}`)).status).toBe(200);
    const order = {
      document_id: document.id,
      recipient_name: 'County Recorder',
      recipient_address_line_1: '1 Civic Plaza',
      recipient_city: 'Oakland',
      recipient_state: 'CA',
      recipient_zip: '94607',
    };
    const refused = await rest('POST', '/document-orders', order);
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('revert it and generate it again');
    const file = await download(`/documents/${document.id}/download`);
    expect((await readPdf(file.rawPayload)).texts.join(' ')).toContain('Page two');
  });

  it('complete what the form says is attached', async () => {
    const id = await lien();
    const fields = async () => {
      const { warnings } = (await generate(id, { preview: true, state: 'MI' })).body.data;
      return warnings.filter(({ field }: Json) => field === 'exhibits').map(({ citation }: Json) => citation);
    };
    expect(await fields()).toEqual(['MCL 570.1111(4)']);
    await add(id, { title: 'Proof of service', kind: 'proof_of_service', file_name: 'proof.pdf' });
    expect(await fields()).toEqual([]);
  });

  it('can be a document of the service', async () => {
    const [id, other] = [await lien(), await lien()];
    const document = (await generate(other)).body.data;
    const body = { title: 'Earlier lien', kind: 'notice', content_base64: undefined, file_name: undefined };
    const added = await add(id, { ...body, document_id: document.id });
    expect(added.body.data).toMatchObject({ sha256: document.sha256, page_count: document.page_count });
    const preview = (await generate(id, { preview: true })).body.data;
    const refused = await add(id, { ...body, document_id: preview.id });
    expect(refused.body.errors).toHaveProperty('document_id');
  });

  it('can be the signed original of such a document, as it would be mailed, once its flags are accepted', async () => {
    const [id, other] = [await lien(), await lien()];
    const document = (await generate(other)).body.data;
    const pdf = (await download(`/documents/${document.id}/download`)).rawPayload;
    const body = { title: 'Earlier lien', kind: 'notice', content_base64: undefined, file_name: undefined };
    const upload = async (scan: Buffer) =>
      (
        await rest('POST', `/documents/${document.id}/signed-original`, {
          ...{ signer_name: 'Dana Whitfield', file_name: 'signed.pdf', content_base64: scan.toString('base64') },
        })
      ).body.data.signed_original;
    expect((await upload(await blankScan(document.page_count))).flags).toEqual(['not_checked']);
    const refused = await add(id, { ...body, document_id: document.id });
    expect([refused.status, refused.body.errors.document_id[0]]).toEqual([
      422,
      expect.stringContaining('flags that are not accepted'),
    ]);
    const original = await upload(await scanned(pdf));
    const added = await add(id, { ...body, document_id: document.id });
    expect(added.body.data).toMatchObject({ sha256: original.copy_sha256, page_count: original.page_count });
    const file = await download(`/exhibits/${added.body.data.id}/download`);
    expect((await readPdf(file.rawPayload)).texts.join('')).toBe('');
  });

  it('are refused with a sentence when the file is broken, encrypted, too large or no document', async () => {
    const id = await lien();
    const locked = PDF.create();
    locked.addPage();
    locked.setProtection({ userPassword: 'secret' });
    const of = async (bytes: Uint8Array, file_name = 'file.pdf') => {
      const answer = await add(id, { file_name, content_base64: Buffer.from(bytes).toString('base64') });
      expect(answer.status).toBe(422);
      return JSON.stringify(answer.body.errors);
    };
    expect(await of(await locked.save())).toContain('protected by a password');
    expect(await of(inheritingPdf(['x']).subarray(0, 300))).toContain('damaged');
    expect(await of(Buffer.from('Dear Sir'))).toContain('PDF, JPEG or PNG');
    expect(await of(Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(10 * 1024 * 1024)]))).toContain('at most 10 MB');
    expect(await of(inheritingPdf(Array.from({ length: 301 }, () => 'x')))).toContain('300 pages');
    expect(await of(inheritingPdf(['x']), 'file.docx')).toContain('must end in .pdf');
    const inflated = deflateSync(deflateSync(Buffer.alloc(300 * 1024 * 1024)));
    expect(inflated.length).toBeLessThan(2000);
    const bomb = compressedPdf({ filter: '[/FlateDecode /FlateDecode]', bytes: inflated });
    expect(await of(bomb)).toContain('{"content_base64":["The file is too large when it is unpacked');
    const endless = pdfWith({
      content: '/X Do',
      resources: '/XObject << /X 5 0 R >>',
      objects: Array.from({ length: 40 }, (_, index) =>
        streamOf('/X Do /X Do', `/Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${6 + index} 0 R >> >>`),
      ),
    });
    expect(await of(endless)).toContain('draws too much on a page');
    const both = await add(id, { document_id: id });
    expect(both.body.errors).toHaveProperty('document_id');
    expect((await rest('GET', `/exhibits?documentable_type=notice&documentable_id=${id}`)).body.data).toEqual([]);
  });

  it('are refused before they are read if they have 200 MB', async () => {
    const id = await lien();
    const query = `documentable_type=notice&documentable_id=${id}&title=Plans&kind=other&file_name=plans.pdf`;
    for (const type of ['application/pdf', 'application/json', 'multipart/form-data; boundary=b']) {
      const answer = await world.app.server.inject({
        method: 'POST',
        url: `/api/v1/exhibits?${query}`,
        headers: {
          authorization: `Bearer ${caller.token}`,
          'content-type': type,
          'content-length': String(200 * 1024 * 1024),
        },
        payload: '%PDF-1.7',
      });
      expect([type, answer.statusCode, answer.json().code]).toEqual([type, 413, 'body_too_large']);
    }
    expect((await rest('GET', `/exhibits?documentable_type=notice&documentable_id=${id}`)).body.data).toEqual([]);
  });

  it('have a limit of pages and bytes together, and those that are there stay', async () => {
    const id = await lien();
    const pages = (count: number) => inheritingPdf(Array.from({ length: count }, () => 'x')).toString('base64');
    expect((await add(id, { content_base64: pages(200) })).status).toBe(201);
    const refused = await add(id, { title: 'More', file_name: 'more.pdf', content_base64: pages(101) });
    expect(refused.body.errors.content_base64[0]).toContain('at most 300 pages together, and these would have 301');
    await world.sql('update attached_files set file_size = $1 where subject_id = $2', [24 * 1024 * 1024, id]);
    const large = Buffer.concat([
      Buffer.from('%PDF-1.7\n%'),
      Buffer.alloc(2 * 1024 * 1024, 'x'),
      Buffer.from('\n'),
      inheritingPdf(['x']),
    ]);
    const tooLarge = await add(id, { title: 'Large', file_name: 'l.pdf', content_base64: large.toString('base64') });
    expect(tooLarge.body.errors.content_base64[0]).toContain('at most 25 MB together');
    expect((await rest('GET', `/exhibits?documentable_type=notice&documentable_id=${id}`)).body.data).toHaveLength(1);
  });

  it('belong to the account, and do not change once the document is sent', async () => {
    const id = await lien();
    const exhibit = (await add(id)).body.data;
    expect((await rest('GET', `/exhibits/${exhibit.id}`, undefined, stranger)).status).toBe(403);
    const list = await rest('GET', `/exhibits?documentable_type=notice&documentable_id=${id}`, undefined, stranger);
    expect(list.status).toBe(403);
    expect((await download(`/exhibits/${exhibit.id}/download`, stranger)).statusCode).toBe(403);
    expect((await rest('DELETE', `/exhibits/${exhibit.id}`, undefined, stranger)).status).toBe(403);
    expect((await add(id, {}, stranger)).status).toBe(403);
    expect((await download(`/exhibits/${exhibit.id}/download`)).rawPayload.toString('latin1')).toContain('Page two');
    await world.sql(`update notices set status = 'ordered' where id = $1`, [id]);
    const refused = await add(id, { title: 'Late', file_name: 'late.pdf' });
    expect([refused.status, refused.body.code]).toEqual([422, 'illegal_transition']);
    expect((await rest('DELETE', `/exhibits/${exhibit.id}`)).status).toBe(422);
  });

  it('are part of the signed copy of a waiver', async () => {
    const waiver = (
      await rest('POST', '/waivers', {
        ...bodies.waiver,
        project_id: path.projectId,
        organization_id: path.organizationId,
      })
    ).body.data;
    const of = { documentable_type: 'waiver', documentable_id: waiver.id };
    expect((await add(waiver.id, of)).status).toBe(201);
    const made = await generate(waiver.id, { ...of, type: 'waiver' });
    expect(made.status).toBe(201);
    const late = await add(waiver.id, { ...of, title: 'Late', file_name: 'late.pdf' });
    expect(late.text).toContain('revert its document');
    const sign = await rest('POST', `/waivers/${waiver.id}/sign`, {
      method: 'typed',
      consent: true,
      signatory_name: 'Dana Whitfield',
    });
    expect(sign.status).toBe(200);
    const { body } = await rest('GET', `/documents?documentable_id=${waiver.id}`);
    expect(body.data[0].exhibits).toEqual([expect.objectContaining({ letter: 'A', page_count: 2 })]);
  });
});
