/** @sampled tests */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { migrate, migrateTables, migrationNames } from '../../src/db/migrate.js';
import { emptyDatabases, rowsOf } from '../support/databases/databases.js';

/** The names of the 92 migrations of before the first release: only the number, the first and the last count. */
const earlierNames = [
  '0001-records',
  ...Array.from({ length: 90 }, (_, index) => `${String(index + 2).padStart(4, '0')}-other`),
  '0180-form-reviews',
];

/** What the earlier migrations left and the set of today does not make. */
const leftovers = `
  create view errands as select * from tasks;
  create procedure fill_parties_of_orders() language sql as '';
  create procedure fill_duties_of_notices() language sql as '';
  create function had_sixty_day_notice(projects, date, date, text) returns boolean language sql as 'select true';
  create function party_of_recipient(uuid, text, text, text, text, text, text) returns uuid language sql as 'select $1';
  alter sequence tasks_serial_seq rename to errands_serial_seq;
  do $$
  declare
    name text;
  begin
    for name in select conname from pg_constraint where conrelid = 'tasks'::regclass loop
      execute format('alter table tasks rename constraint %I to %I', name, replace(name, 'tasks', 'errands'));
    end loop;
  end $$`;

/** Every name in the catalogue. */
const catalogue = `
  select 'relation' as kind, oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace
  union all select 'constraint', conrelid::regclass || '.' || conname from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'column', attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  union all select 'rule', pg_get_constraintdef(oid) from pg_constraint where conname = 'attached_files_subject_type_check'
  union all select 'function', oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
  order by kind, name`;

describe('a database of before the first release', () => {
  const emptyDatabase = emptyDatabases();
  let url: string;
  let ofToday: unknown;
  beforeEach(async () => {
    const today = await emptyDatabase();
    await migrate(today);
    ofToday = await rowsOf(today, catalogue);
    url = await emptyDatabase();
    await migrateTables(url, '0020-tasks');
    await rowsOf(
      url,
      `insert into users (id, name, email) values ('01a1ffbb-8db9-7658-b559-b07869a97b41', 'Ada', 'ada@example.com'); ${leftovers}`,
    );
  });

  async function setRan(names: readonly string[]): Promise<void> {
    const values = names.map((name) => `('${name}')`).join();
    await rowsOf(url, `delete from mikro_orm_migrations; insert into mikro_orm_migrations (name) values ${values}`);
  }

  const ran = async () =>
    (await rowsOf<{ name: string }>(url, 'select name from mikro_orm_migrations order by id')).map(({ name }) => name);

  it('opens with the migrations of today and the records that it had', async () => {
    await setRan(earlierNames);
    expect(await rowsOf(url, catalogue)).not.toEqual(ofToday);
    await Promise.all([migrate(url), migrate(url)]);
    expect(await ran()).toEqual(migrationNames);
    expect(await rowsOf(url, catalogue)).toEqual(ofToday);
    expect(await rowsOf(url, 'select name from users')).toEqual([{ name: 'Ada' }]);
    await migrate(url);
    expect(await ran()).toEqual(migrationNames);
  });

  it('opens if only the migrations of signed originals have not run', async () => {
    const withThem = [...earlierNames.toSpliced(89, 2), '0178-signed-originals', '0179-signed-originals-checked'];
    expect(withThem).toHaveLength(earlierNames.length);
    await setRan(withThem.slice(0, -2));
    await rowsOf(
      url,
      `alter table documents drop column signer, drop column signed_original;
       alter table document_orders drop column signed_sha256;
       alter table attached_files drop constraint attached_files_subject_type_check;
       alter table attached_files add constraint attached_files_subject_type_check check (subject_type <> 'document')`,
    );
    await migrate(url);
    expect([await ran(), await rowsOf(url, catalogue)]).toEqual([migrationNames, ofToday]);
  });

  it('keeps its migrations and all that they made if one of the changes fails', async () => {
    await setRan(earlierNames);
    await rowsOf(url, 'alter sequence errands_serial_seq rename to other_seq');
    const before = await rowsOf(url, catalogue);
    await expect(migrate(url)).rejects.toThrow(/errands_serial_seq/);
    expect([await ran(), await rowsOf(url, catalogue)]).toEqual([earlierNames, before]);
  });

  it.each([
    ['stopped at an earlier migration', earlierNames.slice(0, -1), '0091-other'],
    ['lacks a migration before its last one', earlierNames.toSpliced(50, 1), '0180-form-reviews'],
    ['has another migration after its last one', [...earlierNames.toSpliced(50, 1), '0181-other'], '0181-other'],
  ])('is refused with what to start first if it %s, and keeps what it has', async (_, names, newest) => {
    await setRan(names);
    const before = await rowsOf(url, catalogue);
    await expect(migrate(url)).rejects.toMatchObject({
      name: 'OperatorError',
      message:
        `The database is from before the first release, and its last migration is ${newest}. Open it with the last version that has the ` +
        'migration 0180-form-reviews, which brings it up to date, and then with this one. Nothing was changed.',
    });
    expect(await ran()).toEqual(names);
    expect(await rowsOf(url, catalogue)).toEqual(before);
    expect(await rowsOf(url, 'select name from users')).toEqual([{ name: 'Ada' }]);
  });
});
