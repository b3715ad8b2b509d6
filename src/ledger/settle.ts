import { sql } from 'kysely';
import type { Db } from './db.js';

/**
 * Tells the ledger of the API calls of the minutes that have ended: one transaction for each account and minute. Safe beside
 * requests and beside itself.
 *
 * @returns how many minutes were settled
 */
export async function settleApiCalls(db: Db, now: Date): Promise<number> {
  const before = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const { rows } = await sql<{ account: string }>`
    select distinct account_id as account from api_call_minutes where settled_at is null and minute < ${before}`.execute(
    db,
  );
  let settled = 0;
  for (const { account } of rows) {
    const done = await sql<{ settled: number }>`
      select ledger_settle((ledger_lock(${account}, ${now})).account_id, ${now}, ${before}) as settled`.execute(db);
    settled += done.rows[0]!.settled;
  }
  return settled;
}

/**
 * Ends the lots that are past their end, of every account. A spending does the same for its own account, so that nobody spends
 * what has expired before this comes by.
 *
 * @returns of how many accounts lots have ended
 */
export async function endLots(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ account: string }>`
    select distinct account_id as account from credit_lots where not exhausted and expires_at <= ${now}`.execute(db);
  for (const { account } of rows) await sql`select ledger_lock(${account}, ${now})`.execute(db);
  return rows.length;
}
