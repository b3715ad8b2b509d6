import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import { endsWithinSeconds } from '../../runtime/loops/attempts.js';
import { isScheduled, type JobKind, leaseOf, nextDue, retryWait, type TaskKind, taskKinds } from './kinds.js';
import { classIn, freeIn, freeInClass, inFreeLane, selectLane } from './lanes.js';
import type { Job, Task } from './queue.js';
import { dueOfShares, turnIn } from './shares.js';

/** What a claim of these kinds returns. */
type Claimed<Kind> = Kind extends TaskKind ? Task : Job;

/**
 * Claims due tasks, at most `most`. A lane gets no more than its free slots, after those of `running`, and so does a class of lanes,
 * in which each lane gets one before any gets two; a record gets only its earliest task. In a lane, the share with the fewest tasks under way
 * comes first (shares.ts). An attempt counts as soon as it is claimed, and the task of a killed worker is attempted again when its lease ends. Each sandbox has its own time. A sandbox whose clock is being moved is skipped: the request that moves it runs its due
 * tasks.
 *
 * @param now another time than the database's, for a test
 * @param kinds those that the worker can run: a newer release may have added others
 */
export async function claimTasks<Kind extends TaskKind | JobKind = TaskKind>(
  db: Db,
  now: Date | undefined,
  most: number,
  running: ReadonlyMap<string, number> = new Map(),
  kinds: readonly Kind[] = taskKinds as readonly TaskKind[] as readonly Kind[],
): Promise<Array<Claimed<Kind>>> {
  const time = now ? sql`${now.toISOString()}::timestamptz` : sql`statement_timestamp()`;
  const isFree = inFreeLane(lane, running);
  const ofFreeLane = sql`and e.share is null and e.kind = any(${kinds}::text[]) ${isFree ? sql`and ${isFree}` : sql``}`;
  return claim<Claimed<Kind>>(
    db,
    sql`(
        select e.id from tasks e
        where e.due_at <= ${time} ${ofFreeLane} and ${claimable} and not exists (select from sandbox_clocks c
          where c.account_id = e.account_id and not e.livemode and c.moving_until > clock_timestamp())
        order by e.due_at, e.serial limit ${most}
      ) union (
        select e.id from sandbox_clocks c join tasks e on e.account_id = c.account_id and not e.livemode
        where c.offset_ms > 0 and (c.moving_until is null or c.moving_until <= clock_timestamp())
          and e.due_at <= ${time} + make_interval(secs => c.offset_ms / 1000.0) ${ofFreeLane} and ${claimable}
        order by e.due_at, e.serial limit ${most}) union (${dueOfShares(time, kinds, running)})`,
    most,
    running,
  );
}

/** The next task of an account's sandbox, whenever it is due; for the request that moves the sandbox's clock. */
export async function nextSandboxTask(
  db: Db,
  accountId: string,
  except: readonly string[],
): Promise<{ id: string; dueAt: Date; underWay: boolean } | undefined> {
  const { rows } = await sql<{ id: string; dueAt: string; underWay: boolean }>`
    select id, due_at as "dueAt", coalesce(leased_until > clock_timestamp(), false) as "underWay" from tasks
    where account_id = ${accountId}::uuid and not livemode and gave_up_at is null and id <> all(${except}::uuid[])
    order by due_at, serial limit 1`.execute(db);
  const [row] = rows;
  return row && { ...row, dueAt: new Date(row.dueAt) };
}

/** Claims one task, unless another worker has it or it must wait for an earlier task of its record. */
export async function claimTask(db: Db, id: string): Promise<Task | undefined> {
  const [task] = await claim<Task>(db, sql`select e.id from tasks e where e.id = ${id}::uuid and ${claimable}`, 1);
  return task;
}

const lane = selectLane(sql`e`);
const free = sql`(e.leased_until is null or e.leased_until <= clock_timestamp())`;
const claimable = sql`e.gave_up_at is null and ${free}
  and not exists (select from tasks earlier where earlier.subject_id = e.subject_id and earlier.gave_up_at is null
    and (earlier.due_at, earlier.serial) < (e.due_at, e.serial))`;

