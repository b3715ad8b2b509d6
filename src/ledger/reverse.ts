import { sql } from 'kysely';
import type { Db } from '../entities/generated/database.js';
import { countPosting } from './posted.js';
import { reportLow } from './posting.js';

export interface Reversal {
  accountId: string;
  purchaseId: string;
  /** The purchased credits. */
  purchased: string;
  /** How many of them the processor has reversed in total. */
  reversed: string;
}

export interface ReversalResult {
  /** By how many credits the reversal grew. Negative if it shrank; 0 if it was already known. */
  changed: string;
  /** How many credits left the balance. Negative if they came back. */
  taken: string;
  /** The account's debt afterwards. */
  debt: string;
}

/**
 * Records how much of a purchase the processor has reversed, in the caller's transaction. The credits are taken from the balance
 * as far as it goes. The rest is a debt: until it is paid, the account cannot spend, and what it buys or is granted pays the
 * debt.
 */
export async function reverse(db: Db, now: Date, input: Reversal): Promise<ReversalResult> {
  const { accountId, purchaseId, purchased, reversed } = input;
  const { rows } = await sql<ReversalResult>`
    select changed, taken_now as taken, debt_after as debt, ${reportLow({ accountId, now })}
    from ledger_reverse(${accountId}, ${now}, ${purchaseId}, ${purchased}, ${reversed})`.execute(db);
  const { changed, taken: takenCredits, debt } = rows[0]!;
  const outcome = { changed, taken: takenCredits, debt };
  if (Number(outcome.taken) > 0) countPosting('reversal');
  if (Number(outcome.taken) < 0) countPosting('reinstatement');
  return outcome;
}
