import {
  type Cents,
  formatCents,
  magnitude,
  parseCents,
  parseRate,
  portion,
  spellCents,
  sum,
} from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { ScheduleLine } from '../sov/schedule.js';
import type { G703Line, PreviousApplication } from './model.js';

/** Where another system left off: the last application before the first one here. Amounts are dollars as decimal strings. */
export interface OpeningBalances {
  /** Line 7 of the first application here. */
  certifiedToDate: string;
  /** What was retained; null when it was not said. */
  retainage: string | null;
  lines: OpeningLine[];
}

interface OpeningLine {
  sovLineId: string;
  /** Column D of the first application here. */
  workCompleted: string;
  /** Column F of the last application before. */
  materialsStored: string;
}

/** The balances as the application that they were taken from. */
export function openedBy(
  { certifiedToDate, retainage, lines }: OpeningBalances,
  schedule: readonly ScheduleLine[],
): PreviousApplication {
  const items = new Map(schedule.map(({ id, itemNumber }) => [id, itemNumber]));
  return {
    certifiedToDate,
    // Without the retainage, the certificates are the best that is known of it.
    earned: retainage === null ? certifiedToDate : openingEarned({ lines, retainage }),
    lines: lines.map(({ sovLineId, workCompleted, materialsStored }) => ({
      sovLineId,
      itemNumber: items.get(sovLineId) ?? '',
      workCompletedPrevious: workCompleted,
      workCompletedThisPeriod: '0.00',
      materialsStored,
    })),
  };
}

/** What was completed and stored before, less what was retained of it: the most that can have been certified. */
export function openingEarned({ lines, retainage }: Pick<OpeningBalances, 'lines' | 'retainage'>): string {
  return formatCents(sumOpeningLines(lines) - cents(retainage));
}

/** Why balances cannot be where a job stands. Fields are `opening.<field>`. */
export function openingViolations(
  { certifiedToDate, retainage, lines }: OpeningBalances,
  schedule: readonly ScheduleLine[],
  { allowOverbilling }: { allowOverbilling: boolean },
): Violation[] {
  const violations: Violation[] = [];
  const linesById = new Map(schedule.map((line) => [line.id, line]));
  const seen = new Set<string>();
  for (const [index, { sovLineId, workCompleted, materialsStored }] of lines.entries()) {
    const reject = (field: keyof OpeningLine, message: string) =>
      violations.push({ field: `opening.lines.${index}.${field}`, message });
    const line = linesById.get(sovLineId);
    if (!line || seen.has(sovLineId)) {
      reject(
        'sovLineId',
        line ? 'This line of the schedule of values is listed twice.' : 'This line is not in the schedule of values.',
      );
      continue;
    }
    seen.add(sovLineId);
    const [scheduled, work, stored] = [cents(line.scheduledValue), cents(workCompleted), cents(materialsStored)];
    if (stored < 0n || (scheduled < 0n && stored > 0n)) {
      reject(
        'materialsStored',
        `Item ${line.itemNumber}: stored material must be 0 or more, and 0 on a deductive line.`,
      );
    }
    if (scheduled < 0n ? work > 0n : work < 0n) {
      reject('workCompleted', `Item ${line.itemNumber}: the work so far must have the sign of its scheduled value.`);
    } else if (!allowOverbilling && magnitude(work + stored) > magnitude(scheduled)) {
      const message = `Item ${line.itemNumber}: completed and stored so far are ${spellCents(work + stored)}, more than its scheduled value of ${spellCents(scheduled)}.`;
      reject('workCompleted', message);
    }
  }
  // The sums of wrong lines say nothing.
  if (violations.length > 0) return violations;
  const total = sumOpeningLines(lines);
  if (cents(retainage) > 0n && cents(retainage) > total) {
    const message = `The retainage cannot be more than the ${spellCents(total)} that was completed and stored.`;
    violations.push({ field: 'opening.retainage', message });
  } else if (cents(certifiedToDate) > total - cents(retainage)) {
    const message = `The certificates cannot be more than the ${spellCents(total - cents(retainage))} that was earned, less the retainage.`;
    violations.push({ field: 'opening.certifiedToDate', message });
  }
  return violations;
}

/** What the rates of the application retain of the opening balances, if that is not what was retained: line 8 has the difference. */
export function openingRetainageWarning(
  { retainage }: OpeningBalances,
  g703: readonly Pick<
    G703Line,
    'workCompletedPrevious' | 'materialsStoredPrevious' | 'retainagePercent' | 'materialsRetainagePercent'
  >[],
): string | null {
  if (retainage === null) return null;
  const rated = sum(
    g703.map(
      (line) =>
        portion(cents(line.workCompletedPrevious), parseRate(line.retainagePercent) ?? 0n) +
        portion(cents(line.materialsStoredPrevious), parseRate(line.materialsRetainagePercent) ?? 0n),
    ),
  );
  const difference = cents(retainage) - rated;
  // Each line is rounded for itself.
  if (magnitude(difference) <= BigInt(g703.length)) return null;
  return `The opening balances hold ${spellCents(cents(retainage))} of retainage, but the rates of this application retain ${spellCents(rated)} of them: line 8 includes the difference of ${spellCents(difference)}.`;
}

function sumOpeningLines(lines: readonly OpeningLine[]): Cents {
  return sum(lines.map(({ workCompleted, materialsStored }) => cents(workCompleted) + cents(materialsStored)));
}

function cents(amount: string | null): Cents {
  return parseCents(amount ?? '0') ?? 0n;
}
