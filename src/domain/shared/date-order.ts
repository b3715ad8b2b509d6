import { addDays } from './calendar.js';
import { atField, label, wrong } from './field-rules.js';
import type { Violation } from './violation.js';

/**
 * Whether a day is in the future in every time zone: one day is allowed for the time zones ahead of UTC. Dates are
 * `YYYY-MM-DD`.
 */
export function isFuture(date: string, today: string): boolean {
  return date > addDays(today, 1);
}

type Dates<Field extends string> = { [F in Field]?: string | null };

/**
 * Reports a violation on the later field if its date is before the date that it must follow. Only dates that are sent together
 * are compared: one of them may be the correction of a stored date, and the deadlines warn about the rest.
 */
export function orderViolations<Field extends string>(
  pairs: ReadonlyArray<readonly [earlier: Field, later: Field]>,
  sent: Dates<Field>,
): Violation[] {
  return pairs.flatMap(([earlier, later]) => {
    const [from, to] = [sent[earlier], sent[later]];
    if (!from || !to || to >= from) return [];
    return [{ field: later, ...atField(later, wrong('not_before', { other: label(earlier) })) }];
  });
}
