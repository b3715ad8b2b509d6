import { type Kysely, type RawBuilder, sql } from 'kysely';

/** The first half of the advisory locks of sandboxes; the other is made of the account's id. */
const sandboxLock = 4_702_335;

/**
 * Held by every transaction that writes in an account's sandbox, together: while a reset holds it alone, they wait, and find
 * the sandbox empty. An expression for a select.
 */
export function sharedSandbox(accountId: string): RawBuilder<unknown> {
  return sql`pg_advisory_xact_lock_shared(${sandboxLock}::int, hashtext(${accountId}))`;
}

/** Waits until nobody else writes in the account's sandbox, and keeps everybody out until the transaction ends. */
export async function takeSandbox(db: Kysely<unknown>, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sandboxLock}::int, hashtext(${accountId}))`.execute(db);
}
