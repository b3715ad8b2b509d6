import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { dayInUtc } from '../../domain/deadlines/state-zones.js';
import { addDays } from '../../domain/shared/calendar.js';
import { formatCents, parseCents, sum } from '../../domain/shared/money.js';
import { balanceFor } from '../../ledger/index.js';
import { lowBelow, type UsageRow, usageRows } from '../../reads/loaders/support.loader.js';
import type { EventSpending, SupportCredits, SupportHealth, SupportUsage, UsageArgs } from '../../schema/support.js';
import { daysAsked } from '../shared/days.js';

/** The most days of one usage report. */
const maxUsageDays = 92;

/** The checks of `/readyz`, for callers that can reach only the API. */
export async function health(ctx: RequestContext): Promise<SupportHealth> {
  authorize(ctx, 'read');
  const checks = await ctx.infrastructure.readiness();
  const status = Object.values(checks).every(Boolean) ? 'ok' : 'degraded';
  return { status, checks, checkedAt: ctx.now() };
}

/** The current balance, and what the current month's credits were spent on. */
export async function credits(ctx: RequestContext): Promise<SupportCredits> {
  authorize(ctx, 'read');
  const to = dayInUtc(ctx.now());
  const from = `${to.slice(0, 8)}01`;
  const [{ free, partnerEligible, held }, below, rows] = await Promise.all([
    balanceFor(ctx),
    lowBelow(ctx),
    usageRows(ctx, { from, to }),
  ]);
  const events = byEvent(rows);
  const available = parseCents(free)! + parseCents(partnerEligible)!;
  const spent = sumCents(rows, 'credits') - sumCents(rows, 'refunded');
  return {
    organizationId: ctx.account.id,
    balance: { total: formatCents(available), free, partnerEligible },
    held,
    low: available < parseCents(below)!,
    lowBelow: below,
    month: { from, to, spent: formatCents(spent), events },
  };
}

/** Usage by day. */
export async function usage(ctx: RequestContext, args: UsageArgs): Promise<SupportUsage> {
  authorize(ctx, 'read');
  const days = daysAsked(ctx, args, (last) => addDays(last, -29), maxUsageDays);
  const rows = await usageRows(ctx, days);
  return {
    organizationId: ctx.account.id,
    ...days,
    totals: byEvent(rows),
    days: [...Map.groupBy(rows, ({ date }) => date)].map(([date, ofDay]) => ({ date, events: byEvent(ofDay) })),
  };
}

/** Totals by event type, ordered by name. */
function byEvent(rows: readonly UsageRow[]): EventSpending[] {
  const groups = [...Map.groupBy(rows, ({ eventType }) => eventType)].sort(([a], [b]) => a.localeCompare(b));
  return groups.map(([eventType, ofType]) => ({
    eventType,
    count: ofType.reduce((total, { count }) => total + count, 0),
    credits: formatCents(sumCents(ofType, 'credits')),
    refunded: formatCents(sumCents(ofType, 'refunded')),
  }));
}

function sumCents(rows: readonly UsageRow[], column: 'credits' | 'refunded'): bigint {
  return sum(rows.map((row) => parseCents(row[column])!));
}
