import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { sandboxBucket } from '../../domain/sandbox/credits.js';
import type { CreditBalance, CreditHold } from '../../schema/credit.js';
import { scoped } from './scope.js';

/** The credits of the organization or of its sandbox, including those held, in one statement. */
export async function creditBalance(ctx: RequestContext): Promise<CreditBalance> {
  const [accounts, holds, bucket] = ctx.livemode
    ? ['credit_accounts', 'credit_holds', '0']
    : ['sandbox_credit_accounts', 'sandbox_credit_holds', sandboxBucket];
  // A sandbox buys nothing, so it has no payment that could be refunded or disputed.
  const debt = ctx.livemode ? sql`coalesce(sum(debt), 0)` : sql`0`;
  const low = ctx.livemode ? sql`coalesce(bool_or(low_since is not null), false)` : sql`false`;
  const { rows } = await sql<Pick<CreditBalance, 'balance' | 'held' | 'owed' | 'low' | 'holds'>>`
    select json_build_object('total', (free + partner)::text, 'free', free::text, 'partnerEligible', partner::text) as balance,
      held::text as held, nullif(debt, 0)::text as owed, low,
      coalesce((
        select json_agg(json_build_object('id', id, 'amount', (free_amount + partner_amount - captured)::text,
          'description', description, 'eventType', event_type, 'for', json_build_object('type', for_type, 'id', for_id),
          'createdAt', created_at::text) order by created_at desc, id desc)
        from ${sql.table(holds)} where ${scoped(ctx, holds)} and status = 'open'), '[]') as holds
    from (
      select coalesce(sum(free_available), ${bucket}::numeric) as free, coalesce(sum(partner_available), ${bucket}::numeric) as partner,
        coalesce(sum(free_held + partner_held), 0) as held, ${debt} as debt, ${low} as low
      from ${sql.table(accounts)} where ${scoped(ctx, accounts)}) account`.execute(ctx.db);
  return { organizationId: ctx.account.id, ...rows[0]! };
}

/** The credits that are held. */
export async function openHolds(ctx: RequestContext): Promise<CreditHold[]> {
  return (await creditBalance(ctx)).holds;
}
