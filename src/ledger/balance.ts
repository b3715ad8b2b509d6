import { sql } from 'kysely';
import type { RequestContext } from '../context.js';
import type { Db } from './db.js';
import { sandboxBalanceOf } from './sandbox.js';

export interface Balance {
  /** Free credits that can be spent. */
  free: string;
  /** Partner-eligible credits that can be spent. */
  partnerEligible: string;
  /** Set aside for what is not charged yet, of both kinds. */
  held: string;
}

/** What an account has; an account without a credit to its name has nothing of everything. */
export async function balanceOf(db: Db, accountId: string): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select free_available as free, partner_available as "partnerEligible", free_held + partner_held as held
    from credit_accounts where account_id = ${accountId}::uuid`.execute(db);
  return rows[0] ?? { free: '0.00', partnerEligible: '0.00', held: '0.00' };
}

/** What the account of a request has in the mode of the request. */
export function balanceFor(ctx: RequestContext): Promise<Balance> {
  return (ctx.livemode ? balanceOf : sandboxBalanceOf)(ctx.db, ctx.account.id);
}
