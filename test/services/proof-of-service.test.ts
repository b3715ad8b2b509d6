import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 as uuidv7 } from 'uuid';
import { fileDocument } from '../contract/filed-documents.js';
import { addFile, addOrder } from '../contract/orders.js';
import { readPdf } from '../pdf/pdf-text.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { signaturesOf, verifySignature } from '../support/records/signatures.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

const article = '9407111899562700000014';

describe('the proof of service of a notice', () => {
  const world = shareWorld();
  let caller: Caller;
  let stranger: Caller;
  let made: GoldenPath;
  let documentId: string;
  let deliveredId: string;

  beforeAll(async () => {
    [caller, stranger] = [await world.caller(), await world.caller()];
    made = await goldenPath(world, caller);
    documentId = await fileDocument(world, caller, made);
    deliveredId = await addOrder(world, documentId, {
      status: 'delivered',
      carrier: 'USPS',
      tracking_number: article,
      accepted_at: '2026-02-03T16:20:00Z',
      delivered_at: '2026-02-06T18:42:00Z',
    });
    await addEvent(deliveredId, 'lob', 'Mailed', 'dispatched', '2026-02-03T16:20:00Z', 'Oakland, CA');
    await addEvent(deliveredId, 'lob', 'Delivered', 'delivered', '2026-02-06T18:42:00Z', null);
    await addFile(world, 'document_order', deliveredId);
    const returnedId = await addOrder(world, documentId, {
      status: 'returned',
      recipient_name: 'Golden State Builders Inc',
      accepted_at: '2026-02-02T09:00:00Z',
    });
    await addEvent(returnedId, 'mailroom', 'Returned: unclaimed', 'returned', '2026-02-22T09:05:00Z', null);
    await addOrder(world, documentId, { status: 'pending', recipient_name: 'Waiting Lender' });
    await addOrder(world, documentId, { status: 'cancelled', recipient_name: 'Cancelled Lender' });
    await addOrder(world, documentId, { order_type: 'filing', mail_class: null, recipient_name: 'County Recorder' });
  });

  const addEvent = (
    orderId: string,
    provider: string,
    name: string,
    status: string,
    at: string,
    location: string | null,
  ) =>
    world.sql(
      `insert into document_order_events (id, account_id, livemode, document_order_id, provider, provider_event_id, status, name,
         location, occurred_at, created_at)
       select $1, account_id, livemode, id, $2, $3, $4, $5, $6, $7, now() from document_orders where id = $8`,
      [uuidv7(), provider, uuidv7(), status, name, location, at, orderId],
    );
  const download = (by: Caller, id = made.noticeId) =>
    world.app.server.inject({
      url: `/api/v1/notices/${id}/proof-of-service`,
      headers: { authorization: `Bearer ${by.token}` },
    });

  it('is a sealed PDF that lists every piece that was or will be mailed', async () => {
    const answer = await download(caller);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    const [{ notice_number: number }] = (await world.sql('select notice_number from notices where id = $1', [
      made.noticeId,
    ])) as [{ notice_number: string }];
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="proof-of-service-${number}.pdf"`);
    const [seal] = signaturesOf(answer.rawPayload);
    verifySignature(seal!.cms, seal!.covered);
    const text = (await readPdf(answer.rawPayload)).texts.join(' ').replace(/\s+/g, ' ');
    for (const words of [
      `Document mailed Preliminary Notice No. ${number}`,
      '2 PIECES MAILED, 1 NOT YET MAILED',
      'First accepted by the carrier February 2, 2026, 01:00 PST',
      'Article number 9407 1118 9956 2700 0000 14',
      'Accepted February 3, 2026, 08:20 PST Delivered February 6, 2026, 10:42 PST',
      'Returned February 22, 2026, 01:05 PST',
      'Mailroom staff',
      'Waiting Lender',
      'On file: receipt.pdf',
      'notice.pdf',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('Cancelled Lender');
    expect(text).not.toContain('County Recorder');
    expect(text).not.toContain('SANDBOX');
  });

  it('is available through GraphQL for each notice, with all pieces in one statement', async () => {
    const { body } = await world.graphql(
      caller,
      `{ notices { nodes { id proofOfService {
        noticeId acceptedAt fileName mimeType
        pieces { documentOrderId recipientName recipientAddressLines mailClass carrier trackingNumber status acceptedAt deliveredAt
          returnedAt documentId documentSha256 events { occurredAt name location provider } }
      } } } }`,
    );
    const { proofOfService } = body.data.notices.nodes.find(({ id }: { id: string }) => id === made.noticeId);
    expect(proofOfService).toMatchObject({ noticeId: made.noticeId, acceptedAt: '2026-02-02T09:00:00.000+00:00' });
    expect(proofOfService.pieces).toHaveLength(3);
    expect(proofOfService.pieces[0]).toEqual({
      documentOrderId: deliveredId,
      recipientName: 'Sunset Tower Holdings LLC',
      recipientAddressLines: ['1 Market St', 'San Francisco, CA 94105'],
      mailClass: 'CERTIFIED',
      carrier: 'USPS',
      trackingNumber: article,
      status: 'DELIVERED',
      acceptedAt: '2026-02-03T16:20:00.000+00:00',
      deliveredAt: '2026-02-06T18:42:00.000+00:00',
      returnedAt: null,
      documentId,
      documentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      events: [
        { occurredAt: '2026-02-03T16:20:00.000+00:00', name: 'Mailed', location: 'Oakland, CA', provider: 'lob' },
        { occurredAt: '2026-02-06T18:42:00.000+00:00', name: 'Delivered', location: null, provider: 'lob' },
      ],
    });
    expect(proofOfService.pieces[1].returnedAt).toBe('2026-02-22T09:05:00.000+00:00');
  });

  it('is refused while no carrier has accepted a piece, and null on the notice', async () => {
    const { body } = await world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: made.projectId,
      organization_id: made.organizationId,
    });
    const { id } = body.data;
    await addOrder(world, await fileDocument(world, caller, { ...made, noticeId: id }), { status: 'dispatched' });
    const answer = await world.rest(caller, 'GET', `/notices/${id}/proof-of-service`);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { id: ['No carrier has accepted this notice yet: there is no service to prove.'] },
    ]);
    const withoutProof = await world.graphql(
      caller,
      'query($id: ID!) { notice(id: $id) { proofOfService { noticeId } } }',
      {
        id,
      },
    );
    expect(withoutProof.body.data.notice.proofOfService).toBeNull();
  });

  it('cannot be read by another account', async () => {
    expect((await download(stranger)).statusCode).toBe(403);
    expect((await download(await world.sandboxOf(caller))).statusCode).toBe(404);
    expect((await download(caller, uuidv7())).statusCode).toBe(404);
  });

  it('names the characters of a recipient that no font can print', async () => {
    const id = await addOrder(world, documentId, {
      recipient_name: 'ขค Builders',
      accepted_at: '2026-02-03T16:20:00Z',
    });
    const answer = await download(caller);
    const text = (await readPdf(answer.rawPayload)).texts.join(' ').replace(/\s+/g, ' ');
    expect(text).toContain('[U+0E02 U+0E04] Builders');
    await world.sql('delete from document_orders where id = $1', [id]);
  });
});
