import { sql } from 'kysely';
import { entityTypes } from '../../../domain/vocabulary.js';
import type { Db } from '../../../entities/generated/database.js';
import { tableOfCollection } from '../tables.js';
import { Findings } from './findings.js';

interface ForeignKey {
  name: string;
  table: string;
  columns: string[];
  to: string;
  toColumns: string[];
}

/** A column with the id of a record of any type, which no foreign key can check. */
interface Polymorphic {
  table: string;
  /** The column that names the row in a finding. */
  key: string;
  type: string;
  id: string;
}

const polymorphic: readonly Polymorphic[] = [
  { table: 'documents', key: 'id', type: 'documentable_type', id: 'documentable_id' },
  { table: 'document_orders', key: 'id', type: 'documentable_type', id: 'documentable_id' },
  { table: 'attached_files', key: 'id', type: 'subject_type', id: 'subject_id' },
  { table: 'ledger_transactions', key: 'id', type: 'subject_type', id: 'subject_id' },
  { table: 'credit_holds', key: 'id', type: 'for_type', id: 'for_id' },
  { table: 'sandbox_credit_holds', key: 'id', type: 'for_type', id: 'for_id' },
];

/** `document_order` → `document_orders`. */
const tableOf = new Map(
  Object.entries(entityTypes).map(([collection, type]) => [
    type.replace(/(?<=.)[A-Z]/g, '_$&').toLowerCase(),
    tableOfCollection(collection),
  ]),
);

/**
 * Every row that a row refers to exists. That a foreign key is validated does not prove it: a session that replicates writes
 * without checking any. Each key is checked by one join, in one snapshot.
 */
export async function checkReferences({ db }: { db: Db }): Promise<Findings> {
  const findings = new Findings();
  const keys = await foreignKeys(db);
  for (const { name, table, columns, to, toColumns } of keys) {
    const presentColumns = columns.map((column) => sql`c.${sql.ref(column)} is not null`);
    const same = columns.map((column, at) => sql`p.${sql.ref(toColumns[at]!)} = c.${sql.ref(column)}`);
    const { rows } = await sql<{ values: string }>`
      select concat_ws(', ', ${sql.join(columns.map((column) => sql`c.${sql.ref(column)}`))}) as values
      from ${sql.table(table)} c left join ${sql.table(to)} p on ${sql.join(same, sql` and `)}
      where ${sql.join(presentColumns, sql` and `)} and p.${sql.ref(toColumns[0]!)} is null`.execute(db);
    for (const { values } of rows) {
      findings.add(`${table}: ${columns.join(', ')} ${values} refers to no row of ${to} (${name}).`);
    }
  }
  const recordIds = sql.join(
    [...tableOf].map(([type, table]) => sql`select ${type}::text as type, id from ${sql.table(table)}`),
    sql` union all `,
  );
  for (const { table, key, type, id } of polymorphic) {
    const { rows } = await sql<{ row: string; type: string; id: string }>`
      with known as (${recordIds})
      select r.${sql.ref(key)}::text as row, r.${sql.ref(type)} as type, r.${sql.ref(id)} as id
      from ${sql.table(table)} r left join known k on k.type = r.${sql.ref(type)} and k.id = r.${sql.ref(id)}
      where r.${sql.ref(type)} = any(${[...tableOf.keys()]}::text[]) and k.id is null order by 1`.execute(db);
    for (const one of rows) findings.add(`${table} ${one.row}: the ${one.type} ${one.id} does not exist.`);
  }
  findings.summary = `${keys.length + polymorphic.length} keys`;
  return findings;
}

/** A key of a partition is that of its table. */
async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const names = (relation: string, keys: string) => sql`array(
    select attname::text from unnest(${sql.ref(keys)}) with ordinality k (number, place)
      join pg_attribute on attrelid = ${sql.ref(relation)} and attnum = k.number order by k.place)`;
  const { rows } = await sql<ForeignKey>`
    select conname as name, r.relname as table, t.relname as to, ${names('conrelid', 'conkey')} as columns,
      ${names('confrelid', 'confkey')} as "toColumns"
    from pg_constraint c join pg_class r on r.oid = conrelid join pg_class t on t.oid = confrelid
    where contype = 'f' and conparentid = 0 and r.relnamespace = current_schema()::regnamespace order by 2, 1`.execute(
    db,
  );
  return rows;
}
