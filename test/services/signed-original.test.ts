/** @sampled tests */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { expectNothingWritten } from '../contract/snapshot.js';
import { recordEvents } from '../events/record-events.js';
import { readPdf } from '../pdf/pdf-text.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { articleNumber, done, queue, staffOf } from '../support/records/mailroom.js';
import { recipient } from '../support/records/ordering.js';
import { blankScan, photographed, scanned } from '../support/records/scans.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const furnished = { last_furnishing_date: '2026-01-30' };
const signer = { signatory_name: 'Dana Whitfield', signatory_title: 'Credit Manager' };
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the signed original of a document', () => {
  const world = openWorld();
  let caller: Caller;
  let stranger: Caller;
  let staff: Caller;
  let path: GoldenPath;
  const rest = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object, by = caller) =>
    world.rest(by, method, url, body);

  /** A lien with its document, which is signed by hand and recorded. */
  async function lien(by = caller, on = path): Promise<{ id: string; document: Json; pdf: Buffer }> {
    const body = { ...bodies.notice, ...furnished, project_id: on.projectId, organization_id: on.organizationId };
    const notice = await rest('POST', '/notices', { ...body, type: 'lien', metadata: signer }, by);
    const id: string = notice.body.data.id;
    const generated = await rest(
      'POST',
      '/documents/generate',
      { documentable_type: 'notice', documentable_id: id, type: 'mechanics_lien', organization_id: on.organizationId },
      by,
    );
    if (generated.status !== 201) throw new Error(generated.text);
    const document = generated.body.data;
    return { id, document, pdf: await download(`/documents/${document.id}/download`, by) };
  }
  const answerOf = (url: string, by = caller) =>
    world.app.server.inject({ url: `/api/v1${url}`, headers: { authorization: `Bearer ${by.token}` } });
  const download = async (url: string, by = caller) => (await answerOf(url, by)).rawPayload;
  const hashOf = async (id: string, version?: string) =>
    sha256(await download(`/documents/${id}/download${version ? `?version=${version}` : ''}`));
  const upload = (id: string, scan: Buffer, body: object = {}, by = caller) =>
    rest(
      'POST',
      `/documents/${id}/signed-original`,
      { signer_name: 'Dana Whitfield', file_name: 'scan.pdf', content_base64: scan.toString('base64'), ...body },
      by,
    );
  const accept = (id: string, body: object = {}, by = caller) =>
    rest('POST', `/documents/${id}/accept-signed-original`, body, by);
  const remove = (id: string, by = caller) => rest('DELETE', `/documents/${id}/signed-original`, undefined, by);
  const show = async (id: string): Promise<Json> => (await rest('GET', `/documents/${id}`)).body.data;
  const order = (documentId: string, body: object = {}) =>
    rest('POST', '/document-orders', { document_id: documentId, ...recipient, ...body });
  const filesOf = async (id: string) =>
    (await world.sql('select 1 from attached_files where subject_id = $1', [id])).length;
  const verified = async (code: string) => (await world.app.server.inject({ url: `/v/${code}` })).body;

  beforeAll(async () => {
    [caller, stranger, staff] = [await world.caller(), await world.caller(), await staffOf(world)];
    path = await goldenPath(world, caller);
    expect((await rest('PUT', `/projects/${path.projectId}`, furnished)).status).toBe(200);
  });

  it('takes the place of the document when the code on each page of its scan is that of the document', async () => {
    const { document, pdf } = await lien();
    expect(document.signed_original).toBeNull();
    const scan = await scanned(pdf);
    expect((await readPdf(scan)).texts.join('')).toBe('');
    const { done: answer, types } = await recordEvents(world, caller, () => upload(document.id, scan));
    expect([answer.status, types]).toEqual([200, ['document.updated']]);
    expect(answer.body.data.signed_original).toMatchObject({
      file_name: 'scan.pdf',
      file_size: scan.length,
      sha256: sha256(scan),
      page_count: document.page_count,
      checked_pages: document.page_count,
      signer_name: 'Dana Whitfield',
      named_signer: 'Dana Whitfield',
      flags: [],
      accepted_at: null,
    });
    const file = await answerOf(`/documents/${document.id}/download`);
    expect(file.headers['content-disposition']).toContain('scan.pdf');
    expect([
      sha256(file.rawPayload),
      await hashOf(document.id, 'generated'),
      await hashOf(document.id, 'signed_original'),
    ]).toEqual([sha256(scan), sha256(pdf), sha256(scan)]);
    const page = await verified(document.verification_code);
    for (const hash of [sha256(scan), document.sha256]) expect(page).toContain(hash);
    expect(page).toContain('signed by Dana Whitfield according to its issuer');
  });

  it('is kept with a flag for a missing page, another document, another signer, and pages that no machine can read', async () => {
    const [{ document, pdf }, other] = [await lien(), await lien()];
    const { page_count: pages } = document;
    expect(pages).toBeGreaterThan(1);
    const kept = async (scan: Buffer, body: object = {}) => {
      const answer = await upload(document.id, scan, body);
      if (answer.status !== 200) throw new Error(answer.text);
      const { flags, checked_pages: checked } = answer.body.data.signed_original;
      return [flags, checked];
    };
    expect(await kept(await scanned(pdf, { pages: [1] }))).toEqual([['page_missing'], 1]);
    expect(await kept(await scanned(other.pdf))).toEqual([['other_document', 'page_missing'], 0]);
    expect(await kept(await scanned(pdf, { pages: [1, 1] }))).toEqual([['page_missing'], 1]);
    expect(await kept(await scanned(pdf, { pages: [1, 3, 2] }))).toEqual([['out_of_order'], pages]);
    const scan = await scanned(pdf);
    expect(await kept(scan, { signer_name: 'Sam Ortiz' })).toEqual([['signer_differs'], pages]);
    expect(await kept(scan, { signer_name: ' dána  WHITFIELD.' })).toEqual([[], pages]);
    expect(await kept(await blankScan(pages))).toEqual([['not_checked'], 0]);
    expect(await kept(await blankScan(pages - 1))).toEqual([['page_missing'], 0]);
    // Each upload takes the place of the one before, with its files.
    expect(await filesOf(document.id)).toBe(2);
  });

  it('is no file that the service made: neither the document itself, nor a preview, another document or a bundle', async () => {
    const [{ id, document, pdf }, other] = [await lien(), await lien()];
    const draft = { documentable_type: 'notice', documentable_id: id, type: 'mechanics_lien', preview: true };
    const { organizationId: organization_id } = path;
    const preview = (await rest('POST', '/documents/generate', { ...draft, organization_id })).body.data;
    const unstamped = { own: Buffer.from('%PDF-1'), other: Buffer.from('%PDF-2') };
    for (const [{ id: made }, file] of [
      [document, unstamped.own],
      [other.document, unstamped.other],
    ] as const)
      await world.sql('update documents set earlier_sha256 = $2 where id = $1', [made, sha256(file)]);
    for (const [name, file] of Object.entries({
      itself: pdf,
      other: other.pdf,
      preview: await download(`/documents/${preview.id}/download`),
      bundle: await download(`/documents/${document.id}/bundle`),
      'bundle of another': await download(`/documents/${other.document.id}/bundle`),
      'before its time stamp': unstamped.own,
      'another before its time stamp': unstamped.other,
    })) {
      await expectNothingWritten(world, async () => {
        const { status, body } = await upload(document.id, file);
        const sentence =
          'The file is as the service made it, without a signature by hand: upload a scan of the signed print.';
        expect({ name, status, errors: body.errors }).toEqual({
          name,
          status: 422,
          errors: { content_base64: [sentence] },
        });
      });
    }
  });

  it('is kept with a flag if it is the document in another file, or with pages of that in place of scanned ones', async () => {
    const { document, pdf } = await lien();
    const { page_count: pages } = document;
    const again = await PDF.load(pdf);
    again.setTitle('Signed');
    const copy = Buffer.from(await again.save());
    const twice = await PDF.merge([copy, copy]);
    const kept = async (file: Buffer) => (await upload(document.id, file)).body.data.signed_original;
    expect(await kept(copy)).toMatchObject({
      flags: ['not_scanned', 'not_checked'],
      checked_pages: 0,
      page_count: pages,
    });
    expect((await kept(Buffer.from(await twice.save()))).flags).toEqual(['not_scanned', 'not_checked']);
    const mixed = await PDF.merge([await scanned(pdf, { pages: [1] }), copy]);
    expect((await kept(Buffer.from(await mixed.save()))).flags).toEqual(['not_scanned', 'not_checked']);
    expect((await order(document.id)).body.errors.document_id[0]).toContain('flags that are not accepted');
  });

  it('is neither uploaded nor accepted after the document changed since it was read', async () => {
    const { document } = await lien();
    const { id } = document;
    const scan = await blankScan(document.page_count);
    const read = async () => (await show(id)).updated_at as string;
    const upload = (expectedUpdatedAt: string) =>
      world.graphql(
        caller,
        'mutation($input: UploadSignedOriginalInput!) { uploadSignedOriginal(input: $input) { id } }',
        {
          input: {
            ...{ id, signerName: 'Sam Ortiz', fileName: 'scan.pdf', contentBase64: scan.toString('base64') },
            expectedUpdatedAt,
          },
        },
      );
    const accept = (expectedUpdatedAt: string) =>
      world.graphql(
        caller,
        'mutation($input: AcceptSignedOriginalInput!) { acceptSignedOriginal(input: $input) { id } }',
        { input: { id, verificationCode: document.verification_code, expectedUpdatedAt } },
      );
    const first = await read();
    expect((await upload(first)).body.errors).toBeUndefined();
    await expectNothingWritten(world, async () => {
      expect((await upload(first)).body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
      expect((await accept(first)).body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    });
    expect((await accept(await read())).body.errors).toBeUndefined();
  });

  it('is not replaced by a form with the tag of the document before another person uploaded it', async () => {
    const { document } = await lien();
    const scan = await blankScan(document.page_count);
    const path = `/documents/${document.id}`;
    const send = (tag: string, signer: string) => {
      const form = (name: string, value: string) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const file = '--b\r\nContent-Disposition: form-data; name="content_base64"; filename="scan.pdf"\r\n\r\n';
      return world.app.server.inject({
        method: 'POST',
        url: `/api/v1${path}/signed-original`,
        headers: {
          authorization: `Bearer ${caller.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          'if-match': tag,
        },
        payload: Buffer.concat([
          Buffer.from(form('signer_name', signer) + form('file_name', 'scan.pdf') + file),
          scan,
          Buffer.from('\r\n--b--\r\n'),
        ]),
      });
    };
    const tag = (await rest('GET', path)).headers.etag as string;
    const answers = await Promise.all(['Ana Diaz', 'Kim Park'].map((signer) => send(tag, signer)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)!.json().data.signed_original;
    await expectNothingWritten(world, async () => expect((await send(tag, 'Lee Wong')).statusCode).toBe(412));
    expect((await show(document.id)).signed_original).toEqual(winner);
  });

  it('is read from pages that were scanned upside down, and from a photograph, which becomes a PDF', async () => {
    const { document, pdf } = await lien();
    const turned = await scanned(pdf, { format: 'png', turned: 180, dpi: 150 });
    expect((await upload(document.id, turned)).body.data.signed_original).toMatchObject({
      flags: [],
      checked_pages: document.page_count,
    });
    const photo = await photographed(pdf);
    const { signed_original: original } = (await upload(document.id, photo, { file_name: 'page 1.jpg' })).body.data;
    expect(original).toMatchObject({
      file_name: 'page 1.pdf',
      page_count: 1,
      checked_pages: 1,
      flags: ['page_missing'],
    });
    expect(original.sha256).toBe(original.copy_sha256);
    const file = await download(`/documents/${document.id}/download?version=signed_original`);
    expect([sha256(file), file.toString('latin1', 0, 5)]).toEqual([original.sha256, '%PDF-']);
  });

  it('is used with flags only once a person accepts them, who confirms a code that was not read', async () => {
    const { document, pdf } = await lien();
    await upload(document.id, await blankScan(document.page_count), { signer_name: 'Sam Ortiz' });
    expect(await hashOf(document.id)).toBe(sha256(pdf));
    expect(await verified(document.verification_code)).not.toContain('Signed original');
    const refused = await order(document.id, { order_type: 'recording' });
    expect([refused.status, refused.body.errors.document_id[0]]).toEqual([
      422,
      expect.stringContaining('flags that are not accepted'),
    ]);
    for (const [body, sentence] of [
      [{}, 'is required'],
      [{ verification_code: 'ABCD-EFGH-JKMN-PQRS' }, 'is not the code of the document'],
      [{ verification_code: 'x' }, 'is not the code of the document'],
    ] as const) {
      const answer = await accept(document.id, body);
      expect([answer.status, answer.body.errors.verification_code[0]]).toEqual([
        422,
        expect.stringContaining(sentence),
      ]);
    }
    const { status, body } = await accept(document.id, { verification_code: document.verification_code.toLowerCase() });
    expect([status, body.data.signed_original.flags]).toEqual([200, ['signer_differs', 'not_checked']]);
    const [{ user_id: user }] = (await world.sql(
      "select user_id from audit_entries where auditable_id = $1 and action = 'updated' order by serial desc limit 1",
      [document.id],
    )) as [Json];
    expect(body.data.signed_original).toMatchObject({ accepted_by: user, accepted_at: expect.any(String) });
    expect(await hashOf(document.id)).toBe(body.data.signed_original.sha256);
    expect(await verified(document.verification_code)).toContain('signed by Sam Ortiz according to its issuer');
    expect((await accept(document.id)).status).toBe(422);
    expect((await order(document.id, { order_type: 'recording' })).status).toBe(201);
  });

  it('is accepted without a code for a document without one, and with none that is typed', async () => {
    const { document } = await lien();
    await world.sql('update documents set verification_code = null where id = $1', [document.id]);
    const uploaded = await upload(document.id, await blankScan(document.page_count));
    expect(uploaded.body.data.signed_original).toMatchObject({ flags: ['not_checked'], checked_pages: 0 });
    for (const code of [document.verification_code, 'x', 'ABCD-EFGH-JKMN-PQRS', 'null', '-']) {
      const answer = await accept(document.id, { verification_code: code });
      expect({ code, status: answer.status, errors: answer.body.errors?.verification_code }).toEqual({
        code,
        status: 422,
        errors: ['The verification code field is not the code of the document.'],
      });
    }
    expect((await show(document.id)).signed_original.accepted_at).toBeNull();
    expect((await accept(document.id)).status).toBe(200);
  });

  it('has expired with its document: it is not downloaded, replaced or accepted', async () => {
    const { document } = await lien();
    const scan = await blankScan(document.page_count);
    await upload(document.id, scan, { signer_name: 'Sam Ortiz' });
    await world.sql(`update documents set is_preview = true, expires_at = now() - interval '1 minute' where id = $1`, [
      document.id,
    ]);
    for (const version of ['', '?version=generated', '?version=signed_original']) {
      const answer = await answerOf(`/documents/${document.id}/download${version}`);
      expect([version, answer.statusCode]).toEqual([version, 404]);
    }
    const answers = [await upload(document.id, scan), await accept(document.id)];
    expect(answers.map(({ status }) => status)).toEqual([404, 422]);
  });

  it('is what staff record, and an order warns as long as it is not there', async () => {
    const { document, pdf } = await lien();
    const placed = await order(document.id, { order_type: 'recording' });
    const { id } = placed.body.data;
    const warnings = async () => {
      const query = 'query($id: ID!) { documentOrder(id: $id) { warnings { field } } }';
      return (await world.graphql(caller, query, { id })).body.data.documentOrder.warnings;
    };
    const missing = { field: 'document.signed_original' };
    expect(await warnings()).toContainEqual(missing);
    const scan = await scanned(pdf);
    const { signed_original: original } = (await upload(document.id, scan)).body.data;
    expect(await warnings()).not.toContainEqual(missing);
    const queued = (await queue(world, staff)).nodes.find((one: Json) => one.id === id);
    expect(queued.documentSha256).toBe(original.copy_sha256);
    expect(sha256(await download(`/document-orders/${id}/document`))).toBe(original.copy_sha256);
    expect((await answerOf(`/document-orders/${id}/document`, staff)).statusCode).toBe(422);
    // Until an order has begun, the scan can be replaced.
    const again = (await upload(document.id, scan)).body.data.signed_original;
    await done(world, staff, 'TakeOrder', { id });
    for (const answer of [await upload(document.id, scan), await remove(document.id)]) {
      const { status, body } = answer;
      expect([status, body.errors.status[0]]).toEqual([
        422,
        expect.stringContaining('An order has sent the signed original'),
      ]);
    }
    expect(sha256(await download(`/document-orders/${id}/document`, staff))).toBe(again.copy_sha256);
    await done(world, staff, 'FailOrder', { id, reason: 'closed' });
    expect((await remove(document.id)).status).toBe(200);
    expect([await hashOf(document.id), await filesOf(document.id)]).toEqual([sha256(pdf), 0]);
  });

  it('is mailed, also by an order that was placed before it was uploaded, and the proof of service has its hash', async () => {
    const { id: noticeId, document, pdf } = await lien();
    const { id } = (await order(document.id)).body.data;
    const { signed_original: original } = (await upload(document.id, await scanned(pdf))).body.data;
    await doTasks(world, new Date(Date.now() + 301_000));
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'DispatchOrder', { id, trackingNumber: articleNumber() });
    expect(sha256(await download(`/document-orders/${id}/document`))).toBe(original.copy_sha256);
    const query = 'query($id: ID!) { notice(id: $id) { proofOfService { pieces { documentSha256 } } } }';
    const { body } = await world.graphql(caller, query, { id: noticeId });
    expect(body.data.notice.proofOfService.pieces).toEqual([{ documentSha256: original.copy_sha256 }]);
  });

  it('is refused with flags or other pages while an order waits, whose file and price it would change', async () => {
    const { document, pdf } = await lien();
    const { id } = (await order(document.id)).body.data;
    for (const [pages, why] of [
      [[1, 3, 2], 'the scan has flags (out_of_order)'],
      [[1, 2, 3, 3], 'its price is for another number of pages'],
    ] as const) {
      const scan = await scanned(pdf, { pages: [...pages] });
      await expectNothingWritten(world, async () => {
        const { status, body } = await upload(document.id, scan);
        const sentence = `An order of the document waits, and ${why}: cancel the order first.`;
        expect([status, body.errors.status]).toEqual([422, [sentence]]);
      });
    }
    expect((await rest('POST', `/document-orders/${id}/cancel`, {})).status).toBe(200);
    const { signed_original: longer } = (await upload(document.id, await scanned(pdf, { pages: [1, 2, 3, 3] }))).body
      .data;
    expect([longer.flags, longer.page_count]).toEqual([[], 4]);
    const priced = (await order(document.id)).body.data.id;
    expect((await remove(document.id)).body.errors.status[0]).toContain('its price is for another number of pages');
    expect((await rest('POST', `/document-orders/${priced}/cancel`, {})).status).toBe(200);
    expect((await remove(document.id)).status).toBe(200);
  });

  it('says nothing about the records of a document whose content is unknown: an outdated one stays outdated', async () => {
    const [outdated, current] = [await lien(), await lien()];
    for (const { document } of [outdated, current]) {
      await world.sql('update documents set content_hash = null, records_hash = null where id = $1', [document.id]);
    }
    await rest('PUT', `/notices/${outdated.id}`, { amount: 51_234.5 });
    await world.sql(`update notices set updated_at = now() + interval '1 second' where id = $1`, [outdated.id]);
    const refused = async () => (await order(outdated.document.id)).body.errors?.document_id?.[0];
    expect(await refused()).toContain('The records have changed');
    const scan = await blankScan(outdated.document.page_count);
    await upload(outdated.document.id, scan);
    await accept(outdated.document.id, { verification_code: outdated.document.verification_code });
    expect(await refused()).toContain('The records have changed');
    await remove(outdated.document.id);
    expect(await refused()).toContain('The records have changed');
    await upload(current.document.id, scan);
    await remove(current.document.id);
    expect((await order(current.document.id)).status).toBe(201);
  });

  it('is kept after the carrier lost the letter that had it', async () => {
    const { document, pdf } = await lien();
    const { id } = (await order(document.id)).body.data;
    await upload(document.id, await scanned(pdf));
    await doTasks(world, new Date(Date.now() + 301_000));
    await done(world, staff, 'TakeOrder', { id });
    await done(world, staff, 'DispatchOrder', { id, trackingNumber: articleNumber() });
    await done(world, staff, 'FailOrder', { id, reason: 'Lost by the carrier' });
    expect((await rest('GET', `/document-orders/${id}`)).body.data.status).toBe('failed');
    expect((await remove(document.id)).body.errors.status[0]).toContain('An order has sent the signed original');
    expect(await filesOf(document.id)).toBe(2);
  });

  it('leaves an order that was begun without it as it was', async () => {
    const { document, pdf } = await lien();
    const { id } = (await order(document.id, { order_type: 'recording' })).body.data;
    await done(world, staff, 'TakeOrder', { id });
    expect((await upload(document.id, await scanned(pdf))).status).toBe(200);
    expect(sha256(await download(`/document-orders/${id}/document`, staff))).toBe(sha256(pdf));
    expect((await remove(document.id)).status).toBe(200);
  });

  it('is refused if the service cannot read the file, and for a document that is not completed', async () => {
    const { document, pdf } = await lien();
    for (const [scan, body, field] of [
      [Buffer.from('MZ'), {}, 'content_base64'],
      [Buffer.alloc(0), {}, 'content_base64'],
      [pdf.subarray(0, 4_000), {}, 'content_base64'],
      [Buffer.concat([pdf.subarray(0, 100), Buffer.alloc(10 * 1024 * 1024)]), {}, 'content_base64'],
      [pdf, { file_name: 'scan.exe' }, 'file_name'],
      [pdf, { file_name: '../scan.pdf' }, 'file_name'],
      [pdf, { signer_name: '' }, 'signer_name'],
      [pdf, { signer_name: 'x'.repeat(256) }, 'signer_name'],
    ] as const) {
      const answer = await upload(document.id, scan, body);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    }
    const locked = PDF.create();
    locked.addPage();
    locked.setProtection({ userPassword: 'secret' });
    expect((await upload(document.id, Buffer.from(await locked.save()))).body.errors.content_base64[0]).toContain(
      'protected by a password',
    );
    expect((await show(document.id)).signed_original).toBeNull();
    expect((await accept(document.id)).status).toBe(422);
    expect((await remove(document.id)).status).toBe(422);
    expect((await answerOf(`/documents/${document.id}/download?version=signed_original`)).statusCode).toBe(404);
    expect((await answerOf(`/documents/${document.id}/download?version=other`)).statusCode).toBe(422);
    expect((await rest('POST', `/documents/${document.id}/revert`)).status).toBe(200);
    const reverted = await upload(document.id, pdf);
    expect([reverted.status, reverted.body.errors.status[0]]).toEqual([422, expect.stringContaining('is reverted')]);
  });

  it('is refused for a preview, which has no code', async () => {
    const { id } = await lien();
    const preview = await rest('POST', '/documents/generate', {
      documentable_type: 'notice',
      documentable_id: id,
      type: 'mechanics_lien',
      organization_id: path.organizationId,
      preview: true,
    });
    const answer = await upload(preview.body.data.id, Buffer.from('%PDF-1.7'));
    expect([answer.status, answer.body.errors.id[0]]).toEqual([422, expect.stringContaining('A preview')]);
  });

  it('is uploaded, accepted and removed by members who change records, and read by all', async () => {
    const { document } = await lien();
    const scan = await blankScan(document.page_count);
    await upload(document.id, scan, { signer_name: 'Sam Ortiz' });
    const sandbox = await world.sandboxOf(caller);
    for (const answer of [await upload(document.id, scan, {}, sandbox), await accept(document.id, {}, sandbox)]) {
      expect(answer.status).toBe(404);
    }
    expect((await remove(document.id, sandbox)).status).toBe(404);
    const reader = await world.caller({ organizationId: caller.organizationId });
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [reader.userId]);
    for (const answer of [await upload(document.id, scan, {}, reader), await accept(document.id, {}, reader)]) {
      expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    }
    expect((await remove(document.id, reader)).status).toBe(403);
    const file = await download(`/documents/${document.id}/download?version=signed_original`, reader);
    expect(sha256(file)).toBe(sha256(scan));
    expect((await show(document.id)).signed_original.accepted_at).toBeNull();
  });

  it('belongs to one account, and is refused if the document has changed since its caller read it', async () => {
    const { document, pdf } = await lien();
    for (const answer of [
      await upload(document.id, pdf, {}, stranger),
      await accept(document.id, {}, stranger),
      await remove(document.id, stranger),
    ]) {
      expect(answer.status).toBe(403);
    }
    const url = `/documents/${document.id}/download?version=signed_original`;
    expect((await answerOf(url, stranger)).statusCode).toBe(403);
    const photo = await photographed(pdf);
    const mutation = 'mutation($input: UploadSignedOriginalInput!) { uploadSignedOriginal(input: $input) { id } }';
    const scan = { signerName: 'Dana Whitfield', fileName: 'scan.jpg', contentBase64: photo.toString('base64') };
    const input = { id: document.id, ...scan, expectedUpdatedAt: '2020-01-01T00:00:00Z' };
    const { body } = await world.graphql(caller, mutation, { input });
    expect(body.errors[0].extensions.code).toBe('PRECONDITION_FAILED');
    expect([(await show(document.id)).signed_original, await filesOf(document.id)]).toEqual([null, 0]);
  });
});
