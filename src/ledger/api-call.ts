import { sql } from 'kysely';
import type { RequestContext } from '../context.js';
import { insufficientCredits } from './shortage.js';

/**
 * Charges a live request for being answered, in one statement. A mutation's charge is in its transaction, the last thing
 * before it commits: with the work and the remembered Idempotency-Key, or not at all. A query's is a statement of its own, whose
 * commit does not wait for the disk: when the database server (not this process) crashes, the reads of the last instant may
 * go unpaid, and nothing else is lost. Waiting would cost each read a write to disk.
 */
export async function chargeApiCall(ctx: RequestContext, call: { kind: string; free: boolean }): Promise<void> {
  if (call.free || !ctx.caller || !ctx.livemode) return;
  if (call.kind === 'mutation') ctx.beforeCommit(() => take(ctx, false));
  else await take(ctx, true);
}

async function take(ctx: RequestContext, relaxed: boolean): Promise<void> {
  const { rows } = await sql<{ charged: boolean; price: string; balance: string }>`
    select charged, price, balance from charge_api_call(${ctx.account.id}, ${ctx.now()}, ${relaxed})`.execute(ctx.db);
  const { charged, price, balance } = rows[0]!;
  if (!charged) throw insufficientCredits({ eventType: 'api_call', credits: price }, balance);
}
