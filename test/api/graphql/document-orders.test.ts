/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { recording, type Statement } from '../../db/statements.js';
import { type GoldenPath, goldenPath } from '../../support/records/golden-path.js';
import { filedNotice, placed } from '../../support/records/ordering.js';
import { openLiveWorld } from '../../support/worlds/live-world.js';
import type { Caller, Json } from '../../support/worlds/world.js';

describe('document orders in the graph', () => {
  const live = openLiveWorld();
  const { world } = live;
  let caller: Caller;
  let path: GoldenPath;
  const made: Array<{ noticeId: string; documentId: string; orders: Json[] }> = [];

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const filed = await filedNotice(world, caller, path);
      const orders: Json[] = [];
      for (let at = 0; at < Math.min(number, 3); at += 1) {
        orders.push(await placed(world, caller, filed.documentId, { recipient_name: `Recipient ${number}.${at}` }));
      }
      made.push({ ...filed, orders });
    }
    await live.settled();
  });

  const ask = async (query: string, variables: object = {}) => {
    const { body } = await world.graphql(caller, query, variables as never);
    expect(body.errors).toBeUndefined();
    return body.data;
  };

  /** Without the statement that looks up the token: a listening process has it cached. */
  const read = (statements: Statement[]) => statements.filter(({ text }) => !text.includes('from access_tokens'));

  it('link an order to every related record, and back', async () => {
    const [{ noticeId, documentId, orders }] = made as [(typeof made)[0]];
    const { documentOrder } = await ask(
      `query($id: ID!) { documentOrder(id: $id) {
        statusLabel recipient { name addressLine1 } billing { status amountCents }
        payments { type amountCents documentOrderId } carrierEvents { name }
        organization { id } project { id orders(first: 1) { totalCount } }
        document { id orders { nodes { id } } }
        notice { id orders(filter: { orderType: MAIL }) { totalCount nodes { id } } }
        escalation { id } waiver { id } payApplication { id }
        auditEntries(first: 5) { nodes { action } } metadataEntries { nodes { key } } } }`,
      { id: orders[0].id },
    );
    expect(documentOrder).toEqual({
      statusLabel: 'Pending',
      recipient: { name: 'Recipient 1.0', addressLine1: '1 Sunset Plaza' },
      billing: { status: 'PAID', amountCents: 1700 },
      payments: [{ type: 'CREDIT_APPLIED', amountCents: 1700, documentOrderId: orders[0].id }],
      carrierEvents: [],
      organization: { id: caller.organizationId },
      project: { id: path.projectId, orders: { totalCount: 15 } },
      document: { id: documentId, orders: { nodes: [{ id: orders[0].id }] } },
      notice: { id: noticeId, orders: { totalCount: 1, nodes: [{ id: orders[0].id }] } },
      escalation: null,
      waiver: null,
      payApplication: null,
      auditEntries: { nodes: [{ action: 'CREATED' }] },
      metadataEntries: { nodes: [] },
    });
  });

  it('take one statement for each level, however many orders there are', async () => {
    const query = `query($first: Int!) { notices(first: $first, filter: { status: ORDERED }) { nodes { orders(first: 3) {
      totalCount nodes { billing { status } recipient { name } payments { type } carrierEvents { name }
        document { fileName orders(first: 2) { nodes { id } } } project { name } } } } } }`;
    const counts = [];
    for (const first of [2, 6]) {
      const { result, statements } = await recording(() => world.graphql(caller, query, { first }));
      expect([result.status, result.body.errors]).toEqual([200, undefined]);
      counts.push(read(statements).length);
    }
    // Notices, orders with their payments and events, documents, their orders, projects, and the charge for the call.
    expect(counts).toEqual([6, 6]);
  });

  it('take one statement for a REST list or a single order, with the files and the warnings of their documents, plus the charge for the call', async () => {
    for (const address of ['', '?status=pending&billing_status=paid', `/${made[0]!.orders[0].id}`]) {
      const { result, statements } = await recording(() => world.rest(caller, 'GET', `/document-orders${address}`));
      expect([result.status, read(statements).length]).toEqual([200, 1 + 1]);
    }
  });

  it('are sent to subscribers: all of them, or those of an order, a document or a record', async () => {
    const query = `subscription ($ids: [ID!], $after: String) { documentOrderUpdated(ids: $ids, after: $after) {
      cursor event { type } documentOrder { id status } } }`;
    const [first, second] = [made[1]!, made[2]!];
    const streams = {
      any: await live.subscribed(caller, query),
      order: await live.subscribed(caller, query, { ids: [first.orders[0].id] }),
      document: await live.subscribed(caller, query, { ids: [first.documentId] }),
      record: await live.subscribed(caller, query, { ids: [second.noticeId] }),
    };
    const cancel = (id: string) => world.rest(caller, 'POST', `/document-orders/${id}/cancel`);
    await cancel(first.orders[0].id);
    await world.rest(caller, 'PATCH', `/document-orders/${first.orders[1].id}`, { recipient_city: 'Reno' });
    await cancel(second.orders[2].id);
    await streams.any.count(3);
    await streams.record.count(1);
    const received = (who: keyof typeof streams) =>
      streams[who].values.map(({ event, documentOrder }: Json) => `${event.type} ${documentOrder.id}`);
    const [one, two, three] = [
      `DOCUMENT_ORDER_CANCELLED ${first.orders[0].id}`,
      `DOCUMENT_ORDER_UPDATED ${first.orders[1].id}`,
      `DOCUMENT_ORDER_CANCELLED ${second.orders[2].id}`,
    ];
    await streams.document.count(2);
    expect([received('any'), received('order'), received('document'), received('record')]).toEqual([
      [one, two, three],
      [one],
      [one, two],
      [three],
    ]);
    const later = await live.subscribed(caller, query, {
      ids: [first.documentId],
      after: streams.any.values[0].cursor,
    });
    await later.count(1);
    expect(later.values[0].cursor).toBe(streams.any.values[1].cursor);
  });

  it('are searchable by recipient and tracking number, and have metadata entries', async () => {
    const { id } = made[5]!.orders[2];
    await world.sql(`update document_orders set tracking_number = '9407100000000000000017' where id = $1`, [id]);
    const found = async (words: string): Promise<string[]> =>
      (
        await world.rest(caller, 'GET', `/search?types=document_orders&q=${encodeURIComponent(words)}`)
      ).body.data.document_orders.map((result: Json) => result.id);
    expect(await found('9407100000000000000017')).toEqual([id]);
    expect((await found('Recipient 6.2'))[0]).toBe(id);
    const address = `/document-orders/${id}/meta/desk`;
    expect((await world.rest(caller, 'PUT', address, { value: 'Window 3' })).status).toBe(200);
    expect((await world.rest(caller, 'GET', address)).body.data.value).toBe('Window 3');
  });
});
