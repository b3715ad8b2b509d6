import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import { AppError, type Shortage } from '../../errors/app-error.js';
import { lockedLast, refuseWhileOwing } from '../../ledger/index.js';
import { settling } from '../../loaders/document-order.loader.js';
import { checked, scoped } from '../../loaders/scope.js';

/** What is to be put on invoices; amounts are whole cents. */
export interface Invoiced {
  cents: number;
  /** What it is made up of, for a 402. */
  quote?: Shortage['quote'];
}

/**
 * Answers 402 when the account's open invoices would come to more than its limit: now, so that nothing is begun in vain, and
 * again under the lock of the account, so that two requests cannot both take the last of it. The sandbox owes nothing.
 */
export async function ensureInvoiceable(ctx: RequestContext, invoiced: Invoiced): Promise<void> {
  if (!ctx.livemode || invoiced.cents <= 0) return;
  await refuseAboveLimit(ctx, invoiced);
  lockedLast(ctx, async () => {
    await refuseWhileOwing(ctx);
    const { open, limit } = await standingOf(ctx);
    if (open > limit) throw limitExceeded({ open: open - invoiced.cents, limit }, invoiced);
  });
}

/** The first half of it, for what comes before the orders are placed. */
export async function refuseAboveLimit(ctx: RequestContext, invoiced: Invoiced): Promise<void> {
  if (!ctx.livemode || invoiced.cents <= 0) return;
  await refuseWhileOwing(ctx);
  const standing = await standingOf(ctx);
  if (standing.open + invoiced.cents > standing.limit) throw limitExceeded(standing, invoiced);
}

interface Standing {
  open: number;
  limit: number;
}

/** What the account owes on invoice, dispatched or not, and the most that it may owe. */
async function standingOf(ctx: RequestContext): Promise<Standing> {
  const { rows } = await sql<{ open: string; limit: string | null }>`
    select (select credits from invoice_limits where ${scoped(ctx, 'invoice_limits')}) as limit,
      (select coalesce(sum(greatest(o.amount_cents - coalesce(p.paid, 0), 0)), 0)
        from document_orders o
        left join lateral (
          select sum(amount_cents) as paid from document_order_payments
          where document_order_id = o.id and ${checked(ctx, 'document_order_payments')} and ${settling}) p on true
        where ${scoped(ctx, 'document_orders', 'any')} and billing_method = 'invoice'
          and billing_status in ('pending', 'invoiced')) as open`.execute(ctx.db);
  const { open, limit } = rows[0]!;
  return { open: Number(open), limit: limit === null ? ctx.infrastructure.invoiceLimitCents : centsOf(limit) };
}

/** `balance` is what is left of the limit. Credits pay open invoices, or where there are too few of those, the order itself. */
function limitExceeded({ open, limit }: Standing, { cents, quote }: Invoiced): AppError {
  const room = Math.max(limit - open, 0);
  /** What has to be paid of open invoices before the request is taken; more than them all where the order is over the limit. */
  const over = open + cents - limit;
  const message =
    `The account's open invoices total ${said(open)} credits and this order adds ${said(cents)}, but the limit is ` +
    `${said(limit)}: pay open invoices with credit_applied, or order with prepay or credit_balance.`;
  return new AppError('INVOICE_LIMIT_EXCEEDED', message, {
    shortage: {
      balance: room / 100,
      required: cents / 100,
      shortfall: (cents - room) / 100,
      partnerBillable: true,
      ...(quote && { quote }),
      purchase: { credits: Math.ceil((over <= open ? over : cents) / 100) },
    },
  });
}

function centsOf(credits: string): number {
  return Number(parseCents(credits)!);
}

/** `12.00` → `12`, `2.50` stays. */
function said(cents: number): string {
  return formatCents(BigInt(cents)).replace(/\.00$/, '');
}
