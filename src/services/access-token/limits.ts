import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import { livePlan } from '../../loaders/billing.loader.js';
import type { Allowance } from '../shared/counted-actions.js';

/** Tokens that are created or rotated count; tokens that the operator creates do not. */
export const tokensPerMinute: Allowance = {
  action: 'make_token',
  most: 10,
  withinMs: 60_000,
  sentence: 'A user may create at most 10 tokens a minute.',
};

/**
 * Counts the tokens of an organization that are neither revoked nor expired, in both modes. The caller has locked the organization. A
 * token that the operator created without a pin belongs to no single organization and does not count.
 *
 * @throws AppError TOKEN_LIMIT_REACHED
 */
export async function checkTokenCount(ctx: RequestContext, organizationId: string): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from memberships m join access_tokens t on t.user_id = m.user_id
    where m.organization_id = ${organizationId}::uuid and ${`org:${organizationId}`} = any(t.abilities)
      and t.revoked_at is null and (t.expires_at is null or t.expires_at > ${ctx.realNow().toISOString()}::timestamptz)`.execute(
    ctx.db,
  );
  const plan = await livePlan(ctx, organizationId);
  const most = ctx.infrastructure.limits.tokensPerPlan[plan];
  if (rows[0]!.n < most) return;
  throw new AppError(
    'TOKEN_LIMIT_REACHED',
    `The organization has ${rows[0]!.n} tokens, and the ${plan} plan allows ${most}: revoke one or move to a larger plan.`,
  );
}
