import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../context/request-context.js';
import { isPartnerBillable } from '../domain/credit/pricing.js';
import { parseCents } from '../domain/shared/money.js';
import { AppError, invalid } from '../errors/app-error.js';
import { type Charge, refusedPosting, type Subject } from './charge.js';
import { postHold, postLast } from './posting.js';
import { priceOf } from './price.js';
import { take } from './spending.js';

export interface Hold extends Omit<Charge, 'subject' | 'reference'> {
  /** The record that the credits are held for. */
  for: Subject;
}

/**
 * Reserves credits in the way that `charge` charges them: checked now, posted at the end of the request. Only the verbs of holds
 * also move the credits of a sandbox.
 *
 * @returns the hold's id; null if the price is 0
 */
export function hold(ctx: RequestContext, what: Hold): Promise<string | null> {
  return place(ctx, what);
}

/**
 * Replaces a hold with another one; the credits of the old hold count towards the new one.
 *
 * @returns the new hold's id, as `hold` does
 */
export function replaceHold(
  ctx: RequestContext,
  replaced: { id: string | null; credits: string },
  what: Hold,
): Promise<string | null> {
  return place(ctx, what, replaced);
}

async function place(
  ctx: RequestContext,
  what: Hold,
  replaced?: { id: string | null; credits: string },
): Promise<string | null> {
  const accountId = ctx.account.id;
  const { eventType, description, for: subject } = what;
  const credits = what.credits ?? (await priceOf(ctx.db, accountId, what));
  await take(ctx, { eventType, credits }, replaced?.id ? parseCents(replaced.credits)! : 0n);
  if (replaced) await release(ctx, replaced.id);
  if (parseCents(credits) === 0n) return null;
  const id = uuidv7();
  postLast(ctx, async (db) => {
    const billable = isPartnerBillable(eventType);
    const { transactionId, balance } = await postHold(
      ctx,
      db,
      'hold',
      sql`${id}, ${eventType}, ${credits}, ${billable}, ${description}, ${subject.type}, ${subject.id}`,
    );
    if (!transactionId) throw await refusedPosting(ctx, db, { eventType, credits }, balance!);
  });
  return id;
}

/**
 * Spends a hold or a part of it. A sandbox spends nothing and gets that part back. An amount above what is left of the hold is a
 * violation of `amount`.
 */
export async function capture(ctx: RequestContext, holdId: string | null, credits: string): Promise<void> {
  if (!holdId || parseCents(credits) === 0n) return;
  postLast(ctx, async (db) => {
    const { transactionId, balance } = await postHold(ctx, db, 'capture', sql`${holdId}, ${credits}`);
    if (transactionId) return ctx.livemode ? ctx.countSpent(credits) : undefined;
    if (balance === null) throw unknown(holdId);
    throw invalid({ amount: [`The amount field must not be greater than ${balance}, the amount still held.`] });
  });
}

/** Releases whatever is left of a hold and closes it. A closed hold does not change. */
export async function release(ctx: RequestContext, holdId: string | null): Promise<void> {
  if (!holdId) return;
  postLast(ctx, async (db) => {
    const { balance } = await postHold(ctx, db, 'release', sql`${holdId}`);
    if (balance === null) throw unknown(holdId);
  });
}

function unknown(holdId: string): AppError {
  return new AppError('NOT_FOUND', `There is no hold ${holdId} on this account's credits.`);
}
