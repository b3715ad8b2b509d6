import { sql } from 'kysely';
import type { CreditBucket } from '../domain/vocabulary.js';
import type { Db } from '../entities/generated/database.js';
import { countPosting } from './posted.js';

export interface Grant {
  accountId: string;
  bucket: CreditBucket;
  /** Credits of a plan roll over once, for a month. Other credits expire at their end. */
  kind: 'plan' | 'grant';
  credits: string;
  expiresAt?: Date | null;
  description: string;
  /** Unique within the account: granted only once, however often it is requested. */
  reference: string;
}

/** Grants credits to an account in the caller's transaction. The account's row stays locked until that ends. */
export async function grant(db: Db, now: Date, input: Grant): Promise<{ transactionId: string }> {
  return give(db, now, input, input.bucket, input.kind, input.expiresAt ?? null);
}

export interface Purchase {
  accountId: string;
  credits: string;
  description: string;
  /** The payment. Its credits are added once, whichever source reports it first. */
  reference: string;
}

/** Adds purchased credits: partner-eligible, without an expiry. */
export async function purchase(db: Db, now: Date, input: Purchase): Promise<{ transactionId: string }> {
  return give(db, now, input, 'partner_eligible', 'purchase', null);
}

async function give(
  db: Db,
  now: Date,
  { accountId, credits, description, reference }: Purchase,
  bucket: CreditBucket,
  kind: string,
  expiresAt: Date | null,
): Promise<{ transactionId: string }> {
  const { rows } = await sql<{ transactionId: string }>`
    select posted as "transactionId", ledger_fell_low(${accountId}, ${now})
    from ledger_grant(${accountId}, ${now}, ${bucket}, ${kind}, ${credits}, ${expiresAt}, ${description}, ${reference}) posted`.execute(
    db,
  );
  const { transactionId } = rows[0]!;
  countPosting(kind === 'purchase' ? 'purchase' : 'grant');
  return { transactionId };
}
