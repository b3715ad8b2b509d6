import { addMonths, type Day, endOfMonth, nthDayOfMonthAfter } from './calendar.js';
import type { HeldDates } from './facts.js';
import { addBusinessDays, roll } from './holidays.js';
import type { HeldDate, Period, RollRule, Rule, SimplePeriod, StateRules, UnheldDate } from './rule.js';

/** A rule's date. `counted` is the date before it moved off a day off. */
export interface DueDate {
  day: Day;
  counted: Day;
  /** The period that ends on that day, and the date from which it counts. */
  period: SimplePeriod;
  anchor: HeldDate;
  from: Day;
  /** The first day off that the date moved past, as a noun; null if it did not move. */
  because: string | null;
  rule: RollRule | null;
  /** The counted date surely ends no later than the statute's, which counts from a date that cannot be recorded. */
  isBound: boolean;
  /** The date from which the statute counts and that is not recorded, where the day is a bound for it. */
  awaits?: HeldDate;
}

/** Why there is no date: a date that can be recorded is missing, or the rule counts from one that cannot. */
export type MissingDate = { held: HeldDate } | { unheld: UnheldDate };

export interface Law {
  state: StateRules | null;
  /** Whether the act is done at a public office or court. */
  isFiling: boolean;
  /** Whether the act needs a payment bond, which public work has unless it is recorded that there is none. */
  needsBond: boolean;
}

/** The date of a rule with a period. With `month`, that of this month in a series that has one date for each month. */
export function dueDate(
  rule: Rule & { period: Period },
  dates: HeldDates,
  law: Law,
  month: Day | null = null,
): DueDate | MissingDate {
  const { period } = rule;
  if (period.kind === 'unheld') {
    const bound = period.safe && simpleDate(rule, period.safe, dates, law, month);
    // The bound does not move off a day off: the true date is not known.
    return bound && 'day' in bound
      ? { ...bound, day: bound.counted, because: null, isBound: true }
      : { unheld: period.from };
  }
  if (period.kind === 'bounded') {
    const exact = simpleDate(rule, period.exact, dates, law, month);
    if ('day' in exact) return exact;
    const bound = simpleDate(rule, period.safe, dates, law, month);
    return 'day' in bound
      ? { ...bound, day: bound.counted, because: null, isBound: true, awaits: period.exact.from }
      : exact;
  }
  if (period.kind !== 'earliest') return simpleDate(rule, period, dates, law, month);
  let first: DueDate | null = null;
  for (const part of period.of) {
    const due = simpleDate(rule, part, dates, law, month);
    if ('day' in due && (!first || isEarlier(due, first))) first = due;
  }
  return first ?? { held: period.of[0]!.from };
}

/** Of two that move to the same day, the one counted earlier: other periods count from that day. */
export function isEarlier(one: DueDate, other: DueDate): boolean {
  return one.day < other.day || (one.day === other.day && one.counted < other.counted);
}

export function isDue(result: DueDate | MissingDate): result is DueDate {
  return 'day' in result;
}

export function hasEachMonth(period: Period | null): boolean {
  if (period?.kind === 'earliest') return period.of.some(hasEachMonth);
  if (period?.kind === 'bounded') return hasEachMonth(period.exact);
  return period !== null && 'eachMonth' in period && period.eachMonth;
}

function simpleDate(
  rule: Rule,
  period: SimplePeriod,
  dates: HeldDates,
  law: Law,
  month: Day | null,
): DueDate | MissingDate {
  const later = rule.laterOf ? dates[rule.laterOf] : null;
  const own = hasEachMonth(period) && month !== null ? month : dates[period.from];
  // No work is accepted before it is completed, so the acceptance is the later of the two.
  const recorded = own ?? (rule.laterOf === 'acceptance' ? later : null);
  if (recorded === null) return { held: period.from };
  const isLater = later !== null && (own === null || later > recorded);
  const from = isLater ? later : recorded;
  const counted = count(period, from, law.state);
  const moving = rollRule(rule, period, law);
  const { day, because } = roll(counted, moving, law.state);
  return {
    day,
    counted,
    period,
    anchor: isLater ? rule.laterOf! : eventOf(period.from, dates),
    from,
    because,
    rule: moving,
    isBound: false,
  };
}

/** The end of the work by its own name, where it was no completion. */
function eventOf(from: HeldDate, { completion, termination }: HeldDates): HeldDate {
  return from === 'completion' && completion === termination ? 'termination' : from;
}

/** Periods that only count back never move: the statute gives no day on which the act is due. */
function rollRule(rule: Rule, period: SimplePeriod, { state, isFiling }: Law): RollRule | null {
  if (isLookback(period) || period.kind === 'before') return null;
  const given = rule.roll === undefined ? (state?.roll ?? null) : rule.roll;
  return given && (given.scope === 'all' || isFiling) ? given : null;
}

export function isLookback(period: SimplePeriod): boolean {
  return period.kind === 'lookback' || period.kind === 'lookback_business_days';
}

export function count(period: SimplePeriod, from: Day, state: StateRules | null): Day {
  switch (period.kind) {
    case 'days':
      return from + period.count;
    case 'days_after_year':
      return addMonths(from, 12) + period.count;
    case 'business_days':
      return addBusinessDays(from, period.count, state);
    case 'lookback':
      return from + period.count - 1;
    case 'lookback_business_days':
      return addBusinessDays(from, period.count - 1, state);
    case 'months':
      return addMonths(from, period.count);
    case 'years':
      return addMonths(from, 12 * period.count);
    case 'days_after_month':
      return endOfMonth(from) + period.count;
    case 'day_of_month':
      return nthDayOfMonthAfter(from, period.monthsAfter, period.day);
    case 'before':
      return from - period.count;
  }
}
