import { type RawBuilder, sql } from 'kysely';
import { earlierSchema } from '../../../db/before-first-release.js';
import { migrationNames } from '../../../db/migrate.js';
import type { Db } from '../../../entities/generated/database.js';
import { expectedTriggers } from '../expected-triggers.js';
import { Findings } from './findings.js';

interface Subject {
  db: Db;
}

export async function checkServer({ db }: Subject): Promise<Findings> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  return Object.assign(new Findings(), { summary: `PostgreSQL ${rows[0]!.version}` });
}

export async function checkSchema({ db }: Subject): Promise<Findings> {
  const findings = new Findings();
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('mikro_orm_migrations') is not null as there`.execute(db);
  const { rows } = tables[0]!.there
    ? await sql<{ name: string }>`select name from mikro_orm_migrations order by id`.execute(db)
    : { rows: [] };
  findings.summary = `${migrationNames.length} migrations`;
  const earlier = earlierSchema(rows.map(({ name }) => name));
  if (earlier) {
    findings.add(earlier);
    return findings;
  }
  const applied = new Set(rows.map(({ name }) => name));
  for (const name of migrationNames) if (!applied.delete(name)) findings.add(`${name} has not run. Run "cps migrate".`);
  for (const name of applied)
    findings.add(`${name} has run, but this version does not know it: a newer version has migrated the database.`);
  return findings;
}

/** In the schema of the service. */
const ours = sql`relnamespace = current_schema()::regnamespace`;

export async function checkConstraints({ db }: Subject): Promise<Findings> {
  return named(
    db,
    'constraints',
    (line) => `${line} was not validated: rows may violate it.`,
  )(
    sql`select c.conrelid::regclass || ': ' || conname as name, convalidated as ok
      from pg_constraint c join pg_class r on r.oid = conrelid where ${ours}`,
  );
}

export async function checkIndexes({ db }: Subject): Promise<Findings> {
  return named(
    db,
    'indexes',
    (line) => `${line} is invalid. Reindex it.`,
  )(
    sql`select indexrelid::regclass::text as name, indisvalid and indisready and indislive as ok
      from pg_index join pg_class r on r.oid = indexrelid where ${ours}`,
  );
}

/** @returns a function that runs a query of `name` and `ok` for each item checked */
function named(db: Db, label: string, sentence: (name: string) => string) {
  return async (query: RawBuilder<unknown>): Promise<Findings> => {
    const findings = new Findings();
    const { rows } = await sql<{ name: string; ok: boolean }>`select name, ok from (${query}) q order by name`.execute(
      db,
    );
    for (const { name, ok } of rows) if (!ok) findings.add(sentence(name));
    findings.summary = `${rows.length} ${label}`;
    return findings;
  };
}

/** The triggers that write and protect the history exist, and no trigger is disabled. */
export async function checkTriggers({ db }: Subject): Promise<Findings> {
  const findings = new Findings();
  const { rows } = await sql<{ table: string; name: string; enabled: boolean }>`
    select relname as table, tgname as name, tgenabled in ('O', 'A') as enabled
    from pg_trigger join pg_class r on r.oid = tgrelid where not tgisinternal and ${ours} order by 1, 2`.execute(db);
  const there = new Set(rows.map(({ table, name }) => `${table}: ${name}`));
  for (const [name, tables] of Object.entries(expectedTriggers)) {
    for (const table of tables) if (!there.has(`${table}: ${name}`)) findings.add(`${table}: ${name} is missing.`);
  }
  for (const { table, name, enabled } of rows) if (!enabled) findings.add(`${table}: ${name} is disabled.`);
  findings.summary = `${rows.length} triggers`;
  return findings;
}

/** No sequence returns a number that a row already has. */
export async function checkSequences({ db }: Subject): Promise<Findings> {
  const findings = new Findings();
  const { rows } = await sql<{ sequence: string; table: string; column: string }>`
    select d.objid::regclass::text as sequence, r.oid::regclass::text as table, attname as column
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_class r on r.oid = d.refobjid join pg_attribute a on a.attrelid = r.oid and a.attnum = d.refobjsubid
    where d.deptype in ('a', 'i') and d.classid = 'pg_class'::regclass and r.relnamespace = current_schema()::regnamespace
    order by 1`.execute(db);
  for (const { sequence, table, column } of rows) {
    // The highest number first: a concurrent writer takes its number from the sequence.
    const { rows: highest } = await sql<{ used: string }>`
      select coalesce(max(${sql.ref(column)}), 0)::text as used from ${sql.table(table)}`.execute(db);
    const { rows: at } = await sql<{ next: string }>`
      select (last_value + is_called::int)::text as next from ${sql.table(sequence)}`.execute(db);
    const [used, next] = [highest[0]!.used, at[0]!.next];
    if (BigInt(next) <= BigInt(used))
      findings.add(`${sequence} returns ${next} next, but ${table} already has ${used}.`);
  }
  findings.summary = `${rows.length} sequences`;
  return findings;
}
