import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../entities/generated/database.js';
import { emailKinds, scheduledKinds } from './kinds.js';
import type { Job, Task } from './queue.js';

/** How many tasks of one lane a process runs at a time. */
const maxInLane = { shared: 8, scheduled: 5, own: 2, own_email: 1, slow: 1 } as const;

/** How many tasks of one share (shares.ts) can begin at a time: all slots of its lane, if no other share has work. */
export const maxOfShare = maxInLane.shared;

/**
 * The classes of lanes: the operator's parties, scheduled work, accounts' own parties, their own mail servers, and the own parties that did not
 * answer in time.
 */
type LaneClass = keyof typeof maxInLane;

/** How many tasks of the lanes of a class a process runs at a time: all six shared lanes, and many accounts' own. */
const maxInClass: Readonly<Record<LaneClass, number>> = { shared: 48, scheduled: 5, own: 24, own_email: 4, slow: 8 };

/**
 * How many tasks a process runs at a time. They mostly wait for answers, and each holds a connection only at its end. Each class has
 * its slots: whichever parties are silent, the others are still called.
 */
export const maxAtATime = Object.values(maxInClass).reduce((sum, most) => sum + most, 0);

/** An own party that has not answered for this long, in milliseconds, is slow. */
export const slowMs = 5_000;

/** The kinds of tasks that call an account's own party, if it has one, with its provider. */
const ownProviders: Partial<Record<(Task | Job)['kind'], string>> = {
  'mail.submit': 'lob',
  'partner.submit': 'partner',
  'partner.cancel': 'partner',
};

/**
 * The lane of a task: the outside party that it calls, so that a silent party does not delay tasks for another. The operator's
 * carrier and partner have one lane each, and so does each account's own: `carrier:<account>`, or `carrier~<account>` if it did not
 * answer in time. `local` tasks call no outside party.
 *
 * E-mails for signing in do not wait behind the others (`email`), of which those through an account's own mail server have a lane
 * for each account: `email:<account>`. One that was slow is tried in turns, and otherwise the operator's is used (background/email/send-email.ts).
 */
export function selectLane(e: RawBuilder<unknown>): RawBuilder<string> {
  const having = (provider: string) => sql`${e}.account_id in (select account_id from provider_credentials
    where provider = ${provider} and livemode and mode = 'live' and status = 'active' and deleted_at is null`;
  const ofAccount = (
    provider: string,
  ) => sql`case when ${having(provider)} and silent_at is not null) then '~' || ${e}.account_id
    when ${having(provider)}) then ':' || ${e}.account_id else '' end`;
  return sql<string>`case when not ${e}.livemode then 'local'
    when ${e}.kind = 'mail.submit' then 'carrier' || ${ofAccount('lob')}
    when ${e}.kind in ('partner.submit', 'partner.cancel') then 'partner' || ${ofAccount('partner')}
    when ${e}.kind = 'document.timestamp' then 'timestamp'
    when ${e}.kind = 'send_email' then coalesce((select 'email:' || m.account_id from emails m where m.id = ${e}.subject_id and m.livemode
      and m.account_id in (select account_id from provider_credentials where provider = 'smtp' and livemode and mode = 'live'
        and status = 'active' and deleted_at is null and silent_at is null)), 'email')
    when ${e}.kind = any(${emailKinds}::text[]) then 'sign_in'
    when ${e}.kind = any(${scheduledKinds}::text[]) then 'scheduled'
    else 'local' end`;
}

function toLaneClass(lane: string): LaneClass {
  if (lane === 'scheduled') return lane;
  if (lane.startsWith('email:')) return 'own_email';
  return lane.includes(':') ? 'own' : lane.includes('~') ? 'slow' : 'shared';
}

/** The class of a lane, in SQL. */
export function classIn(lane: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`case when ${lane} = 'scheduled' then 'scheduled' when ${lane} like 'email:%' then 'own_email' when ${lane} like '%:%' then 'own' when ${lane} like '%~%' then 'slow' else 'shared' end`;
}

