import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { Table } from '../../reads/loaders/table.js';

/**
 * Whether anything that the document of a project's record is made from has changed since a time (RFC 3339), in one statement.
 *
 * @param ownInstant the same for the record itself, when the document is known to match it up to a later time
 */
export async function changedSince(
  ctx: RequestContext,
  table: Table,
  recordId: string,
  instant: string,
  ownInstant = instant,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table.name)} r
    join projects p on p.id = r.project_id
    join divisions d on d.id = p.division_id
    where r.id = ${recordId}::uuid and (
      r.updated_at > ${ownInstant}::timestamptz or greatest(p.updated_at, d.updated_at) > ${instant}::timestamptz
      or exists (select 1 from jobsites j where j.project_id = p.id and j.updated_at > ${instant}::timestamptz)
      or exists (
        select 1 from parties y join organizations o on o.id = y.organization_id
        where y.project_id = p.id and greatest(y.updated_at, o.updated_at) > ${instant}::timestamptz))`.execute(ctx.db);
  return rows.length > 0;
}
