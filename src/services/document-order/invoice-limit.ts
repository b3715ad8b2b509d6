import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { formatCents, parseCents } from '../../domain/shared/money.js';
import { AppError, type Shortage } from '../../errors/app-error.js';
import { demandLast, rejectWhileOwing, rejectWhileOwingLast } from '../../ledger/index.js';
import { settling } from '../../reads/loaders/document-order.loader.js';
import { checked, scoped } from '../../reads/loaders/scope.js';

/** What would be put on invoices; amounts are whole cents. */
export interface InvoicedAmount {
  cents: number;
  /** How the amount is made up, for a 402. */
  quote?: Shortage['quote'];
}

/**
 * Refuses with 402 when the account's open invoices would exceed its limit. It checks before any work begins, and again under
 * the account's lock, so that two requests cannot both use the remaining limit. The sandbox has no invoices to pay.
 */
export async function ensureInvoiceable(ctx: RequestContext, invoiced: InvoicedAmount): Promise<void> {
  if (!ctx.livemode || invoiced.cents <= 0) return;
  await rejectAboveLimit(ctx, invoiced);
  rejectWhileOwingLast(ctx);
  demandLast(
    ctx,
    () => sql`
      select demand(open <= coalesce(round("limit" * 100), ${ctx.infrastructure.invoiceLimitCents}),
        json_build_object('open', open, 'limit', "limit"::text))
      from (${standing(ctx)}) standing`,
    (facts: StandingRow) => {
      const { open, limit } = read(ctx, facts);
      return limitExceeded({ open: open - invoiced.cents, limit }, invoiced);
    },
  );
}

/** The first check, before the orders are placed. */
export async function rejectAboveLimit(ctx: RequestContext, invoiced: InvoicedAmount): Promise<void> {
  if (!ctx.livemode || invoiced.cents <= 0) return;
  await rejectWhileOwing(ctx);
  const standing = await readStanding(ctx);
  if (standing.open + invoiced.cents > standing.limit) throw limitExceeded(standing, invoiced);
}

interface InvoiceStanding {
  open: number;
  limit: number;
}

/** What the account owes on invoices, dispatched or not, and the most it may owe. */
async function readStanding(ctx: RequestContext): Promise<InvoiceStanding> {
  const { rows } = await standing(ctx).execute(ctx.db);
  return read(ctx, rows[0]!);
}

interface StandingRow {
  open: string | number;
  /** In credits; null for the limit of every account. */
  limit: string | null;
}

function standing(ctx: RequestContext): RawBuilder<StandingRow> {
  return sql<StandingRow>`
    select (select credits from invoice_limits where ${scoped(ctx, 'invoice_limits')}) as limit,
      (select coalesce(sum(greatest(o.amount_cents - coalesce(p.paid, 0), 0)), 0)
        from document_orders o
        left join lateral (
          select sum(amount_cents) as paid from document_order_payments
          where document_order_id = o.id and ${checked(ctx, 'document_order_payments')} and ${settling}) p on true
        where ${scoped(ctx, 'document_orders', 'any')} and billing_method = 'invoice'
          and billing_status in ('pending', 'invoiced')) as open`;
}

function read(ctx: RequestContext, { open, limit }: StandingRow): InvoiceStanding {
  return { open: Number(open), limit: limit === null ? ctx.infrastructure.invoiceLimitCents : toCents(limit) };
}

/** `balance` is the rest of the limit. Credits pay open invoices or, when those are not enough, the order itself. */
function limitExceeded({ open, limit }: InvoiceStanding, { cents, quote }: InvoicedAmount): AppError {
  const room = Math.max(limit - open, 0);
  /** The amount of open invoices that must be paid first; more than all of them when the order itself exceeds the limit. */
  const over = open + cents - limit;
  const message =
    `The account's open invoices total ${inCredits(open)} credits and this order adds ${inCredits(cents)}, but the limit is ` +
    `${inCredits(limit)}: pay open invoices with credit_applied, or order with prepay or credit_balance.`;
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

function toCents(credits: string): number {
  return Number(parseCents(credits)!);
}

/** `12.00` → `12`, `2.50` unchanged. */
function inCredits(cents: number): string {
  return formatCents(BigInt(cents)).replace(/\.00$/, '');
}
