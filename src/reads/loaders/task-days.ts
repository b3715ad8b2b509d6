import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { OpenTaskDay } from '../../schema/project-note.js';
import type { Filter } from './described.js';
import { presentFilters } from './kept-statement.js';
import { projectNotes } from './project-note.loader.js';
import { scoped } from './scope.js';

/** Of each day, how many tasks are due on it and not done. */
export async function countTasksByDay(
  ctx: RequestContext,
  { from, until, filter }: { from: string; until: string; filter: Filter },
): Promise<OpenTaskDay[]> {
  const conditions: RawBuilder<unknown>[] = presentFilters(filter).map(([name, value]) =>
    projectNotes.filters[name]!(value, ctx),
  );
  const { rows } = await sql<OpenTaskDay>`
    select to_char(due_order, 'YYYY-MM-DD') as day, count(*)::int as count from project_notes
    where ${sql.join(
      [
        scoped(ctx, 'project_notes'),
        sql`is_task and not is_done and due_order between ${from}::date and ${until}::date`,
        ...conditions,
      ],
      sql` and `,
    )} group by 1 order by 1`.execute(ctx.db);
  return rows;
}
