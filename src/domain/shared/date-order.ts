import type { Violation } from '../notice/preflight/notice-facts.js';
import { addDays } from './calendar.js';

/** Whether a day has not come yet anywhere; a day of grace for the time zones east of UTC. Dates are `YYYY-MM-DD`. */
export function isFuture(date: string, today: string): boolean {
  return date > addDays(today, 1);
}

type Dates<Field extends string> = { [F in Field]?: string | null };

/**
 * Reports on the later field if a date is before the one that it must follow. A field that is not sent keeps its stored value; a pair of
 * which nothing is sent is left alone, whatever it is.
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
