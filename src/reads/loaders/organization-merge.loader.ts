import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { OrganizationMerge } from '../../schema/organization-merge.js';
import { rejectMissing } from './read.js';
import { checked } from './scope.js';

/** The merges of the account that a condition selects, the newest first. */
async function readWhere(ctx: RequestContext, condition: RawBuilder<unknown>): Promise<OrganizationMerge[]> {
  const { rows } = await sql<OrganizationMerge>`
    select m.id, m.kept_id as "keptId", m.user_id as "userId", m.created_at as "createdAt", m.undone_at as "undoneAt",
      merged.companies as merged, moved.n as "movedCount",
      to_jsonb(case when m.is_value_left then array[jsonb_build_object('entityType', 'organizations', 'entityId', m.kept_id)] else '{}' end
        || moved.left_records) as "left"
    from organization_merges m
    cross join lateral (
      select coalesce(json_agg(json_build_object('organizationId', o.id) order by o.name, o.id), '[]') as companies
      from ${own(ctx, 'organization_merge_rows')} r join ${own(ctx, 'organizations')} o on o.id = r.row_id
      where r.merge_id = m.id and r.table_name = 'organizations') merged
    cross join lateral (
      select count(*)::int as n, coalesce(array_agg(distinct jsonb_build_object(
          'entityType', case r.table_name when 'pay_application_participants' then 'pay-applications' else r.table_name end,
          'entityId', r.record_id)) filter (where r.is_left), '{}') as left_records
      from ${own(ctx, 'organization_merge_rows')} r
      where r.merge_id = m.id and r.table_name <> 'organizations') moved
    where ${checked(ctx, 'organization_merges')} and ${condition}
    order by m.serial desc limit 100`.execute(ctx.db);
  return rows;
}

export async function readMerge(ctx: RequestContext, id: string): Promise<OrganizationMerge> {
  const [merge] = await mergesById(ctx, [id]);
  return merge ?? rejectMissing(ctx, { name: 'organization_merges', type: 'OrganizationMerge' }, id);
}

export function mergesById(ctx: RequestContext, ids: readonly string[]): Promise<OrganizationMerge[]> {
  return readWhere(ctx, sql`m.id = any(${ids}::uuid[])`);
}

/** The merges in which a company was kept, or in which it was merged into another one. */
export function mergesNaming(ctx: RequestContext, organizationId: string): Promise<OrganizationMerge[]> {
  return readWhere(
    ctx,
    sql`(m.kept_id = ${organizationId}::uuid or exists (select from ${own(ctx, 'organization_merge_rows')} r
      where r.merge_id = m.id and r.row_id = ${organizationId}::uuid and r.table_name = 'organizations'))`,
  );
}

/** The rows of the account in a table, deleted or not. */
function own(ctx: RequestContext, table: string): RawBuilder<unknown> {
  return sql`(select * from ${sql.table(table)} where ${checked(ctx, table, 'any')})`;
}
