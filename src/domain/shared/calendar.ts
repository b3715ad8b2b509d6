/**
 * Calendar arithmetic on dates as `YYYY-MM-DD` text, in whole days of the Gregorian calendar: no time zone or daylight-saving
 * change can shift a date. Anything that is not a real date throws a RangeError.
 */

type Parts = [year: number, month: number, day: number];

function parts(date: string): Parts {
  const year = Number(date.slice(0, 4));
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    throw new RangeError(`Not a date: ${date}`);
  }
  return [year, month, day];
}

function fromParts(year: number, month: number, day: number): string {
  if (year < 0 || year > 9999) throw new RangeError(`A date outside the years 0 to 9999: year ${year}.`);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/**
 * Days since 1 March of the year 0. Years are taken to begin in March, so that the leap day is the last day of a year and the
 * months' lengths follow one formula: (153 m + 2) / 5 days precede month m, counted from March as 0.
 */
function dayNumber(date: string): number {
  const [year, month, day] = parts(date);
  const marchYear = month > 2 ? year : year - 1;
  const marchMonth = (month + 9) % 12;
  const leapDays = Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return 365 * marchYear + leapDays + Math.floor((153 * marchMonth + 2) / 5) + day - 1;
}

function fromDayNumber(number: number): string {
  // 146,097 days make 400 years, after which the calendar repeats.
  const era = Math.floor(number / 146_097);
  const inEra = number - era * 146_097;
  const yearOfEra = Math.floor(
    (inEra - Math.floor(inEra / 1460) + Math.floor(inEra / 36_524) - Math.floor(inEra / 146_096)) / 365,
  );
  const inYear = inEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * inYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const day = inYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  return fromParts(era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day);
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** The first day is excluded and the last included, as statutes compute time. */
export function addDays(date: string, days: number): string {
  return fromDayNumber(dayNumber(date) + days);
}

/** The same day of the month `months` later, or that month's last day when it is shorter. */
export function addMonths(date: string, months: number): string {
  const [, , day] = parts(date);
  return nthDayOfMonthAfter(date, months, day);
}

/** The `day`th of the `months`th month after the date's own, clamped to that month: the 15th of the third month after. */
export function nthDayOfMonthAfter(date: string, months: number, day: number): string {
  const [year, month] = parts(date);
  const index = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(index / 12);
  const targetMonth = (index % 12) + 1;
  return fromParts(targetYear, targetMonth, Math.min(day, daysInMonth(targetYear, targetMonth)));
}

export function endOfMonth(date: string): string {
  return nthDayOfMonthAfter(date, 0, 31);
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(date: string): number {
  // 1 March of the year 0 was a Wednesday.
  return (((dayNumber(date) + 3) % 7) + 7) % 7;
}

export function isWeekend(date: string): boolean {
  return weekday(date) === 0 || weekday(date) === 6;
}

/** Counts forward the days on which `isClosed` is false. `days` is at least 0; the first day is excluded. */
export function addOpenDays(date: string, days: number, isClosed: (date: string) => boolean): string {
  let result = date;
  for (let left = days; left > 0; ) {
    result = addDays(result, 1);
    if (!isClosed(result)) left -= 1;
  }
  return result;
}

/** The date itself, or the next one on which `isClosed` is false. */
export function nextOpenDay(date: string, isClosed: (date: string) => boolean): string {
  let result = date;
  while (isClosed(result)) result = addDays(result, 1);
  return result;
}
