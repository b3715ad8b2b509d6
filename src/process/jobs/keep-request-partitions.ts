import { sql } from 'kysely';
import { advisoryLocks } from '../../domain/shared/advisory-locks.js';
import type { Db } from '../../entities/generated/database.js';

/** Entries are kept for this many days after the end of their day. */
const requestLogDays = 7;

/**
 * Creates the partitions of the request log for today and the next two days, and drops those that are past the retention. A drop waits
 * only briefly for readers; a partition that is in use is dropped an hour later.
 *
 * @returns the names of the dropped partitions
 */
export async function keepRequestPartitions(db: Db, days = requestLogDays): Promise<string[]> {
  await sql`select add_api_request_partition(now() + make_interval(days => n)) from generate_series(0, 2) n`.execute(
    db,
  );
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'api_requests'::regclass
      and (to_date(right(relname, 10), 'YYYY_MM_DD') + interval '1 day') at time zone 'UTC' <= now() - make_interval(days => ${days})
    order by relname`.execute(db);
  for (const { name } of rows) {
    await db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx);
      await sql`select pg_advisory_xact_lock(${advisoryLocks.requestLog})`.execute(tx);
      await sql`drop table if exists ${sql.table(name)}`.execute(tx);
    });
  }
  return rows.map(({ name }) => name);
}
