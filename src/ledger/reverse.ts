import { sql } from 'kysely';
import type { Db } from './db.js';
import { tellLow } from './low.js';
import { countPosting } from './posted.js';

export interface Reversal {
  accountId: string;
  purchaseId: string;
  /** Credits that were bought. */
  purchased: string;
  /** How many of them the processor has taken back, in all. */
  reversed: string;
}

export interface Reversed {
  /** By how many credits the reversal grew; negative: it shrank, and nothing: it was known. */
  changed: string;
  /** How many credits left the balance; negative: they came back. */
  taken: string;
  /** What the account owes after it. */
  debt: string;
}

/**
 * States how much of a purchase the processor has taken back, in the caller's transaction. The credits leave the balance as far
 * as there are any. The rest is a debt: until it is paid, the account spends nothing, and what it buys or is granted pays it.
 */
export async function reverse(db: Db, now: Date, what: Reversal): Promise<Reversed> {
  const { accountId, purchaseId, purchased, reversed } = what;
  const { rows } = await sql<Reversed & { fell: boolean }>`
    select changed, taken_now as taken, debt_after as debt, ledger_fell_low(${accountId}, ${now}) as fell
    from ledger_reverse(${accountId}, ${now}, ${purchaseId}, ${purchased}, ${reversed})`.execute(db);
  const { fell, ...outcome } = rows[0]!;
  if (Number(outcome.taken) > 0) countPosting('reversal');
  if (Number(outcome.taken) < 0) countPosting('reinstatement');
  if (fell) await tellLow(db, { accountId, now });
  return outcome;
}
