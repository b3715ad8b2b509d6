import { addDays } from '../shared/calendar.js';

/**
 * The time zone of each state, for the calendar day there (decision 73). A state with two has the eastern one, unless only a
 * corner lies there: its day is over first, so a deadline counts as passed in doubt, and no document differs from another.
 */
const zones: Readonly<Record<string, readonly string[]>> = {
  'America/Puerto_Rico': ['PR', 'VI'],
  'America/New_York': [
    ...[
      'CT',
      'DE',
      'DC',
      'FL',
      'GA',
      'IN',
      'KY',
      'ME',
      'MD',
      'MA',
      'MI',
      'NH',
      'NJ',
      'NY',
      'NC',
      'OH',
      'PA',
      'RI',
      'SC',
    ],
    ...['TN', 'VT', 'VA', 'WV'],
  ],
  'America/Chicago': [...['AL', 'AR', 'IL', 'IA', 'KS', 'LA', 'MN', 'MS', 'MO', 'NE', 'ND', 'OK', 'SD', 'TX', 'WI']],
  'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
  'Pacific/Pago_Pago': ['AS'],
  'Pacific/Guam': ['GU', 'MP'],
  'Pacific/Palau': ['PW'],
  'Pacific/Pohnpei': ['FM'],
  'Pacific/Majuro': ['MH'],
};

const zoneOf = new Map(
  Object.entries(zones).flatMap(([zone, states]) => states.map((state) => [state, zone] as const)),
);

/** Not of a military address, such as `AE`, which lies in no place. */
export function hasZone(state: string): boolean {
  return zoneOf.has(state);
}

export function zoneOfState(state: string): string {
  return zoneOf.get(state) ?? 'UTC';
}

/** A day as it is in a zone: from its first instant up to the first of the next, in milliseconds. */
interface Span {
  day: string;
  from: number;
  until: number;
}

const hourMs = 3_600_000;

/** The last day asked for in each zone: lists ask for the same day for each row. */
const spans = new Map<string, Span>();

/** The calendar day of an instant in an IANA time zone, as `YYYY-MM-DD`. */
export function dayIn(timeZone: string, instant: Date): string {
  const at = instant.getTime();
  const last = spans.get(timeZone);
  if (last && at >= last.from && at < last.until) return last.day;
  const day = calendarFor(timeZone).format(instant);
  const from = startOfDay(timeZone, day).getTime();
  spans.set(timeZone, { day, from, until: startOfDay(timeZone, addDays(day, 1)).getTime() });
  return day;
}

/** The day in the state, as `YYYY-MM-DD`; in UTC where the state is none. */
export function dayInState(state: string, instant: Date): string {
  return dayIn(zoneOfState(state), instant);
}

/** The day in UTC, for what is counted in UTC for every account alike: usage, and the sums of the ledger. */
export function dayInUtc(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

/** The first instant of a day in a zone. Every zone in use differs from UTC by a multiple of a quarter of an hour. */
export function startOfDay(timeZone: string, day: string): Date {
  const calendar = calendarFor(timeZone);
  // Zones are up to 14 hours ahead of UTC, and up to 12 behind.
  let from = Date.parse(`${day}T00:00:00Z`) - 15 * hourMs;
  for (const step of [hourMs, hourMs / 4]) {
    while (calendar.format(from + step) < day) from += step;
  }
  return new Date(from + hourMs / 4);
}

/** The zone of each state, for SQL. */
export const zonesOfStates: Readonly<Record<string, string>> = Object.fromEntries(zoneOf);

/** The earliest and the latest day that it is in any state, which are at most two, and the states where it is the latest. */
export function daysInStates(now: Date): { first: string; last: string; ahead: string[] } {
  const days = Object.entries(zones).map(([zone, states]) => ({ day: dayIn(zone, now), states }));
  const sorted = days.map(({ day }) => day).sort();
  const last = sorted.at(-1)!;
  return { first: sorted[0]!, last, ahead: days.filter(({ day }) => day === last).flatMap(({ states }) => states) };
}

/** Making one takes longer than using it a thousand times. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarFor(timeZone: string): Intl.DateTimeFormat {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    // Sweden writes dates as the ISO standard does.
    calendar = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    calendars.set(timeZone, calendar);
  }
  return calendar;
}
