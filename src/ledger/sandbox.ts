import { sql } from 'kysely';
import { sandboxBucket } from '../domain/sandbox/credits.js';
import type { Db } from '../generated/database.js';
import type { Balance } from './balance.js';

/** The balance of an account's sandbox. A sandbox that never held credits has all of them available. */
export async function sandboxBalanceOf(db: Db, accountId: string): Promise<Balance> {
  const { rows } = await sql<Balance>`
    select free_available as free, partner_available as "partnerEligible", free_held + partner_held as held, 0.00::text as debt
    from sandbox_credit_accounts where account_id = ${accountId}::uuid`.execute(db);
  return rows[0] ?? { free: sandboxBucket, partnerEligible: sandboxBucket, held: '0.00', debt: '0.00' };
}

/** Deletes the holds of an account's sandbox and restores its balance, in the transaction of the reset. */
export async function resetSandboxCredits(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sandbox_credit_holds').where('account_id', '=', accountId).execute();
  await db.deleteFrom('sandbox_credit_accounts').where('account_id', '=', accountId).execute();
}
