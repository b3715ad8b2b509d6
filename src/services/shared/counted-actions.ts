import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { secondsUntilFree } from '../../domain/access-token/limits.js';
import type { CountedAction } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';

/** How often a user may do something within a period, over all tokens, organizations and processes. */
export interface Allowance {
  action: CountedAction;
  most: number;
  withinMs: number;
  /** The message when the allowance is used up. */
  sentence: string;
}

/**
 * Counts one action of the calling user in the transaction that does it: a rollback does not count, and fifty aliases of one
 * GraphQL document are fifty actions.
 *
 * @throws AppError RATE_LIMITED
 */
export async function countAction(ctx: RequestContext, { action, most, withinMs, sentence }: Allowance): Promise<void> {
  const { userId } = ctx.principal;
  const now = ctx.realNow();
  await ctx.write();
  // Two actions at once count one after the other.
  await sql`select from users where id = ${userId}::uuid for no key update`.execute(ctx.db);
  const rows = await ctx.db
    .selectFrom('counted_actions')
    .select('done_at')
    .where('user_id', '=', userId)
    .where('action', '=', action)
    .where('done_at', '>', new Date(now.getTime() - withinMs).toISOString())
    .orderBy('done_at', 'desc')
    .limit(most)
    .execute();
  const wait = secondsUntilFree(
    rows.map((row) => new Date(row.done_at)),
    most,
    withinMs,
    now,
  );
  if (wait > 0) throw new AppError('RATE_LIMITED', sentence, { headers: { 'Retry-After': String(wait) } });
  await ctx.db.insertInto('counted_actions').values({ user_id: userId, action, done_at: now.toISOString() }).execute();
}
