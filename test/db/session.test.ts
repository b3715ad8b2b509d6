import { describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openOrm } from '../../src/db/orm.js';
import { bodies } from '../support/golden-path.js';
import { openWorld } from '../support/world.js';

describe('a database session', () => {
  const world = openWorld();

  it('returns times in UTC and ISO style on a server that is configured differently', async () => {
    const name = new URL(world.config.databaseUrl).pathname.slice(1);
    await world.sql(`alter database ${name} set timezone = 'America/New_York'`);
    await world.sql(`alter database ${name} set datestyle = 'German'`);
    const app = await world.anotherApp();
    const caller = await world.caller();

    const started = Date.now();
    const created = await world.rest(caller, 'POST', '/organizations', bodies.organization, {}, app);
    const shown = await world.rest(caller, 'GET', `/organizations/${created.body.data.id}`, undefined, {}, app);
    expect(shown.body.data.created_at).toBe(created.body.data.created_at);
    expect(shown.body.data.created_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}\+00:00$/);
    expect(Math.abs(Date.parse(shown.body.data.created_at) - started)).toBeLessThan(60_000);
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
