import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { type NoticeUrgency, urgencyDays } from '../../domain/deadlines/notice-urgency.js';
import { unservedStatuses } from '../../domain/deadlines/open.js';
import { daysInStates } from '../../domain/deadlines/state-zones.js';
import { addDays } from '../../domain/shared/calendar.js';
import type { NoticeStatus } from '../../domain/vocabulary.js';
import type { NoticeGroup, NoticeToServe } from '../../schema/notices-to-serve.js';
import type { Filter } from './described.js';
import { presentFilters } from './kept-statement.js';
import { todayInState } from './local-day.js';
import { notices } from './notice.loader.js';
import { checked, scoped } from './scope.js';
import { oneOf } from './table.js';

/** Which of the notices that are still to be served. */
export interface Wanted {
  search: string | null;
  filter: Filter;
  statuses: readonly NoticeStatus[];
}

/** The statuses that can be mailed. */
export const mailableStatuses: readonly NoticeStatus[] = ['draft', 'generated'];

/** Of each group, how many notices it has, and how many of them can be mailed. */
export async function noticeGroups(ctx: RequestContext, wanted: Wanted): Promise<NoticeGroup[]> {
  const today = todayInState(ctx);
  const { rows } = await sql<NoticeGroup>`
    select urgency, count(*)::int as count, (count(*) filter (where ${oneOf('status', mailableStatuses)}))::int as "toMail"
    from (
      select n.status, case when d.day is null then 'no_date' when d.day < ${today} then 'overdue'
          when d.day < ${today} + ${sql.lit(urgencyDays.this_week[1])} then 'this_week'
          when d.day < ${today} + ${sql.lit(urgencyDays.next_two_weeks[1])} then 'next_two_weeks' else 'later' end as urgency
      from (select notice_id, day from notice_days where ${scoped(ctx, 'notice_days', 'any')}) d
      join (select id, state, status from notices n where ${checked(ctx, 'notices')} and ${isWanted(ctx, wanted)}) n on n.id = d.notice_id
      union all
      select status, 'uncalculated' from notices n where ${isUncalculated(ctx)} and ${isWanted(ctx, wanted)}) open
    group by 1`.execute(ctx.db);
  return rows;
}

/** The notices of a group by their days, earliest first, or the oldest first where they have none. */
export async function noticesOfGroup(
  ctx: RequestContext,
  wanted: Wanted & { urgency: NoticeUrgency; limit: number; offset: number },
): Promise<NoticeToServe[]> {
  const { urgency, limit, offset } = wanted;
  const { rows } = await (urgency === 'uncalculated'
    ? sql<NoticeToServe>`
        select id as "noticeId", null as day from notices n where ${isUncalculated(ctx)} and ${isWanted(ctx, wanted)}
        order by id limit ${limit} offset ${offset}`
    : sql<NoticeToServe>`
        select notice_id as "noticeId", to_char(day, 'YYYY-MM-DD') as day from notice_days d
        where ${scoped(ctx, 'notice_days', 'any')} and ${isNear(ctx, urgency)}
          and exists (select from notices n where n.id = d.notice_id and ${isWanted(ctx, wanted)} and ${isDue(ctx, urgency)}
            and ${checked(ctx, 'notices')})
        order by day, notice_id limit ${limit} offset ${offset}`
  ).execute(ctx.db);
  return rows;
}

/** Only what may have a day can lack it. The index of these notices names the condition. */
function isUncalculated(ctx: RequestContext): RawBuilder<unknown> {
  return sql`${scoped(ctx, 'notices')} and status in ('draft', 'generated', 'ordered') and (deadline_date is not null or type = 'preliminary')
    and not exists (select from notice_days where notice_id = n.id and ${checked(ctx, 'notice_days', 'any')})`;
}

/** As the watch, without those of archived projects. The status is part of the text, as in lists (`equals`). */
function isWanted(ctx: RequestContext, { search, filter, statuses }: Wanted): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [
    sql`not exists (select from projects p where p.id = n.project_id and p.status = 'archived' and ${checked(ctx, 'projects', 'any')})`,
    oneOf(
      'status',
      statuses.filter((one) => unservedStatuses.includes(one)),
    ),
  ];
  if (search) conditions.push(notices.filters.search!(search, ctx));
  for (const [name, value] of presentFilters(filter)) conditions.push(notices.filters[name]!(value, ctx));
  return sql.join(conditions, sql` and `);
}

/** The days of a group in any state: the part of the index in which they are. */
function isNear(ctx: RequestContext, urgency: Exclude<NoticeUrgency, 'uncalculated'>): RawBuilder<SqlBool> {
  if (urgency === 'no_date') return sql`day is null`;
  const { first, last } = daysInStates(ctx.now());
  const [from, end] = urgencyDays[urgency];
  const conditions = [
    ...(from === null ? [] : [sql`day >= ${addDays(first, from)}::date`]),
    ...(end === null ? [] : [sql`day < ${addDays(last, end)}::date`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** Whether a day is one of the group in the state of its notice. */
function isDue(ctx: RequestContext, urgency: Exclude<NoticeUrgency, 'uncalculated'>): RawBuilder<SqlBool> {
  if (urgency === 'no_date') return sql`true`;
  const today = todayInState(ctx);
  const [from, end] = urgencyDays[urgency];
  const conditions = [
    ...(from === null ? [] : [sql`d.day >= ${today} + ${sql.lit(from)}`]),
    ...(end === null ? [] : [sql`d.day < ${today} + ${sql.lit(end)}`]),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
