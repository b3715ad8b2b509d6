import { sql } from 'kysely';
import type { RequestContext } from '../context.js';
import type { CreditBalance } from '../schema/credit.js';
import { scoped } from './scope.js';

/** The organization's credits with what is held of them, in one statement. */
export async function creditBalance(ctx: RequestContext): Promise<CreditBalance> {
  const { rows } = await sql<Pick<CreditBalance, 'balance' | 'held' | 'owed' | 'holds'>>`
    select json_build_object('total', (coalesce(sum(free_available + partner_available), 0))::text,
        'free', coalesce(sum(free_available), 0)::text,
        'partnerEligible', coalesce(sum(partner_available), 0)::text) as balance,
      coalesce(sum(free_held + partner_held), 0)::text as held, nullif(sum(debt), 0)::text as owed,
      coalesce((
        select json_agg(json_build_object('id', id, 'amount', (free_amount + partner_amount - captured)::text,
          'description', description, 'eventType', event_type, 'for', json_build_object('type', for_type, 'id', for_id),
          'createdAt', created_at::text) order by created_at desc, id desc)
        from credit_holds where ${scoped(ctx, 'credit_holds')} and status = 'open'), '[]') as holds
    from credit_accounts where ${scoped(ctx, 'credit_accounts')}`.execute(ctx.db);
  return { organizationId: ctx.account.id, ...rows[0]! };
}
