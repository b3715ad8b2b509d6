import { type Cents, formatCents, parseCents, spellCents, sum } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { ScheduleLine } from '../sov/schedule.js';
import { isCalendarDate } from './dates.js';
import type { ChangeOrder, ChangeOrderSummary, ChangeOrderSums, PayApplicationInput } from './model.js';

interface CountedChangeOrder {
  number: string;
  amount: Cents;
  previously: boolean;
}

/**
 * The change orders of the contract so far: an application's own first, so that violations give their position in the request,
 * then those that earlier applications list, each as it was listed last.
 */
export function changeOrdersSoFar(
  ownOrders: readonly ChangeOrder[],
  earlier: readonly (readonly ChangeOrder[])[],
): ChangeOrder[] {
  const inherited = new Map(earlier.flat().map((order) => [order.number, order]));
  for (const { number } of ownOrders) inherited.delete(number);
  return [...ownOrders, ...inherited.values()];
}

/** The change orders executed by the end of the period; pending and later ones do not count. */
export function countChangeOrders(input: Pick<PayApplicationInput, 'changeOrders' | 'periodFrom' | 'periodTo'>): {
  counted: CountedChangeOrder[];
  violations: Violation[];
} {
  const violations: Violation[] = [];
  const counted: CountedChangeOrder[] = [];
  const seen = new Set<string>();
  input.changeOrders.forEach((order, index) => {
    const reject = (field: keyof ChangeOrder, message: string) =>
      violations.push({ field: `changeOrders.${index}.${field}`, message });
    if (seen.has(order.number)) reject('number', `Change order ${order.number} is listed twice.`);
    seen.add(order.number);
    const amount = parseCents(order.amount);
    if (amount === null) reject('amount', `The amount of change order ${order.number} needs at most two decimals.`);
    if (order.approvedOn === null) return;
    if (!isCalendarDate(order.approvedOn)) {
      reject('approvedOn', `Change order ${order.number} needs a date such as 2026-03-31.`);
    } else if (order.approvedOn <= input.periodTo) {
      const previously = input.periodFrom !== null && order.approvedOn < input.periodFrom;
      counted.push({ number: order.number, amount: amount ?? 0n, previously });
    }
  });
  return { counted, violations };
}

export function summarizeChangeOrders(counted: readonly CountedChangeOrder[]): ChangeOrderSummary {
  return {
    approvedPreviously: split(counted.filter(({ previously }) => previously)),
    approvedThisPeriod: split(counted.filter(({ previously }) => !previously)),
    totals: split(counted),
    netChange: formatCents(sum(counted.map(({ amount }) => amount))),
  };
}

/** A change order that the schedule shows as lines must be there in full, otherwise column C would not match line 3. */
export function changeOrderLineViolations(
  lines: readonly Pick<ScheduleLine, 'changeOrderNumber' | 'scheduledValue'>[],
  counted: readonly CountedChangeOrder[],
): Violation[] {
  if (lines.every((line) => line.changeOrderNumber === null)) return [];
  return counted.flatMap(({ number, amount }) => {
    const orderLines = lines.filter((line) => line.changeOrderNumber === number);
    const scheduled = sum(orderLines.map((line) => parseCents(line.scheduledValue) ?? 0n));
    if (scheduled === amount) return [];
    const message = `Change order ${number} is worth ${spellCents(amount)}, but its lines in the schedule of values add up to ${spellCents(scheduled)}.`;
    return [{ field: 'changeOrders', message }];
  });
}

function split(orders: readonly CountedChangeOrder[]): ChangeOrderSums {
  const amounts = orders.map(({ amount }) => amount);
  return {
    additions: formatCents(sum(amounts.filter((amount) => amount > 0n))),
    deductions: formatCents(-sum(amounts.filter((amount) => amount < 0n))),
  };
}
