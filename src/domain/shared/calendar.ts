/**
 * Calendar arithmetic on dates as `YYYY-MM-DD` text, in whole days in UTC: no time zone and no daylight-saving hour can shift a
 * date. Deadlines have a calendar of their own (packages/lien-deadlines).
 */

const dayMs = 86_400_000;

/** @throws RangeError if the text is no date of the years 0 to 9999 */
function toInstant(date: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // JavaScript reads 30 February as 1 March.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`Not a date: ${date}`);
  }
  return instant;
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (toInstant(to) - toInstant(from)) / dayMs;
}

/** From 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: string): number {
  return new Date(toInstant(date)).getUTCDay();
}

/** The first day is left out and the last is counted, as statutes compute time. */
export function addDays(date: string, days: number): string {
  const text = new Date(toInstant(date) + days * dayMs).toISOString();
  if (text.length !== 24) throw new RangeError(`A date outside the years 0 to 9999: ${text}`);
  return text.slice(0, 10);
}

/**
 * The same day and time a number of months later, in UTC; the last day of a month that is too short. Payment processors count
 * like this, always from the first date and never from the previous one: January 31st, February 28th, March 31st.
 */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  const day = to.getUTCDate();
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, last));
  return to;
}
