import { type RawBuilder, sql } from 'kysely';
import { sandboxLocks } from '../../domain/shared/advisory-locks.js';
import type { Db } from '../../entities/generated/database.js';

/**
 * A shared lock, held by every transaction that writes in an account's sandbox. While a reset holds the lock exclusively, they
 * wait, and then find the sandbox empty. An expression for a select.
 */
export function sharedSandbox(accountId: string): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock_shared(${sandboxLocks}::int, hashtext(${accountId}))`;
}

/** Waits until no other transaction writes in the account's sandbox, and blocks others until this transaction ends. */
export async function takeSandbox(db: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sandboxLocks}::int, hashtext(${accountId}))`.execute(db);
}
