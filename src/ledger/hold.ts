import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../context/request-context.js';
import { isPartnerBillable } from '../domain/credit/pricing.js';
import { parseCents } from '../domain/shared/money.js';
import { AppError, invalid } from '../errors/app-error.js';
import { type Charge, type ChargeSubject, refusedPosting } from './charge.js';
import { countMoved } from './moved.js';
import { forEach, postHold, times } from './posting.js';
import { readPrice } from './price.js';
import { take } from './spending.js';
import { countSpent } from './spent.js';

export interface Hold extends Omit<Charge, 'subject' | 'reference'> {
  /** The record that the credits are held for. */
  for: ChargeSubject;
}

/**
 * Reserves credits in the way that `charge` charges them: checked now, posted at the end of the request. Only the verbs of holds
 * also move the credits of a sandbox.
 *
 * @returns the hold's id; null if the price is 0
 */
export async function hold(ctx: RequestContext, input: Hold): Promise<string | null> {
  const [id] = await holdEach(ctx, input, [input.for]);
  return id!;
}

/** Holds the same price for each of several records, as `hold` does. The holds are posted in order, in one statement. */
export function holdEach(
  ctx: RequestContext,
  input: Omit<Hold, 'for'>,
  subjects: readonly ChargeSubject[],
): Promise<Array<string | null>> {
  return place(ctx, input, subjects);
}

/**
 * Replaces a hold with another one; the credits of the old hold count towards the new one.
 *
 * @returns the new hold's id, as `hold` does
 */
export async function replaceHold(
  ctx: RequestContext,
  replaced: { id: string | null; credits: string },
  input: Hold,
): Promise<string | null> {
  const [id] = await place(ctx, input, [input.for], replaced);
  return id!;
}

async function place(
  ctx: RequestContext,
  input: Omit<Hold, 'for'>,
  subjects: readonly ChargeSubject[],
  replaced?: { id: string | null; credits: string },
): Promise<Array<string | null>> {
  const { eventType, description } = input;
  const credits = input.credits ?? (await readPrice(ctx.db, ctx.account.id, input));
  const sum = times(credits, subjects.length);
  await take(ctx, { eventType, credits: sum }, replaced?.id ? parseCents(replaced.credits)! : 0n);
  if (replaced) await release(ctx, replaced.id, replaced.credits);
  if (parseCents(credits) === 0n) return subjects.map(() => null);
  countMoved(ctx, 'held', sum);
  const holds = subjects.map(({ type, id }) => ({ hold: uuidv7(), type, id }));
  const billable = isPartnerBillable(eventType);
  const { list, args } = forEach(holds, { hold: 'uuid', type: 'text', id: 'uuid' });
  postHold(
    ctx,
    'hold',
    sql`${args.hold}, ${eventType}, ${credits}, ${billable}, ${description}, ${args.type}, ${args.id}`,
    ({ balance }) => refusedPosting(ctx, { eventType, credits }, balance!),
    { list, postings: holds.length },
  );
  return holds.map(({ hold }) => hold);
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
  if (!ctx.livemode) return;
  countMoved(ctx, 'charged', credits);
  ctx.afterCommit(() => countSpent(ctx, credits));
}

/**
 * Releases whatever is left of a hold and closes it. A closed hold does not change.
 *
 * @param left what is left of it, as its record knows: the answer of the request states it, the posting does not need it
 */
export async function release(ctx: RequestContext, holdId: string | null, left = '0.00'): Promise<void> {
  if (!holdId) return;
  countMoved(ctx, 'released', left);
  postHold(ctx, 'release', sql`${holdId}`, () => unknown(holdId), { condition: 'known' });
}

function unknown(holdId: string): AppError {
  return new AppError('NOT_FOUND', `There is no hold ${holdId} on this account's credits.`);
}
