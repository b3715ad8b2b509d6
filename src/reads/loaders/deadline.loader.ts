import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DeadlineKind, Duty } from 'lien-deadlines';
import type { RequestContext } from '../../context/request-context.js';
import { noticeKinds } from '../../domain/deadlines/notice-deadline.js';
import { unservedStatuses } from '../../domain/deadlines/open.js';
import type { OpenDeadline, OpenDeadlineDay } from '../../schema/deadline.js';
import { belonging, each } from './belonging.js';
import { checked, scoped } from './scope.js';
import { oneOf } from './table.js';

/** The days to keep that are asked for. */
interface Days {
  from: string | null;
  until: string;
}

/** Which of them; null: all. */
export interface WantedDeadlines {
  kinds: readonly DeadlineKind[] | null;
  projectId: string | null;
  state: string | null;
}

/** The day to keep: a date in doubt is the earlier one. The index of the open deadlines is in this order. */
const day = sql`least(date, safe_date)`;

/** The type of the notice that keeps a deadline, by the kind of the deadline. */
const typesOfKinds = sql.lit(
  JSON.stringify(Object.fromEntries(Object.entries(noticeKinds).map(([type, kind]) => [kind, type]))),
);

const kindsOfTypes = sql.lit(JSON.stringify(noticeKinds));

/** Whether a notice is for the work of a month: of its own last furnishing, or else of one that has ended before its date (`covers`). */
function isOfMonth(month: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(to_char(last_furnishing_date, 'YYYY-MM') = ${month}, to_char(notice_date, 'YYYY-MM') > ${month})`;
}

function openUntil(ctx: RequestContext, { from, until }: Days): RawBuilder<unknown> {
  return sql`${scoped(ctx, 'project_deadlines', 'any')} and is_open and ${day} <= ${until}::date${
    from ? sql` and ${day} >= ${from}::date` : sql``
  }`;
}

/** Conditions on a deadline, and on its active project. */
function toConditions({
  kinds,
  projectId,
  state,
}: WantedDeadlines): Record<'deadline' | 'project', RawBuilder<unknown>> {
  return {
    deadline: sql`${kinds ? sql` and ${oneOf('kind', kinds)}` : sql``}${projectId ? sql` and project_id = ${projectId}::uuid` : sql``}`,
    project: state ? sql` and state = ${state}` : sql``,
  };
}

/** The open deadlines of active projects up to a day, earliest first. */
export async function openDeadlines(
  ctx: RequestContext,
  { limit, offset, wanted, ...days }: Days & { limit: number; offset: number; wanted: WantedDeadlines },
): Promise<OpenDeadline[]> {
  const only = toConditions(wanted);
  const { rows } = await sql<OpenDeadline>`
    select d.project_id as "projectId", d.kind, d.duty, nullif(d.month, '') as month, d.ordinal, to_char(d.day, 'YYYY-MM-DD') as day,
      to_char(d.date, 'YYYY-MM-DD') as date,
      (select id from notices where project_id = d.project_id and type = ${typesOfKinds}::jsonb ->> d.kind
        and duty is not distinct from d.duty and (d.month = '' or ${isOfMonth(sql`d.month`)}) and ${oneOf('status', unservedStatuses)} and ${checked(ctx, 'notices')}
        order by serial desc limit 1) as "begunNoticeId"
    from (select d.* from (select *, ${day} as day from project_deadlines where ${openUntil(ctx, days)}${only.deadline}) d
      where exists (select from projects p where p.id = d.project_id and p.status = 'active'${only.project} and ${checked(ctx, 'projects')})
      order by d.day, d.project_id, d.kind, d.month, d.ordinal limit ${limit} offset ${offset}) d
    order by d.day, d.project_id, d.kind, d.month, d.ordinal`.execute(ctx.db);
  return rows;
}

/**
 * How many of them fall in each week, by its Monday; those before `from` under null. The account's active projects are read once,
 * not looked up for each deadline.
 */
export async function countOpenDeadlines(
  ctx: RequestContext,
  { from, until }: { from: string; until: string },
): Promise<Array<{ week: string | null; count: number }>> {
  const { rows } = await sql<{ week: string | null; count: number }>`
    select to_char(date_trunc('week', (case when day >= ${from}::date then day end)::timestamp), 'YYYY-MM-DD') as week,
      count(*)::int as count
    from (select ${day} as day, project_id from project_deadlines where ${openUntil(ctx, { from: null, until })}) d
    where project_id in (select id from projects where status = 'active' and ${scoped(ctx, 'projects')})
    group by 1 order by 1`.execute(ctx.db);
  return rows;
}

/** Of each day and kind, how many of them have that day. */
export async function countDeadlinesByDay(
  ctx: RequestContext,
  { wanted, ...days }: { from: string; until: string; wanted: WantedDeadlines },
): Promise<OpenDeadlineDay[]> {
  const only = toConditions(wanted);
  const { rows } = await sql<OpenDeadlineDay>`
    select to_char(day, 'YYYY-MM-DD') as day, kind, count(*)::int as count
    from (select ${day} as day, kind, project_id from project_deadlines where ${openUntil(ctx, days)}${only.deadline}) d
    where project_id in (select id from projects where status = 'active'${only.project} and ${scoped(ctx, 'projects')})
    group by 1, 2 order by 1, 2`.execute(ctx.db);
  return rows;
}

interface BegunNotice {
  projectId: string;
  id: string;
  kind: DeadlineKind;
  duty: Duty | null;
  /** The month of its own last furnishing. */
  workMonth: string | null;
  /** The month of its date. */
  datedMonth: string;
}

/** Whether an act is the one that a notice is begun for. */
export function isBegunBy(
  { kind, duty, month }: Pick<OpenDeadline, 'kind' | 'duty' | 'month'>,
  notice: BegunNotice,
): boolean {
  if (notice.kind !== kind || notice.duty !== duty) return false;
  return month === null || (notice.workMonth ? notice.workMonth === month : notice.datedMonth > month);
}

/** The notices of a project that are still to be served, with mail under way or without, the newest first. */
export const begunNotices = belonging({
  name: 'begun notices:projects',
  rows: (ctx, ids) => sql<BegunNotice>`
    select project_id as "projectId", id, ${kindsOfTypes}::jsonb ->> type as kind, duty,
      to_char(last_furnishing_date, 'YYYY-MM') as "workMonth", to_char(notice_date, 'YYYY-MM') as "datedMonth" from notices
    where project_id = any(${ids}) and ${oneOf('status', unservedStatuses)} and ${checked(ctx, 'notices')}
    order by project_id, serial desc`,
  owner: ({ projectId }) => projectId,
  value: each,
});
