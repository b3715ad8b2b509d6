import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  isWeekend,
  nextOpenDay,
  nthDayOfMonthAfter,
  weekday,
} from '../../../src/domain/shared/calendar.js';

const date = fc.integer({ min: -300_000, max: 300_000 }).map((days) => addDays('2000-01-01', days));
const count = fc.integer({ min: -5_000, max: 5_000 });
const months = fc.integer({ min: -600, max: 600 });

describe('calendar arithmetic', () => {
  it('adds days across months, leap days and years', () => {
    expect(addDays('2026-03-02', 20)).toBe('2026-03-22');
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('1900-02-28', 1)).toBe('1900-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('adds months to the same day, or to the last day of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2023-12-31', 2)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-03-15', -3)).toBe('2025-12-15');
  });

  it('finds the 15th of the third month after', () => {
    expect(nthDayOfMonthAfter('2026-03-31', 3, 15)).toBe('2026-06-15');
    expect(nthDayOfMonthAfter('2026-11-01', 3, 15)).toBe('2027-02-15');
  });

  it('names the days of the week', () => {
    expect(weekday('1970-01-01')).toBe(4);
    expect(weekday('2026-03-22')).toBe(0);
    expect(isWeekend('2026-03-21')).toBe(true);
    expect(isWeekend('2026-03-23')).toBe(false);
  });

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '2026-03-02T00:00:00Z', '', 'tomorrow', '2025-02-29'])(
    'refuses %j, which is no date',
    (text) => {
      for (const use of [() => addDays(text, 1), () => addMonths(text, 1), () => weekday(text)]) {
        expect(use).toThrow(RangeError);
      }
    },
  );

  it('refuses to run past the year 9999', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addMonths('9999-12-31', 1)).toThrow(RangeError);
  });

  it('agrees with the calendar of the language', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (days) => {
        const other = new Date(days * 86_400_000);
        expect(addDays('1970-01-01', days)).toBe(other.toISOString().slice(0, 10));
        expect(weekday(addDays('1970-01-01', days))).toBe(other.getUTCDay());
      }),
    );
  });

  it('undoes adding days by subtracting them, and counts them back', () => {
    fc.assert(
      fc.property(date, count, (from, days) => {
        const to = addDays(from, days);
        expect(addDays(to, -days)).toBe(from);
        expect(daysBetween(from, to)).toBe(days);
      }),
    );
  });

  it('keeps the order of dates, in days and in months', () => {
    fc.assert(
      fc.property(date, date, months, (one, other, shift) => {
        const [early, late] = one <= other ? [one, other] : [other, one];
        expect(addDays(early, shift) <= addDays(late, shift)).toBe(true);
        expect(addMonths(early, shift) <= addMonths(late, shift)).toBe(true);
      }),
    );
  });

  it('keeps the day of the month when adding months, unless the month is too short for it', () => {
    fc.assert(
      fc.property(date, months, (from, shift) => {
        const to = addMonths(from, shift);
        const day = Number(from.slice(8));
        const lastDay = Number(endOfMonth(to).slice(8));
        expect(Number(to.slice(8))).toBe(Math.min(day, lastDay));
        const passed = Number(to.slice(0, 4)) * 12 + Number(to.slice(5, 7));
        expect(passed - (Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)))).toBe(shift);
      }),
    );
  });

  it('ends a month on the day before the next one begins', () => {
    fc.assert(
      fc.property(date, (from) => {
        expect(addDays(endOfMonth(from), 1).slice(8)).toBe('01');
        expect(endOfMonth(from).slice(0, 7)).toBe(from.slice(0, 7));
      }),
    );
  });

  it('steps the weekday by one each day', () => {
    fc.assert(fc.property(date, (from) => expect(weekday(addDays(from, 1))).toBe((weekday(from) + 1) % 7)));
  });

  it('moves to the next open day and no further', () => {
    fc.assert(
      fc.property(date, (from) => {
        const open = nextOpenDay(from, isWeekend);
        expect(isWeekend(open)).toBe(false);
        expect(daysBetween(from, open)).toBe([1, 0, 0, 0, 0, 0, 2][weekday(from)]);
      }),
    );
  });
});
