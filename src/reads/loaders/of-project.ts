import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { checked, scoped } from './scope.js';
import { type Condition, computed, matches, type OrderColumn } from './table.js';

/** Filters of lists by the project that a record is of. */

/** Records of projects of a division, for those that do not say themselves which one they are of. */
export function isOfDivision(divisionId: string, ctx: RequestContext): Condition {
  return sql`exists (
    select from projects p where p.id = project_id and p.division_id = ${divisionId}::uuid and ${checked(ctx, 'projects', 'any')})`;
}

/** Records of projects in a state. */
export function isInState(state: string, ctx: RequestContext): Condition {
  return sql`exists (
    select from projects p where p.id = project_id and p.state = ${state} and ${checked(ctx, 'projects', 'any')})`;
}

/** What is of a project, by its id in `column`, on which a member has a task to do. */
export function hasTaskFor(column: 'id' | 'project_id') {
  return (userId: string, ctx: RequestContext): Condition =>
    sql`${sql.ref(column)} in (
      select project_id from project_notes
      where assignee_id = ${userId}::uuid and is_task and not is_done and ${scoped(ctx, 'project_notes')})`;
}

/** The order by the name of the project of a record. Another account that shares a record does not share the name. */
export function byProject({ isShared = false } = {}): OrderColumn {
  return {
    column: 'project_name',
    type: 'text',
    isNullable: isShared,
    value: (ctx) => sql`(select name from projects where id = project_id and ${checked(ctx, 'projects', 'any')})`,
    through: { table: 'projects', column: 'name', by: 'project_id' },
  };
}

/** The same for records of which some have no project. */
export const byProjectOfSome = computed('project_name', 'text', byProject().value!);

/** Case-insensitive partial match on any of the columns or texts, or on the name of the project. */
export function matchesWithProject(
  ...columns: (Parameters<typeof matches>[number] | ((ctx: RequestContext) => RawBuilder<unknown>))[]
) {
  const ofName = matches('name');
  const ofRecord = (ctx: RequestContext) =>
    matches(...columns.map((column) => (typeof column === 'function' ? column(ctx) : column)));
  return (text: string, ctx: RequestContext): Condition =>
    sql`(${ofRecord(ctx)(text, ctx)} or project_id in (
      select id from projects where ${ofName(text, ctx)} and ${scoped(ctx, 'projects', 'any')}))`;
}
