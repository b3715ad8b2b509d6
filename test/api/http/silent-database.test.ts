/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemCaller } from '../../../src/context/auth/system-caller.js';
import { RequestContext } from '../../../src/context/request-context.js';
import type * as apps from '../../../src/process/app.js';
import { DatabaseProxy } from '../../support/databases/database-proxy.js';
import { holdTable } from '../../support/databases/hold-table.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Answer, type Caller, type Json, openWorld } from '../../support/worlds/world.js';

const isBusy = ({ status, headers, body }: Answer<Json>) => {
  expect([status, body.code ?? body.errors?.[0]?.extensions?.code?.toLowerCase()]).toEqual([503, 'busy']);
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
};

describe('a database connection that breaks silently', () => {
  const world = openWorld();
  let proxy: DatabaseProxy;
  let app: apps.App;
  let caller: Caller;
  const size = 4;

  beforeAll(async () => {
    proxy = await DatabaseProxy.to(world.config.databaseUrl);
    // A busy machine opens all connections within the first, so that no statement of warm() reaches its limit.
    const limits = { statementMs: 3_000, idleTransactionMs: 4_000 };
    app = await world.anotherApp({ databaseUrl: proxy.url, databasePoolSize: size }, undefined, limits);
    caller = await world.caller();
  });
  afterAll(() => proxy.close());

  const rest = (method: string, path: string, body?: unknown, headers = {}, by = app) =>
    world.rest(caller, method, path, body, headers, by);
  const contact = (lastName: string) => ({
    ...bodies.contact,
    organization_id: caller.organizationId,
    last_name: lastName,
  });
  /** Opens all connections of the pool, and leaves them idle. */
  async function warm(): Promise<void> {
    const held = await holdTable(world, 'contacts');
    const all = Array.from({ length: size }, () => rest('GET', '/contacts'));
    await held.wanted(size);
    await held.letGo();
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array(size).fill(200));
  }

  it('costs a 503 for the requests that use it, and for no later one', async () => {
    await warm();
    proxy.strand();
    const answers = await Promise.all([
      rest('GET', '/contacts'),
      rest('POST', '/contacts', contact('Stranded')),
      rest('POST', '/contacts', contact('Stranded'), { 'idempotency-key': 'stranded' }),
      world.graphql(caller, '{ contacts { totalCount } }', {}, {}, app),
    ]);
    for (const answer of answers) isBusy(answer);
    expect(await world.sql(`select from contacts where last_name = 'Stranded'`)).toEqual([]);
    expect((await rest('POST', '/contacts', contact('Later'))).status).toBe(201);
    expect((await rest('GET', '/contacts')).status).toBe(200);
  });

  it('makes the process not ready for one check when it is that of the checks', async () => {
    expect((await app.server.inject('/readyz')).statusCode).toBe(200);
    proxy.strand();
    expect((await app.server.inject('/readyz')).statusCode).toBe(503);
    expect((await app.server.inject('/readyz')).statusCode).toBe(200);
  });

  it('is found by a health check, which is a 503 then and closes it', async () => {
    // Nothing else finds it.
    const slow = { statementMs: 600_000, silentMs: 600_000, crowdMs: 600_000 };
    const other = await world.anotherApp({ databaseUrl: proxy.url, databasePoolSize: 2 }, undefined, slow);
    expect((await rest('GET', '/contacts', undefined, {}, other)).status).toBe(200);
    proxy.strand();
    const asked = rest('GET', '/contacts', undefined, {}, other);
    const checks: number[] = [];
    let answer: Answer<Json> | undefined;
    void asked.then((one) => {
      answer = one;
    });
    while (!answer) {
      checks.push((await other.server.inject('/readyz')).statusCode);
      await sleep(100);
    }
    expect(new Set(checks)).toEqual(new Set([200, 503]));
    isBusy(answer);
    expect((await other.server.inject('/readyz')).statusCode).toBe(200);
    expect((await rest('GET', '/contacts', undefined, {}, other)).status).toBe(200);
  });

  it('holds the locks of its transaction for a bounded time', async () => {
    // Connections that an earlier test broke may still be in the pool.
    let made = await rest('POST', '/contacts', contact('Locked'));
    while (made.status !== 201) made = await rest('POST', '/contacts', contact('Locked'));
    const { body } = made;
    const ctx = new RequestContext(
      app.infrastructure,
      { id: 'test', ip: '127.0.0.1', userAgent: 'test' },
      systemCaller(caller.organizationId, true),
    );
    const em = await ctx.write();
    await em.execute('select from contacts where id = ? for update', [body.data.id]);
    proxy.strand();
    const changed = await rest('PUT', `/contacts/${body.data.id}`, { last_name: 'Changed' }, {}, world.app);
    expect([changed.status, changed.body.data.last_name]).toEqual([200, 'Changed']);
    const unconfirmed = { message: expect.stringContaining('did not confirm') };
    await expect(ctx.commit().finally(() => ctx.rollback())).rejects.toMatchObject(unconfirmed);
  });
});

describe('a request with an Idempotency-Key, while all slots for such requests are taken', () => {
  const world = openWorld();

  it('is a 503 after a bounded wait, and its slot is not lost', async () => {
    const caller = await world.caller();
    const app = await world.anotherApp({ databasePoolSize: 2 }, undefined, { slotMs: 300 });
    const create = (key: string) => {
      const contact = { ...bodies.contact, organization_id: caller.organizationId };
      return world.rest(caller, 'POST', '/contacts', contact, { 'idempotency-key': key }, app);
    };
    const leave = await app.infrastructure.longTransactions.take();
    isBusy(await create('early'));
    const waiting = app.infrastructure.longTransactions.take();
    leave();
    (await waiting)();
    expect((await create('early')).status).toBe(201);
    expect((await create('late')).status).toBe(201);
  });
});
