/** @sampled tests */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readPdf } from '../pdf/pdf-text.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import {
  articleNumber,
  call,
  callForMany,
  copied,
  done,
  doneForMany,
  refused,
  staffOf,
  waiting,
} from '../support/records/mailroom.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const file = { fileName: 'sheet.pdf', mimeType: 'application/pdf', contentBase64: btoa('%PDF-1.7 postmarked') };

describe('the mailing book of a batch', () => {
  const world = openWorld();
  let clerk: Caller;
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    [clerk, caller] = [await staffOf(world), await world.caller({ name: 'Bay Concrete' })];
    await world.makeRoom(caller);
    path = await goldenPath(world, caller);
  });

  beforeEach(() =>
    world.sql(`update document_orders set status = 'cancelled' where status in ('pending', 'processing')`),
  );

  const show = async (id: string): Promise<Json> =>
    (await world.rest(caller, 'GET', `/document-orders/${id}`)).body.data;
  const spaced = (number: string) => number.replace(/\d{4}(?=\d)/g, '$& ');
  const book = async (by: Caller, orderId: string) => {
    const url = `/api/v1/document-orders/${orderId}/mailing-book`;
    const headers = { authorization: `Bearer ${by.token}` };
    const { statusCode, rawPayload, payload } = await world.app.server.inject({ url, headers });
    return { statusCode, payload, texts: statusCode === 200 ? (await readPdf(rawPayload)).texts : [] };
  };
  /** A batch of orders with numbers. */
  async function scanned(count: number): Promise<Array<{ id: string; number: string }>> {
    const { orderId: first } = await waiting(world, caller, path);
    if (count > 1) await copied(world, first, count - 1);
    const { outcomes } = await doneForMany(world, clerk, 'TakeOrders', { next: count });
    const pieces = outcomes.map(({ orderId }: Json) => ({ id: orderId, number: articleNumber() }));
    for (const { id, number } of pieces) await done(world, clerk, 'ScanOrder', { id, trackingNumber: spaced(number) });
    return pieces;
  }

  it('has the numbers that the orders have, eight lines on a page, and leaves out a piece that is cancelled', async () => {
    const pieces = await scanned(10);
    const [first, second, ...rest] = pieces as [{ id: string; number: string }, ...typeof pieces];
    expect(await show(first.id)).toMatchObject({ status: 'processing', tracking_number: first.number });
    const { texts } = await book(clerk, first.id);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('Firm Mailing Book for Accountable Mail (in the form of PS Form 3877)');
    for (const words of ['Bay Concrete Pumping', '55 Quarry Rd', 'Oakland, CA 94607', 'Certified mail']) {
      expect(texts[0]).toContain(words);
    }
    const listed = (pages: string[]) => pages.map((page) => page.match(/\d{4}( \d{4}){4} \d{2}/g) ?? []);
    expect(listed(texts)).toEqual([
      pieces.slice(0, 8).map(({ number }) => spaced(number)),
      pieces.slice(8).map(({ number }) => spaced(number)),
    ]);
    expect((await world.rest(caller, 'POST', `/document-orders/${second!.id}/cancel`)).status).toBe(200);
    const again = await book(clerk, first.id);
    expect(listed(again.texts).flat()).toEqual([first, ...rest].map(({ number }) => spaced(number)));
    // The number of the cancelled piece is free for the one that gets its label.
    await done(world, clerk, 'ScanOrder', { id: first.id, trackingNumber: second!.number });
  });

  it('is refused until a label is scanned, and while the order is not taken', async () => {
    const { orderId: id } = await waiting(world, caller, path);
    expect(await book(clerk, id)).toMatchObject({ statusCode: 422, payload: expect.stringContaining('not taken') });
    await done(world, clerk, 'TakeOrder', { id });
    expect(await book(clerk, id)).toMatchObject({
      statusCode: 422,
      payload: expect.stringContaining('scan the labels'),
    });
    expect(await refused(world, clerk, 'ScanOrder', { id, trackingNumber: '9407111899562700000019' })).toEqual({
      trackingNumber: [expect.stringMatching(/valid check digit/)],
    });
    const number = articleNumber();
    await done(world, clerk, 'ScanOrder', { id, trackingNumber: number });
    await done(world, clerk, 'ScanOrder', { id, trackingNumber: null });
    expect((await show(id)).tracking_number).toBeNull();
    expect((await book(clerk, id)).statusCode).toBe(422);
  });

  it('never has one number on two pieces, also if both are scanned at the same time', async () => {
    const { orderId: first } = await waiting(world, caller, path);
    const ids = [first, ...(await copied(world, first, 3))];
    await doneForMany(world, clerk, 'TakeOrders', { ids });
    const number = articleNumber();
    const scans = await Promise.all(ids.map((id) => call(world, clerk, 'ScanOrder', { id, trackingNumber: number })));
    expect(scans.filter(({ body }) => !body.errors)).toHaveLength(1);
    for (const { body } of scans.filter(({ body: { errors } }) => errors)) {
      expect(body.errors[0].extensions.errors).toEqual({
        trackingNumber: [`Another order already has the number ${number}.`],
      });
    }
  });

  it('is handed over at one time, and what was cancelled or not scanned is named and stays', async () => {
    const [cancelled, lost, ...pieces] = await scanned(5);
    await done(world, clerk, 'ScanOrder', { id: lost!.id, trackingNumber: null });
    expect((await world.rest(caller, 'POST', `/document-orders/${cancelled!.id}/cancel`)).status).toBe(200);
    const ids = [cancelled!, lost!, ...pieces].map(({ id }) => id);
    const outcomes = await doneForMany(world, clerk, 'DispatchOrders', { ids });
    expect(outcomes).toEqual([
      { orderId: cancelled!.id, isDone: false, message: expect.stringMatching(/^An order that is cancelled cannot/) },
      { orderId: lost!.id, isDone: false, message: expect.stringMatching(/article number/) },
      ...pieces.map(({ id }) => ({ orderId: id, isDone: true, message: null })),
    ]);
    const shown = await Promise.all(pieces.map(({ id }) => show(id)));
    for (const [index, order] of shown.entries()) {
      expect(order).toMatchObject({ status: 'dispatched', carrier: 'USPS', tracking_number: pieces[index]!.number });
    }
    expect(new Set(shown.map(({ accepted_at }) => accepted_at)).size).toBe(1);
    expect([(await show(cancelled!.id)).status, (await show(lost!.id)).status]).toEqual(['cancelled', 'processing']);
    const again = await doneForMany(world, clerk, 'DispatchOrders', { ids: [pieces[0]!.id] });
    expect(again[0]).toMatchObject({ isDone: false, message: expect.stringMatching(/is dispatched/) });
    // What is handed over keeps its line, and its number.
    expect((await book(clerk, pieces[0]!.id)).texts[0]).toContain(spaced(pieces[0]!.number));
    expect(await refused(world, clerk, 'ScanOrder', { id: pieces[0]!.id, trackingNumber: articleNumber() })).toEqual({
      status: [expect.stringMatching(/^An order that is dispatched gets no number/)],
    });
    const attached = await doneForMany(world, clerk, 'AttachFileToOrders', {
      orderIds: pieces.map(({ id }) => id),
      ...file,
    });
    expect(attached.map(({ files }: Json) => files)).toEqual(pieces.map(() => [{ fileName: 'sheet.pdf' }]));
  });

  it('is handed over but for a piece of a request that gives way to another one, and again at the same time without a fault', async () => {
    const pieces = await scanned(3);
    const ids = pieces.map(({ id }) => id);
    const shippedAt = new Date().toISOString();
    await world.sql(`create function give_way() returns trigger language plpgsql as
      $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`);
    await world.sql(`create trigger give_way before update on document_orders for each row when (old.id = '${ids[1]}')
      execute function give_way()`);
    const outcomes = await doneForMany(world, clerk, 'DispatchOrders', { ids, shippedAt });
    await world.sql('drop function give_way cascade');
    expect(outcomes).toEqual([
      { orderId: ids[0], isDone: true, message: null },
      { orderId: ids[1], isDone: false, message: expect.stringMatching(/another request/) },
      { orderId: ids[2], isDone: true, message: null },
    ]);
    const again = await doneForMany(world, clerk, 'DispatchOrders', { ids, shippedAt });
    expect(again).toEqual(ids.map((orderId) => ({ orderId, isDone: true, message: null })));
    const later = await doneForMany(world, clerk, 'DispatchOrders', { ids });
    expect(later.map(({ isDone }: Json) => isDone)).toEqual([false, false, false]);
  });

  it('puts a file that belongs to several orders into the store once, and answers in the sequence of the ids', async () => {
    const ids = (await scanned(3)).map(({ id }) => id).reverse();
    const { files } = world.app.infrastructure;
    const put = jest.spyOn(files, 'put');
    const attached = await doneForMany(world, clerk, 'AttachFileToOrders', { orderIds: ids, ...file });
    expect(put).toHaveBeenCalledTimes(1);
    expect(attached.map(({ id }: Json) => id)).toEqual(ids);
    expect(attached.map((order: Json) => order.files)).toEqual(ids.map(() => [{ fileName: 'sheet.pdf' }]));
    put.mockClear();
    const bad = await callForMany(world, clerk, 'AttachFileToOrders', {
      orderIds: ids,
      ...file,
      mimeType: 'image/png',
    });
    expect(Object.keys(bad.body.errors[0].extensions.errors)).toEqual(['fileName', 'contentBase64']);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('has a page for each sender, of which each account reads its own, and no page is attached to mail of another', async () => {
    const neighbor = await world.caller({ name: 'Delta Rebar' });
    await world.makeRoom(neighbor);
    const { orderId: theirs } = await waiting(world, neighbor, await goldenPath(world, neighbor));
    const { orderId: own } = await waiting(world, caller, path);
    await doneForMany(world, clerk, 'TakeOrders', { ids: [own, theirs] });
    const numbers = new Map([own, theirs].map((id) => [id, articleNumber()]));
    for (const [id, trackingNumber] of numbers) await done(world, clerk, 'ScanOrder', { id, trackingNumber });
    const whole = await book(clerk, own);
    expect(whole.texts).toHaveLength(2);
    for (const [by, id, foreign] of [
      [caller, own, theirs],
      [neighbor, theirs, own],
    ] as const) {
      const { texts } = await book(by, id);
      expect(texts).toHaveLength(1);
      expect(texts[0]).toContain(spaced(numbers.get(id)!));
      expect(texts[0]).not.toContain(spaced(numbers.get(foreign)!));
      expect((await book(by, foreign)).statusCode).toBe(403);
    }
    const { body } = await callForMany(world, clerk, 'AttachFileToOrders', { orderIds: [own, theirs], ...file });
    expect(body.errors[0].extensions.errors).toEqual({
      orderIds: ['The orders must be of one account: each account reads the file.'],
    });
  });

  it('is for staff alone to fill', async () => {
    const [piece] = await scanned(1);
    for (const by of [caller, await world.anotherToken(clerk, ['role:staff', 'mode:sandbox'])]) {
      const scan = await call(world, by, 'ScanOrder', { id: piece!.id, trackingNumber: null });
      expect(scan.body.errors[0].extensions.code).toBe('FORBIDDEN');
      for (const [verb, input] of [
        ['DispatchOrders', { ids: [piece!.id] }],
        ['AttachFileToOrders', { orderIds: [piece!.id], ...file }],
      ] as const) {
        expect((await callForMany(world, by, verb, input)).body.errors[0].extensions.code).toBe('FORBIDDEN');
      }
    }
    expect((await show(piece!.id)).status).toBe('processing');
  });
});
