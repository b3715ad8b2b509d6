import type { RequestContext } from '../../context/request-context.js';
import { dayIn, dayInState, hasZone } from '../../domain/deadlines/state-zones.js';
import { stateOfProject } from './project-state.js';

/** Today in the state that a record is under, as `YYYY-MM-DD` (decision 73). */
export function todayIn(ctx: RequestContext, state: string): string {
  return dayInState(state, ctx.now());
}

/** Today where a project is; without a state, in the account's time zone, else in UTC. A project in no state costs a statement. */
export async function todayAt(
  ctx: RequestContext,
  { id, state: ownState }: { id?: string; state?: string | null },
): Promise<string> {
  const state = ownState ?? (id ? await stateOfProject(ctx, { id }) : null);
  return state && hasZone(state) ? todayIn(ctx, state) : todayOfAccount(ctx);
}

/** Today in the account's time zone, else in UTC. */
export async function todayOfAccount(ctx: RequestContext): Promise<string> {
  const account = await ctx.db
    .selectFrom('organizations')
    .select('time_zone')
    .where('id', '=', ctx.account.id)
    .executeTakeFirst();
  return dayIn(account?.time_zone ?? 'UTC', ctx.now());
}
