import { dayInState, zoneOfState } from '../domain/deadlines/state-zones.js';

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** '2026-03-04' → 'March 4, 2026'. A date without time needs no time zone. */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = monthNames[(month ?? 0) - 1];
  return name && day && year ? `${name} ${day}, ${year}` : date;
}

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const suffixes: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/** '2026-03-04' → 'the 4th day of March, 2026', as forms with blanks for day, month and year have it. */
export function formatOrdinalDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `the ${day}${suffixes[ordinals.select(day!)] ?? 'th'} day of ${monthNames[month! - 1]}, ${year}`;
}

/** '2026-03-04T14:05:09.000+00:00' → 'March 4, 2026, 14:05 UTC'; the instant is in UTC. */
export function formatInstant(instant: string): string {
  return `${formatDate(instant.slice(0, 10))}, ${instant.slice(11, 16)} UTC`;
}

/** Making one takes longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The instant in the state: '2026-02-03T16:20:00.000+00:00' in California → 'February 3, 2026, 08:20 PST'. */
export function formatLocal(instant: string, state: string): string {
  const timeZone = zoneOfState(state);
  const at = new Date(instant);
  let clock = clocks.get(timeZone);
  if (!clock) {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' } as const;
    clock = new Intl.DateTimeFormat('en-US', { timeZone, ...time });
    clocks.set(timeZone, clock);
  }
  return `${formatDate(dayInState(state, at))}, ${clock.format(at).replace(/\u202f/g, ' ')}`;
}

/** The day of the instant in the state. */
export function formatDayInState(instant: string, state: string): string {
  return formatDate(dayInState(state, new Date(instant)));
}

/** The instant in UTC and, in parentheses, in the zone of the state: 'April 2, 2026, 17:05:09 UTC (April 2, 2026, 10:05:09 AM PDT)'. */
export function formatInState(instant: string, state: string): string {
  const utc = `${formatDate(instant.slice(0, 10))}, ${instant.slice(11, 19)} UTC`;
  const timeZone = zoneOfState(state);
  if (timeZone === 'UTC') return utc;
  const local = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
  // Some versions of the time zone data separate these with other spaces and words.
  return `${utc} (${local.replace(/\u202f/g, ' ').replace(' at ', ', ')})`;
}

/** '18500.5' → '$18,500.50', '-18500.5' → '($18,500.50)'. Works on the digits, so that no amount passes through a float. */
export function formatMoney(amount: string): string {
  return writeAmount(amount, '$');
}

/** '-18500.5' → '(18,500.50)', the format of figures in columns. */
export function formatAmount(amount: string): string {
  return writeAmount(amount, '');
}

function writeAmount(amount: string, currency: string): string {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount.trim());
  if (!match) return amount;
  const [, sign, whole = '', fraction = ''] = match;
  const written = `${currency}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0').slice(0, 2)}`;
  return sign ? `(${written})` : written;
}

/** '65.5' → '65.50%', '-65.5' → '(65.50%)': a column of percentages aligns at the decimal point. */
export function alignedPercent(percent: string): string {
  const [whole = '', fraction = ''] = percent.replace('-', '').split('.');
  const written = `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}%`;
  return percent.startsWith('-') ? `(${written})` : written;
}

/** For running heads, which have one line; the full text is elsewhere on the page. */
export function shorten(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * Replaces the `{blank}`s of a wording; a blank without a value is an error, never an empty space on a legal form. `adapt` adapts a value
 * to the text that follows it.
 */
export function fillBlanks(
  text: string,
  blanks: Record<string, string>,
  adapt: (value: string, name: string, rest: string) => string = (value) => value,
): string {
  return text.replace(/\{(\w+)\}/g, (blank, name: string, at: number) => {
    const value = blanks[name];
    if (value === undefined) throw new Error(`The wording has a blank {${name}} without a value.`);
    return adapt(value, name, text.slice(at + blank.length));
  });
}

/** A name as it is compared with another. */
export function bareName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
    .trim();
}
