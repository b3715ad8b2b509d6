import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { textRows } from '../context/text-rows.js';
import type { Db } from '../entities/generated/database.js';
import { refusedPosting } from './charge.js';
import { withLockedCredits } from './posting.js';
import { countSpent } from './spent.js';

/**
 * Charges a live request for being answered, in one statement; a person in a session pays for no requests. A mutation is charged in its transaction, as the last step before
 * the commit: together with its work and the stored Idempotency-Key, or not at all. A query is charged in a separate statement,
 * whose commit does not wait for the disk: if the database server (not this process) crashes, the reads of the last instant may
 * go unpaid, and nothing else is lost. Waiting would cost each read a write to disk.
 */
export async function chargeApiCall(ctx: RequestContext, call: { kind: string; free: boolean }): Promise<void> {
  if (call.free || !ctx.caller || ctx.principal.session || !ctx.livemode) return;
  if (call.kind !== 'mutation') return takeTogether(ctx);
  withLockedCredits(
    ctx,
    () => sql`
      select demand(charged = 1, json_build_object('price', price::text, 'balance', balance::text))
      from charge_api_calls(${ctx.account.id}, ${ctx.now()}, 1, false)`,
    ({ price, balance }: ChargedCalls) => refusedPosting(ctx, { eventType: 'api_call', credits: price }, balance),
  );
  ctx.afterCommit(() => (ctx.request.paidCall = true));
}

/** The result of charging several calls: `charged` of them were paid for, and the balance did not suffice for the others. */
interface ChargedCalls {
  charged: number;
  price: string;
  balance: string;
}

/** Charges reads of the account. */
async function take(ctx: RequestContext, calls: number): Promise<ChargedCalls> {
  const { rows } = await textRows(ctx.infrastructure.db, {
    sql: 'select charged, price, balance from charge_api_calls($1, $2, $3::int, true)',
    parameters: [ctx.account.id, ctx.now(), calls],
  });
  const [charged, price, balance] = rows[0]! as [string, string, string];
  return { charged: Number(charged), price, balance };
}

/** Answers 402 if the call at this place, among those that were charged together, was not paid for. */
async function pay(ctx: RequestContext, { charged, price, balance }: ChargedCalls, place: number): Promise<void> {
  if (place < charged) return countSpent(ctx, price);
  throw await refusedPosting(ctx, { eventType: 'api_call', credits: price }, balance);
}

type WaitingCall = (taken: Promise<ChargedCalls>, place: number) => void;

/** Reads that wait to be charged, by database and account. There is an entry while an account is being charged. */
const queues = new WeakMap<Db, Map<string, WaitingCall[]>>();

/**
 * Reads of one account that end in the same turn of the event loop, or during a charge of that account, are charged together.
 * Otherwise each of them would wait for the account's row, one after the other.
 */
async function takeTogether(ctx: RequestContext): Promise<void> {
  const { db } = ctx.infrastructure;
  let accounts = queues.get(db);
  if (!accounts) queues.set(db, (accounts = new Map()));
  if (!accounts.has(ctx.account.id)) {
    accounts.set(ctx.account.id, []);
    void chargeWaiting(ctx, accounts);
  }
  const waiting = accounts.get(ctx.account.id)!;
  const [result, place] = await new Promise<[Promise<ChargedCalls>, number]>((resolve) =>
    waiting.push((...charge) => resolve(charge)),
  );
  await pay(ctx, await result, place);
}

async function chargeWaiting(ctx: RequestContext, accounts: Map<string, WaitingCall[]>): Promise<void> {
  const { id } = ctx.account;
  do {
    await nextTurn();
    const together = accounts.get(id)!;
    accounts.set(id, []);
    const promise = take(ctx, together.length);
    for (const [place, settle] of together.entries()) settle(promise, place);
    await promise.catch(() => undefined);
  } while (accounts.get(id)!.length > 0);
  accounts.delete(id);
}
