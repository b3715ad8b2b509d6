import type { RequestContext } from '../../context/request-context.js';
import { scoped } from '../../reads/loaders/scope.js';

/** The state of a project: its own, or its jobsite's. Null when neither is known. */
export async function stateOfProject(
  ctx: RequestContext,
  { id, state }: { id: string; state?: string | null },
): Promise<string | null> {
  if (state) return state;
  const jobsite = await ctx.db
    .selectFrom('jobsites')
    .select('state')
    .where(scoped(ctx, 'jobsites'))
    .where('project_id', '=', id)
    .where('state', 'is not', null)
    .orderBy('is_primary', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return jobsite?.state ?? null;
}
