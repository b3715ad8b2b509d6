/** @sampled tests */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { migrate } from '../../src/db/migrate.js';
import { migrations } from '../../src/db/migrations/index.js';
import { generate, goldenPath } from '../support/records/golden-path.js';
import { type Caller, openWorld } from '../support/worlds/world.js';

describe('a migration while other processes serve requests', () => {
  // With two connections, each one soon has its statements prepared.
  const world = openWorld({ databasePoolSize: 2 });

  async function withTransaction(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: world.config.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await work(client);
      await client.query('commit');
    } finally {
      await client.end();
    }
  }

  describe('that refers to organizations', () => {
    class Places extends Migration {
      override name = '9997-places';
      override up(): void {
        this.addSql('create table places (account_id uuid primary key references organizations (id))');
      }
    }
    // With a release that indexes contacts differently.
    beforeEach(async () => {
      migrations.push(Places as never);
      await world.sql(`update search_sources set definition = '' where type = 'contacts'`);
    });
    afterEach(async () => {
      migrations.pop();
      await world.sql(`delete from mikro_orm_migrations where name = '9997-places'`);
      await world.sql('drop table places');
    });

    it.each(['organizations', 'contacts'])(
      'gives way to a long transaction on %s, so that no other statement waits behind it, and completes afterwards',
      async (table) => {
        let migrated: Promise<void> | undefined;
        await withTransaction(async (long) => {
          await long.query(`lock table ${table} in row exclusive mode`);
          migrated = migrate(world.config.databaseUrl, { lockTimeoutMs: 50, patienceMs: 60_000 });
          const waiting = `select from pg_locks where relation = '${table}'::regclass and not granted`;
          while ((await world.sql(waiting)).length === 0) await sleep(5);
          await withTransaction(async (other) => {
            await other.query(`lock table ${table} in row exclusive mode`);
          });
        });
        await migrated;
        expect(await world.sql('select from places')).toEqual([]);
        expect(await world.sql(`select from search_sources where type = 'contacts' and definition = ''`)).toEqual([]);
      },
    );

    it('stops the start with a clear message if it cannot lock its tables in time, and leaves nothing half done', async () => {
      await withTransaction(async (long) => {
        await long.query('lock table organizations in row exclusive mode');
        await expect(migrate(world.config.databaseUrl, { lockTimeoutMs: 20, patienceMs: 0 })).rejects.toMatchObject({
          name: 'OperatorError',
          message:
            'The schema could not be changed: other transactions locked its tables for 0 seconds. Find the long transaction ' +
            'in pg_stat_activity, end it, and start again.',
        });
      });
      expect(await world.sql(`select to_regclass('places') as made`)).toEqual([{ made: null }]);
      await migrate(world.config.databaseUrl);
    });
  });

  it('can build an index without a transaction while a record is being changed and another process waits its turn', async () => {
    class Later extends Migration {
      override name = '9998-index';
      override isTransactional = () => false;
      override up(): void {
        this.addSql('drop index concurrently if exists contacts_by_title');
        this.addSql('create index concurrently contacts_by_title on contacts (title)');
      }
    }
    migrations.push(Later as never);
    try {
      const migrating: Array<Promise<void>> = [];
      const begin = () => migrating.push(migrate(world.config.databaseUrl, { lockTimeoutMs: 50, patienceMs: 30_000 }));
      await withTransaction(async (long) => {
        await long.query('lock table contacts in row exclusive mode');
        begin();
        // The build starts, gives way, leaves an invalid index behind, and starts again.
        const broken = `select from pg_index where not indisvalid and indexrelid = to_regclass('contacts_by_title')`;
        while ((await world.sql(broken)).length === 0) await sleep(5);
        begin();
        const asked = `select from pg_stat_activity where datname = current_database() and query ~ '^select pg\\w*_advisory'`;
        while ((await world.sql(asked)).length < 2) await sleep(5);
      });
      await Promise.all(migrating);
    } finally {
      migrations.pop();
    }
    expect(await world.sql(`select indisvalid from pg_index where indexrelid = 'contacts_by_title'::regclass`)).toEqual(
      [{ indisvalid: true }],
    );
  });

  /** Typical calls, each repeated often enough for its statements to be prepared. */
  async function work(by: Caller, rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const path = await goldenPath(world, by);
      await generate(world, by, path.noticeId);
      const calls = [
        ['PUT', `/notices/${path.noticeId}`, { claim_amount: 1 + round }],
        ['PUT', `/contacts/${path.contactId}`, { title: `Clerk ${round}` }],
        ['PUT', `/projects/${path.projectId}/meta/code`, undefined],
        ['POST', `/escalations/${path.escalationId}/transition`, { status: 'cancelled' }],
        ['DELETE', `/contacts/${path.contactId}`, undefined],
        ...['/notices', '/documents', '/audit-logs', '/pay-applications', '/search?q=sunset'].map(
          (list) => ['GET', list, undefined] as const,
        ),
      ] as const;
      for (const [method, route, body] of calls) {
        const { status, text } = await world.rest(by, method, route, route.includes('/meta/') ? { value: 1 } : body);
        expect({ route, status, text: status < 300 ? '' : text }).toEqual({ route, status, text: '' });
      }
    }
  }

  it('can expand every table: the older release keeps serving, is ready, and can start again', async () => {
    const caller = await world.caller();
    await work(caller, 3);
    const tables = await world.sql<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    );
    expect(tables.length).toBeGreaterThan(30);
    await world.sql(tables.map(({ name }) => `alter table ${name} add column later text default 'new'`).join(';'));
    await world.sql(`insert into mikro_orm_migrations (name) values ('9999-later')`);
    await work(caller, 1);
    expect((await world.app.server.inject('/readyz')).json()).toMatchObject({ checks: { migrations: true } });
    await migrate(world.config.databaseUrl);
    await work(caller, 1);
    expect(await world.sql(`select name from mikro_orm_migrations order by name desc limit 1`)).toEqual([
      { name: '9999-later' },
    ]);
  });
});
