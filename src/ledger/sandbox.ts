import type { Db } from '../entities/generated/database.js';

/** Deletes the holds of an account's sandbox and restores its balance, in the transaction of the reset. */
export async function resetSandboxCredits(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sandbox_credit_holds').where('account_id', '=', accountId).execute();
  await db.deleteFrom('sandbox_credit_accounts').where('account_id', '=', accountId).execute();
}
