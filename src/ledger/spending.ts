import type { RequestContext } from '../context/request-context.js';
import { type EventType, isPartnerBillable } from '../domain/credit/pricing.js';
import { missingCredits, type Takings } from '../domain/credit/shortage.js';
import { parseCents } from '../domain/shared/money.js';
import type { Shortage } from '../errors/app-error.js';
import type { Db } from '../generated/database.js';
import { type Balance, balanceFor, lockedBalanceOf } from './balance.js';
import { lockCredits, postLast } from './posting.js';
import { priceOf } from './price.js';
import { sandboxBalanceOf } from './sandbox.js';
import { creditsOwed, insufficientCredits } from './shortage.js';

/** A price that the request pays. */
export interface Part {
  eventType: EventType;
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
  const taken = ctx.livemode ? parts : parts.filter(({ held }) => held);
  if (!ctx.livemode && taken.length === 0) return;
  const spending = spendingOf(ctx);
  const priced = spending.taken.any + spending.taken.partnerEligible > 0n;
  spending.foreseen = taken.reduce(plus, spending.taken);
  // A quote explains a single price, so several mutations that are paid together have none.
  spending.quote = priced && spending.quote ? undefined : quote;
  spending.watched = true;
  await checkEarly(ctx, spending);
}

/** Adds a posting to the request's sum. Called before the posting is postponed, so that the sum is checked before any posting. */
export async function take(ctx: RequestContext, part: Part, returned = 0n): Promise<void> {
  const spending = spendingOf(ctx);
  spending.returned += returned;
  spending.taken = plus(spending.taken, part);
  if (within(spending.taken, spending.foreseen)) return;
  spending.foreseen = spending.taken;
  await checkEarly(ctx, spending);
}

/** The sum of the request so far. Its first use registers a final check under the account's lock, before any posting. */
function spendingOf(ctx: RequestContext): Spending {
  const known = spendings.get(ctx);
  if (known) return known;
  const nothing = { any: 0n, partnerEligible: 0n };
  const spending: Spending = { taken: nothing, foreseen: nothing, quote: undefined, returned: 0n, watched: false };
  spendings.set(ctx, spending);
  ctx.afterTransaction(() => spendings.delete(ctx));
  postLast(ctx, async (db) => {
    const { taken, watched } = spending;
    if (!watched && taken.any + taken.partnerEligible === 0n) return;
    await check(ctx, spending, taken, await lockedBalance(ctx, db));
  });
  return spending;
}

/** The balance under its lock, which the transaction keeps until it ends. */
async function lockedBalance(ctx: RequestContext, db: Db): Promise<Balance> {
  if (ctx.livemode) return lockedBalanceOf(db, ctx.account.id, ctx.now());
  await lockCredits(ctx, db);
  return sandboxBalanceOf(db, ctx.account.id);
}

/** Answers 402 if the account owes credits: for purchases that are invoiced later and would add to the debt. */
export async function refuseWhileOwing(ctx: RequestContext): Promise<void> {
  const { free, partnerEligible, debt } = await balanceFor(ctx);
  if (Number(debt) === 0) return;
  const purse = { free: parseCents(free)!, partnerEligible: parseCents(partnerEligible)! };
  throw creditsOwed(purse, parseCents(debt)!, { any: 0n, partnerEligible: 0n });
}

async function checkEarly(ctx: RequestContext, spending: Spending): Promise<void> {
  if (paidCalls.get(ctx)) return;
  await check(ctx, spending, spending.foreseen, await balanceFor(ctx));
}

async function check(ctx: RequestContext, spending: Spending, sum: Takings, balance: Balance): Promise<void> {
  const purse = { free: parseCents(balance.free)!, partnerEligible: parseCents(balance.partnerEligible)! };
  const all = plus(sum, { eventType: 'api_call', credits: await callPrice(ctx, spending) });
  const takings = { ...all, partnerEligible: all.partnerEligible - spending.returned };
  const debt = parseCents(balance.debt)!;
  // Refunds within the request do not count here: like all other incoming credits, they pay the debt first.
  if (debt > 0n && all.any + all.partnerEligible > 0n) throw creditsOwed(purse, debt, takings, spending.quote);
  if (missingCredits(purse, takings) > 0n) throw insufficientCredits(purse, takings, spending.quote);
}

async function callPrice(ctx: RequestContext, spending: Spending): Promise<string> {
  if (!paidCalls.has(ctx)) return '0.00';
  return (spending.call ??= await priceOf(ctx.db, ctx.account.id, { eventType: 'api_call' }));
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
