/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type pg from 'pg';
import { ChannelListener } from '../../src/db/channel-listener.js';
import type { ConnectionWatch } from '../../src/db/connection-watch.js';
import { type Orm, openOrm } from '../../src/db/orm.js';
import type { Db } from '../../src/entities/generated/database.js';
import { databaseLimits } from '../../src/runtime/statement-limit.js';
import { DatabaseProxy } from '../support/databases/database-proxy.js';
import { holdTable } from '../support/databases/hold-table.js';
import { openWorld } from '../support/worlds/world.js';

describe('a statement without an answer', () => {
  const world = openWorld();
  let proxy: DatabaseProxy;
  let orm: Orm;
  let db: Db;
  let watch: ConnectionWatch;
  let pool: pg.Pool;
  let closed: number[];

  /** The statement's own limit would end it only long after the test. */
  const limits = { ...databaseLimits, statementMs: 600_000, silentMs: 300, lockMs: 600_000, crowdMs: 600_000 };

  beforeEach(async () => {
    await proxy?.close();
    await orm?.close();
    proxy = await DatabaseProxy.to(world.config.databaseUrl);
    closed = [];
    orm = await openOrm(proxy.url, 4, {
      limits,
      onStatement: (_, run) => run(),
      onReach: () => undefined,
      onSilent: (count) => closed.push(count),
      onPool: (made, _, connections) => {
        pool = made;
        watch = connections;
      },
    });
    db = orm.em.getConnection().getClient() as unknown as Db;
    await sql`select 1`.execute(db);
  });
  afterAll(async () => {
    await proxy.close();
    await orm.close();
  });

  const running = async (text: string, state: string) => {
    const ask = 'select pid from pg_stat_activity where query like $1 and state = $2 and pid <> pg_backend_pid()';
    for (;;) {
      const [row] = await world.sql<{ pid: number }>(ask, [`${text}%`, state]);
      if (row) return row.pid;
      await sleep(20);
    }
  };

  it('fails when it never arrived, and the next one is answered', async () => {
    proxy.strand();
    await expect(sql`select 2`.execute(db)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await expect(sql`select 3 as n`.execute(db)).resolves.toMatchObject({ rows: [{ n: 3 }] });
    expect(closed).toEqual([1]);
  });

  it('fails when its answer was lost', async () => {
    const asked = sql`select pg_sleep(0.5), 'lost'`.execute(db);
    const failed = expect(asked).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await running('select pg_sleep(0.5)', 'active');
    proxy.strand();
    await failed;
  });

  it('fails when the server has ended the connection, and the message of that was lost', async () => {
    const asked = sql`select pg_sleep(600), 'ended'`.execute(db);
    const failed = expect(asked).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    const pid = await running('select pg_sleep(600)', 'active');
    proxy.strand();
    await world.sql('select pg_terminate_backend($1)', [pid]);
    await failed;
  });

  it('takes the idle connections with it that fell silent as well', async () => {
    await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.2)`.execute(db)));
    expect(pool.totalCount).toBe(4);
    proxy.strand();
    await expect(sql`select 2`.execute(db)).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    for (let n = 0; n < 4; n += 1) await sql`select 3`.execute(db);
    expect(closed).toEqual([1]);
  });

  it('is left alone while the server works on it, or waits for a lock', async () => {
    const held = await holdTable(world, 'contacts');
    const asked = [
      sql`select pg_sleep(3)`.execute(db),
      sql`select count(*) from contacts`.execute(db),
      db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await sleep(2_500);
        return sql`select 2`.execute(tx);
      }),
    ];
    await held.wanted(1);
    await sleep(2_200);
    expect(await watch.closeSilent()).toBe(false);
    await held.letGo();
    await Promise.all(asked);
    expect(closed).toEqual([]);
  });

  it('is left alone while the server answers no new connection either', async () => {
    const asked = sql`select 2`.execute(db);
    await asked;
    proxy.silence();
    const unanswered = sql`select 2`.execute(db);
    const failed = expect(unanswered).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
    await sleep(2_200);
    expect(await watch.closeSilent()).toBe(false);
    expect(closed).toEqual([]);
    // New connections work again, and the old one is still silent.
    proxy.restore();
    await failed;
    expect(closed).toEqual([1]);
  });
});

describe('statements that wait for a locked table', () => {
  const world = openWorld();

  it('hold half of the connections at most: what needs no lock is answered, and the process stays ready', async () => {
    const app = await world.anotherApp({ databasePoolSize: 6 }, undefined, { lockMs: 1_500, crowdMs: 200 });
    const caller = await world.caller();
    await world.makeRoom(caller);
    const get = (path: string) => world.rest(caller, 'GET', path, undefined, {}, app);
    expect((await get('/waivers')).status).toBe(200);
    const held = await holdTable(world, 'waivers');
    let locked = true;
    const readers = Array.from({ length: 16 }, async () => {
      const answers = new Set<string>();
      while (locked) {
        const { status, body } = await get('/waivers');
        answers.add(`${status} ${body.code ?? ''}`);
        await sleep(20);
      }
      return [...answers];
    });
    await held.wanted(3);
    const contacts: number[] = [];
    const ready: number[] = [];
    for (let n = 0; n < 20; n += 1) {
      contacts.push((await get('/contacts')).status);
      ready.push((await app.server.inject('/readyz')).statusCode);
      await sleep(100);
    }
    locked = false;
    await held.letGo();
    expect(contacts).toEqual(Array(20).fill(200));
    expect(ready).toEqual(Array(20).fill(200));
    const answers = new Set((await Promise.all(readers)).flat());
    answers.delete('200 ');
    expect([...answers]).toEqual(['503 busy']);
    expect((await get('/waivers')).status).toBe(200);
  });
});

describe('a listener', () => {
  const world = openWorld();

  it('connects again when its connection has fallen silent', async () => {
    const proxy = await DatabaseProxy.to(world.config.databaseUrl);
    const listener = new ChannelListener(proxy.url, 'cps_events');
    const woken: Array<string | undefined> = [];
    listener.onNotification((payload) => woken.push(payload));
    listener.start();
    while (woken.length === 0) await sleep(20);
    proxy.strand();
    // Without a payload: the connection was made again.
    while (woken.length < 2) await sleep(50);
    expect(woken).toEqual([undefined, undefined]);
    await world.sql(`select pg_notify('cps_events', 'heard')`);
    while (!woken.includes('heard')) await sleep(20);
    await listener.stop();
    await proxy.close();
  });
});
