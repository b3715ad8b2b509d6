import { addMonths } from './calendar.js';

/** A duration: calendar months, and an exact number of milliseconds. */
interface IsoDuration {
  months: number;
  ms: number;
}

const pattern =
  /^P(?=\d|T\d)(?:(\d{1,6})Y)?(?:(\d{1,6})M)?(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/;

const second = 1_000;
const day = 86_400 * second;

/** Reads an ISO 8601 duration of whole numbers, such as `P90D`, `P1Y6M` or `PT36H`; undefined for anything else. */
export function parseIsoDuration(text: string): IsoDuration | undefined {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const [years, months, weeks, days, hours, minutes, seconds] = match.slice(1).map((digits) => Number(digits ?? 0));
  return {
    months: years! * 12 + months!,
    ms: (weeks! * 7 + days!) * day + (hours! * 3_600 + minutes! * 60 + seconds!) * second,
  };
}

/** The time after a duration, in UTC: first the months, then the rest. An invalid date beyond the end of the calendar. */
export function addDuration(from: Date, { months, ms }: IsoDuration): Date {
  return new Date(addMonths(from, months).getTime() + ms);
}
