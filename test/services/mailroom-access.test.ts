/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording } from '../db/statements.js';
import { readPdf } from '../pdf/pdf-text.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { articleNumber, call, done, queue, someId, staffOf, waiting } from '../support/records/mailroom.js';
import { recipient } from '../support/records/ordering.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

const scan = { fileName: 'receipt.pdf', mimeType: 'application/pdf', contentBase64: btoa('%PDF-1.7 receipt') };

describe('mailroom staff', () => {
  const world = openWorld();
  let staff: Caller;
  let caller: Caller;
  let stranger: Caller;
  let path: GoldenPath;
  let orderId: string;
  let noticeId: string;
  let fileId: string;

  beforeAll(async () => {
    [staff, caller, stranger] = [await staffOf(world), await world.caller(), await world.caller()];
    path = await goldenPath(world, caller);
    ({ orderId, noticeId } = await waiting(world, caller, path));
    await done(world, staff, 'TakeOrder', { id: orderId });
    const { files } = await done(world, staff, 'AttachFile', { orderId, ...scan });
    fileId = files[0].id;
  });

  const inputs = (id: string): Record<string, object> => ({
    TakeOrder: { id },
    DispatchOrder: { id, trackingNumber: articleNumber() },
    RecordEvent: { id, status: 'IN_TRANSIT' },
    ReturnOrder: { id, reason: 'unclaimed' },
    CompleteOrder: { id, results: { recordedOn: '2026-02-01' } },
    FailOrder: { id, reason: 'none' },
    AttachFile: { orderId: id, ...scan },
  });

  it('need the staff role and a live token; no other caller has access', async () => {
    const others = [
      ['owner', caller],
      ['stranger', stranger],
      ['partner', await world.caller({ abilities: ['tier:scale', 'role:partner'] })],
      ['sandbox of staff', await world.anotherToken(staff, ['role:staff', 'mode:sandbox'])],
    ] as const;
    for (const [who, by] of others) {
      for (const [verb, input] of Object.entries(inputs(orderId))) {
        const { body } = await call(world, by, verb, input);
        expect([who, verb, body.errors?.[0].extensions.code]).toEqual([who, verb, 'FORBIDDEN']);
      }
      for (const query of ['{ mailroomOrders { totalCount } }', `{ mailroomOrder(id: "${orderId}") { id } }`]) {
        const { body } = await world.graphql(by, query);
        expect([who, query, body.errors?.[0].extensions.code]).toEqual([who, query, 'FORBIDDEN']);
      }
    }
    expect((await call(world, null, 'TakeOrder', { id: orderId })).body.errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  it('cannot change orders of the sandbox, or orders that a carrier handles', async () => {
    const sandbox = await world.sandboxOf(caller);
    const own = await goldenPath(world, sandbox);
    const simulated = await waiting(world, sandbox, own);
    const handledByLob = await waiting(world, caller, path);
    await world.sql(`update document_orders set handler = 'lob' where id = $1`, [handledByLob.orderId]);
    for (const [id, code] of [
      [simulated.orderId, 'NOT_FOUND'],
      [handledByLob.orderId, 'FORBIDDEN'],
      [someId(), 'NOT_FOUND'],
    ] as const) {
      for (const [verb, input] of Object.entries(inputs(id))) {
        const { body } = await call(world, staff, verb, input);
        expect([verb, body.errors?.[0].extensions.code]).toEqual([verb, code]);
      }
      const shown = await world.graphql(staff, `{ mailroomOrder(id: "${id}") { id } }`);
      expect(shown.body.errors[0].extensions.code).toBe(code);
      for (const what of ['document', 'cover']) {
        expect((await world.rest(staff, 'GET', `/document-orders/${id}/${what}`)).status).not.toBe(200);
      }
    }
    expect((await queue(world, staff)).nodes.map(({ id }: { id: string }) => id)).toEqual([orderId]);
  });

  it('have no other access across accounts', async () => {
    for (const address of [
      `/document-orders/${orderId}`,
      `/document-orders/${orderId}/payments`,
      `/notices/${noticeId}`,
      `/notices/${noticeId}/proof-of-service`,
      `/projects/${path.projectId}`,
      `/organizations/${path.ownerId}`,
    ]) {
      expect([address, (await world.rest(staff, 'GET', address)).status]).toEqual([address, 403]);
    }
    for (const [method, address, body] of [
      ['PATCH', `/document-orders/${orderId}`, { recipient_city: 'Reno' }],
      ['POST', `/document-orders/${orderId}/cancel`, undefined],
      ['POST', `/document-orders/${orderId}/pay`, { type: 'charge', amount_cents: 100 }],
      ['POST', `/notices/${noticeId}/transition`, { status: 'void' }],
    ] as const) {
      expect([address, (await world.rest(staff, method, address, body)).status]).toEqual([address, 403]);
    }
    const { body } = await world.graphql(staff, '{ documents { totalCount } }');
    expect(body.data).toEqual({ documents: { totalCount: 0 } });
  });

  it('print the exact document with an address page, as its account can and no other', async () => {
    const [order] = await world.sql<{ sha256: string }>(
      'select d.sha256 from documents d join document_orders o on o.document_id = d.id where o.id = $1',
      [orderId],
    );
    const get = (by: Caller, what: string) =>
      world.app.server.inject({
        url: `/api/v1/document-orders/${orderId}/${what}`,
        headers: { authorization: `Bearer ${by.token}` },
      });
    for (const by of [staff, caller]) {
      const document = await get(by, 'document');
      expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/pdf']);
      const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(document.rawPayload));
      expect(Buffer.from(digest).toString('hex')).toBe(order!.sha256);
      const cover = await get(by, 'cover');
      expect(cover.headers['content-disposition']).toBe(`attachment; filename="cover-${orderId}.pdf"`);
      const { texts } = await readPdf(cover.rawPayload);
      expect(texts).toHaveLength(1);
      for (const words of [
        recipient.recipient_name,
        'Oakland, CA 94607',
        'Bay Concrete Pumping',
        'Certified mail',
        'Preliminary Notice No.',
      ]) {
        expect(texts[0]).toContain(words);
      }
      expect(texts[0]).not.toContain(orderId);
      expect((await get(by, `files/${fileId}/download`)).payload).toBe('%PDF-1.7 receipt');
    }
    for (const what of ['document', 'cover', `files/${fileId}/download`]) {
      expect([what, (await get(stranger, what)).statusCode]).toEqual([what, 403]);
    }
  });

  it('read only live orders of the mailroom: every statement of the queue has the condition', async () => {
    const { statements } = await recording(() => queue(world, staff));
    const orders = statements.filter(({ text }) => /from document_orders/.test(text));
    expect(orders.length).toBeGreaterThan(0);
    for (const { text } of orders) {
      expect(text).toContain(`livemode and deleted_at is null and (order_type <> 'mail' or handler = 'mailroom')`);
    }
  });

  it('pay nothing for their work', async () => {
    await queue(world, staff);
    expect(
      await world.sql(
        'select 1 from credit_accounts where account_id = $1 and free_unsettled + partner_unsettled > 0',
        [staff.organizationId],
      ),
    ).toEqual([]);
  });
});
