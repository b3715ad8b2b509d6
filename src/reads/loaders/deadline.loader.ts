import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { OpenDeadline } from '../../schema/deadline.js';
import { checked, scoped } from './scope.js';

/** The open deadlines of active projects up to a day, earliest first. */
export async function openDeadlines(
  ctx: RequestContext,
  { from, until, limit }: { from: string | null; until: string; limit: number },
): Promise<OpenDeadline[]> {
  const day = sql`least(d.date, d.safe_date)`;
  const { rows } = await sql<OpenDeadline>`
    select d.project_id as "projectId", d.kind, d.duty, nullif(d.month, '') as month, to_char(${day}, 'YYYY-MM-DD') as day,
      to_char(d.date, 'YYYY-MM-DD') as date
    from (select * from project_deadlines where ${scoped(ctx, 'project_deadlines', 'any')} and is_open
      and least(date, safe_date) <= ${until}::date${from ? sql` and least(date, safe_date) >= ${from}::date` : sql``}) d
    where exists (select from projects p where p.id = d.project_id and p.status = 'active' and ${checked(ctx, 'projects')})
    order by ${day}, d.project_id, d.kind, d.month, d.ordinal limit ${limit}`.execute(ctx.db);
  return rows;
}
