import { sql } from 'kysely';
import type { Db } from '../entities/generated/database.js';
import { countPosting } from './posted.js';
import { type MoveScope, reportLow } from './posting.js';

/**
 * Posts the API calls of past minutes to the ledger, with one transaction for each account and minute. Safe to run during
 * requests, and several times at once.
 *
 * @returns how many minutes were settled
 */
export async function settleApiCalls(db: Db, now: Date): Promise<number> {
  const before = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const rows = await db
    .selectFrom('api_call_minutes')
    .select('account_id as account')
    .distinct()
    .where('settled_at', 'is', null)
    .where('minute', '<', before.toISOString())
    .execute();
  let settled = 0;
  for (const { account } of rows) {
    settled += await moving(db, { accountId: account, now }, async (tx) => {
      const done = await sql<{ settled: number }>`
        select ledger_settle((ledger_lock(${account}, ${now})).account_id, ${now}, ${before}) as settled`.execute(tx);
      const { settled: minutes } = done.rows[0]!;
      countPosting('api_calls', minutes);
      return minutes;
    });
  }
  return settled;
}

/**
 * Closes expired lots of every account. Spending does the same for its own account, so expired credits cannot be spent before
 * this runs.
 *
 * @returns how many accounts had expired lots
 */
export async function endLots(db: Db, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('credit_lots')
    .select('account_id as account')
    .distinct()
    .where('exhausted', '=', sql.lit(false))
    .where('expires_at', '<=', now.toISOString())
    .execute();
  for (const { account } of rows) {
    await moving(db, { accountId: account, now }, (tx) => sql`select ledger_lock(${account}, ${now})`.execute(tx));
  }
  return rows.length;
}

/** Moves an account's credits in a transaction, and notifies the account if few are left. */
function moving<T>(db: Db, moved: MoveScope, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    const done = await work(tx);
    await sql`select ${reportLow(moved)}`.execute(tx);
    return done;
  });
}
