import { sql } from 'kysely';
import type { Db } from '../../../entities/generated/database.js';
import { Findings } from './findings.js';

/** A table whose rows' every change the trigger `audited` logs under an account of the row. */
interface LoggedTable {
  table: string;
  /** The name of its records in the log. */
  type: string;
  /** Columns that the log leaves out. */
  unlogged: string[];
}

/**
 * Never logged: they do not change, or say only that something else did. The log of an invitation, which two accounts read, does not
 * name who answered.
 */
const always = ['id', 'serial', 'account_id', 'livemode', 'created_at', 'updated_at', 'answered_by_user_id'];

/** Records that are compared in one statement. */
const batch = 2_000;

/**
 * Every record is as the audit log says: its columns have the values that were logged last, its creation is logged, and a record
 * that is gone was deleted by a logged deletion. A write that fired no trigger is found by this.
 *
 * Tables without an account in their rows, such as tokens, are left out: their changes are logged in the accounts to which they
 * give access at that time, which may be none.
 */
export async function checkHistory({ db }: { db: Db }): Promise<Findings> {
  const findings = new Findings();
  const tables = await loggedTables(db);
  let count = 0;
  for (const table of tables) count += await compareTable(db, table, findings);
  await findLost(db, tables, findings);
  findings.summary = `${count} records as they were logged`;
  return findings;
}

async function loggedTables(db: Db): Promise<LoggedTable[]> {
  const { rows } = await sql<{ table: string; args: string[] }>`
    select relname as table, string_to_array(encode(tgargs, 'escape'), '\\000') as args
    from pg_trigger join pg_class c on c.oid = tgrelid
    where tgname = 'audited' and relnamespace = current_schema()::regnamespace and exists (
      select from pg_attribute where attrelid = c.oid and attname in ('account_id', 'organization_id') and not attisdropped)
    order by 1`.execute(db);
  // The arguments are the name, the columns with amounts, and those that are not logged; each ends with a zero byte. The trigger of
  // lines, which logs a statement at a time, has none.
  return rows.map(({ table, args: [type, , ...unlogged] }) => ({
    table,
    type: type || toTypeName(table),
    unlogged: unlogged.slice(0, -1),
  }));
}

/** `sov_lines` → `SovLine`. */
function toTypeName(table: string): string {
  return table.slice(0, -1).replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A preview is a look at a record, and leaves no entry (0029-email-preferences). Earlier ones did. */
const isLogged = (table: string) => (table === 'documents' ? sql`not is_preview` : sql`true`);

/** @returns how many records were compared */
async function compareTable(db: Db, { table, type, unlogged }: LoggedTable, findings: Findings): Promise<number> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (let count = 0; ; ) {
    // One snapshot: a change and its entry are written by one transaction. A column with a default may be newer than its
    // record's entries.
    const { rows } = await sql<{ id: string; created: boolean; changed: string[] | null }>`
      with picked as materialized (
        select * from ${sql.table(table)} where id > ${after}::uuid and ${isLogged(table)} order by id limit ${batch}),
      logged as (
        select e.auditable_id as id, bool_or(e.action = 'created') as created,
          coalesce(jsonb_object_agg(v.key, v.value order by e.serial) filter (where v.key is not null), '{}') as last
        from picked s join audit_entries e on e.auditable_id = s.id and e.auditable_type = ${type}
          left join lateral jsonb_each(e.new_values) v on true
        group by 1),
      filled as (
        select attname::text as key from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and (atthasdef or attidentity <> ''))
      select s.id, coalesce(l.created, false) as created, c.changed
      from picked s left join logged l using (id) cross join lateral (
        select array_agg(stored.key order by stored.key) as changed
        from jsonb_each(to_jsonb(s)) stored
          join jsonb_each(to_jsonb(jsonb_populate_record(null::${sql.table(table)}, l.last))) said using (key)
        where stored.key <> all(${[...always, ...unlogged]}::text[]) and stored.value is distinct from said.value
          and (l.last ? stored.key or stored.key not in (select key from filled))) c
      order by s.id`.execute(db);
    for (const { id, created, changed } of rows) {
      if (!created) findings.add(`${table} ${id}: its creation is not in the audit log.`);
      else if (changed) findings.add(`${table} ${id}: ${changed.join(', ')} differ from the audit log.`);
    }
    count += rows.length;
    if (rows.length < batch) return count;
    after = rows.at(-1)!.id;
  }
}

/** Records that were created, are gone, and were not deleted by a logged deletion. A soft deletion logs `deleted_at`. */
async function findLost(db: Db, tables: readonly LoggedTable[], findings: Findings): Promise<void> {
  const idSelects = tables.map(({ table, type }) => sql`select ${type}::text as type, id from ${sql.table(table)}`);
  const { rows } = await sql<{ type: string; id: string }>`
    with kept as (${sql.join(idSelects, sql` union all `)}),
    made as (select auditable_type as type, auditable_id as id from audit_entries
      where action = 'created' and auditable_type = any(${tables.map(({ type }) => type)}::text[])
        and not (auditable_type = 'Document' and new_values ->> 'is_preview' = 'true')),
    ended as (select auditable_type as type, auditable_id as id from audit_entries
      where action = 'deleted' and new_values = '{}')
    select distinct type, id from made
    where not exists (select from kept where kept.type = made.type and kept.id = made.id)
      and not exists (select from ended where ended.type = made.type and ended.id = made.id)
    order by 1, 2`.execute(db);
  for (const { type, id } of rows) findings.add(`${type} ${id} is gone, but the audit log has no deletion of it.`);
}
