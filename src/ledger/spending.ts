import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { type BillableEvent, isPartnerBillable } from '../domain/credit/pricing.js';
import { missingCredits, type Takings } from '../domain/credit/shortage.js';
import { formatCents, parseCents } from '../domain/shared/money.js';
import type { AppError, Shortage } from '../errors/app-error.js';
import { type Balance, balanceFor } from './balance.js';
import { lockedBalance, withLockedCredits } from './posting.js';
import { readPrice } from './price.js';
import { creditsOwed, insufficientCredits } from './shortage.js';

/** A price that the request pays. */
export interface Part {
  eventType: BillableEvent;
  credits: string;
  /** Held until the final charge is known. A sandbox spends only holds. */
  held?: boolean;
}

/** The credits that one request takes from its account. The sum is checked as one sum, so that a 402 states the whole price. */
interface Spending {
  /** Requested so far. */
  taken: Takings;
  /** Requested so far, plus what the request has announced. */
  foreseen: Takings;
  quote: Shortage['quote'];
  /** Partner-eligible hundredths that the request returns before it takes any. */
  returned: bigint;
  /** Checked at the end, even if only the call itself was charged. */
  watched: boolean;
  /** The price of the call itself, read once. */
  call?: string;
}

const spendings = new WeakMap<RequestContext, Spending>();

/** Requests that pay for being answered. True: one of several mutations, each of which can still add to the sum. */
const paidCalls = new WeakMap<RequestContext, boolean>();

/**
 * Announces the charge of the call itself (`chargeApiCall`). The price of a document of several mutations is known only after
 * all of them have run, so it is checked only at the end.
 */
export function expectApiCall(ctx: RequestContext, { free }: { free: boolean }, severalMutations = false): void {
  if (!free && ctx.caller && !ctx.principal.session && ctx.livemode) paidCalls.set(ctx, severalMutations);
}

/**
 * Answers 402 if the account cannot pay for what the request has taken so far, the given parts that it takes later, and the call
 * itself. Called before work that would otherwise be wasted. Without parts, checks whether the call itself can be paid for.
 */
export async function foresee(ctx: RequestContext, parts: readonly Part[], quote?: Shortage['quote']): Promise<void> {
  const countedParts = ctx.livemode ? parts : parts.filter(({ held }) => held);
  if (!ctx.livemode && countedParts.length === 0) return;
  const spending = getSpending(ctx);
  const priced = spending.taken.any + spending.taken.partnerEligible > 0n;
  spending.foreseen = countedParts.reduce(plus, spending.taken);
  // A quote explains a single price, so several mutations that are paid together have none.
  spending.quote = priced && spending.quote ? undefined : quote;
  spending.watched = true;
  await checkEarly(ctx, spending);
}

/** Adds a posting to the request's sum. Called before the posting is postponed, so that the sum is checked before any posting. */
export async function take(ctx: RequestContext, part: Part, returned = 0n): Promise<void> {
  const spending = getSpending(ctx);
  spending.returned += returned;
  spending.taken = plus(spending.taken, part);
  if (within(spending.taken, spending.foreseen)) return;
  spending.foreseen = spending.taken;
  await checkEarly(ctx, spending);
}

/** The sum of the request so far. Its first use registers a final check under the account's lock, before any posting. */
function getSpending(ctx: RequestContext): Spending {
  const cachedSpending = spendings.get(ctx);
  if (cachedSpending) return cachedSpending;
  const nothing = { any: 0n, partnerEligible: 0n };
  const spending: Spending = { taken: nothing, foreseen: nothing, quote: undefined, returned: 0n, watched: false };
  spendings.set(ctx, spending);
  ctx.afterTransaction(() => spendings.delete(ctx));
  withLockedCredits(
    ctx,
    () => checkLast(ctx, spending),
    (balance: Balance) => findRejection(spending, spending.taken, balance)!,
  );
  return spending;
}

/** The check of `findRejection` in SQL, under the account's lock. */
async function checkLast(ctx: RequestContext, spending: Spending): Promise<RawBuilder<unknown> | undefined> {
  const { taken: takings, watched, returned } = spending;
  if (!watched && takings.any + takings.partnerEligible === 0n) return undefined;
  spending.call = await callPrice(ctx, spending);
  const any = takings.any + parseCents(spending.call)!;
  const credits = (cents: bigint) => sql`${formatCents(cents)}::numeric`;
  return sql`
    select demand(
      (debt = 0 or ${any + takings.partnerEligible <= 0n}) and partner >= ${credits(takings.partnerEligible - returned)}
        and free + partner >= ${credits(any + takings.partnerEligible - returned)},
      json_build_object('free', free::text, 'partnerEligible', partner::text, 'debt', debt::text))
    from ${lockedBalance(ctx)} balance`;
}

/** Answers 402 if the account owes credits: for purchases that are invoiced later and would add to the debt. */
export async function rejectWhileOwing(ctx: RequestContext): Promise<void> {
  const balance = await balanceFor(ctx);
  if (Number(balance.debt) !== 0) throw owing(balance);
}

/** The same at the end of the request, under the account's lock. */
export function rejectWhileOwingLast(ctx: RequestContext): void {
  withLockedCredits(
    ctx,
    () => sql`
      select demand(debt = 0, json_build_object('free', free::text, 'partnerEligible', partner::text, 'debt', debt::text))
      from ${lockedBalance(ctx)} balance`,
    owing,
  );
}

function owing({ free, partnerEligible, debt }: Pick<Balance, 'free' | 'partnerEligible' | 'debt'>): AppError {
  const purse = { free: parseCents(free)!, partnerEligible: parseCents(partnerEligible)! };
  return creditsOwed(purse, parseCents(debt)!, { any: 0n, partnerEligible: 0n });
}

async function checkEarly(ctx: RequestContext, spending: Spending): Promise<void> {
  if (paidCalls.get(ctx)) return;
  spending.call = await callPrice(ctx, spending);
  const refusal = findRejection(spending, spending.foreseen, await balanceFor(ctx));
  if (refusal) throw refusal;
}

/** The 402 for a sum, unless the balance suffices. The price of the call is known. */
function findRejection(
  spending: Spending,
  sum: Takings,
  balance: Pick<Balance, 'free' | 'partnerEligible' | 'debt'>,
): AppError | undefined {
  const purse = { free: parseCents(balance.free)!, partnerEligible: parseCents(balance.partnerEligible)! };
  const all = plus(sum, { eventType: 'api_call', credits: spending.call! });
  const takings = { ...all, partnerEligible: all.partnerEligible - spending.returned };
  const debt = parseCents(balance.debt)!;
  // Refunds within the request do not count here: like all other incoming credits, they pay the debt first.
  if (debt > 0n && all.any + all.partnerEligible > 0n) return creditsOwed(purse, debt, takings, spending.quote);
  if (missingCredits(purse, takings) > 0n) return insufficientCredits(purse, takings, spending.quote);
  return undefined;
}

async function callPrice(ctx: RequestContext, spending: Spending): Promise<string> {
  if (!paidCalls.has(ctx)) return '0.00';
  return spending.call ?? (await readPrice(ctx.db, ctx.account.id, { eventType: 'api_call' }));
}

function plus({ any, partnerEligible }: Takings, { eventType, credits }: Part): Takings {
  const cents = parseCents(credits)!;
  return isPartnerBillable(eventType)
    ? { any, partnerEligible: partnerEligible + cents }
    : { any: any + cents, partnerEligible };
}

function within(sum: Takings, bound: Takings): boolean {
  return sum.any <= bound.any && sum.partnerEligible <= bound.partnerEligible;
}
