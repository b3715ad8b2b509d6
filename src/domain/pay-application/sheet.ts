import { type Cents, computePercent, formatCents, formatRate, parseCents, type Rate, sum } from '../shared/money.js';
import type { ScheduleLine } from '../sov/schedule.js';
import type { G703Line, G703Totals } from './model.js';

/** One line in cents, before its retainage is known. */
export interface BilledLine {
  schedule: ScheduleLine;
  scheduled: Cents;
  previous: Cents;
  current: Cents;
  stored: Cents;
  /** The stored material of the previous application. */
  storedBefore: Cents;
  workRate: Rate;
  materialRate: Rate;
}

export function sheetLine(line: BilledLine, retainage: Cents): G703Line {
  const { id, itemNumber, description, changeOrderNumber } = line.schedule;
  return {
    sovLineId: id,
    itemNumber,
    description,
    changeOrderNumber,
    ...columns(line.scheduled, line.previous, line.current, line.stored, retainage),
    materialsStoredPrevious: formatCents(line.storedBefore),
    retainagePercent: formatRate(line.workRate),
    materialsRetainagePercent: formatRate(line.materialRate),
  };
}

export function sheetTotals(lines: readonly BilledLine[], retainage: Cents): G703Totals {
  const total = (column: 'scheduled' | 'previous' | 'current' | 'stored') => sum(lines.map((line) => line[column]));
  return columns(total('scheduled'), total('previous'), total('current'), total('stored'), retainage);
}

/** Totals of the columns of some stored lines, such as those on one page. */
export function sheetSum(lines: readonly G703Totals[]): G703Totals {
  const total = (column: Exclude<keyof G703Totals, 'percentCompletedAndStored'>) =>
    sum(lines.map((line) => parseCents(line[column]) ?? 0n));
  return columns(
    total('scheduledValue'),
    total('workCompletedPrevious'),
    total('workCompletedThisPeriod'),
    total('materialsStored'),
    total('retainage'),
  );
}

function columns(scheduled: Cents, previous: Cents, current: Cents, stored: Cents, retainage: Cents): G703Totals {
  const total = previous + current + stored;
  return {
    scheduledValue: formatCents(scheduled),
    workCompletedPrevious: formatCents(previous),
    workCompletedThisPeriod: formatCents(current),
    materialsStored: formatCents(stored),
    totalCompletedAndStored: formatCents(total),
    percentCompletedAndStored: computePercent(total, scheduled),
    balanceToFinish: formatCents(scheduled - total),
    retainage: formatCents(retainage),
  };
}
