/**
 * Calendar arithmetic on dates as `YYYY-MM-DD` text, in whole days in UTC: no time zone and no daylight-saving hour can shift a
 * date. Deadlines have a calendar of their own (packages/lien-deadlines).
 */

const dayMs = 86_400_000;

/** @throws RangeError if the text is no date of the years 0 to 9999 */
function instantOf(date: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  // JavaScript reads 30 February as 1 March.
  if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== date) {
    throw new RangeError(`Not a date: ${date}`);
  }
  return instant;
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (instantOf(to) - instantOf(from)) / dayMs;
}

/** The first day is left out and the last is counted, as statutes compute time. */
export function addDays(date: string, days: number): string {
  const text = new Date(instantOf(date) + days * dayMs).toISOString();
  if (text.length !== 24) throw new RangeError(`A date outside the years 0 to 9999: ${text}`);
  return text.slice(0, 10);
}
