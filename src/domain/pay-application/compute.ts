import { type Cents, formatCents, parseCents, spellCents, sum } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import { changeOrderLineViolations, countChangeOrders, summarizeChangeOrders } from './change-orders.js';
import { isCalendarDate } from './dates.js';
import { billLines, isRetainageRate } from './lines.js';
import type { ComputedPayApplication, PayApplicationInput } from './model.js';
import { retain } from './retainage.js';
import { sheetLine, sheetTotals } from './sheet.js';

/**
 * Lines 1 to 9 of the summary, columns A to I of the continuation sheet and the change order summary of one application, in
 * whole cents and half-up. Lines of change orders that are not executed by the end of the period are not part of it.
 */
export function computePayApplication(input: PayApplicationInput): ComputedPayApplication {
  const violations: Violation[] = headViolations(input);
  const { counted, violations: orderViolations } = countChangeOrders(input);
  const numbers = new Set(counted.map(({ number }) => number));
  const schedule = input.schedule.filter(
    ({ changeOrderNumber }) => changeOrderNumber === null || numbers.has(changeOrderNumber),
  );
  const { lines, violations: lineViolations } = billLines(input, schedule);
  const retained = retain(
    lines.map(({ previous, current, stored, workRate, materialRate }) => ({
      work: previous + current,
      workRate,
      material: stored,
      materialRate,
    })),
  );
  const g703 = lines.map((line, index) => sheetLine(line, retained.lines[index]!));
  const totals = sheetTotals(lines, retained.work + retained.material);

  const original = parseCents(input.originalContractSum) ?? 0n;
  const change = sum(counted.map(({ amount }) => amount));
  const contractSum = original + change;
  const completed = sum(lines.map(({ previous, current, stored }) => previous + current + stored));
  const earned = completed - retained.work - retained.material;
  const certified = parseCents(input.previous?.certifiedToDate ?? '0') ?? 0n;
  const scheduled = sum(lines.map((line) => line.scheduled));
  const expected = lines.some((line) => line.schedule.changeOrderNumber !== null) ? contractSum : original;

  violations.push(
    ...orderViolations,
    ...changeOrderLineViolations(schedule, counted),
    ...scheduleSumViolations(scheduled, expected),
    ...lineViolations,
  );
  return {
    g702: {
      originalContractSum: formatCents(original),
      netChangeByChangeOrders: formatCents(change),
      contractSumToDate: formatCents(contractSum),
      totalCompletedAndStored: formatCents(completed),
      retainagePercent: retained.varies ? null : (g703[0]?.retainagePercent ?? null),
      retainageOnCompletedWork: formatCents(retained.work),
      materialsRetainagePercent: retained.varies ? null : (g703[0]?.materialsRetainagePercent ?? null),
      retainageOnStoredMaterial: formatCents(retained.material),
      totalRetainage: totals.retainage,
      totalEarnedLessRetainage: formatCents(earned),
      lessPreviousCertificates: formatCents(certified),
      currentPaymentDue: formatCents(earned - certified),
      balanceToFinish: formatCents(contractSum - earned),
      ...(input.previous?.earned !== undefined && { earnedBefore: input.previous.earned }),
    },
    g703,
    totals,
    changeOrderSummary: summarizeChangeOrders(counted),
    violations,
  };
}

function headViolations(input: PayApplicationInput): Violation[] {
  const violations: Violation[] = [];
  const original = parseCents(input.originalContractSum);
  if (original === null || original < 0n) {
    const message = 'The original contract sum must be an amount of at least 0 with at most two decimals.';
    violations.push({ field: 'originalContractSum', message });
  }
  for (const field of ['retainagePercent', 'materialsRetainagePercent'] as const) {
    const rate = input[field];
    if (rate === null || isRetainageRate(rate)) continue;
    violations.push({ field, message: 'Retainage must be between 0 and 100 percent.' });
  }
  if (!isCalendarDate(input.periodTo)) {
    violations.push({ field: 'periodTo', message: 'The period must end on a date such as 2026-03-31.' });
  }
  return violations;
}

function scheduleSumViolations(scheduled: Cents, expected: Cents): Violation[] {
  if (scheduled === expected) return [];
  const message = `The scheduled values add up to ${spellCents(scheduled)}, but the contract sum is ${spellCents(expected)}.`;
  return [{ field: 'lines', message }];
}
