import {
  addDays,
  addMonths,
  endOfMonth,
  isWeekend,
  nextOpenDay,
  nthDayOfMonthAfter,
  weekday,
} from '../shared/calendar.js';
import type { HeldDates } from './facts.js';
import { addBusinessDays, movesDeadline } from './holidays.js';
import type { HeldDate, Period, RollRule, Rule, StateRules, UnheldDate } from './rule.js';

/** A rule's date. `counted` is the date before it was moved off a weekend or holiday. */
export interface DueDate {
  date: string;
  counted: string;
  /** The date it is counted from. */
  from: string;
}

/** Why there is no date: a date the service could hold is missing, or the rule counts from one it never holds. */
export type MissingDate = { held: HeldDate } | { unheld: UnheldDate };

/** The state's calendar for one act: `roll` only if it was read for the state and covers the act. */
export interface StateCalendar {
  roll: RollRule | null;
  worked: StateRules['worked'];
}

export function calendarOf(rules: Pick<StateRules, 'roll' | 'worked'> | null, isFiling: boolean): StateCalendar {
  const roll = rules?.roll ?? null;
  return { roll: roll && (roll.scope === 'all' || isFiling) ? roll : null, worked: rules?.worked };
}

/** Some systems store a far-off date for none; counting on from it would also leave the calendar. */
const placeholder = '9900-01-01';

/** The date of a rule with a period; for a rule that gives each month its own date, the first month's. */
export function dueDate(
  rule: Rule & { period: Period },
  dates: HeldDates,
  calendar: StateCalendar,
): DueDate | MissingDate {
  const { period } = rule;
  if (period.kind === 'unheld') return { unheld: period.from };
  const recorded = dates[period.from];
  if (recorded === null || recorded >= placeholder) return { held: period.from };
  const commencement = rule.orFromCommencement ? dates.notice_of_commencement : null;
  return dueFrom(
    period,
    commencement && commencement > recorded && commencement < placeholder ? commencement : recorded,
    calendar,
  );
}

/** The date for the last month of furnishing, when each month has its own and the last one is later than the first. */
export function lastMonthDueDate(period: Period, dates: HeldDates, calendar: StateCalendar): DueDate | null {
  if (!('eachMonth' in period) || !period.eachMonth) return null;
  const { first_furnishing: first, last_furnishing: last } = dates;
  if (!first || !last || last >= placeholder || last.slice(0, 7) <= first.slice(0, 7)) return null;
  return dueFrom(period, last, calendar);
}

export function isDue(result: DueDate | MissingDate): result is DueDate {
  return 'date' in result;
}

function dueFrom(period: Exclude<Period, { kind: 'unheld' }>, from: string, calendar: StateCalendar): DueDate {
  const counted = count(period, from, calendar);
  return { date: period.kind === 'before' ? counted : moved(counted, calendar.roll), counted, from };
}

function count(period: Exclude<Period, { kind: 'unheld' }>, from: string, calendar: StateCalendar): string {
  switch (period.kind) {
    case 'days':
      return addDays(from, period.count);
    case 'business_days':
      return addBusinessDays(from, period.count, calendar.worked);
    case 'months':
      return addMonths(from, period.count);
    case 'years':
      return addMonths(from, 12 * period.count);
    case 'days_after_month':
      return addDays(endOfMonth(from), period.count);
    case 'day_of_month':
      return nthDayOfMonthAfter(from, period.monthsAfter, period.day);
    case 'before':
      return addDays(from, -period.count);
  }
}

function moved(date: string, roll: RollRule | null): string {
  if (!roll) return date;
  return nextOpenDay(date, (day) => {
    if (movesDeadline(day)) return true;
    return roll.days === 'weekend_and_holidays' ? isWeekend(day) : weekday(day) === 0;
  });
}
