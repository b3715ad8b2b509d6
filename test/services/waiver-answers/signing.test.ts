import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { charge } from '../../../src/ledger/index.js';
import { listLinked } from '../../../src/services/waiver-request/linked.js';
import { confirmPayment, releaseEarly, withdrawHeld } from '../../../src/services/waiver-request/release.js';
import { uploadByLink } from '../../../src/services/waiver-request/scan.js';
import { type LinkSignature, signByLink } from '../../../src/services/waiver-request/sign.js';
import { mailCopy, openLinkedFile } from '../../../src/services/waiver-request/signed-file.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { recordEvents } from '../../events/record-events.js';
import { readPdf } from '../../pdf/pdf-text.js';
import { balances, faultsOf, inRequest, requestOf } from '../../support/records/credits.js';
import {
  type Asking,
  askByLink,
  mailRequest,
  open,
  openAsking,
  read,
  secretIn,
  typed,
} from '../../support/records/waiver-links.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

describe('a signature by link', () => {
  const world = openWorld();
  let asking: Asking;

  beforeAll(async () => {
    asking = await openAsking(world);
  });

  const errorsOf = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => undefined,
      (thrown) => thrown,
    );
    return {
      code: error?.code,
      message: error?.message,
      fields: Object.keys(error?.errors ?? {}),
      errors: error?.errors,
    };
  };
  const document = (id: string, app = world.app) =>
    app.server.inject({
      url: `/api/v1/waiver-requests/${id}/document`,
      headers: { authorization: `Bearer ${asking.gc.token}` },
    });
  const filesOf = (id: string) =>
    world.sql<{ kind: string; sha256: string; verification_code: string | null }>(
      'select kind, sha256, verification_code from waiver_request_files where waiver_request_id = $1 order by kind',
      [id],
    );
  const pdfText = async (bytes: Buffer) => (await readPdf(bytes)).texts.join('\n');
  const verify = async (code: string) => (await world.app.server.inject({ url: `/v/${code}` })).body;

  it('releases a conditional waiver at once, on its own terms', async () => {
    const { id, link } = await askByLink(world, asking, { type: 'conditional_progress', signatory_name: 'Pat Lee' });
    const { types } = await recordEvents(world, asking.gc, () => signByLink(link, id, typed));
    expect(types).toEqual([
      'waiver_request.viewed',
      'waiver_request.signed',
      'waiver_request.released',
      'credits.updated',
    ]);
    expect(await read(world, asking, id)).toMatchObject({
      status: 'released',
      release_cause: 'own_terms',
      released_by: 'Pat Lee <office@drywall.example>',
      signatory_name: 'Pat Lee',
      signatory_title: 'President',
      signer_differs: false,
    });
    const pdf = await document(id);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    const text = await pdfText(pdf.rawPayload);
    expect(text).toContain('SIGNATURE CERTIFICATE');
    expect(text).toContain('Link that was sent to this e-mail address');
    expect(text).not.toContain('NOT RELEASED');
    const [asked, signed] = await filesOf(id);
    expect([asked!.kind, signed!.kind]).toEqual(['asked', 'signed']);
    const [row] = await world.sql<{ signature: Record<string, unknown> }>(
      'select signature from waiver_requests where id = $1',
      [id],
    );
    expect(row!.signature).toMatchObject({
      method: 'typed',
      email: 'office@drywall.example',
      authentication: 'mailbox_link',
      authenticatedAs: null,
      ip: '203.0.113.9',
      documentSha256: asked!.sha256,
      forwardings: [],
    });
    expect(await verify(signed!.verification_code!)).toContain('<strong>Released</strong>');
  });

  it('holds an unconditional waiver, until the payee confirms the payment', async () => {
    const { id, link } = await askByLink(world, asking);
    const { types } = await recordEvents(world, asking.gc, () => signByLink(link, id, { ...typed, name: 'Sam Other' }));
    expect(types).toEqual(['waiver_request.viewed', 'waiver_request.signed', 'waiver_request.held', 'credits.updated']);
    expect(await read(world, asking, id)).toMatchObject({ status: 'held', released_at: null, release_cause: null });
    const held = await document(id);
    const heldText = await pdfText(held.rawPayload);
    expect(heldText).toContain('NOT RELEASED');
    expect(heldText).toContain('Sam Other');
    expect(heldText).not.toContain('SIGNATURE CERTIFICATE');
    const [, signed] = await filesOf(id);
    expect(await verify(signed!.verification_code!)).toContain('<strong>Held.</strong>');
    const own = await openLinkedFile(link, id);
    expect(await pdfText(await buffer(own.stream))).toContain('SIGNATURE CERTIFICATE');
    expect((await listLinked(link))[0]!.acts).toEqual([
      'confirm_payment',
      'release',
      'withdraw',
      'statement',
      'download',
    ]);
    await expectNothingWritten(world, async () => {
      expect((await errorsOf(confirmPayment(link, id, ' '))).fields).toEqual(['name']);
    });
    const release = await recordEvents(world, asking.gc, () => confirmPayment(link, id, 'Sam Other'));
    expect(release.types).toEqual(['waiver_request.released']);
    expect(await read(world, asking, id)).toMatchObject({
      status: 'released',
      release_cause: 'payment_confirmed',
      released_by: 'Sam Other <office@drywall.example>',
    });
    expect(await pdfText((await document(id)).rawPayload)).toContain('SIGNATURE CERTIFICATE');
    for (const act of [confirmPayment, releaseEarly]) {
      expect((await errorsOf(act(link, id, 'Sam'))).code).toBe('ILLEGAL_TRANSITION');
    }
    expect((await errorsOf(withdrawHeld(link, id, { name: 'Sam', reason: 'x' }))).code).toBe('ILLEGAL_TRANSITION');
  });

  it('is released early, or taken back with a reason, by a person who is named', async () => {
    const early = await askByLink(world, asking);
    await signByLink(early.link, early.id, typed);
    await releaseEarly(early.link, early.id, 'Pat Lee');
    expect(await read(world, asking, early.id)).toMatchObject({ status: 'released', release_cause: 'released_early' });
    const back = await askByLink(world, asking);
    await signByLink(back.link, back.id, typed);
    expect((await errorsOf(withdrawHeld(back.link, back.id, { name: '', reason: '' }))).fields.sort()).toEqual([
      'name',
      'reason',
    ]);
    await withdrawHeld(back.link, back.id, { name: 'Pat Lee', reason: 'The check bounced.' });
    expect(await read(world, asking, back.id)).toMatchObject({
      status: 'declined',
      status_reason: 'The check bounced.',
      declined_by: 'Pat Lee <office@drywall.example>',
      released_at: null,
    });
    expect((await document(back.id)).statusCode).toBe(404);
    const [, signed] = await filesOf(back.id);
    expect(await verify(signed!.verification_code!)).toContain('<strong>Withdrawn.</strong>');
    expect((await errorsOf(releaseEarly(back.link, back.id, 'Pat'))).code).toBe('ILLEGAL_TRANSITION');
  });

  it('is refused without a name, consent or drawing, and with what the form has no place for', async () => {
    const { id, link } = await askByLink(world, asking);
    const refused: Array<[Partial<LinkSignature>, string[]]> = [
      [{ name: ' ' }, ['name']],
      [{ name: 'x'.repeat(121) }, ['name']],
      [{ name: 'א' }, ['name']],
      [{ consent: false }, ['consent']],
      [{ consent: 'yes' as never }, ['consent']],
      [{ method: 'drawn' }, ['image']],
      [{ method: 'drawn', image: 'bm90IGEgcG5n' }, ['image']],
      [{ image: 'aGk=' }, ['image']],
      [{ exceptions: [{ kind: 'disputed', date: null, amount: null, text: null }] }, ['exceptions.0.amount']],
      [
        { exceptions: [{ kind: 'other', date: '2026-02-31', amount: '-1', text: null }] },
        ['exceptions.0.date', 'exceptions.0.amount', 'exceptions.0.text'],
      ],
      [{ exceptions: [{ kind: 'mine' as never, date: null, amount: null, text: 'x' }] }, ['exceptions.0.kind']],
    ];
    await signByLink(link, id, { ...typed, consent: false }).catch(() => undefined);
    await expectNothingWritten(world, async () => {
      for (const [signature, fields] of refused) {
        expect([signature, (await errorsOf(signByLink(link, id, { ...typed, ...signature }))).fields]).toEqual([
          signature,
          fields,
        ]);
      }
    });
    const closed = await askByLink(world, asking, { state: 'NV', invoice_number: '7' });
    const exceptions = [{ kind: 'other', date: null, amount: null, text: 'Extras' } as const];
    expect(
      (await errorsOf(signByLink(closed.link, closed.id, { ...typed, exceptions: [...exceptions] }))).fields,
    ).toEqual(['exceptions']);
    await signByLink(link, id, { ...typed, exceptions: [...exceptions] });
    expect(await pdfText((await document(id)).rawPayload)).toContain('Extras');
  });

  it('is kept under another name than was asked for, and the payer sees that', async () => {
    const { id, link } = await askByLink(world, asking, { signatory_name: 'Ann Owner' });
    await signByLink(link, id, typed);
    expect(await read(world, asking, id)).toMatchObject({ signer_differs: true, signatory_name: 'Pat Lee' });
  });

  it('costs the payer the price of a document, once, and nothing if it fails', async () => {
    const charges = (id: string) =>
      world.sql(`select 1 from ledger_transactions where reference = $1`, [`waiver_request:${id}`]);
    const { id, link } = await askByLink(world, asking);
    await errorsOf(signByLink(link, id, { ...typed, name: '' }));
    expect(await charges(id)).toEqual([]);
    await signByLink(link, id, typed);
    expect(await charges(id)).toHaveLength(1);
    await errorsOf(signByLink(link, id, typed));
    expect(await charges(id)).toHaveLength(1);
    const ledger = await world.graphql(
      asking.gc,
      '{ creditLedger(first: 20) { nodes { subjectType record { id } } } }',
    );
    expect(ledger.body.data.creditLedger.nodes).toContainEqual({ subjectType: 'WAIVER_REQUEST', record: { id } });
    expect(await faultsOf(world)).toEqual([]);
  });

  it('is refused if the payer has no credits, with a sentence for the payee, and nothing is written', async () => {
    const poor = await openAsking(world);
    const { id, link } = await askByLink(world, poor);
    await signByLink(link, id, { ...typed, consent: false }).catch(() => undefined);
    await spendAll(poor.gc);
    await expectNothingWritten(world, async () => {
      const error = await errorsOf(signByLink(link, id, typed));
      expect(error.code).toBe('INSUFFICIENT_CREDITS');
      expect(error.message).toContain('cannot take signatures now');
      expect(error.message).not.toMatch(/credit|balance|\$/i);
    });
    // The payer cannot even pay for a read.
    expect(await world.sql('select status from waiver_requests where id = $1', [id])).toEqual([{ status: 'viewed' }]);
  });

  async function spendAll(caller: Caller): Promise<void> {
    const { free, partner } = (await balances(world, caller.organizationId)) as { free: string; partner: string };
    const credits = (Number(free) + Number(partner)).toFixed(2);
    const spent = { eventType: 'document_generation', credits, description: 'Test', reference: 'all' } as const;
    await inRequest(requestOf(world, caller), (ctx) => charge(ctx, spent));
  }

  it('is the scan of the print, for a form that needs a witness', async () => {
    const { id, link } = await askByLink(world, asking, { state: 'GA' });
    const [request] = (await listLinked(link)).filter((one) => one.id === id);
    expect(request).toMatchObject({ isByHand: true, acts: ['upload', 'decline', 'counter', 'forward', 'download'] });
    expect((await errorsOf(signByLink(link, id, typed))).code).toBe('ILLEGAL_TRANSITION');
    const form = await buffer((await openLinkedFile(link, id)).stream);
    const again = await buffer((await openLinkedFile(link, id)).stream);
    expect(again.equals(form)).toBe(true);
    const scan = (bytes: Buffer, fileName = 'scan.pdf') => uploadByLink(link, id, { fileName, bytes }, typed);
    await expectNothingWritten(world, async () => {
      for (const bytes of [
        form,
        Buffer.from('<html>'),
        Buffer.from('%PDF-1.7 broken'),
        Buffer.alloc(0),
        Buffer.alloc(11 * 1024 * 1024, 0x25),
      ]) {
        expect((await errorsOf(scan(bytes))).fields).toEqual(['file']);
      }
    });
    // Another document stands for the signed print: its pages are what counts.
    const other = await askByLink(world, asking, { state: 'GA', amount: '1.00' });
    const print = await buffer((await openLinkedFile(other.link, other.id)).stream);
    await scan(print);
    expect(await read(world, asking, id)).toMatchObject({ status: 'held', signatory_name: 'Pat Lee' });
    expect((await filesOf(id)).map(({ kind }) => kind)).toEqual(['asked', 'scan']);
    expect(await pdfText((await document(id)).rawPayload)).toContain('NOT RELEASED');
    await confirmPayment(link, id, 'Pat Lee');
    expect((await document(id)).statusCode).toBe(200);
    const plain = await askByLink(world, asking);
    expect(
      (await errorsOf(uploadByLink(plain.link, plain.id, { fileName: 'scan.pdf', bytes: print }, typed))).code,
    ).toBe('ILLEGAL_TRANSITION');
  });

  it('is sent to the mailbox as a new link, which opens the same page', async () => {
    const { id, link } = await askByLink(world, asking);
    expect((await errorsOf(mailCopy(link, id))).code).toBe('ILLEGAL_TRANSITION');
    await signByLink(link, id, typed);
    await mailCopy(link, id);
    const [message] = await mailRequest(world, id);
    expect(message!.subject).toContain('Your lien waiver');
    expect(await open(world, secretIn(message))).toMatchObject({ landsOn: id });
  });
});