/** The lane in which an attempt goes on that has had no answer for a while: an account's own party is then slow. */
export function toSlowLane(lane: string): string | undefined {
  return toLaneClass(lane) === 'own' ? lane.replace(':', '~') : undefined;
}

export function isSlow(lane: string): boolean {
  return toLaneClass(lane) === 'slow';
}

/** How many more tasks of a lane may start, given how many are running. */
export function freeIn(lane: RawBuilder<unknown>, running: ReadonlyMap<string, number>): RawBuilder<number> {
  const counts = JSON.stringify(Object.fromEntries(running));
  return sql<number>`(${JSON.stringify(maxInLane)}::jsonb ->> ${classIn(lane)})::int - coalesce((${counts}::jsonb ->> ${lane})::int, 0)`;
}

/** How many more tasks of the lanes of a class may start. */
export function freeInClass(laneClass: RawBuilder<unknown>, running: ReadonlyMap<string, number>): RawBuilder<number> {
  const classes = Object.keys(maxInClass) as LaneClass[];
  const free = Object.fromEntries(classes.map((one) => [one, countFree(one, running)]));
  return sql<number>`(${JSON.stringify(free)}::jsonb ->> ${laneClass})::int`;
}

function countFree(laneClass: LaneClass, running: ReadonlyMap<string, number>): number {
  let free = maxInClass[laneClass];
  for (const [lane, count] of running) if (toLaneClass(lane) === laneClass) free -= count;
  return Math.max(free, 0);
}

/** Whether a task of the lane may start, for the search of due tasks; undefined if no lane is full. */
export function inFreeLane(
  lane: RawBuilder<unknown>,
  running: ReadonlyMap<string, number>,
): RawBuilder<boolean> | undefined {
  const lanes = [...running].filter(([one, count]) => count >= maxInLane[toLaneClass(one)]).map(([one]) => one);
  const classes = (Object.keys(maxInClass) as LaneClass[]).filter((one) => countFree(one, running) === 0);
  if (lanes.length === 0 && classes.length === 0) return undefined;
  return sql<boolean>`(${lane} <> all(${lanes}::text[]) and ${classIn(lane)} <> all(${classes}::text[]))`;
}

/** Notes that accounts' own parties have not answered these tasks in time. */
export async function noteSilence(db: Db, tasks: readonly (Task | Job)[]): Promise<void> {
  await setSilent(db, tasks, sql`clock_timestamp()`, sql`c.silent_at is null`);
}

/** Notes that an account's own party has answered in time again. */
export async function noteAnswer(db: Db, task: Task | Job): Promise<void> {
  await setSilent(db, [task], sql`null`, sql`c.silent_at is not null`);
}

async function setSilent(
  db: Db,
  tasks: readonly (Task | Job)[],
  value: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<void> {
  const parties = JSON.stringify(
    tasks.map(({ accountId, kind }) => ({ account: accountId, name: ownProviders[kind] })),
  );
  await sql`
    with held as (
      select c.id from provider_credentials c
      where (c.account_id, c.provider) in (select account, name from jsonb_to_recordset(${parties}::jsonb) as party (account uuid, name text))
        and c.mode = 'live' and c.status = 'active' and c.deleted_at is null and ${where}
      order by c.id for no key update
    )
    update provider_credentials c set silent_at = ${value} from held where c.id = held.id`.execute(db);
}

/** The kinds of lanes, for metrics, which do not distinguish accounts. */
export const laneKinds = [
  'carrier',
  'partner',
  'timestamp',
  'own',
  'slow',
  'local',
  'email',
  'own_email',
  'sign_in',
  'scheduled',
] as const;

export function laneKind(lane: string): string {
  const laneClass = toLaneClass(lane);
  return laneClass === 'shared' ? lane : laneClass;
}
