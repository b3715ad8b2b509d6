import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { dayInUtc, daysInStates } from '../../domain/deadlines/state-zones.js';
import type { Db } from '../../entities/generated/database.js';
import type { SandboxDue } from '../../schema/sandbox.js';
import { scoped } from './scope.js';

/** A table with sandbox rows, and the tables that its rows refer to. */
export interface SandboxTable {
  name: string;
  /** Its changes are in the audit log, because it holds records and not bookkeeping. */
  audited: boolean;
  /** Its rows refer to stored files. */
  hasFiles: boolean;
  refersTo: string[];
}

/**
 * All tables whose rows belong to an account and a mode. They come from the database's own catalogue, so that none can be
 * forgotten.
 */
export async function sandboxTables(db: Db): Promise<SandboxTable[]> {
  const { rows } = await sql<SandboxTable>`
    with tables as (
      select oid, relname from pg_class c
      where relkind in ('r', 'p') and not relispartition and relnamespace = current_schema()::regnamespace
        and (select count(*) from pg_attribute where attrelid = c.oid and attname in ('account_id', 'livemode')) = 2)
    select relname as name,
      exists (select from pg_trigger where tgrelid = t.oid and tgname = 'audited') as audited,
      exists (select from pg_attribute where attrelid = t.oid and attname = 'sha256') as "hasFiles",
      array(select distinct r.relname::text from pg_constraint f join tables r on r.oid = f.confrelid
        where f.conrelid = t.oid and f.contype = 'f' and f.confrelid <> t.oid order by 1) as "refersTo"
    from tables t order by relname`.execute(db);
  return rows;
}

/** The account's own sandbox rows. Excludes rows of other accounts that it can read, and the account itself. */
export function disposable(ctx: RequestContext): RawBuilder<boolean> {
  return sql`account_id = ${ctx.account.id}::uuid and livemode = ${false}`;
}

/** Logs that are kept in addition to the records. */
const logs: ReadonlySet<string> = new Set(['audit_entries', 'emails', 'tasks', 'events', 'webhook_deliveries']);

/** How many rows of records and logs a reset would delete, by table. Leaves out empty tables. */
export async function countDisposable(ctx: RequestContext): Promise<Record<string, number>> {
  const tables = (await sandboxTables(ctx.db)).filter(({ name, audited }) => audited || logs.has(name));
  const parts = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, count(*)::float8 as n from ${sql.table(name)} where ${disposable(ctx)}`,
  );
  const { rows } = await sql<{ name: string; n: number }>`
    select name, n from (${sql.join(parts, sql` union all `)}) counted where n > 0 order by name`.execute(ctx.db);
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** The tasks and open deadlines of the next days, by the sandbox's clock. */
export async function dueWithin(ctx: RequestContext, days: number): Promise<SandboxDue[]> {
  const now = ctx.now();
  const end = new Date(now.getTime() + days * 86_400_000);
  // A deadline is due until its day ends in the last of the states.
  const { first } = daysInStates(now);
  const { rows } = await sql<SandboxDue>`
    select at, source, kind, "subjectId" from (
      (select due_at as at, 'task' as source, kind, subject_id as "subjectId" from tasks
        where ${scoped(ctx, 'tasks', 'any')} and gave_up_at is null and due_at < ${end.toISOString()}::timestamptz
        order by due_at, serial limit 200)
      union all
      (select date::timestamp at time zone 'UTC', 'deadline', kind, project_id from project_deadlines
        where ${scoped(ctx, 'project_deadlines', 'any')} and is_open and date >= ${first}::date and date <= ${dayInUtc(end)}::date
        order by date limit 200)) due
    order by at, kind, "subjectId" limit 200`.execute(ctx.db);
  return rows;
}
