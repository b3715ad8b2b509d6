import { sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import { Loop } from '../../runtime/loops/loop.js';
import { scheduledStatementMs } from './handlers.js';

/** A table of so few rows costs about the same with any plan. */
const fewRows = 200;

/**
 * Analyzes the tables that have three times the rows that the planner knows of, and more. PostgreSQL does so itself, but up to a minute
 * later: meanwhile every session keeps the plans that it made for an empty table, after a deployment, a purge or in a burst. For an
 * empty table any index costs the same, so such a plan may read a whole index to find one row. An analysis lets all sessions
 * plan again, the statements of functions and foreign keys included.
 *
 * @returns the names of the tables
 */
export async function analyzeGrownTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select s.schemaname as schema, s.relname as name from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.n_live_tup > ${fewRows} + 3 * greatest(c.reltuples, 0) order by 1, 2`.execute(db);
  // Another worker may be analyzing the table.
  for (const { schema, name } of rows) await sql`analyze (skip_locked) ${sql.table(`${schema}.${name}`)}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Analyzes them each second. */
export function statisticsLoop(db: Db, onError: (error: unknown) => void): Loop {
  return new Loop({
    name: 'statistics',
    pass: async () => {
      await analyzeGrownTables(db);
    },
    onError,
    statementMs: scheduledStatementMs,
  });
}
