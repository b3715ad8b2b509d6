import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addBusinessDays,
  federalHoliday,
  federalHolidays,
  movesDeadline,
} from '../../../src/domain/deadlines/holidays.js';
import { addDays, daysBetween, isWeekend } from '../../../src/domain/shared/calendar.js';

function holidaysOf(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  return days.filter((day) => day.startsWith(`${year}`) && !isWeekend(day) && federalHoliday(day));
}

describe('federal holidays', () => {
  // The lists of the United States Office of Personnel Management.
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'],
  ])('are kept in %d on the days the government keeps them', (year, days) => {
    expect(holidaysOf(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });

  it('all fall in every year', () => {
    for (let year = 1990; year < 2060; year += 1) {
      const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
      expect(new Set(days.map(federalHoliday).filter(Boolean)).size).toBe(federalHolidays.length);
    }
  });

  it('move a deadline only where every state keeps the day', () => {
    expect(movesDeadline('2026-11-26')).toBe(true);
    expect(movesDeadline('2027-07-05')).toBe(true);
    expect(movesDeadline('2026-07-03')).toBe(false);
    expect(movesDeadline('2026-10-12')).toBe(false);
    expect(movesDeadline('2026-06-19')).toBe(false);
    expect(movesDeadline('2026-03-02')).toBe(false);
  });
});

describe('business days', () => {
  it('skip the weekend and Memorial Day', () => {
    expect(addBusinessDays('2026-05-21', 8)).toBe('2026-06-03');
  });

  it('count a federal holiday the state works on', () => {
    expect(addBusinessDays('2026-10-08', 8)).toBe('2026-10-21');
    expect(addBusinessDays('2026-10-08', 8, ['columbus'])).toBe('2026-10-20');
  });

  it('end on an open day, with exactly that many open days on the way, and never go backwards', () => {
    const date = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1990-01-01', days));
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 40 }), (from, days) => {
        const to = addBusinessDays(from, days);
        const passed = Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index + 1));
        const open = passed.filter((day) => !isWeekend(day) && !federalHoliday(day));
        expect(open.length).toBe(days);
        expect(open.at(-1)).toBe(to);
        expect(addBusinessDays(addDays(from, 1), days) >= to).toBe(true);
        expect(addBusinessDays(to, 1)).toBe(addBusinessDays(from, days + 1));
      }),
    );
  });
});
