import { sql } from 'kysely';
import type { RequestContext } from '../context.js';

/** Whether anything a notice's document is made of has changed after an instant (RFC 3339). One statement. */
export async function changedSince(ctx: RequestContext, noticeId: string, instant: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from notices n
    join projects p on p.id = n.project_id
    join divisions d on d.id = p.division_id
    where n.id = ${noticeId}::uuid and (
      greatest(n.updated_at, p.updated_at, d.updated_at) > ${instant}::timestamptz
      or exists (select 1 from jobsites j where j.project_id = p.id and j.updated_at > ${instant}::timestamptz)
      or exists (
        select 1 from parties y join organizations o on o.id = y.organization_id
        where y.project_id = p.id and greatest(y.updated_at, o.updated_at) > ${instant}::timestamptz))`.execute(ctx.db);
  return rows.length > 0;
}
