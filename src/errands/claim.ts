import { type Kysely, sql } from 'kysely';
import type { Errand } from './queue.js';

/** How long a worker has for an errand; then it is another's. Longer than any answer of an outside party is waited for. */
const leaseSeconds = 60;

/**
 * Takes errands that are due, at most `most`: of each record the earliest alone. An attempt counts once it is claimed, and one
 * whose worker was killed is made again when its lease ends.
 */
export async function claimErrands(db: Kysely<unknown>, now: Date, most: number): Promise<Errand[]> {
  const { rows } = await sql<Errand>`
    with due as (
      select id from errands e
      where due_at <= ${now.toISOString()}::timestamptz and gave_up_at is null
        and (leased_until is null or leased_until <= clock_timestamp())
        and not exists (select from errands earlier where earlier.subject_id = e.subject_id and earlier.gave_up_at is null
          and (earlier.due_at, earlier.serial) < (e.due_at, e.serial))
      order by due_at, serial limit ${most} for update skip locked)
    update errands e set attempt = attempt + 1, leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    from due where e.id = due.id
    returning e.id, e.kind, e.account_id as "accountId", e.livemode, e.subject_id as "subjectId", e.payload, e.due_at as "dueAt", e.attempt`.execute(
    db,
  );
  return rows
    .map((row) => ({ ...row, dueAt: new Date(row.dueAt) }))
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/** The wait before the next attempt, in seconds. */
export function waitAfterAttempt(attempt: number): number {
  return [10, 60, 600][attempt - 1] ?? 3600;
}

/** An attempt that failed: the next is due later, or there is none. */
export async function putBack(
  db: Kysely<unknown>,
  { id, attempt }: Errand,
  failure: { now: Date; error: string; givesUp: boolean },
): Promise<void> {
  const { now, error, givesUp } = failure;
  await sql`
    update errands set leased_until = null, last_error = ${error.slice(0, 2_000)},
      due_at = ${now.toISOString()}::timestamptz + make_interval(secs => ${waitAfterAttempt(attempt)}),
      gave_up_at = ${givesUp ? now.toISOString() : null}::timestamptz
    where id = ${id}::uuid and attempt = ${attempt} and leased_until is not null`.execute(db);
}
