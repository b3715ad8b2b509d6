import { type Day, endOfMonth, monthsAfter, nthDayOfMonthAfter } from './calendar.js';
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
  /** The date that the statute counts from, where it is not recorded and an earlier one takes its place; else null. */
  assumed: HeldDate | null;
  /** The date surely ends no later than the statute's, whose start is not recorded. */
  isBound: boolean;
}

/** Why there is no date. */
export interface MissingDate {
  /** The date that can be recorded and is missing; null where none gives a date. */
  held: HeldDate | null;
  /** The date from which the rule counts, where it cannot be recorded; `held` then gives a bound. */
  unheld: UnheldDate | null;
  /** The right ends no later than this, and may end earlier. */
  latest: Day | null;
}

/** Dates that surely come, with the date that is never later: the whole work is not completed before a claimant's part of it ends. */
export const neverLater: Partial<Record<HeldDate, HeldDate>> = { completion: 'last_furnishing' };

/** Dates that surely come, with one before which they cannot. It dates nothing, but shows what comes too late to decide. */
const neverBefore: Partial<Record<HeldDate, HeldDate>> = {
  last_furnishing: 'first_furnishing',
  completion: 'first_furnishing',
  acceptance: 'first_furnishing',
  final_settlement: 'first_furnishing',
};

/**
 * Events that may never come, to which the law attaches a period of its own. While they are not recorded, what counts from them is
 * left out, so their recording can make a date earlier than the safe date was.
 */
const events: ReadonlySet<HeldDate> = new Set<HeldDate>([
  'notice_of_commencement',
  'notice_of_completion',
  'notice_of_cessation',
  'notice_of_termination',
  'notice_of_substantial_completion',
  'notice_of_contract',
  'termination',
  'debt_due',
  'extension',
  'demand_to_sue',
  'contest',
  'waiver_signed',
  'lien_recorded',
]);

export const isEvent = (date: HeldDate): boolean => events.has(date);

/** The last day of another act is not known while the work goes on; its end is the event from which it counts. */
const isDerived = (date: HeldDate): boolean => date.endsWith('_deadline');

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
    if (bound && isDue(bound)) {
      // The bound moves off a day off only by a rule of its own: a period that counts back from an act does not move.
      return rule.roll ? { ...bound, isBound: true } : { ...bound, day: bound.counted, because: null, isBound: true };
    }
    return { held: bound ? bound.held : null, unheld: period.from, latest: null };
  }
  if (period.kind === 'bounded') {
    const exact = simpleDate(rule, period.exact, dates, law, month);
    if (isDue(exact)) return exact;
    const bound = simpleDate(rule, period.safe, dates, law, month);
    if (!isDue(bound)) return bound;
    const day = rule.roll ? {} : { day: bound.counted, because: null };
    return { ...bound, ...day, assumed: period.exact.from, isBound: true };
  }
  if (period.kind !== 'earliest') return simpleDate(rule, period, dates, law, month);
  let first: DueDate | null = null;
  const awaited: SimplePeriod[] = [];
  for (const part of period.of) {
    const due = simpleDate(rule, part, dates, law, month);
    if (!isDue(due)) {
      if (!isEvent(part.from) && !isDerived(part.from)) awaited.push(part);
    } else if (!first || isEarlier(due, first)) first = due;
  }
  const open = awaited.find((part) => !first || mayEndBefore(first.counted, part, dates, law));
  if (first && !open) return first;
  return { held: (open ?? period.of[0]!).from, unheld: null, latest: first?.day ?? null };
}

/** False where the part would end no earlier even if the work had ended on the day on which it began. */
function mayEndBefore(day: Day, part: SimplePeriod, dates: HeldDates, { state }: Law): boolean {
  const start = neverBefore[part.from];
  const from = start ? dates[start] : null;
  return from === null || countFrom(part, from, state) < day;
}

/**
 * Of two that move to the same day, the one counted earlier: other periods count from that day. Of two alike, the one whose start
 * is recorded.
 */
export function isEarlier(one: DueDate, other: DueDate): boolean {
  if (one.day !== other.day) return one.day < other.day;
  return one.counted === other.counted ? other.isBound && !one.isBound : one.counted < other.counted;
}

export function isDue(result: DueDate | MissingDate): result is DueDate {
  return 'day' in result;
}

/** Whether the date moved off a day off by a rule that sources deny. */
export function isDisputed(due: DueDate | null): due is DueDate {
  return due !== null && due.because !== null && due.rule?.disputedBy !== undefined;
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
  const recorded = hasEachMonth(period) && month !== null ? month : dates[period.from];
  // No work is accepted before it is completed, so the acceptance is the later of the two.
  const firstDate = recorded ?? (rule.laterOf === 'acceptance' ? later : null);
  const earlier = firstDate === null ? neverLater[period.from] : undefined;
  const start = earlier ? dates[earlier] : firstDate;
  if (start === null) return { held: period.from, unheld: null, latest: null };
  const isLater = later !== null && (recorded === null || later > start);
  const from = isLater ? later : start;
  const counted = countFrom(period, from, law.state);
  const moving = rollRule(rule, period, law);
  const { day, because } = roll(counted, moving, law.state);
  return {
    day,
    counted,
    period,
    anchor: isLater ? rule.laterOf! : (earlier ?? toEvent(period.from, dates)),
    from,
    because,
    rule: moving,
    assumed: earlier ? period.from : null,
    isBound: earlier !== undefined,
  };
}

/** The end of the work by its own name, where it was no completion. */
function toEvent(from: HeldDate, { completion, termination }: HeldDates): HeldDate {
  return from === 'completion' && completion === termination ? 'termination' : from;
}

/** Periods that only count back never move: the statute gives no day on which the act is due. */
function rollRule(rule: Rule, period: SimplePeriod, { state, isFiling }: Law): RollRule | null {
  if (isLookback(period) || period.kind === 'before') return null;
  const rollOfRule = rule.roll === undefined ? (state?.roll ?? null) : rule.roll;
  return rollOfRule && (rollOfRule.scope === 'all' || isFiling) ? rollOfRule : null;
}

export function isLookback(period: SimplePeriod): boolean {
  return period.kind === 'lookback' || period.kind === 'lookback_business_days';
}

export function countFrom(period: SimplePeriod, from: Day, state: StateRules | null): Day {
  switch (period.kind) {
    case 'days':
      return from + period.count;
    case 'days_after_year':
      return monthsAfter(from, 12) + period.count;
    case 'business_days':
      return addBusinessDays(from, period.count, state);
    case 'lookback':
      return from + period.count - 1;
    case 'lookback_business_days':
      return addBusinessDays(from, period.count - 1, state);
    case 'months':
      return monthsAfter(from, period.count);
    case 'years':
      return monthsAfter(from, 12 * period.count);
    case 'days_after_month':
      return endOfMonth(from) + period.count;
    case 'day_of_month':
      return nthDayOfMonthAfter(from, period.monthsAfter, period.day);
    case 'before':
      return from - period.count;
  }
}
