import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { OperatorError } from '../../config/operator-error.js';
import { columnList, readCatalogue } from './catalogue.js';
import { readCompressed } from './compressed-file.js';
import type { Manifest } from './manifest.js';

/**
 * Loads the tables of a backup into a database that has its schema and no records, in one transaction. Triggers do not fire: the
 * rows they would write, such as the audit log, are in the backup. Foreign keys are dropped and created again, which verifies
 * every row.
 */
export async function loadTables(
  client: pg.Client,
  folder: string,
  { tables, sequences, event_partitions }: Manifest,
  report: (line: string) => void,
): Promise<void> {
  await client.query('begin');
  await expectSameTables(client, tables);
  for (const name of event_partitions) {
    await client.query(`select add_event_partition(to_timestamp($1, '"events_"YYYY_MM') + interval '1 day')`, [name]);
  }
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
  // The database had no records when the restore began, but a service started since may have written some.
  if (await hasRecords(client))
    throw new OperatorError('Another process wrote to the database while it was being restored.');
  const { off, on } = await guards(client);
  for (const statement of off) await client.query(statement);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const sink = client.query(copyFrom(`copy ${pg.escapeIdentifier(table.name)} (${columnList(table)}) from stdin`));
    await readCompressed(folder, table, sink);
    if (sink.rowCount !== table.rows) {
      throw new OperatorError(`${table.name} has ${sink.rowCount} rows, but the manifest lists ${table.rows}.`);
    }
    report(`${table.name}: ${table.rows} rows`);
  }
  for (const { name, last_value, is_called } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), last_value, is_called]);
  }
  for (const statement of on) await client.query(statement);
  await client.query('commit');
}

async function expectSameTables(client: pg.Client, tables: Manifest['tables']): Promise<void> {
  const { tables: there } = await readCatalogue(client);
  const described = (list: Array<{ name: string; columns: string[] }>) =>
    list.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`).sort();
  const expectedTables = new Set(described(tables));
  const different = described(there).filter((table) => !expectedTables.has(table));
  if (different.length === 0 && there.length === tables.length) return;
  throw new OperatorError(
    `The backup's tables do not match those of this version's migrations of the same names. The first difference is ${different[0] ?? 'a missing table'}.`,
  );
}

/** Whether there are records: every record belongs to an organization or a user. */
export async function hasRecords(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select from organizations union all select from users limit 1');
  return rows.length > 0;
}

/** Statements that drop foreign keys and disable triggers, and those that restore them. */
async function guards(client: pg.Client): Promise<{ off: string[]; on: string[] }> {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace order by 1, 2`,
  );
  // The triggers of partitions are handled through their tables.
  const { rows: triggers } = await client.query<{ table: string; name: string; enabled: keyof typeof enabling }>(
    `select tgrelid::regclass::text as table, quote_ident(tgname) as name, tgenabled as enabled
      from pg_trigger t join pg_class c on c.oid = tgrelid
      where not tgisinternal and tgparentid = 0 and tgenabled <> 'D' and relnamespace = current_schema()::regnamespace
      order by 1, 2`,
  );
  return {
    off: [
      ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
      ...triggers.map(({ table, name }) => `alter table ${table} disable trigger ${name}`),
    ],
    on: [
      ...triggers.map(({ table, name, enabled }) => `alter table ${table} ${enabling[enabled]} trigger ${name}`),
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
    ],
  };
}

/** The values of pg_trigger.tgenabled. */
const enabling = { O: 'enable', A: 'enable always', R: 'enable replica' } as const;
