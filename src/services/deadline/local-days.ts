import { type RawBuilder, sql } from 'kysely';
import { dayInState, daysInStates, startOfDay, zoneOfState } from '../../domain/deadlines/state-zones.js';
import { addDays } from '../../domain/shared/calendar.js';
import type { Db } from '../../entities/generated/database.js';
import type { Whose } from './batches.js';

/** The state of a project, as its deadlines take it. */
export function selectState(projectId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select coalesce(s.state, (select j.state from jobsites j where j.project_id = s.id and j.is_primary
    and j.deleted_at is null)) from projects s where s.id = ${projectId})`;
}

export function stateOfNotice(noticeId: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(select s.state from notices s where s.id = ${noticeId})`;
}

/**
 * Whether a day has begun in the state of a row. At any time it is at most two days in the states, so the state is read only of rows
 * with the later one, which an index on the day finds.
 */
export function hasBegun(day: string, now: Date, state: RawBuilder<unknown>): RawBuilder<boolean> {
  const { first, last, ahead } = daysInStates(now);
  const column = sql.ref(day);
  return first === last
    ? sql`${column} <= ${last}::date`
    : sql`(${column} <= ${last}::date and (${column} <= ${first}::date or ${state} = any(${ahead}::text[])))`;
}

/** The next midnight of a state after a time, on which the watch has something to do in the account's sandbox. */
export async function nextSandboxWatch(db: Db, accountId: string, after: Date): Promise<Date | undefined> {
  const whose: Whose = (alias) =>
    sql`${sql.ref(`${alias}.account_id`)} = ${accountId}::uuid and not ${sql.ref(`${alias}.livemode`)}`;
  const { rows } = await sql<{ state: string | null; day: string }>`
    select state, to_char(min(day), 'YYYY-MM-DD') as day from (
      select ${selectState(sql`p.project_id`)} as state, watch_on as day from project_deadlines p where ${whose('p')} and watch_on is not null
      union all
      select ${selectState(sql`p.project_id`)}, grows_on from project_courses p where ${whose('p')} and grows_on is not null
      union all
      select ${stateOfNotice(sql`p.notice_id`)}, watch_on from notice_watches p where ${whose('p')}) d group by state`.execute(
    db,
  );
  const times = rows.map(({ state, day }) => {
    const tomorrow = addDays(dayInState(state ?? '', after), 1);
    return startOfDay(zoneOfState(state ?? ''), [day, tomorrow].sort().at(-1)!).getTime();
  });
  return times.length === 0 ? undefined : new Date(Math.min(...times));
}
