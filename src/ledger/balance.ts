import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { sandboxBucket } from '../domain/sandbox/credits.js';
import type { Db } from '../entities/generated/database.js';

export interface Balance {
  /** Free credits that can be spent. */
  free: string;
  /** Partner-eligible credits that can be spent. */
  partnerEligible: string;
  /** Credits of both kinds that are reserved but not yet charged. */
  held: string;
  /** Credits owed for refunded or disputed payments. While it is not 0, nothing can be spent. */
  debt: string;
}

const nothing: Balance = { free: '0.00', partnerEligible: '0.00', held: '0.00', debt: '0.00' };

/** The balance of an account; all zeros for an account that never had credits. */
export async function readBalance(db: Db, accountId: string): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select free_available as free, partner_available as "partnerEligible", free_held + partner_held as held, debt
    from credit_accounts where account_id = ${accountId}::uuid`.execute(db);
  return rows[0] ?? nothing;
}

/** The balance of the request's account in the request's mode. */
export function balanceFor(ctx: RequestContext, db: Db = ctx.db): Promise<Balance> {
  return (ctx.livemode ? readBalance : sandboxBalanceOf)(db, ctx.account.id);
}

/** The balance of an account's sandbox. A sandbox that never held credits has all of them available. */
async function sandboxBalanceOf(db: Db, accountId: string): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select free_available as free, partner_available as "partnerEligible", free_held + partner_held as held, 0.00::text as debt
    from sandbox_credit_accounts where account_id = ${accountId}::uuid`.execute(db);
  return rows[0] ?? { free: sandboxBucket, partnerEligible: sandboxBucket, held: '0.00', debt: '0.00' };
}
