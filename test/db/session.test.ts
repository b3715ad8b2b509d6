/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { reachDatabase } from '../../src/db/database.js';
import { openOrm } from '../../src/db/orm.js';
import { openPool } from '../../src/db/pool.js';
import { connect } from '../../src/process/recovery/catalogue.js';
import { Pooler } from '../support/databases/pooler.js';
import { bodies } from '../support/records/golden-path.js';
import { openWorld } from '../support/worlds/world.js';

describe('a database session', () => {
  const world = openWorld();

  it('returns times in UTC and ISO style on a server that is configured differently', async () => {
    const name = new URL(world.config.databaseUrl).pathname.slice(1);
    await world.sql(`alter database ${name} set timezone = 'America/New_York'`);
    await world.sql(`alter database ${name} set datestyle = 'German'`);
    await world.sql(`alter database ${name} set intervalstyle = 'sql_standard'`);
    await world.sql(`alter database ${name} set default_transaction_isolation = 'serializable'`);
    await world.sql(`alter database ${name} set standard_conforming_strings = 'off'`);
    await world.sql(`alter database ${name} set statement_timeout = '7s'`);
    const app = await world.anotherApp();
    const caller = await world.caller();

    const started = Date.now();
    const created = await world.rest(caller, 'POST', '/organizations', bodies.organization, {}, app);
    const shown = await world.rest(caller, 'GET', `/organizations/${created.body.data.id}`, undefined, {}, app);
    expect(shown.body.data.created_at).toBe(created.body.data.created_at);
    expect(shown.body.data.created_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}\+00:00$/);
    expect(Math.abs(Date.parse(shown.body.data.created_at) - started)).toBeLessThan(60_000);
  });

  it('has its settings behind a pooler in session mode, which refuses settings in the startup message', async () => {
    const pooler = await Pooler.to(world.config.databaseUrl, 'session');
    const database = await reachDatabase({ ...world.config, databaseUrl: pooler.url });
    const app = await world.anotherApp({ databaseUrl: pooler.url });
    const orm = await openOrm(pooler.url, 1);
    const pool = openPool(pooler.url, 1);
    const client = await connect(pooler.url, 'backup');
    const shown = `select current_setting('TimeZone') as zone, current_setting('DateStyle') as dates,
      current_setting('IntervalStyle') as intervals, current_setting('default_transaction_isolation') as isolation,
      current_setting('standard_conforming_strings') as strings`;
    const rows = [
      (await sql.raw(shown).execute(app.infrastructure.db)).rows[0],
      (await orm.em.fork().getConnection().execute(shown))[0],
      (await sql.raw(shown).execute(pool)).rows[0],
      (await client.query(shown)).rows[0],
    ];
    const settings = {
      zone: 'UTC',
      dates: 'ISO, MDY',
      intervals: 'postgres',
      isolation: 'read committed',
      strings: 'on',
    };
    expect(rows).toEqual(Array(4).fill(settings));
    const serving =
      await sql`select current_setting('plan_cache_mode') as plans, current_setting('lock_timeout') as locks,
      current_setting('statement_timeout') as statements, current_setting('idle_in_transaction_session_timeout') as idle`.execute(
        app.infrastructure.db,
      );
    expect(serving.rows).toEqual([
      { plans: 'force_generic_plan', locks: expect.stringMatching(/^\d+(ms|s|min)$/), statements: '0', idle: '2min' },
    ]);
    await Promise.all([app.stop(), orm.close(), pool.destroy(), client.end(), database.stop()]);
    pooler.close();
  });

  it('is refused at the start behind a pooler in transaction mode', async () => {
    const pooler = await Pooler.to(world.config.databaseUrl, 'transaction');
    const { host, pathname } = new URL(pooler.url);
    await expect(reachDatabase({ ...world.config, databaseUrl: pooler.url })).rejects.toThrow(
      `The database ${host}${pathname} is behind a pooler that gives each transaction another connection of the server ` +
        '(pool_mode = transaction), but the service needs sessions: use pool_mode = session, or connect to the server ' +
        'directly. Check DATABASE_URL.',
    );
    pooler.close();
  });

  it('plans a statement that repeats once, for any account', async () => {
    const app = await world.anotherApp({ databasePoolSize: 1 });
    const caller = await world.caller();
    for (let time = 0; time < 10; time += 1) {
      const { status, text } = await world.rest(caller, 'GET', '/contacts', undefined, {}, app);
      expect({ status, text }).toMatchObject({ status: 200 });
    }
    const { rows } = await sql<{ statement: string; custom: number; generic: number }>`
      select statement, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements`.execute(
      app.infrastructure.db,
    );
    const lists = rows.filter(({ statement }) => statement.includes('from "contacts"'));
    expect(lists).toEqual([{ statement: expect.any(String), custom: 0, generic: expect.any(Number) }]);
    expect(lists[0]!.generic).toBeGreaterThanOrEqual(5);
  });

  it('lets PostgreSQL choose the plans of a command', async () => {
    const orm = await openOrm(world.config.databaseUrl, 1);
    const [row] = await orm.em.fork().getConnection().execute('show plan_cache_mode');
    await orm.close();
    expect(row).toEqual({ plan_cache_mode: 'auto' });
  });
});
