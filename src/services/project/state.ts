import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { scoped } from '../../loaders/scope.js';

/** The state of a project: its own, or its jobsite's. Null when neither is known. */
export async function stateOfProject(
  ctx: RequestContext,
  { id, state }: { id: string; state?: string | null },
): Promise<string | null> {
  if (state) return state;
  const { rows } = await sql<{ state: string | null }>`
    select state from jobsites where ${scoped(ctx, 'jobsites')} and project_id = ${id}::uuid and state is not null
    order by is_primary desc, id limit 1`.execute(ctx.db);
  return rows[0]?.state ?? null;
}
