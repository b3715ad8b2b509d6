import type { RequestContext } from '../../context/request-context.js';
import { dayInUtc } from '../../domain/deadlines/state-zones.js';
import { daysBetween } from '../../domain/shared/calendar.js';
import { Violations } from '../../errors/app-error.js';

/** First and last day, YYYY-MM-DD in UTC, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

/**
 * The days of a report. The last day defaults to today, and the first is calculated from it.
 *
 * @param most the most days allowed
 */
export function daysAsked(
  ctx: RequestContext,
  requested: { from?: string | null; to?: string | null },
  first: (last: string) => string,
  most?: number,
): Days {
  const to = requested.to ?? dayInUtc(ctx.now());
  const from = requested.from ?? first(to);
  const violations = new Violations();
  if (from > to) violations.add('from', `The from field must not be a date after ${to}.`);
  else if (most !== undefined && daysBetween(from, to) >= most) {
    violations.add('from', `The from field must be a date within the ${most} days that end on ${to}.`);
  }
  violations.throwIfAny();
  return { from, to };
}
