import { type RawBuilder, sql } from 'kysely';
import type { DeadlineKind, Duty } from 'lien-deadlines';
import type { RequestContext } from '../../context/request-context.js';
import { noticeKinds } from '../../domain/deadlines/notice-deadline.js';
import type { OpenDeadline } from '../../schema/deadline.js';
import { belonging, each } from './belonging.js';
import { checked, scoped } from './scope.js';

/** The days to keep that are asked for. */
interface Days {
  from: string | null;
  until: string;
}

/** The day to keep: a date in doubt is the earlier one. The index of the open deadlines is in this order. */
const day = sql`least(date, safe_date)`;

/** The type of the notice that keeps a deadline, by the kind of the deadline. */
const typesOfKinds = sql.lit(
  JSON.stringify(Object.fromEntries(Object.entries(noticeKinds).map(([type, kind]) => [kind, type]))),
);

const kindsOfTypes = sql.lit(JSON.stringify(noticeKinds));

function openUntil(ctx: RequestContext, { from, until }: Days): RawBuilder<unknown> {
  return sql`${scoped(ctx, 'project_deadlines', 'any')} and is_open and ${day} <= ${until}::date${
    from ? sql` and ${day} >= ${from}::date` : sql``
  }`;
}

/** The open deadlines of active projects up to a day, earliest first. */
export async function openDeadlines(
  ctx: RequestContext,
  { limit, offset, ...days }: Days & { limit: number; offset: number },
): Promise<OpenDeadline[]> {
  const { rows } = await sql<OpenDeadline>`
    select d.project_id as "projectId", d.kind, d.duty, nullif(d.month, '') as month, d.ordinal, to_char(d.day, 'YYYY-MM-DD') as day,
      to_char(d.date, 'YYYY-MM-DD') as date,
      (select id from notices where project_id = d.project_id and type = ${typesOfKinds}::jsonb ->> d.kind
        and duty is not distinct from d.duty and status in ('draft', 'generated') and ${checked(ctx, 'notices')}
        order by serial desc limit 1) as "begunNoticeId"
    from (select d.* from (select *, ${day} as day from project_deadlines where ${openUntil(ctx, days)}) d
      where exists (select from projects p where p.id = d.project_id and p.status = 'active' and ${checked(ctx, 'projects')})
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

interface BegunNotice {
  projectId: string;
  id: string;
  kind: DeadlineKind;
  duty: Duty | null;
}

/** Of each act that a notice does, the newest notice of a project that is drafted or generated. */
export const begunNotices = belonging({
  name: 'begun notices:projects',
  rows: (ctx, ids) => sql<BegunNotice>`
    select distinct on (project_id, type, duty) project_id as "projectId", id, ${kindsOfTypes}::jsonb ->> type as kind, duty from notices
    where project_id = any(${ids}) and status in ('draft', 'generated') and ${checked(ctx, 'notices')}
    order by project_id, type, duty, serial desc`,
  owner: ({ projectId }) => projectId,
  value: each,
});
