/**
 * A calendar of integer days: a day is the number of days since 1 March of the year 0 in the Gregorian calendar. No time zone
 * and no daylight-saving hour can shift a date. Dates from 1900 to 2200 are accepted; results may lie a few years outside.
 */
export type Day = number;

const DAYS_BEFORE_1900 = 693_901;
const DAYS_BEFORE_2201 = 803_839;

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthNames = [
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

/** Deadlines fall on the same few thousand days again and again: to look one up takes a tenth of the time of writing or reading it. */
function remembered<From, To>(convert: (from: From) => To): (from: From) => To {
  const cache = new Map<From, To>();
  return (from) => {
    let result = cache.get(from);
    if (result === undefined) {
      if (cache.size >= 20_000) cache.clear();
      cache.set(from, (result = convert(from)));
    }
    return result;
  };
}

/** @throws RangeError if the text is no date, or one before 1900 or after 2200 */
export const parseDay = remembered((text: string): Day => {
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const isDate =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  if (!isDate) throw new RangeError(`Not a date: ${text}`);
  const result = toDay(year, month, day);
  if (result < DAYS_BEFORE_1900 || result >= DAYS_BEFORE_2201) {
    throw new RangeError(`A date outside the years 1900 to 2200: ${text}`);
  }
  return result;
});

export const formatDay = remembered((day: Day): string => {
  const { year, month, date } = toDateParts(day);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(date)}`;
});

/** `Thursday, April 16, 2026`. */
export const longDate = remembered((day: Day): string => {
  const { year, month, date } = toDateParts(day);
  return `${weekdayNames[weekday(day)]}, ${monthNames[month - 1]} ${date}, ${year}`;
});

/** `March 2026`. */
export function monthName(day: Day): string {
  const { year, month } = toDateParts(day);
  return `${monthNames[month - 1]} ${year}`;
}

/**
 * Years are taken to begin in March, so that the leap day is a year's last and the months' lengths follow one formula:
 * (153 m + 2) / 5 days lie before month m, counted from March as 0.
 */
export function toDay(year: number, month: number, date: number): Day {
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + date - 1;
}

interface DateParts {
  year: number;
  month: number;
  date: number;
}

export function toDateParts(day: Day): DateParts {
  // 146,097 days make 400 years, after which the calendar repeats.
  const era = Math.floor(day / 146_097);
  const inEra = day - era * 146_097;
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * inYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const date = inYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return { year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, date };
}

/** The same day of the month `months` later, or that month's last day when it is shorter. */
export function monthsAfter(day: Day, months: number): Day {
  return nthDayOfMonthAfter(day, months, toDateParts(day).date);
}

/** The `nth` day of the `months`th month after the day's own, at most that month's last: the 15th of the third month after. */
export function nthDayOfMonthAfter(day: Day, months: number, nth: number): Day {
  const { year, month } = toDateParts(day);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  return toDay(targetYear, targetMonth, Math.min(nth, daysInMonth(targetYear, targetMonth)));
}

export function endOfMonth(day: Day): Day {
  return nthDayOfMonthAfter(day, 0, 31);
}

export function startOfMonth(day: Day): Day {
  return day - toDateParts(day).date + 1;
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: Day): number {
  // 1 March of the year 0 was a Wednesday.
  return (((day + 3) % 7) + 7) % 7;
}

export function isWeekend(day: Day): boolean {
  return weekday(day) === 0 || weekday(day) === 6;
}

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Easter Sunday of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export function easter(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return toDay(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
