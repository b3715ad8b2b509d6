import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import type { Db } from '../generated/database.js';
import { type Moved, notifyLow } from './low.js';
import { countPosting } from './posted.js';

/** The answer of a verb in the database: the transaction, or null if the balance was too small. */
export interface Posted {
  transactionId: string | null;
  balance: string | null;
}

/**
 * Runs a verb of the database (db/migrations/0008-credits) inside a transaction, and notifies the account if few credits are
 * left.
 */
export async function post(
  db: Db,
  kind: 'charge' | 'hold' | 'capture' | 'release' | 'refund',
  moved: Moved,
  verb: RawBuilder<unknown>,
): Promise<Posted> {
  const { rows } = await sql<Posted & { fell: boolean }>`
    select transaction_id as "transactionId", balance,
      transaction_id is not null and ledger_fell_low(${moved.accountId}, ${moved.now}) as fell
    from ${verb}`.execute(db);
  const { fell, ...posted } = rows[0]!;
  if (posted.transactionId) countPosting(kind);
  if (fell) await notifyLow(db, moved);
  return posted;
}

/**
 * Runs a verb of holds in the mode of the request. The sandbox has its own verbs with the same arguments
 * (db/migrations/0040-sandbox-credits): they only move its balance between available and held.
 */
export async function postHold(
  ctx: RequestContext,
  db: Db,
  kind: 'hold' | 'capture' | 'release',
  args: RawBuilder<unknown>,
): Promise<Posted> {
  const moved = { accountId: ctx.account.id, now: ctx.now() };
  if (ctx.livemode)
    return post(db, kind, moved, sql`${sql.ref(`ledger_${kind}`)}(${moved.accountId}, ${moved.now}, ${args})`);
  const { rows } = await sql<Posted>`
    select transaction_id as "transactionId", balance
    from ${sql.ref(`sandbox_${kind}`)}(${moved.accountId}, ${moved.now}, ${args})`.execute(db);
  return rows[0]!;
}

/**
 * Postpones a posting to the end of the request. The account's row is the last lock that a transaction takes: a document of
 * several mutations holds the locks of all of them, and would deadlock with another document that took the row in between.
 */
export function postLast(ctx: RequestContext, work: (db: Db) => Promise<void>): void {
  ctx.beforeCommit(async () => {
    await ctx.write();
    await work(ctx.db);
  });
}

/** Locks the credits that the request can spend until its transaction ends. */
export async function lockCredits(ctx: RequestContext, db: Db): Promise<void> {
  const verb = sql.ref(ctx.livemode ? 'ledger_lock' : 'sandbox_lock');
  await sql`select ${verb}(${ctx.account.id}, ${ctx.now()})`.execute(db);
}

/**
 * Does work at the end of the request under the lock of the account's credits: for counts over several records that two requests
 * must not make at once. It is the last lock of a transaction, so it cannot cause a deadlock.
 */
export function lockedLast(ctx: RequestContext, work: () => Promise<void>): void {
  postLast(ctx, async (db) => {
    // An account that never had credits has no row to lock.
    await db
      .insertInto('credit_accounts')
      .values({ account_id: ctx.account.id, updated_at: ctx.now() })
      .onConflict((known) => known.doNothing())
      .execute();
    await lockCredits(ctx, db);
    await work();
  });
}
