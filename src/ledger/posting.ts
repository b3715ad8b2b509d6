import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import type { Db } from './db.js';
import { type Moved, tellLow } from './low.js';
import { countPosting } from './posted.js';

/** What a verb in the database answers: the transaction, or none when the balance was too small for it. */
export interface Posted {
  transactionId: string | null;
  balance: string | null;
}

/** Runs a verb of the database (db/migrations/0008-credits), inside a transaction; tells when few credits are left. */
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
  if (fell) await tellLow(db, moved);
  return posted;
}

/**
 * Runs a verb of holds in the mode of the request. The sandbox has verbs of its own, with the same arguments
 * (db/migrations/0040-sandbox-credits): they move its balance between available and held, and nothing else.
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
 * Puts a posting off to the end of the request. The account's row is the last lock a transaction takes: a document of several
 * mutations holds the locks of them all, and would deadlock with another that took the row in between.
 */
export function postLast(ctx: RequestContext, work: (db: Db) => Promise<void>): void {
  ctx.beforeCommit(async () => {
    await ctx.write();
    await work(ctx.db);
  });
}

/** Locks the credits that the request may spend, until its transaction ends. */
export async function lockCredits(ctx: RequestContext, db: Db): Promise<void> {
  const verb = sql.ref(ctx.livemode ? 'ledger_lock' : 'sandbox_lock');
  await sql`select ${verb}(${ctx.account.id}, ${ctx.now()})`.execute(db);
}

/**
 * Does work at the end of the request under the lock of the account's credits: for what is counted over several records, and
 * must not be counted by two requests at once. The lock is the last one of a transaction, so nothing else can be waited for.
 */
export function lockedLast(ctx: RequestContext, work: () => Promise<void>): void {
  postLast(ctx, async (db) => {
    // An account that never had a credit has no row that could be locked.
    await sql`
      insert into credit_accounts (account_id, updated_at) values (${ctx.account.id}, ${ctx.now()}) on conflict do nothing`.execute(
      db,
    );
    await lockCredits(ctx, db);
    await work();
  });
}