/** The ids are passed on as arrays, because a plan that expects many of them would read the whole table. */
async function claim<Claims extends Task | Job>(
  db: Db,
  dueTasks: RawBuilder<unknown>,
  most: number,
  running: ReadonlyMap<string, number> = new Map(),
): Promise<Claims[]> {
  const { rows } = await sql<Claims>`
    with found as (${dueTasks}), lanes as (
      select e.id, e.share, e.due_at, e.serial, ${lane} as lane from tasks e where e.id = any(array(select id from found))
    ), turns as (
      select e.*, ${turnIn(sql`e`, sql`e.lane`)} as turn from lanes e
    ), places as (
      select *, row_number() over (partition by lane order by turn, due_at, serial) as place from turns
    ), fitting as (
      select id, lane, ${classIn(sql`lane`)} as class,
        row_number() over (partition by ${classIn(sql`lane`)} order by place, due_at, serial) as place
      from places where place <= ${freeIn(sql`places.lane`, running)}
    ), due as (
      select e.id, (select lane from fitting where id = e.id) as lane from tasks e
      where e.id = any(array(select id from fitting where place <= ${freeInClass(sql`fitting.class`, running)})) and ${free}
      order by e.due_at, e.serial limit ${most} for update of e skip locked)
    update tasks e set attempt = attempt + 1, leased_until = clock_timestamp() + ${leaseOf(sql`e.kind`)}
    from due where e.id = due.id
    returning e.id, e.kind, e.account_id as "accountId", e.livemode, e.subject_id as "subjectId", e.payload, e.due_at as "dueAt", e.attempt, due.lane`.execute(
    db,
  );
  return rows
    .map((row) => ({ ...row, dueAt: new Date(row.dueAt) }))
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
}

/**
 * Records a failed attempt: the task is due again later, or has given up. Scheduled work is due again at its next time at the latest, and never
 * gives up.
 *
 * @param failure `isOurs`: the database failed, and no outside party. It has taken this record, so it is back: the wait is short.
 */
export async function putBack(
  db: Db,
  { id, kind, attempt }: Task | Job,
  failure: { now: Date; error: string; givesUp: boolean; isOurs?: boolean },
): Promise<void> {
  const { now, error, givesUp, isOurs = false } = failure;
  const wait = isOurs ? Math.min(retryWait(kind, attempt), 2 * attempt) : retryWait(kind, attempt);
  const later = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`;
  await sql`
    update tasks set leased_until = null, last_error = ${error.slice(0, 2_000)},
      due_at = ${isScheduled(kind) ? sql`least(${later}, ${nextDue(kind)})` : later},
      gave_up_at = ${givesUp ? now.toISOString() : null}::timestamptz
    where id = ${id}::uuid and attempt = ${attempt} and leased_until is not null`.execute(db);
}

/**
 * Hands back the task of a process that stops. The lease ends when the process has certainly ended, so that no two workers call the
 * outside party at once; what the attempt finishes before then still counts.
 */
export async function handBack(db: Db, { id, attempt }: Task | Job, reason: string): Promise<void> {
  await sql`
    update tasks set last_error = ${reason},
      leased_until = least(leased_until, clock_timestamp() + make_interval(secs => ${endsWithinSeconds}))
    where id = ${id}::uuid and attempt = ${attempt} and leased_until is not null`.execute(db);
}

/** Renews the leases of scheduled work that still runs. One that has ended stays so: another worker may have the work. */
export async function renewLeases(db: Db, jobs: readonly (Task | Job)[]): Promise<void> {
  const held = JSON.stringify(jobs.filter(({ kind }) => isScheduled(kind)).map(({ id, attempt }) => ({ id, attempt })));
  if (held === '[]') return;
  await sql`
    update tasks e set leased_until = clock_timestamp() + ${leaseOf(sql`e.kind`)}
    from jsonb_to_recordset(${held}::jsonb) as held (id uuid, attempt int)
    where e.id = held.id and e.attempt = held.attempt and e.leased_until > clock_timestamp()`.execute(db);
}
