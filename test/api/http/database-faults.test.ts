/** @sampled tests */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { App } from '../../../src/process/app.js';
import { DatabaseProxy } from '../../support/databases/database-proxy.js';
import { holdTable } from '../../support/databases/hold-table.js';
import { bodies } from '../../support/records/golden-path.js';
import { type Answer, type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('a request that the database does not answer', () => {
  const world = openWorld();
  const lines: Array<{ level: string; msg: string }> = [];
  let proxy: DatabaseProxy;
  let app: App;
  let caller: Caller;

  beforeAll(async () => {
    proxy = await DatabaseProxy.to(world.config.databaseUrl);
    app = await world.anotherApp(
      { databaseUrl: proxy.url, databasePoolSize: 4, logLevel: 'info' },
      {
        write: (line) => void lines.push(JSON.parse(line)),
      },
    );
    caller = await world.caller();
    input = { organizationId: caller.organizationId, firstName: 'A', lastName: 'Broken', type: 'BILLING' };
  });
  afterAll(() => proxy.close());

  const rest = (method: string, path: string, body?: unknown, headers = {}) =>
    world.rest(caller, method, path, body, headers, app);
  const graphql = (query: string, variables = {}, headers = {}) =>
    world.graphql(caller, query, variables, headers, app);
  const isBusy = ({ status, headers, body }: Answer<Json>) => {
    expect({ status, code: body.code ?? body.errors?.[0]?.extensions?.code?.toLowerCase() }).toEqual({
      status: 503,
      code: 'busy',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  };
  /** Down, and the service has noticed that its connections are broken: each one it has not noticed costs a request. */
  const down = async () => {
    proxy.down();
    const idle = /^cps_database_pool_connections\{state="idle"\} (\d+)/m;
    while (idle.exec((await app.server.inject('/metrics')).body)?.[1] !== '0') await sleep(10);
  };
  const contact = () => ({ ...bodies.contact, organization_id: caller.organizationId });
  let input: Record<string, unknown>;
  const add = 'mutation ($input: CreateContactInput!) { createContact(input: $input) { id } }';

  it('is a 503 in both APIs, for known and unknown callers, and one log line reports the fault', async () => {
    const stranger = await world.anotherToken(caller);
    expect((await rest('GET', '/projects')).status).toBe(200);
    lines.length = 0;
    proxy.down();
    const answers = await Promise.all([
      rest('GET', '/projects'),
      rest('POST', '/contacts', contact()),
      rest('POST', '/contacts', contact(), { 'idempotency-key': 'while-down' }),
      graphql('{ projects { totalCount } }'),
      graphql(add, { input }),
      world.rest(stranger, 'GET', '/projects', undefined, {}, app),
      world.graphql(stranger, '{ projects { totalCount } }', {}, {}, app),
    ]);
    for (const answer of answers) isBusy(answer);
    const logged = lines.filter(({ msg }) => msg !== 'request');
    expect(logged).toMatchObject([{ level: 'warn', msg: 'the database is unreachable' }]);
    // Only one caller retries at a time, at most five times a second; seven independent retries would be many more.
    expect(proxy.refused).toBeLessThan(60);
    proxy.up();
    expect((await rest('GET', '/projects')).status).toBe(200);
    expect(lines.map(({ msg }) => msg)).toContain('the database is reachable again');
  });

  it('waits for a database that restarts', async () => {
    await down();
    const waiting = [
      rest('GET', '/projects'),
      graphql('{ projects { totalCount } }'),
      rest('POST', '/contacts', contact()),
    ];
    while (proxy.refused === 0) await sleep(10);
    proxy.up();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 201]);
  });

  it('is a 503 when its connection breaks during the request, and its place in the pool is freed', async () => {
    for (let n = 0; n < 6; n += 1) {
      const held = await holdTable(world, 'contacts');
      const asked = Promise.all([
        rest('GET', '/contacts'),
        graphql(add, { input }, { 'idempotency-key': `broken-${n}` }),
        graphql('{ contacts { totalCount } }'),
      ]);
      await held.wanted(3);
      proxy.cut();
      const answers = await asked;
      await held.letGo();
      for (const answer of answers) isBusy(answer);
    }
    expect((await rest('GET', '/contacts')).status).toBe(200);
    // The insert of a contact travels with its COMMIT, which the database may have run: a repeat makes no second one.
    for (let n = 0; n < 6; n += 1) {
      expect((await graphql(add, { input }, { 'idempotency-key': `broken-${n}` })).body.errors).toBeUndefined();
    }
    const [row] = await world.sql<{ n: number }>(`select count(*)::int as n from contacts where last_name = 'Broken'`);
    expect(row!.n).toBe(6);
  });

  it('waits while all connections of the process are in use, and the process stays ready', async () => {
    const held = await holdTable(world, 'contacts');
    const full = Array.from({ length: 4 }, () => rest('GET', '/contacts'));
    await held.wanted(4);
    const waiting = rest('GET', '/projects');
    const [alive, ready] = await Promise.all([app.server.inject('/healthz'), app.server.inject('/readyz')]);
    await held.letGo();
    expect([alive.statusCode, ready.statusCode]).toEqual([200, 200]);
    expect((await Promise.all([...full, waiting])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  it('is a 503 when the server has no free connection', async () => {
    const url = new URL(world.config.databaseUrl);
    const role = `few_${randomBytes(4).toString('hex')}`;
    await world.sql(`create role ${role} login password 'few' connection limit 1 in role ${url.username}`);
    Object.assign(url, { username: role, password: 'few' });
    const few = await world.anotherApp({ databaseUrl: url.href });
    const holder = new pg.Client({ connectionString: url.href });
    try {
      // The process has read the clock of the database, and keeps that connection.
      await world.sql('select pg_terminate_backend(pid, 10000) from pg_stat_activity where usename = $1', [role]);
      await holder.connect();
      isBusy(await world.rest(caller, 'GET', '/projects', undefined, {}, few));
      const waiting = world.rest(caller, 'GET', '/projects', undefined, {}, few);
      await holder.end();
      expect((await waiting).status).toBe(200);
    } finally {
      await few.stop();
      await world.sql(`drop role ${role}`);
    }
  });

  it('makes the process not ready while the database accepts no writes, and reads are 503 as well', async () => {
    const name = new URL(world.config.databaseUrl).pathname.slice(1);
    await world.sql(`alter database ${name} set default_transaction_read_only = on`);
    try {
      const standby = await world.anotherApp();
      const ready = await standby.server.inject('/readyz');
      expect([ready.statusCode, ready.json().checks]).toMatchObject([503, { database: false, migrations: true }]);
      isBusy(await world.rest(caller, 'POST', '/contacts', contact(), {}, standby));
      isBusy(await world.rest(caller, 'GET', '/contacts', undefined, {}, standby));
    } finally {
      await world.sql('set default_transaction_read_only = off');
      await world.sql(`alter database ${name} reset default_transaction_read_only`);
    }
  });

  it('is a 503 that names the lock when it waits too long for one, and changes nothing', async () => {
    const hasty = await world.anotherApp({ databasePoolSize: 4 }, undefined, { lockMs: 200 });
    const held = await holdTable(world, 'contacts');
    const changes = [
      await world.rest(caller, 'GET', '/contacts', undefined, {}, hasty),
      await world.rest(caller, 'POST', '/contacts', { ...contact(), last_name: 'Locked' }, {}, hasty),
      await world.rest(
        caller,
        'POST',
        '/contacts',
        { ...contact(), last_name: 'Locked' },
        { 'idempotency-key': 'locked' },
        hasty,
      ),
      await world.graphql(caller, add, { input: { ...input, lastName: 'Locked' } }, {}, hasty),
    ];
    await held.letGo();
    for (const answer of changes) {
      isBusy(answer);
      expect(answer.text).toContain('Another operation has locked what this request needs; try again shortly.');
    }
    expect(await world.sql(`select from contacts where last_name = 'Locked'`)).toEqual([]);
    const again = { ...contact(), last_name: 'Locked' };
    const { status } = await world.rest(caller, 'POST', '/contacts', again, { 'idempotency-key': 'locked' }, hasty);
    expect(status).toBe(201);
  });

  it('makes the process not ready, which it reports while requests still wait, but keeps it alive', async () => {
    proxy.down();
    isBusy(await rest('GET', '/projects'));
    const answered: string[] = [];
    const waiting = rest('GET', '/projects').finally(() => answered.push('request'));
    const ready = await app.server.inject('/readyz');
    expect(answered).toEqual([]);
    expect(ready.statusCode).toBe(503);
    expect(ready.json().checks).toMatchObject({ database: false });
    isBusy(await waiting);
    expect((await app.server.inject('/healthz')).statusCode).toBe(200);
    proxy.up();
    while ((await app.server.inject('/readyz')).statusCode !== 200) await sleep(50);
  });

  it('is a 503 when the server is silent', async () => {
    await down();
    proxy.silence();
    isBusy(await rest('GET', '/projects'));
    expect((await app.server.inject('/readyz')).statusCode).toBe(503);
    proxy.up();
    expect((await rest('GET', '/projects')).status).toBe(200);
  });

  describe('at its COMMIT', () => {
    const made = (lastName: string) => world.sql('select from contacts where last_name = $1', [lastName]);

    it.each([
      ['after commit', 1],
      ['before commit', 0],
    ] as const)(
      'cut %s: reports that the result is unknown, and the same key runs the request once',
      async (cut, count) => {
        for (const api of ['rest', 'graphql'] as const) {
          const lastName = `${api} ${cut}`;
          const key = { 'idempotency-key': lastName };
          const ask = () =>
            api === 'rest'
              ? rest('POST', '/contacts', { ...contact(), last_name: lastName }, key)
              : graphql(add, { input: { ...input, lastName } }, key);
          proxy.cutAtCommit(cut);
          const first = await ask();
          isBusy(first);
          expect(first.text).toContain('may or may not have been made');
          expect(await made(lastName)).toHaveLength(count);
          let again = await ask();
          // The server may not have noticed yet that the first connection is gone.
          while (again.status === 409) again = await ask();
          expect(again.status).toBe(api === 'rest' ? 201 : 200);
          expect(again.headers['idempotent-replayed']).toBe(count === 1 ? 'true' : undefined);
          expect(await made(lastName)).toHaveLength(1);
        }
      },
    );

    it('frees its place in the pool', async () => {
      for (let n = 0; n < 6; n += 1) {
        proxy.cutAtCommit('before commit');
        isBusy(await rest('POST', '/contacts', contact()));
      }
      expect((await rest('POST', '/contacts', contact())).status).toBe(201);
    });
  });
});
