/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { v7 as uuidv7 } from 'uuid';
import { addFile, addOrder } from '../contract/orders.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { readPdf } from '../pdf/pdf-text.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('the bundle of a document', () => {
  const world = openWorld();
  let caller: Caller;
  let made: GoldenPath;
  let documentId: string;
  const generate = (preview = false) =>
    world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: 'notice',
      documentable_id: made.noticeId,
      type: 'notice',
      organization_id: made.organizationId,
      preview,
    });
  const download = (id: string, by = caller) =>
    world.app.server.inject({
      url: `/api/v1/documents/${id}/bundle`,
      headers: { authorization: `Bearer ${by.token}` },
    });

  beforeAll(async () => {
    caller = await world.caller();
    made = await goldenPath(world, caller);
    const exhibit = await world.rest(caller, 'POST', '/exhibits', {
      documentable_type: 'notice',
      documentable_id: made.noticeId,
      title: 'Invoices',
      kind: 'invoice',
      file_name: 'invoices.pdf',
      content_base64: inheritingPdf(['Invoice 2044']).toString('base64'),
    });
    expect(exhibit.status).toBe(201);
    expect((await world.rest(caller, 'PUT', `/notices/${made.noticeId}`, { claim_amount: 41000 })).status).toBe(200);
    const document = await generate();
    documentId = document.body.data.id;
    const orderId = await addOrder(world, documentId, {
      status: 'delivered',
      carrier: 'USPS',
      tracking_number: '9407111899562700000014',
      accepted_at: '2026-02-03T16:20:00Z',
      delivered_at: '2026-02-06T18:42:00Z',
    });
    // A file that no reader opens, and one that can be printed.
    await addFile(world, 'document_order', orderId);
    const receipt = inheritingPdf(['Signed for by R. Alvarez']);
    const { sha256, size } = await world.app.infrastructure.files.put(receipt);
    await world.sql(
      `insert into attached_files (id, account_id, livemode, subject_type, subject_id, file_name, mime_type, file_size, sha256,
         description, created_at)
       select $1, account_id, livemode, 'document_order', id, 'green-card.pdf', 'application/pdf', $2, $3, 'Return receipt', now()
       from document_orders where id = $4`,
      [uuidv7(), size, sha256, orderId],
    );
  });

  it('is sealed', async () => {
    const [found, ...others] = signaturesOf((await download(documentId)).rawPayload);
    expect([found!.subFilter, others]).toEqual(['ETSI.CAdES.detached', []]);
    verifySignature(found!.cms, found!.covered);
  });

  it('has the document with its exhibits, the mailing record, the receipts and the audit log, with bookmarks', async () => {
    const answer = await download(documentId);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const pdf = await getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 }).promise;
    const outline = await pdf.getOutline();
    expect(outline.map(({ title, items }) => [title, items.map((item: { title: string }) => item.title)])).toEqual([
      ['Contents', []],
      ['Preliminary Notice', ['Exhibit A: Invoices']],
      ['Mailing record', []],
      ['Return receipt', []],
      ['Extract of the audit log', []],
    ]);
    const { texts } = await readPdf(answer.rawPayload);
    expect(texts[0]).toContain('Exhibit A: Invoices');
    expect(texts[0]).toMatch(/Preliminary Notice No\.\sN-/);
    // The list and the extract have the numbers of the whole bundle.
    expect(texts[0]).toContain(`Page 1 of ${texts.length}`);
    expect(texts.at(-1)).toContain(`Page ${texts.length} of ${texts.length}`);
    expect(texts[0]!.replace(/\s+/g, ' ')).toMatch(
      new RegExp(`Extract of the audit log \\w+ \\d+, \\d{4}, \\d\\d:\\d\\d UTC ${texts.length} 1`),
    );
    expect(texts[0]!.replace(/\s+/g, ' ')).toContain('Not printed: receipt.pdf cannot be read');
    const all = texts.join('\n');
    for (const words of ['Invoice 2044', '9407 1118 9956 2700 0000 14', 'Signed for by R. Alvarez'])
      expect(all).toContain(words);
    expect(texts.at(-1)).toContain('created');
    expect(texts.at(-1)!.replace(/\s+/g, ' ')).toMatch(/updated: claim amount/);
    expect(all).not.toContain('claim_amount');
    // Each bookmark leads to its page.
    const pageOf = async (dest: unknown) => pdf.getPageIndex((dest as [never])[0]);
    expect(texts[await pageOf(outline[3]!.dest)]).toContain('R. Alvarez');
    expect(texts[await pageOf(outline[4]!.dest)]).toContain('Extract of the audit log');
    expect(texts[await pageOf(outline[1]!.items[0].dest)]).toContain('EXHIBIT A');
  });

  it('names a stop payment notice with its bond by its whole title', async () => {
    const titleWith = async (stop_notice: object) => {
      const notice = await world.rest(caller, 'POST', '/notices', {
        ...bodies.notice,
        project_id: made.projectId,
        organization_id: made.organizationId,
        type: 'stop_payment',
        metadata: { stop_notice },
      });
      const document = await world.rest(caller, 'POST', '/documents/generate', {
        documentable_type: 'notice',
        documentable_id: notice.body.data.id,
        type: 'stop_notice',
        organization_id: made.organizationId,
      });
      const { rawPayload } = await download(document.body.data.id);
      const pdf = await getDocument({ data: new Uint8Array(rawPayload), verbosity: 0 }).promise;
      const { texts } = await readPdf(rawPayload);
      return [
        document.body.data.template,
        (await pdf.getOutline())[1]!.title,
        /(\S+) Stop Payment Notice No\./.exec(texts[0]!)?.[1],
      ];
    };
    expect(await titleWith({ kind: 'private_owner', bonded: true })).toEqual([
      'ca-stop-owner-2012-bonded',
      'Bonded Stop Payment Notice',
      'Bonded',
    ]);
    const [template, title, before] = await titleWith({ kind: 'private_owner' });
    expect([template, title]).toEqual(['ca-stop-owner-2012', 'Stop Payment Notice']);
    expect(before).not.toBe('Bonded');
  });

  it('is refused to another account, and for a preview', async () => {
    const stranger = await world.caller();
    expect((await download(documentId, stranger)).statusCode).toBe(403);
    const preview = (await generate(true)).body.data.id;
    expect((await download(preview)).statusCode).toBe(422);
    expect((await download(uuidv7())).statusCode).toBe(404);
  });
});
