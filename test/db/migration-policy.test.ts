import { describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { migrations } from '../../src/db/migrations/index.js';
import { baseline, faultsOf } from './migration-policy.js';

/** Migrations that contract: their names, and the release since which nothing uses what they drop. */
const contracting: Record<string, string> = {
  '0022-one-queue': 'no release: it came before the first',
  '0024-fair-emails': 'no release: it came before the first',
};

const later = migrations.slice(baseline).map((Kind) => new Kind({} as never, {} as never));

describe('a migration that runs beside the previous release (docs/deployment.md)', () => {
  it('is numbered after those of the first release', () => {
    const numbers = migrations.map((Kind) => new Kind({} as never, {} as never).name?.slice(0, 4));
    expect(numbers.slice(0, baseline)).toEqual(
      Array.from({ length: baseline }, (_, position) => String(position + 1).padStart(4, '0')),
    );
    // A gap is a change that was abandoned before its release.
    expect(numbers).toEqual([...new Set(numbers)].sort());
    expect(migrations.length).toBeGreaterThanOrEqual(baseline);
  });

  it('only expands, unless it is listed as one that contracts', async () => {
    for (const migration of later) {
      if (contracting[migration.name!]) continue;
      expect({ name: migration.name, faults: await faultsOf(migration) }).toEqual({ name: migration.name, faults: [] });
    }
  });

  function migrationOf(queries: readonly string[], transactional = true): Migration {
    return new (class extends Migration {
      override isTransactional = () => transactional;
      override up(): void {
        for (const query of queries) this.addSql(query);
      }
    })({} as never, {} as never);
  }

  it.each([
    ['create table a (id uuid primary key); create index on a (id); alter table a alter id set not null'],
    ['alter table notices add column note text, add other integer not null default 0'],
    ["alter table notices add column kind text not null default 'a; drop table notices' check (kind <> '')"],
    ['alter table notices add column seen_at timestamptz not null default now()'],
    ['alter table notices add column by_id uuid references users (id)'],
    ['alter table notices drop constraint notices_type_check'],
    ["alter table notices add constraint notices_type_check check (type in ('a', 'b')) not valid"],
    ['alter table notices validate constraint notices_type_check'],
    ['alter table notices alter column note drop not null, alter column note set default 1'],
    ['alter table notices add constraint n_key unique using index n_key'],
    ['-- drop table notices;\ncreate or replace function f() returns void language sql as $$ delete from notices; $$'],
    ['create or replace trigger t after insert on notices for each row execute function f()'],
    ["insert into price_book values ('a', 1)"],
    ['create index if not exists events_kind on events (account_id, type)'],
    ['alter table notices rename to warnings; create view notices as select * from warnings'],
  ])('may run %s', async (sql) => {
    expect(await faultsOf(migrationOf([sql]))).toEqual([]);
  });

  it.each([
    ['drop table notices', /drops what/],
    ['drop function f()', /drops what/],
    ['drop trigger t on notices', /drops what/],
    ['drop index notices_by_date', /drops what/],
    ['alter table notices drop column note', /drops what/],
    ['alter table only notices drop note', /drops what/],
    ['alter table if exists "notices" add a text, drop column b', /drops what/],
    ['alter table notices alter column status drop default', /drops what/],
    ['alter table notices rename to warnings', /renames/],
    ['alter table notices rename to warnings; create view notices as select id from warnings', /renames/],
    ['alter table notices rename to warnings; create view others as select * from warnings', /renames/],
    ['alter table notices rename column a to b', /renames/],
    ['alter type kind rename value x to y', /renames/],
    ['ALTER TABLE notices ALTER COLUMN serial TYPE bigint', /changes a type/],
    ['alter table notices alter serial set data type bigint', /changes a type/],
    ['alter table notices alter column note set not null', /refuses rows/],
    ['alter table notices add column note text not null', /refuses rows/],
    ['alter table notices\n  add note text\n  not null check (note > 1)', /refuses rows/],
    ['alter table notices add column key uuid not null default gen_random_uuid()', /each row/],
    ['alter table notices add column n bigint generated always as identity', /each row/],
    ['alter table notices add column n bigserial', /each row/],
    ['alter table notices add column code text unique', /builds an index/],
    ['alter table notices add constraint c unique (a, b)', /builds an index/],
    ['alter table notices add primary key (a)', /builds an index/],
    ['alter table notices add constraint c check (a > 0)', /reads the whole table/],
    ['alter table notices add foreign key (a) references users (id)', /reads the whole table/],
    [
      'alter table notices add constraint c check (a > 0) not valid; alter table notices validate constraint c',
      /validate it in the next migration/,
    ],
    ['alter table notices add constraint c check (a > 0) not valid, validate constraint c', /in the next migration/],
    ['create index notices_by_a on notices (a)', /locks the table against writers/],
    ['create unique index if not exists i on only notices using gin (a)', /locks the table against writers/],
    ['update notices set a = 1', /all rows at once/],
    ['with x as (select 1) delete from notices where a = 1', /all rows at once/],
    ['truncate notices', /against all other sessions/],
    ['lock table notices', /against all other sessions/],
    ['reindex table notices', /against all other sessions/],
    ['drop index concurrently if exists i; create index concurrently i on notices (a)', /isTransactional/],
  ])('may not run %s', async (sql, complaint) => {
    const faults = await faultsOf(migrationOf([sql]));
    expect(faults.join()).toMatch(complaint);
  });

  it('may build an index without a transaction, in statements that can be run again', async () => {
    const build = ['drop index concurrently if exists i', 'create unique index concurrently i on notices (a)'];
    expect(await faultsOf(migrationOf(build, false))).toEqual([]);
    expect(await faultsOf(migrationOf([build.join(';')], false))).toEqual([expect.stringContaining('addSql()')]);
    expect(await faultsOf(migrationOf(build.slice(1), false))).toEqual([expect.stringContaining('leaves i behind')]);
    const more = [...build, 'alter table notices add column a text'];
    expect(await faultsOf(migrationOf(more, false))).toEqual([expect.stringContaining('cannot be run twice')]);
    const fill = [
      'create or replace procedure f() language plpgsql as $$ begin update notices set a = 1; commit; end $$',
      'call f()',
    ];
    expect(await faultsOf(migrationOf(fill, false))).toEqual([]);
    expect(await faultsOf(migrationOf(fill))).toEqual([expect.stringContaining('isTransactional')]);
    expect(await faultsOf(migrationOf(['create procedure f() as $$ $$', 'call f()'], false))).toEqual([
      expect.stringContaining('cannot be run twice'),
    ]);
    const none = ['alter table notices add column a text'];
    expect(await faultsOf(migrationOf(none, false))).toEqual([expect.stringContaining('has no transaction')]);
  });
});
