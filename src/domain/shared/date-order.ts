import type { Violation } from '../notice/preflight/notice-facts.js';
import { addDays } from './calendar.js';

/**
 * Whether a day is in the future in every time zone: one day is allowed for the time zones ahead of UTC. Dates are
 * `YYYY-MM-DD`.
 */
export function isFuture(date: string, today: string): boolean {
  return date > addDays(today, 1);
}

type Dates<Field extends string> = { [F in Field]?: string | null };

/**
 * Reports a violation on the later field if its date is before the date that it must follow. A field that is not sent keeps its
 * stored value; a pair is not checked if neither field is sent.
 */
export function orderViolations<Field extends string>(
  pairs: ReadonlyArray<readonly [earlier: Field, later: Field]>,
  sent: Dates<Field>,
  stored: Dates<Field> = {},
): Violation[] {
  const standing = (field: Field) => (sent[field] === undefined ? stored[field] : sent[field]);
  return pairs.flatMap(([earlier, later]) => {
    if (sent[earlier] === undefined && sent[later] === undefined) return [];
    const [from, to] = [standing(earlier), standing(later)];
    if (!from || !to || to >= from) return [];
    const [name, other] = [spelled(later), spelled(earlier)];
    return [{ field: later, message: `The ${name} field must be a date after or equal to ${other}.` }];
  });
}

function spelled(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
