import { type Day, daysInMonth, easter, isWeekend, toDateParts, toDay, weekday } from './calendar.js';
import type { HolidayRule, RollRule, StateRules } from './rule.js';

/** Holidays that every state keeps. A deadline moves off them wherever the state moves deadlines off holidays. */
const keptEverywhere: readonly HolidayRule[] = [
  { name: 'New Year’s Day', on: '01-01' },
  // The last state adopted it in 2000.
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, nth: 3, since: 2001 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
  { name: 'Independence Day', on: '07-04' },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Thanksgiving Day', month: 11, weekday: 4, nth: 4 },
  { name: 'Christmas Day', on: '12-25' },
];

/** The other legal public holidays of 5 U.S.C. 6103(a), on which some states work. */
export const federalOnly: readonly HolidayRule[] = [
  { name: 'Washington’s Birthday', month: 2, weekday: 1, nth: 3 },
  // Pub. L. 117-17.
  { name: 'Juneteenth', on: '06-19', since: 2021 },
  { name: 'Columbus Day', month: 10, weekday: 1, nth: 2 },
  { name: 'Veterans Day', on: '11-11' },
];

/** Days on which many offices close, whether or not the state's statute lists them. */
const oftenClosed: readonly HolidayRule[] = [
  { name: 'Good Friday', easter: -2 },
  { name: 'Friday after Thanksgiving', month: 11, weekday: 4, nth: 4, plus: 1 },
  { name: 'Christmas Eve', on: '12-24' },
];

type State = Pick<StateRules, 'state' | 'holidays' | 'observed'> | null;

/**
 * The holidays of a state. Two readings of "closed" are kept apart, because a day off moves one kind of date later and another
 * earlier: `surelyClosed` for moving deadlines and counting business days, `maybeClosed` for the last day to file.
 */
class Holidays {
  readonly #surely = new Map<number, ReadonlyMap<Day, string>>();
  readonly #maybe = new Map<number, ReadonlyMap<Day, string>>();
  readonly #own: readonly HolidayRule[];
  readonly #observed: StateRules['observed'];

  constructor(state: State) {
    this.#own = state?.holidays ?? [];
    this.#observed = state?.observed;
  }

  /** The holiday on which offices are surely closed, on its own day, or on a weekday instead of a weekend where the state says so. */
  surelyClosed(day: Day): string | null {
    const { year } = toDateParts(day);
    let days = this.#surely.get(year);
    if (!days) {
      days = new Map(
        [year, year + 1].flatMap((each) => [
          ...this.#own.flatMap((rule) => keptDays(each, rule, this.#observed)),
          ...keptEverywhere.flatMap((rule) => keptDays(each, rule, this.#observed ?? 'monday')),
        ]),
      );
      this.#surely.set(year, days);
    }
    return days.get(day) ?? null;
  }

  /** Whether an office may be closed: a weekend, any federal or state holiday on its own or its observed day, or a usual day off. */
  maybeClosed(day: Day): boolean {
    if (isWeekend(day)) return true;
    const { year } = toDateParts(day);
    let days = this.#maybe.get(year);
    if (!days) {
      // Saturday's holiday is observed on Friday, Sunday's on Monday (5 U.S.C. 6103(b)).
      const all = [year, year + 1].flatMap((each) =>
        [...keptEverywhere, ...federalOnly, ...this.#own].flatMap((rule) => keptDays(each, rule, 'nearest')),
      );
      days = new Map([...all, ...oftenClosed.map((rule): [Day, string] => [dayIn(year, rule), rule.name])]);
      this.#maybe.set(year, days);
    }
    return days.has(day);
  }
}

const byState = new Map<string, Holidays>();

export function holidaysFor(state: State): Holidays {
  const key = state?.state ?? '';
  let holidays = byState.get(key);
  if (!holidays) byState.set(key, (holidays = new Holidays(state)));
  return holidays;
}

/** The day itself, or the next one on which the state's rule leaves it. Why it moved is the name of the first day off. */
export function roll(day: Day, rule: RollRule | null, state: State): { day: Day; because: string | null } {
  if (!rule || (rule.from && day < dayOfText(rule.from))) return { day, because: null };
  const holidays = holidaysFor(state);
  let because: string | null = null;
  let result = day;
  for (;;) {
    const off = dayOff(result, rule, holidays);
    if (!off) return { day: result, because };
    because ??= off;
    result += 1;
  }
}

function dayOff(day: Day, rule: RollRule, holidays: Holidays): string | null {
  const ofWeek = weekday(day);
  if (ofWeek === 0) return 'a Sunday';
  if (ofWeek === 6 && rule.days === 'weekend_and_holidays') return 'a Saturday';
  if (rule.days === 'sunday') return null;
  return holidays.surelyClosed(day);
}

/** Counts forward Monday to Friday without sure holidays; the first day is left out. */
export function addBusinessDays(day: Day, count: number, state: State): Day {
  const holidays = holidaysFor(state);
  let result = day;
  for (let left = count; left > 0; ) {
    result += 1;
    if (!isWeekend(result) && holidays.surelyClosed(result) === null) left -= 1;
  }
  return result;
}

/** The day itself, or the last one before it on which offices and courts are surely open. */
export function lastOpenDay(day: Day, state: State): Day {
  const holidays = holidaysFor(state);
  let result = day;
  while (holidays.maybeClosed(result)) result -= 1;
  return result;
}

/** The holiday's own day in the year and the weekday on which it is kept instead of a weekend; none where it is no holiday yet. */
function keptDays(year: number, rule: HolidayRule, observed: StateRules['observed']): [Day, string][] {
  if (year < (rule.since ?? year) || year > (rule.until ?? year)) return [];
  const day = dayIn(year, rule);
  const ofWeek = weekday(day);
  const moved = ofWeek === 0 && observed ? day + 1 : ofWeek === 6 && observed === 'nearest' ? day - 1 : null;
  return moved === null
    ? [[day, rule.name]]
    : [
        [day, rule.name],
        [moved, `${rule.name}, observed`],
      ];
}

function dayIn(year: number, rule: HolidayRule): Day {
  if ('easter' in rule) return easter(year) + rule.easter;
  if ('on' in rule) {
    const fixedDay = toDay(year, Number(rule.on.slice(0, 2)), Number(rule.on.slice(3)));
    return rule.keptOn === 'monday' ? toMonday(fixedDay) : fixedDay;
  }
  const plus = rule.plus ?? 0;
  if (rule.nth > 0) {
    const first = toDay(year, rule.month, 1);
    return first + ((rule.weekday - weekday(first) + 7) % 7) + 7 * (rule.nth - 1) + plus;
  }
  const last = toDay(year, rule.month, daysInMonth(year, rule.month));
  return last - ((weekday(last) - rule.weekday + 7) % 7) + 7 * (rule.nth + 1) + plus;
}

/** The Monday of the day's working week; from a weekend, the next one. */
function toMonday(day: Day): Day {
  const ofWeek = weekday(day);
  if (ofWeek === 6) return day + 2;
  return day + 1 - ofWeek;
}

function dayOfText(text: string): Day {
  return toDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8)));
}
