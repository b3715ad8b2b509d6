import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../context/request-context.js';
import { isPartnerBillable } from '../domain/credit/pricing.js';
import { parseCents } from '../domain/shared/money.js';
import { AppError, invalid } from '../errors/app-error.js';
import { type Charge, refusedPosting, type Subject } from './charge.js';
import { postHold } from './posting.js';
import { priceOf } from './price.js';
import { take } from './spending.js';
import { countSpent } from './spent.js';

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
  const billable = isPartnerBillable(eventType);
  postHold(
    ctx,
    'hold',
    sql`${id}, ${eventType}, ${credits}, ${billable}, ${description}, ${subject.type}, ${subject.id}`,
    ({ balance }) => refusedPosting(ctx, { eventType, credits }, balance!),
  );
  return id;
}

/**
 * Spends a hold or a part of it. A sandbox spends nothing and gets that part back. An amount above what is left of the hold is a
 * violation of `amount`.
 */
export async function capture(ctx: RequestContext, holdId: string | null, credits: string): Promise<void> {
  if (!holdId || parseCents(credits) === 0n) return;
  postHold(ctx, 'capture', sql`${holdId}, ${credits}`, ({ balance }) => {
    if (balance === null) return unknown(holdId);
    return invalid({ amount: [`The amount field must not be greater than ${balance}, the amount still held.`] });
  });
  if (ctx.livemode) ctx.afterCommit(() => countSpent(ctx, credits));
}

/** Releases whatever is left of a hold and closes it. A closed hold does not change. */
export async function release(ctx: RequestContext, holdId: string | null): Promise<void> {
  if (!holdId) return;
  postHold(ctx, 'release', sql`${holdId}`, () => unknown(holdId), 'known');
}

function unknown(holdId: string): AppError {
  return new AppError('NOT_FOUND', `There is no hold ${holdId} on this account's credits.`);
}
