import { describe, expect, it } from '@jest/globals';
import { Counter, Registry } from 'prom-client';
import type { Entry } from '../../../../src/api/http/request-log/entry.js';
import { RequestLog } from '../../../../src/api/http/request-log/request-log.js';
import { holdTable } from '../../../support/databases/hold-table.js';
import { loggedFor } from '../../../support/records/request-log.js';
import { openWorld } from '../../../support/worlds/world.js';

const entryOf = (id: string, more: Partial<Entry> = {}) =>
  ({ id, account_id: 'a', error_code: null, ...more }) as Entry;

function logOf(limits: Partial<ConstructorParameters<typeof RequestLog>[1]> = {}) {
  const counter = new Counter({ name: 'x', help: 'x', labelNames: ['outcome'] as const, registers: [new Registry()] });
  const log = new RequestLog(counter as never, { entries: 3, bytes: 10_000, batch: 2, refused: 1, ...limits });
  const written: string[][] = [];
  const write = async (entries: string) => {
    written.push(JSON.parse(entries).map(({ id }: Entry) => id));
  };
  const counts = async () =>
    Object.fromEntries((await counter.get()).values.map(({ labels, value }) => [labels.outcome, value]));
  return { log, write, written, counts };
}

describe('the buffer of the request log', () => {
  it('writes in batches, and only what has arrived before', async () => {
    const { log, write, written, counts } = logOf();
    for (const id of ['1', '2', '3']) log.add(entryOf(id));
    await log.flush(async (entries) => {
      log.add(entryOf(`after ${written.length}`));
      await write(entries);
    });
    expect(written).toEqual([['1', '2'], ['3']]);
    await log.flush(write);
    // The buffer was full when the first batch was on its way.
    expect(written.slice(2)).toEqual([['after 1']]);
    expect(await counts()).toEqual({ written: 4, full: 1 });
  });

  it('drops and counts what finds no room, by number and by size, and has room again later', async () => {
    const { log, write, written, counts } = logOf({ bytes: 400 });
    for (const id of ['1', '2', '3', '4', '5']) log.add(entryOf(id));
    expect(await counts()).toEqual({ full: 2 });
    await log.flush(write);
    log.add(entryOf('6', { response_body: 'x'.repeat(400) }));
    log.add(entryOf('7'));
    await log.flush(write);
    expect(written).toEqual([['1', '2'], ['3'], ['7']]);
    expect(await counts()).toEqual({ full: 3, written: 4 });
  });

  it('keeps the entries of a batch that the database cannot take now', async () => {
    const { log, write, written, counts } = logOf();
    log.add(entryOf('1'));
    for (const code of ['57P01', '55P03', 'DATABASE_UNAVAILABLE', undefined]) {
      const failing = log.flush(() => Promise.reject(Object.assign(new Error('no'), { code })));
      await expect(failing).rejects.toThrow('no');
    }
    await log.flush(write);
    expect([written, await counts()]).toEqual([[['1']], { written: 1 }]);
  });

  it('drops and counts a batch that the database refuses, so that later entries are written', async () => {
    const { log, write, written, counts } = logOf();
    for (const id of ['1', '2', '3']) log.add(entryOf(id));
    const failing = log.flush(() => Promise.reject(Object.assign(new Error('no'), { code: '22P02' })));
    await expect(failing).rejects.toThrow('no');
    await log.flush(write);
    expect([written, await counts()]).toEqual([[['3']], { failed: 2, written: 1 }]);
  });

  it('makes one pass at a time', async () => {
    const { log, write, written } = logOf();
    log.add(entryOf('1'));
    await Promise.all([log.flush(write), log.flush(write)]);
    expect(written).toEqual([['1']]);
  });

  it('takes few requests above the rate limit, of each account, until the next pass', async () => {
    const { log, write, written, counts } = logOf({ entries: 10 });
    const refused = (id: string, account_id: string) =>
      log.add(entryOf(id, { account_id, error_code: 'RATE_LIMITED' }));
    for (const id of ['1', '2', '3']) refused(id, 'a');
    refused('4', 'b');
    await log.flush(write);
    refused('5', 'a');
    await log.flush(write);
    expect([written.flat(), await counts()]).toEqual([['1', '4', '5'], { rate_limited: 2, written: 3 }]);
  });
});

describe('the writer of the request log', () => {
  const world = openWorld();

  it('keeps no request waiting while its table is locked, and writes the entries later', async () => {
    const caller = await world.caller();
    const held = await holdTable(world, 'api_requests');
    const first = await world.rest(caller, 'GET', '/contacts');
    let flushed: Promise<void> | undefined;
    try {
      await closed();
      flushed = world.app.flushRequestLog();
      await held.wanted(1);
      for (let n = 0; n < 20; n += 1) expect((await world.rest(caller, 'GET', '/contacts')).status).toBe(200);
    } finally {
      await held.letGo();
    }
    await flushed;
    expect(await loggedFor(world, first)).toMatchObject({ status: 200 });
  });

  it('writes what is left when the process stops', async () => {
    const caller = await world.caller();
    const app = await world.anotherApp();
    const answer = await world.rest(caller, 'GET', '/contacts', undefined, {}, app);
    await closed();
    await app.stop();
    const rows = await world.sql('select status from api_requests where id = $1', [answer.headers['x-request-id']]);
    expect(rows).toEqual([{ status: 200 }]);
  });

  it('loses only the entries that were not written when the process is killed', async () => {
    const caller = await world.caller();
    const killed = await world.anotherApp();
    const early = await world.rest(caller, 'GET', '/contacts', undefined, {}, killed);
    await loggedFor(world, early, killed);
    const contact = { type: 'primary', first_name: 'A', last_name: 'B', organization_id: caller.organizationId };
    const late = await world.rest(caller, 'POST', '/contacts', contact, {}, killed);
    expect(late.status).toBe(201);
    // Nothing of the process is run any more: another one finds the record, and every entry but the last.
    const found = await world.rest(caller, 'GET', `/contacts/${late.body.data.id}`);
    expect(found.status).toBe(200);
    await loggedFor(world, found);
    const rows = await world.sql<{ id: string }>('select id from api_requests where account_id = $1 order by serial', [
      caller.organizationId,
    ]);
    expect(rows.map(({ id }) => id)).toEqual([early, found].map(({ headers }) => headers['x-request-id']));
  });

  it('writes an entry once when the answer of the database is lost', async () => {
    const caller = await world.caller();
    const answer = await world.rest(caller, 'GET', '/contacts');
    const { id } = await loggedFor(world, answer);
    const [row] = await world.sql<{ entry: object }>('select to_jsonb(r) as entry from api_requests r where id = $1', [
      id,
    ]);
    await world.sql('select record_api_requests($1::json)', [JSON.stringify([row!.entry])]);
    expect(await world.sql('select id from api_requests where id = $1', [id])).toHaveLength(1);
  });
});

/** An answer's connection is closed in a later turn of the event loop. */
async function closed(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
}
