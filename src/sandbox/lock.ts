import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sandboxLocks } from '../domain/shared/advisory-locks.js';

/**
 * Held by every transaction that writes in an account's sandbox, together: while a reset holds it alone, they wait, and find
 * the sandbox empty. An expression for a select.
 */
export function sharedSandbox(accountId: string): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock_shared(${sandboxLocks}::int, hashtext(${accountId}))`;
}

/** Waits until nobody else writes in the account's sandbox, and keeps everybody out until the transaction ends. */
export async function takeSandbox(db: Kysely<unknown>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sandboxLocks}::int, hashtext(${accountId}))`.execute(db);
}
