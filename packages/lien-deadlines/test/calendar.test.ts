import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  easter,
  endOfMonth,
  formatDay,
  longDate,
  monthsAfter,
  nthDayOfMonthAfter,
  parseDay,
  weekday,
} from '../src/calendar.js';

const day = fc.integer({ min: parseDay('1900-01-01'), max: parseDay('2200-12-31') });
const utc = (text: string) => new Date(`${text}T00:00:00Z`);

describe('the calendar', () => {
  it('counts days as JavaScript’s own calendar does in UTC', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [a, b] = [utc(formatDay(one)), utc(formatDay(other))];
        expect((b.getTime() - a.getTime()) / 86_400_000).toBe(other - one);
        expect(weekday(one)).toBe(a.getUTCDay());
        expect(parseDay(formatDay(one))).toBe(one);
      }),
    );
  });

  it('adds months to the same day, or to the last day of a shorter month', () => {
    const add = (text: string, months: number) => formatDay(monthsAfter(parseDay(text), months));
    expect(add('2026-01-31', 1)).toBe('2026-02-28');
    expect(add('2023-12-31', 2)).toBe('2024-02-29');
    expect(add('2024-02-29', 12)).toBe('2025-02-28');
    expect(formatDay(nthDayOfMonthAfter(parseDay('2026-03-20'), 4, 15))).toBe('2026-07-15');
    expect(formatDay(endOfMonth(parseDay('2026-02-03')))).toBe('2026-02-28');
  });

  it('knows Easter', () => {
    expect([2024, 2025, 2026, 2038].map((year) => formatDay(easter(year)))).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2038-04-25',
    ]);
  });

  it('writes dates with their weekday', () => {
    expect(longDate(parseDay('2026-04-16'))).toBe('Thursday, April 16, 2026');
  });

  it.each(['2026-02-29', '2026-13-01', '2026-1-01', '', 'nope', '2026-00-10', '2026-01-00', '2026-01-01T00:00:00Z'])(
    'refuses text that is no date: %j',
    (text) => {
      expect(() => parseDay(text)).toThrow(RangeError);
    },
  );

  it.each(['1899-12-31', '2201-01-01', '9999-12-31'])('refuses a date outside of 1900 to 2200: %s', (text) => {
    expect(() => parseDay(text)).toThrow('1900 to 2200');
    expect(formatDay(parseDay('1900-01-01'))).toBe('1900-01-01');
    expect(formatDay(parseDay('2200-12-31'))).toBe('2200-12-31');
  });
});
