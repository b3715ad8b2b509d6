import { asSeen } from '../shared/legible.js';
import { parseCents } from '../shared/money.js';
import { unprintability } from '../shared/printable.js';
import type { Violation } from '../shared/violation.js';
import type { ScheduleLine, ScheduleLineDraft } from './schedule.js';

/**
 * Why `after` may not replace `before` once a submitted application bills some of the lines. A line of a submitted application
 * keeps its item, work and scheduled value; its scheduled value changes only through a line of a change order. The wording of its
 * description may be corrected. Cost codes, retainage and order may change: they do not affect an amount that was applied for.
 *
 * @param applied ids of the lines that are on an application that is submitted or later in its workflow (see `appliedLineIds`).
 */
export function scheduleChangeViolations(
  before: readonly ScheduleLine[],
  after: readonly (ScheduleLineDraft & { id: string | null })[],
  applied: ReadonlySet<string>,
): Violation[] {
  if (applied.size === 0) return [];
  const violations: Violation[] = [];
  const appliedLines = new Map(before.filter((line) => applied.has(line.id)).map((line) => [line.id, line]));
  after.forEach((line, index) => {
    const old = line.id === null ? undefined : appliedLines.get(line.id);
    if (old === undefined) {
      if (line.changeOrderNumber !== null) return;
      const message = `Item ${line.itemNumber} needs a change order number: once a pay application is submitted, lines can be added only by change order.`;
      violations.push({ field: `lines.${index}.changeOrderNumber`, message });
      return;
    }
    appliedLines.delete(old.id);
    for (const field of frozenFields) {
      if (sameText(field, old[field], line[field])) continue;
      if (field === 'description' && isCorrection(old.description, line.description)) continue;
      const message = `The ${frozenWords[field]} of item ${old.itemNumber} cannot change, because a submitted pay application bills the item: add a line with a change order number.`;
      violations.push({ field: `lines.${index}.${field}`, message });
    }
  });
  for (const line of appliedLines.values()) {
    violations.push({
      field: 'lines',
      message: `Item ${line.itemNumber} cannot be removed, because a submitted pay application bills it.`,
    });
  }
  return violations;
}

const frozenFields = ['itemNumber', 'description', 'scheduledValue', 'changeOrderNumber'] as const;
const frozenWords: Record<(typeof frozenFields)[number], string> = {
  itemNumber: 'item number',
  description: 'description',
  scheduledValue: 'scheduled value',
  changeOrderNumber: 'change order number',
};

function sameText(field: string, before: string | null, after: string | null): boolean {
  if (field !== 'scheduledValue' || before === null || after === null) return before === after;
  return parseCents(before) === parseCents(after);
}

/**
 * Whether a new description corrects the wording of an old one, so that it still describes the same work: at least half of its
 * letters and digits, in pairs, stay. A description that cannot be printed as it is written may get any.
 */
function isCorrection(before: string, after: string): boolean {
  if (asSeen(before) !== before || unprintability(before) !== undefined) return true;
  const [old, now] = [pairs(before), pairs(after)];
  let [shared, all] = [0, 0];
  for (const count of old.values()) all += count;
  for (const [pair, count] of now) {
    all += count;
    shared += Math.min(count, old.get(pair) ?? 0);
  }
  return all > 0 && shared * 4 >= all;
}

function pairs(text: string): Map<string, number> {
  const letters = [
    ...text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  ];
  const counts = new Map<string, number>();
  letters.forEach((letter, at) => {
    const pair = letter + (letters[at + 1] ?? '');
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  });
  return counts;
}
