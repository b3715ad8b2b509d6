import type { RequestContext } from '../../context/request-context.js';
import { changeOrdersSoFar } from '../../domain/pay-application/change-orders.js';
import { computePayApplication } from '../../domain/pay-application/compute.js';
import type { ChangeOrder, ComputedPayApplication, LineEntry } from '../../domain/pay-application/model.js';
import { previousApplication } from '../../domain/pay-application/numbering.js';
import { type OpeningBalances, openedBy, openingViolations } from '../../domain/pay-application/opening.js';
import { isPayApplicationEditable } from '../../domain/pay-application/transitions.js';
import type { Violation } from '../../domain/shared/violation.js';
import { scheduleTotals } from '../../domain/sov/schedule.js';
import { PayApplication } from '../../entities/pay-application.js';
import { payApplications } from '../../reads/loaders/pay-application.loader.js';
import { sovLines } from '../../reads/loaders/sov.loader.js';
import { lock, update } from '../shared/record.js';
import { type Contract, readApplications, readSheet, type StoredApplication } from './contract.js';

/** The parts of an application that its figures are computed from. */
export interface SheetInput {
  applicationNumber: number;
  sovId: string;
  periodFrom: string | null;
  periodTo: string;
  retainagePercent: string;
  materialsRetainagePercent: string | null;
  allowOverbilling: boolean;
  lines: LineEntry[];
  changeOrders: ChangeOrder[];
  opening: OpeningBalances | null;
}

/** Computes an application from its schedule, the previous application and all change orders so far. */
export async function computeFigures(
  ctx: RequestContext,
  contract: Contract,
  applications: readonly StoredApplication[],
  drawn: SheetInput,
): Promise<ComputedPayApplication> {
  const schedule = await sovLines.loader(ctx).load(drawn.sovId);
  const previous = previousApplication(applications, drawn.applicationNumber);
  const { orders, violations } = checkedChangeOrders(applications, drawn);
  const computed = computePayApplication({
    ...drawn,
    // Line 1 stays as it was when the first application was drawn. Without a contract amount, it is the schedule's total.
    originalContractSum:
      previous?.g702.originalContractSum ?? contract.contractAmount ?? scheduleTotals(schedule).originalScheduledValue,
    schedule,
    changeOrders: orders,
    previous: previous
      ? {
          certifiedToDate: previous.certifiedToDate ?? '0.00',
          earned: previous.g702.totalEarnedLessRetainage,
          lines: await readSheet(ctx, previous.id),
        }
      : drawn.opening && openedBy(drawn.opening, schedule),
  });
  const opened = drawn.opening ? openingViolations(drawn.opening, schedule, drawn) : [];
  return { ...computed, violations: [...violations, ...opened, ...computed.violations] };
}

/** The columns that the figures are stored in. */
export function stored({ g702, g703, totals, changeOrderSummary }: ComputedPayApplication) {
  return { g702, g703, g703Totals: totals, changeOrderSummary };
}

/**
 * The change orders of the contract. One that an earlier application counted is settled: if it is repeated, it must be the same.
 */
function checkedChangeOrders(applications: readonly StoredApplication[], drawn: SheetInput) {
  const violations: Violation[] = [];
  const ordersByNumber = new Map<string, ChangeOrder>();
  const counted = new Map<string, StoredApplication>();
  const earlier = applications.filter(
    ({ applicationNumber, status }) => applicationNumber < drawn.applicationNumber && status !== 'void',
  );
  for (const application of earlier) {
    for (const order of application.changeOrders) {
      ordersByNumber.set(order.number, order);
      if (order.approvedOn !== null && order.approvedOn <= application.periodTo) counted.set(order.number, application);
    }
  }
  drawn.changeOrders.forEach((order, index) => {
    const before = counted.has(order.number) && ordersByNumber.get(order.number);
    if (!before || (before.amount === order.amount && before.approvedOn === order.approvedOn)) return;
    const field = before.amount === order.amount ? 'approvedOn' : 'amount';
    const { applicationNumber } = counted.get(order.number)!;
    const message = `Change order ${order.number} is part of application ${applicationNumber} (${before.amount}, approved on ${before.approvedOn}) and cannot change: add another change order to correct it.`;
    violations.push({ field: `changeOrders.${index}.${field}`, message });
  });
  const listed = earlier.map(({ changeOrders }) => changeOrders);
  return { orders: changeOrdersSoFar(drawn.changeOrders, listed), violations };
}

/** Computes the project's draft again when its inputs have changed; the draft may then show what prevents its submission. */
export async function refreshDraft(ctx: RequestContext, contract: Contract): Promise<void> {
  const applications = await readApplications(ctx, contract.projectId);
  const draft = applications.find(({ status }) => isPayApplicationEditable(status));
  if (!draft) return;
  const record = await lock(ctx, PayApplication, payApplications, draft.id);
  await update(ctx, record, stored(await computeFigures(ctx, contract, applications, record)));
}
