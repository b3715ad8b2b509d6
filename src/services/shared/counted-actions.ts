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
  const { rows } = await sql<{ done_at: string }>`
    select done_at from counted_actions
    where user_id = ${userId}::uuid and action = ${action} and done_at > ${new Date(now.getTime() - withinMs).toISOString()}::timestamptz
    order by done_at desc limit ${most}`.execute(ctx.db);
  const wait = secondsUntilFree(
    rows.map((row) => new Date(row.done_at)),
    most,
    withinMs,
    now,
  );
  if (wait > 0) throw new AppError('RATE_LIMITED', sentence, { headers: { 'Retry-After': String(wait) } });
  await sql`insert into counted_actions (user_id, action, done_at) values (${userId}::uuid, ${action}, ${now.toISOString()}::timestamptz)`.execute(
    ctx.db,
  );
}
