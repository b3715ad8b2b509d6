import { zoneOfState } from '@domain/deadlines/state-zones.js';

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: '2-digit', day: '2-digit', year: 'numeric' });
const localDay = new Intl.DateTimeFormat('en-US', { month: '2-digit', day: '2-digit', year: 'numeric' });
const minutes = { month: '2-digit', day: '2-digit', year: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
const moment = new Intl.DateTimeFormat('en-US', minutes);
const exact = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
});
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A calendar date, `2026-11-22`, in US form. It has no zone, so it is the same day everywhere. */
export function formatDate(date: string | null | undefined): string {
  return date ? day.format(new Date(`${date.slice(0, 10)}T00:00:00Z`)) : '—';
}

/** The month of a date, or of `2026-11`: `November 2026`. */
export function formatMonth(month: string): string {
  return inUtc(`${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' });
}

/** The day of the week of a date. */
export function formatWeekday(date: string): string {
  return inUtc(date, { weekday: 'long' });
}

function inUtc(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });
}

/** The day of a moment in the zone of the browser. */
export function formatDay(time: string | null | undefined): string {
  return time ? localDay.format(new Date(time)) : '—';
}

/** A moment in the zone of the browser. */
export function formatTime(time: string | null | undefined): string {
  return time ? withHalf(moment.format(new Date(time))) : '—';
}

/** The name of the browser's zone at a moment, `Eastern Standard Time`. */
export function nameOfZone(time: string): string | undefined {
  const zone = new Intl.DateTimeFormat('en-US', { timeZoneName: 'long' });
  return zone.formatToParts(new Date(time)).find(({ type }) => type === 'timeZoneName')?.value;
}

/** A moment in the zone of a state, which it names: what a document dates by that state is on the same day here. */
export function formatTimeIn(state: string, time: string): string {
  const zone = { timeZone: zoneOfState(state), timeZoneName: 'short' } as const;
  return withHalf(new Intl.DateTimeFormat('en-US', { ...minutes, ...zone }).format(new Date(time)));
}

/** A moment with its seconds, where the order of what happened matters. */
export function formatSecond(time: string): string {
  return withHalf(exact.format(new Date(time)));
}

/** A moment that a person entered in the zone of the browser, `2026-11-27T10:30`, as the API takes it; null without one. */
export function toMoment(entered: string): string | null {
  return entered ? new Date(entered).toISOString() : null;
}

/** AM and PM stay on the line of their hour. */
function withHalf(time: string): string {
  return time.replace(/\s(?=[AP]M\b)/, '\u00a0');
}

/** Dollars from the decimal text of the API. */
export function formatMoney(amount: string | number | null | undefined): string {
  return amount === null || amount === undefined || amount === '' ? '—' : dollars.format(Number(amount));
}

/**
 * An amount as the API takes it, from one as people type it: `$48,000` is `48000`. A comma that separates no thousands stays, and
 * the service refuses the amount: without it, `12,50` would be a hundred times as much.
 */
export function plainAmount(text: string): string {
  return withoutThousands(text.trim().replace(/^([+-]?)\s*\$\s*/, '$1'));
}

export function withoutThousands(number: string): string {
  return number.replace(/,(?=\d{3}(?!\d))/g, '');
}

/** An amount of credits in a column of such amounts. */
export function formatAmount(credits: number): string {
  return cents.format(credits);
}

export function formatNumber(value: number): string {
  return whole.format(value);
}

export function formatCredits(credits: number | string | null | undefined): string {
  if (credits === null || credits === undefined) return '—';
  if (typeof credits === 'string') return credits === 'unlimited' ? 'Unlimited' : credits;
  return `${whole.format(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** The days from `today` to `date`, both calendar dates. */
export function daysUntil(date: string, today: string): number {
  return Math.round(
    (Date.parse(`${date.slice(0, 10)}T00:00:00Z`) - Date.parse(`${today.slice(0, 10)}T00:00:00Z`)) / 86_400_000,
  );
}

/** `today`, `in 3 days`, `2 days ago`. */
export function inDays(days: number): string {
  if (days === 0) return 'today';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days > 0 ? `in ${count}` : `${count} ago`;
}

/** `1 project`, `2,000 projects`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}

/** How many records a list has; nothing where the list says itself that it has none. */
export function formatTotal(count: number, one: string, many?: string): string {
  return count === 0 ? '' : formatCount(count, one, many);
}

/** The size of a file: `340 kB`, `2.4 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.ceil(kilobytes)} kB` : `${tenths.format(kilobytes / 1024)} MB`;
}

/** Facts that the service joins for programs, such as `CA · 2026-09-30 · 41400.00`, with dates and amounts in US form. */
export function formatFacts(facts: string): string {
  return facts
    .split(' · ')
    .map((fact) => {
      if (/^\d{4}-\d{2}-\d{2}$/.test(fact)) return formatDate(fact);
      return /^-?\d+\.\d{2}$/.test(fact) ? formatMoney(fact) : fact;
    })
    .join(' · ');
}
