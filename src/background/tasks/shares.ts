import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { JobKind, TaskKind } from './kinds.js';
import { inFreeLane, maxOfShare, selectLane } from './lanes.js';

/** How many shares one claim looks at, from a random one on: however many accounts have e-mails that wait, each has its turn. */
const sharesPerClaim = 100;

/** How many of the tasks that are due the longest lead a claim to their shares. */
const longestDue = 64;

/**
 * The tasks with a share that are due: of each share that a claim looks at as many as its lane has slots. All tasks of a share have one lane,
 * so that a full lane is passed over with a look at one task of each share, however many wait in it.
 */
export function dueOfShares(
  time: RawBuilder<unknown>,
  kinds: ReadonlyArray<TaskKind | JobKind>,
  running: ReadonlyMap<string, number>,
): RawBuilder<unknown> {
  const isFree = inFreeLane(sql`first.lane`, running) ?? sql`true`;
  const waits = sql`w.gave_up_at is null and w.share is not null`;
  // A range, because with an equality the plan may take the index without the share, and read the whole queue for a share that has little in it.
  const ofShare = sql`${waits} and w.share between shares.share and shares.share`;
  const lowest = sql`(select w.share from tasks w where ${waits} order by w.share limit 1)`;
  return sql`
    with recursive beginning as (
      select coalesce((select w.share from tasks w where ${waits} and w.share >= ${randomUUID()} order by w.share limit 1), ${lowest}) as share
    ), around (share, count) as (
      select share, 1 from beginning where share is not null
      union all
      select next.share, around.count + 1 from around cross join lateral (select coalesce(
        (select w.share from tasks w where ${waits} and w.share > around.share order by w.share limit 1), ${lowest}) as share) next
      where around.count < ${sql.lit(sharesPerClaim)} and next.share <> (select share from beginning)
    ), shares as (
      select share from around
      union
      select share from (select w.share from tasks w where ${waits} and w.due_at <= ${time}
        order by w.due_at, w.serial limit ${sql.lit(longestDue)}) longest
    )
    select due.id from shares
    cross join lateral (select ${selectLane(sql`w`)} as lane from tasks w
      where ${ofShare} order by w.share, w.due_at, w.serial limit 1) first
    cross join lateral (select w.id from tasks w
      where ${ofShare} and w.due_at <= ${time} and w.kind = any(${kinds}::text[])
        and (w.leased_until is null or w.leased_until <= clock_timestamp())
      order by w.share, w.due_at, w.serial limit ${sql.lit(maxOfShare)}) due
    where ${isFree}`;
}

/** The place of a task among those of its share, after those that are being done, by any process. */
export function turnIn(e: RawBuilder<unknown>, lane: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`row_number() over (partition by ${lane}, ${e}.share order by ${e}.due_at, ${e}.serial)
    + (select count(*) from tasks r where r.share = ${e}.share and r.leased_until is not null
      and r.leased_until > clock_timestamp())`;
}
