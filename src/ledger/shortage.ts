import { sql } from 'kysely';
import type { RequestContext } from '../context.js';
import { type EventType, isPartnerBillable } from '../domain/pricing.js';
import { formatCents, parseCents } from '../domain/sov/money.js';
import { AppError, type Shortage } from '../errors/app-error.js';
import { balanceOf } from './balance.js';
import { postLast } from './posting.js';

/** What something costs, for a 402 that tells it. */
export interface Requirement {
  eventType: EventType;
  credits: string;
  /** What the credits are made up of, where it is more than one price. */
  quote?: Shortage['quote'];
  /** Credits that the same request gives back before. */
  freed?: string;
}

/** Answers 402 when the balance is too small; for work that should not begin in vain. It reserves nothing. */
export async function ensureCredits(ctx: RequestContext, required: Requirement): Promise<void> {
  if (!ctx.livemode) return;
  const { free, partnerEligible } = await balanceOf(ctx.db, ctx.account.id);
  const own = parseCents(partnerEligible)! + (isPartnerBillable(required.eventType) ? 0n : parseCents(free)!);
  const counts = own + parseCents(required.freed ?? '0.00')!;
  if (counts < parseCents(required.credits)!) throw insufficientCredits(required, formatCents(counts));
}

/**
 * For what is paid in several postings, which the caller asks for after this, each as a part of it: judged as one sum, now and
 * again under the lock of the postings.
 */
export async function ensureTogether(ctx: RequestContext, required: Requirement): Promise<void> {
  if (!ctx.livemode) return;
  await ensureCredits(ctx, required);
  postLast(ctx, async (db) => {
    await sql`select ledger_lock(${ctx.account.id}, ${ctx.now()})`.execute(db);
    await ensureCredits(ctx, required);
  });
}

/** @param balance of the credits that count for the event */
export function insufficientCredits({ eventType, credits, quote }: Requirement, balance: string): AppError {
  const partnerBillable = isPartnerBillable(eventType);
  const missing = parseCents(credits)! - parseCents(balance)!;
  // Purchases are whole credits.
  const purchase = Number((missing + 99n) / 100n);
  const kind = partnerBillable ? 'partner-eligible credits' : 'credits';
  const message = `This takes ${plain(credits)} ${kind} and there are ${plain(balance)}: buy at least ${purchase} and try again.`;
  return new AppError('INSUFFICIENT_CREDITS', message, {
    shortage: {
      balance: Number(balance),
      required: Number(credits),
      shortfall: Number(formatCents(missing)),
      partnerBillable,
      ...(quote && { quote }),
      purchase: { credits: purchase },
    },
  });
}

/** `12.00` → `12`, `2.50` stays. */
function plain(credits: string): string {
  return credits.replace(/\.00$/, '');
}
