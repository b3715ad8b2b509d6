import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { type BillableEvent, isPartnerBillable } from '../domain/credit/pricing.js';
import { formatCents, parseCents } from '../domain/shared/money.js';
import { type AppError, invalid } from '../errors/app-error.js';
import { balanceFor } from './balance.js';
import { countMoved } from './moved.js';
import { forEach, postLast, times } from './posting.js';
import { readPrice } from './price.js';
import { creditsOwed, insufficientCredits } from './shortage.js';
import { type Part, take } from './spending.js';
import { countSpent } from './spent.js';

/** The record of the account that a posting is for. */
export interface ChargeSubject {
  type: string;
  id: string;
}

export interface Charge {
  eventType: BillableEvent;
  /** The variant in the price book; not needed if `credits` is given. */
  variant?: string;
  credits?: string;
  description: string;
  subject?: ChargeSubject;
  /** Unique within the account: a reference is posted only once, however often it is requested. */
  reference: string;
}

/**
 * Charges the account. The whole sum of the request so far is checked now, so that a request that cannot be paid for stops here.
 * The charge itself is posted at the end of the request, which is rolled back with 402 if others have spent the credits by then.
 */
export async function charge(ctx: RequestContext, input: Charge): Promise<void> {
  await chargeEach(ctx, input, [input]);
}

/** Charges the account the same price for each of several records. The charges are posted in order, in one statement. */
export async function chargeEach(
  ctx: RequestContext,
  input: Omit<Charge, 'subject' | 'reference'>,
  each: ReadonlyArray<Pick<Charge, 'subject' | 'reference'>>,
): Promise<void> {
  if (!ctx.livemode) return;
  const accountId = ctx.account.id;
  const { eventType, description } = input;
  const credits = input.credits ?? (await readPrice(ctx.db, accountId, input));
  if (parseCents(credits) === 0n) return;
  const sum = times(credits, each.length);
  await take(ctx, { eventType, credits: sum });
  const rows = each.map(({ subject, reference }) => ({ ...subject, reference }));
  const { list, args } = forEach(rows, { type: 'text', id: 'uuid', reference: 'text' });
  postLast(
    ctx,
    'charge',
    ({ now }) => sql`${list}
      ledger_charge(${accountId}, ${now}, ${eventType}, ${credits}, ${isPartnerBillable(eventType)}, ${description},
        ${args.type}, ${args.id}, ${args.reference})`,
    ({ balance }) => refusedPosting(ctx, { eventType, credits }, balance!),
    { postings: each.length },
  );
  countMoved(ctx, 'charged', sum);
  ctx.afterCommit(() => countSpent(ctx, sum));
}

/**
 * For a call that was not checked before, or a posting that fails although the sum was checked, as when a hold has expired
 * since.
 */
export async function refusedPosting(
  ctx: RequestContext,
  { eventType, credits }: Part,
  balance: string,
): Promise<AppError> {
  const cents = parseCents(credits)!;
  const takings = isPartnerBillable(eventType)
    ? { any: 0n, partnerEligible: cents }
    : { any: cents, partnerEligible: 0n };
  const { free, partnerEligible, debt } = await balanceFor(ctx);
  // The balance of a posting that only partner-eligible credits pay leaves out the free ones, which the account has, too.
  const others = isPartnerBillable(eventType) ? parseCents(free)! : 0n;
  if (Number(debt) === 0) return insufficientCredits({ free: others, partnerEligible: parseCents(balance)! }, takings);
  const purse = { free: parseCents(free)!, partnerEligible: parseCents(partnerEligible)! };
  return creditsOwed(purse, parseCents(debt)!, takings);
}

export interface Refund {
  /** The reference of the charge or capture to refund. */
  charge: string;
  credits: string;
  /** Shown in the ledger. */
  reason: string;
  subject?: ChargeSubject;
  reference: string;
}

/**
 * Refunds a charge or a part of it to the buckets that paid it, at the end of the request. An amount above what was paid and not
 * yet refunded is a violation of `amount`.
 */
export async function refund(ctx: RequestContext, input: Refund): Promise<void> {
  if (!ctx.livemode || parseCents(input.credits) === 0n) return;
  const accountId = ctx.account.id;
  const { credits, reason, subject, reference } = input;
  countMoved(ctx, 'refunded', credits);
  postLast(
    ctx,
    'refund',
    ({ now }) => sql`ledger_refund(${accountId}, ${now}, ${input.charge}, ${credits}, ${reason},
      ${subject?.type ?? null}, ${subject?.id ?? null}, ${reference})`,
    ({ balance }) => {
      const left = formatCents(parseCents(balance ?? '0.00')!);
      return invalid({
        amount: [`The amount field must not be greater than ${left}, the amount that can still be refunded.`],
      });
    },
  );
}
