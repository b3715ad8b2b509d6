import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { type ReceivableAge, receivableAges } from '../../domain/pay-application/receivables.js';
import { formatCents, parseCents, sum } from '../../domain/shared/money.js';
import { Violations } from '../../errors/app-error.js';
import {
  billedAndRetained,
  billedByMonth,
  claimableByMonth,
  listBilled,
  listClaimable,
  listReceivables,
  listRetained,
  type OfDivision,
  outstandingStatuses,
  outstandingWaivers,
  receivablesByAge,
} from '../../reads/loaders/money.loader.js';
import type { RowsArgs } from '../../schema/connection.js';
import type { ApplicationAmount, ClaimableProject, MoneySummary, Receivable } from '../../schema/money.js';
import { checkPage } from '../shared/page-of-rows.js';

/** What is owed to the account and what secures it, in five statements however many records there are. */
export async function readMoneySummary(ctx: RequestContext, whose: OfDivision): Promise<MoneySummary> {
  authorize(ctx, 'read');
  const [ages, sums, billed, waivers, claimable] = await Promise.all([
    receivablesByAge(ctx, whose),
    billedAndRetained(ctx, whose),
    billedByMonth(ctx, whose),
    outstandingWaivers(ctx, whose),
    claimableByMonth(ctx, whose),
  ]);
  const none = { count: 0, amount: '0.00' };
  return {
    receivables: receivableAges.map((age) => ages.find((row) => row.age === age) ?? { age, ...none }),
    unpaid: formatCents(sum(ages.map(({ amount }) => parseCents(amount)!))),
    ...sums,
    billed,
    waivers: outstandingStatuses.map((status) => waivers.find((row) => row.status === status) ?? { status, ...none }),
    claimable,
  };
}

/** The pay applications that are unpaid, the oldest first. */
export function readReceivables(
  ctx: RequestContext,
  { age, divisionId, ...page }: OfDivision & RowsArgs & { age: ReceivableAge | null },
): Promise<Receivable[]> {
  authorize(ctx, 'read');
  return listReceivables(ctx, { wanted: age, divisionId, ...checked(page) });
}

/** What was billed in the month of a day. */
export function readBilled(
  ctx: RequestContext,
  { month, divisionId, ...page }: OfDivision & RowsArgs & { month: string },
): Promise<ApplicationAmount[]> {
  authorize(ctx, 'read');
  return listBilled(ctx, { month, divisionId, ...checked(page) });
}

/** The retainage that is held on each project. */
export function readRetained(
  ctx: RequestContext,
  { divisionId, ...page }: OfDivision & RowsArgs,
): Promise<ApplicationAmount[]> {
  authorize(ctx, 'read');
  return listRetained(ctx, { divisionId, ...checked(page) });
}

/** The projects on which a claim can still be made, by its last day: those of a month, or those without a day. */
export function readClaimable(
  ctx: RequestContext,
  { month, divisionId, ...page }: OfDivision & RowsArgs & { month: string | null },
): Promise<ClaimableProject[]> {
  authorize(ctx, 'read');
  const firstOfMonth = month && `${month.slice(0, 8)}01`;
  return listClaimable(ctx, { month: firstOfMonth, divisionId, ...checked(page) });
}

function checked(page: RowsArgs): { limit: number; offset: number } {
  const violations = new Violations();
  const { limit, offset } = checkPage(violations, page);
  violations.throwIfAny();
  return { limit, offset };
}
