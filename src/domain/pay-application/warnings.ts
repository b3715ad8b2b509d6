import { parseCents, parseRate, portion, spellCents, sum } from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { G702, G703Line } from './model.js';
import { type OpeningBalances, openingRetainageWarning } from './opening.js';

type Line = Pick<
  G703Line,
  | 'workCompletedPrevious'
  | 'workCompletedThisPeriod'
  | 'materialsStoredPrevious'
  | 'retainagePercent'
  | 'materialsRetainagePercent'
  | 'scheduledValue'
>;

/** What is probably wrong with a draft. Fields are those of the record. */
export function draftWarnings(
  g702: Pick<G702, 'contractSumToDate' | 'currentPaymentDue' | 'lessPreviousCertificates' | 'earnedBefore'>,
  g703: readonly Line[],
  opening: OpeningBalances | null,
): Violation[] {
  const warnings: Violation[] = [];
  const loss = unexplainedLoss(g702, g703);
  if (loss !== null) warnings.push({ field: 'g702.current_payment_due', message: loss });
  const retained = opening && openingRetainageWarning(opening, g703);
  if (retained) warnings.push({ field: 'opening.retainage', message: retained });
  const unscheduled = unscheduledSum(g702, g703);
  if (unscheduled !== null) warnings.push({ field: 'g702.contract_sum_to_date', message: unscheduled });
  return warnings;
}

/**
 * Why line 8 should not be below zero; null when it is not, or when deductions explain it: negative work of this period, or
 * certificates that were already above what was earned before, as after a deduction that was not paid back. Retainage that is raised
 * is no deduction: its rate may be a mistake.
 */
export function unexplainedLoss(
  {
    currentPaymentDue,
    lessPreviousCertificates,
    earnedBefore,
  }: Pick<G702, 'currentPaymentDue' | 'lessPreviousCertificates' | 'earnedBefore'>,
  g703: readonly Omit<Line, 'scheduledValue'>[],
): string | null {
  const due = cents(currentPaymentDue);
  if (due >= 0n) return null;
  const deducted = sum(
    g703.map(({ workCompletedThisPeriod }) => cents(workCompletedThisPeriod)).filter((work) => work < 0n),
  );
  const rated = sum(
    g703.map((line) => {
      const [work, stored] = [cents(line.workCompletedPrevious), cents(line.materialsStoredPrevious)];
      const retainage =
        portion(work, parseRate(line.retainagePercent) ?? 0n) +
        portion(stored, parseRate(line.materialsRetainagePercent) ?? 0n);
      return work + stored - retainage;
    }),
  );
  // At the rates of this application where the previous line 6 was not kept.
  const earned = earnedBefore === undefined ? rated : cents(earnedBefore);
  const ahead = cents(lessPreviousCertificates) - earned;
  if (due >= deducted - (ahead > 0n ? ahead : 0n)) return null;
  return `Line 8 is ${spellCents(due)}, and no deduction explains it: check the stored material, the work and the retainage.`;
}

/** Why line 3 is not the total of column C, as a certifier expects; null where it is. A schedule need not show change orders. */
export function unscheduledSum(
  { contractSumToDate }: Pick<G702, 'contractSumToDate'>,
  g703: readonly Pick<G703Line, 'scheduledValue'>[],
): string | null {
  const contractSum = cents(contractSumToDate);
  const scheduled = sum(g703.map(({ scheduledValue }) => cents(scheduledValue)));
  if (contractSum === scheduled) return null;
  const both = `Line 3 is ${spellCents(contractSum)}, and column C adds up to ${spellCents(scheduled)}`;
  return `${both}: the schedule of values has no line for ${spellCents(contractSum - scheduled)}.`;
}

function cents(amount: string | null) {
  return parseCents(amount ?? '0') ?? 0n;
}
