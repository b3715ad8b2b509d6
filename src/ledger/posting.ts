import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../context.js';
import type { Db } from './db.js';

/** What a verb in the database answers: the transaction, or none when the balance was too small for it. */
export interface Posted {
  transactionId: string | null;
  balance: string | null;
}

/** Runs a verb of the database (db/migrations/0008-credits), inside a transaction. */
export async function post(db: Db, verb: RawBuilder<unknown>): Promise<Posted> {
  const { rows } = await sql<Posted>`
    select transaction_id as "transactionId", balance from ${verb}`.execute(db);
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
