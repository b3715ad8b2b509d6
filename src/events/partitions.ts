import { sql } from 'kysely';
import { advisoryLocks } from '../domain/shared/advisory-locks.js';
import type { Db } from '../entities/generated/database.js';

/**
 * Creates the partitions of this month and the next two. Drops those whose events are all older than the retention, including
 * sandbox events. A drop waits only briefly for readers; a partition that is in use today is dropped tomorrow.
 *
 * @returns the names of the dropped partitions
 */
export async function keepPartitions(db: Db, retentionDays: number): Promise<string[]> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.sequencer})`.execute(tx);
    await sql`select add_event_partition(now() + make_interval(months => n)) from generate_series(0, 2) n`.execute(tx);
  });
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_inherits join pg_class on oid = inhrelid
    where inhparent = 'events'::regclass
      and (to_date(right(relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= now() - make_interval(days => ${retentionDays})
    order by relname`.execute(db);
  for (const { name } of rows) await drop(db, name);
  return rows.map(({ name }) => name);
}

/** Records up to which position events may be gone, in the same transaction as the drop. */
async function drop(db: Db, partition: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '2s'`.execute(tx);
    await sql`select pg_advisory_xact_lock(${advisoryLocks.sequencer})`.execute(tx);
    await sql`
      update event_positions set dropped = greatest(dropped, (select coalesce(max(position), 0) from ${sql.table(partition)}))`.execute(
      tx,
    );
    await sql`delete from event_gaps where upper(positions) <= (select dropped + 1 from event_positions)`.execute(tx);
    await sql`drop table ${sql.table(partition)}`.execute(tx);
  });
}
