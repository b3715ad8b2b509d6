import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { Sov } from '../entities/sov.js';
import type { SovLine, Sov as SovRow, SovTotals } from '../schema/sov.js';
import { checked } from './scope.js';
import { defineTable, equals, matches } from './table.js';

export const sovs = defineTable<SovRow>({
  type: 'Sov',
  entity: Sov,
  name: 'sovs',
  one: {
    project: 'Project',
    organization: 'Organization',
  },
  many: {
    payApplications: 'PayApplication',
  },
  derived: { csv: [] },
  filters: {
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    status: equals('status'),
    search: matches('name'),
  },
  orders: { NAME: 'name' },
});

export interface StoredLine extends SovLine {
  id: string;
}

/** Lines of schedules in their stored order. One statement for all requested schedules. */
export function sovLines(ctx: RequestContext) {
  return ctx.loader<StoredLine[]>('lines:sovs', async (ids) => {
    const { rows } = await sql<StoredLine & { sovId: string }>`
      select sov_id as "sovId", id, position, item_number as "itemNumber", description, cost_code as "costCode",
        scheduled_value::text as "scheduledValue", trim_scale(retainage_percent)::text as "retainagePercent",
        change_order_number as "changeOrderNumber"
      from sov_lines where sov_id = any(${ids}::uuid[]) and ${checked(ctx, 'sov_lines')} order by position`.execute(
      ctx.db,
    );
    const bySov = Map.groupBy(rows, (row) => row.sovId);
    return ids.map((id) => bySov.get(id) ?? []);
  });
}

/** Sums of schedules. One statement for all requested schedules. */
export function sovTotals(ctx: RequestContext) {
  return ctx.loader<SovTotals>('totals:sovs', async (ids) => {
    const { rows } = await sql<SovTotals & { sovId: string }>`
      select sov_id as "sovId", count(*)::int as "lineCount", sum(scheduled_value)::text as "scheduledValue",
        coalesce(sum(scheduled_value) filter (where change_order_number is null), 0.00)::text as "originalScheduledValue",
        coalesce(sum(scheduled_value) filter (where change_order_number is not null), 0.00)::text as "changeOrderValue"
      from sov_lines where sov_id = any(${ids}::uuid[]) and ${checked(ctx, 'sov_lines')} group by sov_id`.execute(
      ctx.db,
    );
    const bySov = new Map(rows.map((row) => [row.sovId, row]));
    return ids.map((id) => bySov.get(id) ?? empty);
  });
}

const empty: SovTotals = {
  lineCount: 0,
  scheduledValue: '0.00',
  originalScheduledValue: '0.00',
  changeOrderValue: '0.00',
};
