import { type Cents, formatCents, parseCents, parseRate, spellCents, sum, wholeRate } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';

export const scheduleStatuses = ['draft', 'active'] as const;
export type ScheduleStatus = (typeof scheduleStatuses)[number];

/** The most characters of a line's texts, and the most lines of a schedule. */
export const scheduleLimits = {
  itemNumber: 255,
  description: 10_000,
  costCode: 255,
  changeOrderNumber: 255,
  lines: 20_000,
} as const;

/** A line from a caller or a file. Amounts are dollars as decimal strings, percentages plain (`10` is ten percent). */
export interface ScheduleLineDraft {
  itemNumber: string;
  description: string;
  costCode: string | null;
  scheduledValue: string;
  /** Overrides the application's retainage for this line's work and stored material. */
  retainagePercent: string | null;
  /** Set on lines that a change order added. Any line may be a credit (a negative scheduled value). */
  changeOrderNumber: string | null;
}

export interface ScheduleLine extends ScheduleLineDraft {
  id: string;
}

/** Totals of a schedule: the contract's own lines, those of change orders, and both. */
export function scheduleTotals(lines: readonly Pick<ScheduleLineDraft, 'scheduledValue' | 'changeOrderNumber'>[]) {
  const original = sum(lines.filter((line) => line.changeOrderNumber === null).map(scheduledCents));
  const total = sum(lines.map(scheduledCents));
  return {
    originalScheduledValue: formatCents(original),
    changeOrderValue: formatCents(total - original),
    scheduledValue: formatCents(total),
  };
}

/** Violations of a set of lines, whatever the schedule's state. Fields are `lines.<index>.<field>`. */
export function scheduleLineViolations(lines: readonly ScheduleLineDraft[]): Violation[] {
  const violations: Violation[] = [];
  const seen = new Map<string, number>();
  if (lines.length > scheduleLimits.lines) {
    violations.push({ field: 'lines', message: `A schedule of values has at most ${scheduleLimits.lines} lines.` });
  }
  lines.forEach((line, index) => {
    const reject = (field: keyof ScheduleLineDraft, message: string) =>
      violations.push({ field: `lines.${index}.${field}`, message });
    if (line.itemNumber.trim() === '') reject('itemNumber', `Line ${index + 1} needs an item number.`);
    if (line.description.trim() === '') reject('description', `Line ${index + 1} needs a description of its work.`);
    const key = itemKey(line.itemNumber);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else if (key !== '')
      reject('itemNumber', `Item ${line.itemNumber} is used twice, on lines ${first + 1} and ${index + 1}.`);
    const value = parseCents(line.scheduledValue);
    if (value === null) {
      reject(
        'scheduledValue',
        `The scheduled value of item ${line.itemNumber} is not an amount with at most two decimals.`,
      );
    }
    const rate = line.retainagePercent === null ? 0n : parseRate(line.retainagePercent);
    if (rate === null || rate < 0n || rate > wholeRate) {
      reject('retainagePercent', `The retainage of item ${line.itemNumber} must be between 0 and 100 percent.`);
    }
  });
  return violations;
}

/**
 * Why a schedule cannot become active: the lines of the contract must add up to the contract sum. Lines of change orders are
 * not part of that sum; they are compared with the change orders when an application is drawn.
 */
export function activationViolations(schedule: {
  status: ScheduleStatus;
  lines: readonly ScheduleLineDraft[];
  /** The original contract sum (`project.contract_amount`); null when unknown. */
  contractSum: string | null;
}): Violation[] {
  if (schedule.status === 'active') return [{ field: 'status', message: 'The schedule of values is already active.' }];
  if (schedule.lines.length === 0)
    return [{ field: 'lines', message: 'A schedule of values needs at least one line.' }];
  const violations = scheduleLineViolations(schedule.lines);
  const contractSum = schedule.contractSum === null ? null : parseCents(schedule.contractSum);
  if (contractSum === null) {
    const message = 'The project needs a contract amount before the schedule of values can be activated.';
    return [...violations, { field: 'project.contractAmount', message }];
  }
  const scheduled = parseCents(scheduleTotals(schedule.lines).originalScheduledValue) ?? 0n;
  if (scheduled === contractSum) return violations;
  const message = `The scheduled values add up to ${spellCents(scheduled)}, but the contract sum is ${spellCents(contractSum)}.`;
  return [...violations, { field: 'lines', message }];
}

/** Item numbers are compared without regard to case and spaces: `1.A` and `1.a ` are one item. */
export function itemKey(itemNumber: string): string {
  return itemNumber.replace(/\s+/g, '').toLowerCase();
}

function scheduledCents({ scheduledValue }: { scheduledValue: string }): Cents {
  return parseCents(scheduledValue) ?? 0n;
}
