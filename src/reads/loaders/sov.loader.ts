import { sql } from 'kysely';
import { Sov } from '../../entities/sov.js';
import type { SovLine, Sov as SovRow, SovTotals } from '../../schema/sov.js';
import { belonging, each } from './belonging.js';
import { byProject, hasTaskFor, isInState, isOfDivision } from './of-project.js';
import { checked } from './scope.js';
import { computed, createdFilters, defineTable, equals, matches } from './table.js';

export interface StoredLine extends SovLine {
  id: string;
}

interface OfSov {
  sovId: string;
}

/** Lines of schedules in their stored order. */
export const sovLines = belonging({
  name: 'lines:sovs',
  rows: (ctx, ids) => sql<StoredLine & OfSov>`
    select sov_id as "sovId", id, position, item_number as "itemNumber", description, cost_code as "costCode",
      scheduled_value::text as "scheduledValue", trim_scale(retainage_percent)::text as "retainagePercent",
      change_order_number as "changeOrderNumber"
    from sov_lines where sov_id = any(${ids}) and ${checked(ctx, 'sov_lines')} order by position`,
  owner: ({ sovId }) => sovId,
  value: each,
});

const empty: SovTotals = {
  lineCount: 0,
  scheduledValue: '0.00',
  originalScheduledValue: '0.00',
  changeOrderValue: '0.00',
};

/** Sums of schedules. */
export const sovTotals = belonging({
  name: 'totals:sovs',
  rows: (ctx, ids) => sql<SovTotals & OfSov>`
    select sov_id as "sovId", count(*)::int as "lineCount", sum(scheduled_value)::text as "scheduledValue",
      coalesce(sum(scheduled_value) filter (where change_order_number is null), 0.00)::text as "originalScheduledValue",
      coalesce(sum(scheduled_value) filter (where change_order_number is not null), 0.00)::text as "changeOrderValue"
    from sov_lines where sov_id = any(${ids}) and ${checked(ctx, 'sov_lines')} group by sov_id`,
  owner: ({ sovId }) => sovId,
  value: ([totals]): SovTotals => totals ?? empty,
});

/** The order by the sum of the lines. */
const byScheduledValue = computed(
  'sum_of_lines',
  'decimal',
  (ctx) => sql`coalesce((
    select sum(scheduled_value) from sov_lines where sov_id = sovs.id and ${checked(ctx, 'sov_lines')}), 0)`,
);

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
  derived: { csv: [], lines: [], totals: [] },
  facts: [sovLines.facts('id', 'lines', 'csv'), sovTotals.facts('id', 'totals')],
  filters: {
    projectId: equals('project_id'),
    organizationId: equals('organization_id'),
    divisionId: isOfDivision,
    status: equals('status'),
    state: isInState,
    taskAssigneeId: hasTaskFor('project_id'),
    search: matches('name'),
    ...createdFilters,
  },
  orders: { NAME: 'name', STATUS: 'status', PROJECT: byProject(), SCHEDULED_VALUE: byScheduledValue },
});
