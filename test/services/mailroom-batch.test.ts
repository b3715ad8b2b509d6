/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PDF } from '@libpdf/core';
import { countPrinted } from '../../src/domain/document-order/batch.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { readPdf } from '../pdf/pdf-text.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import {
  call,
  callForMany,
  copied,
  done,
  doneForMany,
  queue,
  someId,
  staffOf,
  waiting,
} from '../support/records/mailroom.js';
import { doTasks } from '../support/records/tasks.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

describe('a batch of mail', () => {
  const world = openWorld();
  let clerk: Caller;
  let other: Caller;
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    [clerk, other, caller] = [await staffOf(world), await staffOf(world), await world.caller({ name: 'Bay Concrete' })];
    await world.makeRoom(caller);
    path = await goldenPath(world, caller);
  });

  beforeEach(async () => {
    await doTasks(world, new Date(Date.now() + 301_000));
    await world.sql(`update document_orders set status = 'cancelled' where status in ('pending', 'processing')`);
  });

  const statuses = (ids: readonly string[]) =>
    world.sql<{ status: string; batch_id: string | null }>(
      'select status, batch_id from document_orders where id = any($1) order by serial',
      [ids],
    );
  const read = (by: Caller, url: string) =>
    world.app.server.inject({
      url: new URL(url).pathname + new URL(url).search,
      headers: { authorization: `Bearer ${by.token}` },
    });
  const codesOf = (texts: readonly string[]) => texts.flatMap((text) => text.match(/P( [0-9A-F]{4}){3}/)?.[0] ?? []);
  const spaced = (order: Json) => order.code.replace(/^P|.{4}/g, '$& ').trim();

  it('is the oldest orders of a mail class, printed with one link and in the sequence of the orders', async () => {
    const { orderId: first } = await waiting(world, caller, path);
    const ids = [first, ...(await copied(world, first, 3))];
    await world.sql(`update document_orders set mail_class = 'first_class' where id = $1`, [ids[1]]);
    const batch = await doneForMany(world, clerk, 'TakeOrders', { next: 2, mailClass: 'CERTIFIED' });
    const [taken, left] = [
      [ids[0]!, ids[2]!],
      [ids[1]!, ids[3]!],
    ];
    expect(batch.outcomes).toEqual(taken.map((orderId) => ({ orderId, isDone: true, message: null })));
    const { batchId } = batch;
    expect(await statuses(taken)).toEqual(taken.map(() => ({ status: 'processing', batch_id: batchId })));
    expect(await statuses(left)).toEqual(left.map(() => ({ status: 'pending', batch_id: null })));
    const { nodes } = await queue(world, clerk, `(filter: { batchId: "${batchId}", statuses: [PROCESSING] })`);
    expect(nodes.map(({ id }: Json) => id)).toEqual(taken);
    for (const by of [clerk, other]) {
      const printed = await read(by, batch.piecesUrl);
      if (printed.statusCode !== 200) throw new Error(printed.payload);
      expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
      const { texts } = await readPdf(printed.rawPayload);
      expect([texts.length, batch.pieceCount]).toEqual([batch.pageCount, 2]);
      expect(codesOf(texts)).toEqual(nodes.map(spaced));
    }
    // A page that was spoiled is printed again alone.
    const alone = await readPdf((await read(clerk, nodes[1].pieceUrl)).rawPayload);
    expect([codesOf(alone.texts), alone.texts.length]).toEqual([[spaced(nodes[1])], 1 + nodes[1].documentPageCount]);
    expect((await callForMany(world, clerk, 'TakeOrders', { next: 50 })).body.data.mailroomTakeOrders.pieceCount).toBe(
      2,
    );
    expect(await doneForMany(world, clerk, 'TakeOrders', { next: 50 })).toMatchObject({
      batchId: null,
      pieceCount: 0,
      pageCount: 0,
      piecesUrl: null,
      outcomes: [],
    });
  });

  it('never has a piece that another staff member takes at the same time', async () => {
    const { orderId: first } = await waiting(world, caller, path);
    const ids = [first, ...(await copied(world, first, 9))];
    const batches = await Promise.all([
      doneForMany(world, clerk, 'TakeOrders', { next: 5 }),
      doneForMany(world, other, 'TakeOrders', { next: 5 }),
      doneForMany(world, other, 'TakeOrders', { ids }),
    ]);
    const taken = batches.flatMap(({ outcomes }) => outcomes.filter(({ isDone }: Json) => isDone));
    const orders = taken.map(({ orderId }: Json) => orderId);
    expect(new Set(orders).size).toBe(orders.length);
    const events = await world.sql(
      `select document_order_id from document_order_events where status = 'processing' and document_order_id = any($1)`,
      [ids],
    );
    expect(events).toHaveLength(orders.length);
    for (const { message } of batches[2]!.outcomes.filter(({ isDone }: Json) => !isDone)) {
      expect(message).toMatch(/^Someone changes or takes it|took it already\.$/);
    }
  });

  it('has an outcome for each order that is named', async () => {
    const { orderId: free } = await waiting(world, caller, path);
    const [cancelled, theirs, research, handledByLob] = (await copied(world, free, 4)) as [
      string,
      string,
      string,
      string,
    ];
    expect((await world.rest(caller, 'POST', `/document-orders/${cancelled}/cancel`)).status).toBe(200);
    await done(world, other, 'TakeOrder', { id: theirs });
    await world.sql(`update document_orders set order_type = 'research', mail_class = null where id = $1`, [research]);
    await world.sql(`update document_orders set handler = 'lob' where id = $1`, [handledByLob]);
    const unknown = someId();
    const ids = [unknown, research, theirs, cancelled, handledByLob, free];
    const { outcomes } = await doneForMany(world, clerk, 'TakeOrders', { ids });
    expect(outcomes.map(({ orderId }: Json) => orderId)).toEqual(ids);
    expect(outcomes.map(({ message }: Json) => message)).toEqual([
      'It is not in the mailroom.',
      'A research order is not mailed: take it on its own.',
      expect.stringMatching(/ took it already\.$/),
      'It is cancelled already.',
      'It is not in the mailroom.',
      null,
    ]);
    expect((await statuses(ids)).filter(({ status }) => status === 'processing')).toHaveLength(2);
  });

  it('is refused by field, and takes nothing', async () => {
    const { orderId: id } = await waiting(world, caller, path);
    const sandbox = await world.anotherToken(clerk, ['role:staff', 'mode:sandbox']);
    await expectNothingWritten(world, async () => {
      for (const [input, field] of [
        [{}, 'next'],
        [{ ids: [id], next: 1 }, 'next'],
        [{ ids: [id], mailClass: 'CERTIFIED' }, 'mailClass'],
        [{ ids: [] }, 'ids'],
        [{ ids: Array.from({ length: 51 }, someId) }, 'ids'],
        [{ next: 51 }, 'next'],
      ] as const) {
        const { body } = await callForMany(world, clerk, 'TakeOrders', input);
        expect([input, Object.keys(body.errors[0].extensions.errors)]).toEqual([input, [field]]);
      }
      for (const by of [caller, sandbox]) {
        const { body } = await callForMany(world, by, 'TakeOrders', { next: 1 });
        expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
      }
    });
  });

  it('prints fifty pieces, one of them with sixty pages, and leaves out one that its account cancels', async () => {
    const { orderId: first, documentId } = await waiting(world, caller, path);
    const ids = [first, ...(await copied(world, first, 49))];
    const large = PDF.create();
    for (let page = 1; page <= 60; page += 1)
      large.addPage({ size: 'letter' }).drawText(`Sheet ${page} of sixty`, { x: 72, y: 700 });
    const { sha256, size } = await world.app.infrastructure.files.put(Buffer.from(await large.save()));
    const largeId = someId();
    await world.sql(
      `insert into documents overriding system value select (jsonb_populate_record(d, jsonb_build_object('id', $2::text,
         'serial', nextval('documents_serial_seq'), 'sha256', $3::text, 'file_size', $4::int, 'page_count', 60,
         'status', 'reverted'))).* from documents d where d.id = $1`,
      [documentId, largeId, sha256, size],
    );
    await world.sql('update document_orders set document_id = $2 where id = $1', [ids[1], largeId]);
    const batch = await doneForMany(world, clerk, 'TakeOrders', { next: 50 });
    expect(batch.pieceCount).toBe(50);
    expect((await world.rest(caller, 'POST', `/document-orders/${ids[3]}/cancel`)).status).toBe(200);
    const printed = await read(clerk, batch.piecesUrl);
    expect(printed.statusCode).toBe(200);
    const { texts } = await readPdf(printed.rawPayload);
    const { nodes } = await queue(
      world,
      clerk,
      `(first: 50, filter: { batchId: "${batch.batchId}", statuses: [PROCESSING] })`,
    );
    expect(texts.length).toBe(countPrinted(nodes.map((node: Json) => node.documentPageCount)));
    const starts = texts.flatMap((text, index) => (/P( [0-9A-F]{4}){3}/.test(text) ? [index] : []));
    expect([starts.length, starts.filter((index) => index % 2 === 1)]).toEqual([49, []]);
    expect(codesOf(texts)).toEqual(nodes.map(spaced));
    expect(texts.slice(starts[1]! + 1, starts[1]! + 61).map((text) => text.trim())).toEqual(
      Array.from({ length: 60 }, (_, index) => `Sheet ${index + 1} of sixty`),
    );
  });

  it('is read by its accounts, each its own pieces, and by no other', async () => {
    const neighbor = await world.caller({ name: 'Delta Rebar' });
    await world.makeRoom(neighbor);
    const theirs = await waiting(world, neighbor, await goldenPath(world, neighbor));
    const { orderId: own } = await waiting(world, caller, path);
    const batch = await doneForMany(world, clerk, 'TakeOrders', { ids: [own, theirs.orderId] });
    expect(batch.pieceCount).toBe(2);
    const url = (id: string) => `http://localhost/api/v1/document-orders/${id}/pieces?batch=true`;
    for (const [by, id, foreign] of [
      [caller, own, theirs.orderId],
      [neighbor, theirs.orderId, own],
    ] as const) {
      const { texts } = await readPdf((await read(by, url(id))).rawPayload);
      expect(codesOf(texts)).toHaveLength(1);
      expect((await read(by, url(foreign))).statusCode).toBe(403);
    }
    const stranger = await world.caller();
    for (const id of [own, theirs.orderId]) expect((await read(stranger, url(id))).statusCode).toBe(403);
    expect(codesOf((await readPdf((await read(clerk, url(own))).rawPayload)).texts)).toHaveLength(2);
    // An order that is not taken can still be changed.
    const { orderId: pending } = await waiting(world, caller, path);
    expect((await read(clerk, url(pending))).statusCode).toBe(422);
    await call(world, clerk, 'TakeOrder', { id: pending });
    expect(codesOf((await readPdf((await read(clerk, url(pending))).rawPayload)).texts)).toHaveLength(1);
  });
});
