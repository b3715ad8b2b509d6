import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatDay, isWeekend, parseDay } from '../src/calendar.js';
import { rulesOf } from '../src/course.js';
import { addBusinessDays, holidaysFor, lastOpenDay, roll } from '../src/holidays.js';
import type { RollRule } from '../src/rule.js';

const weekends: RollRule = { days: 'weekend_and_holidays', scope: 'all', source: 'Code 1' };
const sundays: RollRule = { days: 'sunday_and_holidays', scope: 'all', source: 'Code 1' };
const rolled = (date: string, rule: RollRule | null = weekends) => formatDay(roll(parseDay(date), rule, null).day);
const lastSundays: RollRule = { days: 'sunday', scope: 'all', source: 'Code 1' };
const open = (date: string) => formatDay(lastOpenDay(parseDay(date), null));

describe('holidays', () => {
  // The lists of the United States Office of Personnel Management.
  it.each([
    [2026, '01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25', '04-03 11-27 12-24'],
    [2027, '01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31', '03-26 11-26'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25', '04-14 11-24'],
  ])('may close an office in %d on the federal holidays and on the usual days off', (year, days, usual) => {
    const holidays = holidaysFor(null);
    const first = parseDay(`${year}-01-01`);
    const closed = Array.from({ length: 366 }, (_, index) => first + index)
      .filter((day) => formatDay(day).startsWith(`${year}`) && !isWeekend(day) && holidays.maybeClosed(day))
      .map(formatDay);
    expect(closed).toEqual([...days.split(' '), ...usual.split(' ')].sort().map((day) => `${year}-${day}`));
  });

  it('move a deadline only where every state keeps the day', () => {
    expect(rolled('2026-11-26')).toBe('2026-11-27');
    // Independence Day 2027 is a Sunday.
    expect(rolled('2027-07-04')).toBe('2027-07-06');
    expect(rolled('2026-07-03')).toBe('2026-07-03');
    expect(rolled('2026-10-12')).toBe('2026-10-12');
    expect(rolled('2026-06-19')).toBe('2026-06-19');
  });

  it('move a deadline off a state’s own holiday where its rules list it', () => {
    const state = { state: 'ZZ', holidays: [{ name: 'Good Friday', easter: -2 }] };
    expect(formatDay(roll(parseDay('2026-04-03'), weekends, state).day)).toBe('2026-04-06');
    expect(roll(parseDay('2026-04-03'), weekends, state).because).toBe('Good Friday');
  });

  it('move nothing before the day on which the rule took effect, or without a rule', () => {
    expect(rolled('2023-09-30', { ...weekends, from: '2023-10-01' })).toBe('2023-09-30');
    expect(rolled('2023-10-01', { ...weekends, from: '2023-10-01' })).toBe('2023-10-02');
    expect(rolled('2026-03-22', null)).toBe('2026-03-22');
  });

  it('leave a Saturday where the state moves Sundays and holidays alone', () => {
    expect(rolled('2026-03-21', sundays)).toBe('2026-03-21');
    expect(rolled('2026-03-22', sundays)).toBe('2026-03-23');
  });

  it('leave a Saturday and a holiday where the state moves Sundays alone', () => {
    expect(rolled('2026-03-22', lastSundays)).toBe('2026-03-23');
    expect(rolled('2026-03-21', lastSundays)).toBe('2026-03-21');
    expect(rolled('2026-05-25', lastSundays)).toBe('2026-05-25');
    // Sunday 4 July 2027: the Monday on which the holiday is observed is no Sunday.
    expect(rolled('2027-07-04', lastSundays)).toBe('2027-07-05');
  });

  it('fall on the day after a weekday of the month', () => {
    const state = { state: 'ZY', holidays: [{ name: 'Heritage Day', month: 11, weekday: 4, nth: 4, plus: 1 }] };
    const on = (date: string) => holidaysFor(state).surelyClosed(parseDay(date));
    // November 2024 begins on a Friday: the day after the fourth Thursday, the 28th, is the fifth Friday.
    expect([on('2024-11-22'), on('2024-11-29')]).toEqual([null, 'Heritage Day']);
    expect([on('2026-11-27'), on('2026-11-20')]).toEqual(['Heritage Day', null]);
  });

  // Utah Code 63G-1-301(2)(c), (d): the Monday before from Tuesday to Friday, the Monday after from a weekend.
  it.each([
    ['2023-06-19', '2023-06-19'],
    ['2024-06-19', '2024-06-17'],
    ['2026-06-19', '2026-06-15'],
    ['2027-06-19', '2027-06-21'],
    ['2022-06-19', '2022-06-20'],
    ['2029-06-19', '2029-06-18'],
  ])('are on Mondays where a state keeps them so: %s on %s', (own, kept) => {
    const state = { state: 'ZX', holidays: [{ name: 'Juneteenth', on: '06-19', keptOn: 'monday' as const }] };
    const closed = (date: string) => holidaysFor(state).surelyClosed(parseDay(date));
    expect(closed(kept)).toBe('Juneteenth');
    if (own !== kept) expect(closed(own)).toBeNull();
    expect(holidaysFor(state).maybeClosed(parseDay(kept))).toBe(true);
  });

  it.each([
    ['CO', 2022],
    ['GA', 2022],
    ['IL', 2022],
    ['MA', 2021],
    ['MD', 2022],
    ['MI', 2024],
    ['MN', 2023],
    ['NE', 2022],
    ['NV', 2023],
    ['NY', 2021],
    ['OR', 2022],
    ['PA', 2021],
    ['SC', 2021],
    ['TX', 1980],
    ['VA', 2021],
    ['WA', 2022],
  ])('begin with the year of the law: Juneteenth in %s in %d', (code, year) => {
    const holidays = holidaysFor(rulesOf(code));
    const closed = (of: number) => holidays.surelyClosed(parseDay(`${of}-06-19`));
    expect([closed(year - 1), closed(year), closed(2050)]).toEqual([null, 'Juneteenth', 'Juneteenth']);
  });

  it('begin and end with the year of the law, also where an office only may be closed', () => {
    const colorado = holidaysFor(rulesOf('CO'));
    const closed = ['2019-10-07', '2019-10-14', '2020-10-05', '2020-10-12'].map((day) =>
      colorado.surelyClosed(parseDay(day)),
    );
    expect(closed).toEqual([null, 'Columbus Day', 'Frances Xavier Cabrini Day', null]);
    expect(holidaysFor(null).maybeClosed(parseDay('2019-06-19'))).toBe(false);
    expect(holidaysFor(null).maybeClosed(parseDay('2024-06-19'))).toBe(true);
    expect(holidaysFor(null).surelyClosed(parseDay('1999-01-18'))).toBeNull();
  });

  it('are kept on a weekday instead of a weekend where the state says so', () => {
    const closed = (code: string, day: string) => holidaysFor(rulesOf(code)).surelyClosed(parseDay(day));
    // Veterans Day: a Sunday in 2018, a Saturday in 2023.
    expect(closed('NC', '2018-11-12')).toBe('Veterans Day, observed');
    expect(closed('NC', '2023-11-10')).toBeNull();
    expect(closed('FL', '2018-11-12')).toBe('Veterans’ Day, observed');
    expect(closed('FL', '2023-11-10')).toBe('Veterans’ Day, observed');
    expect(closed('MI', '2018-11-12')).toBe('Veterans Day, observed');
    expect(closed('CA', '2018-11-12')).toBeNull();
    // New Year’s Day of 2028 is a Saturday: its Friday is in the year before.
    expect(closed('FL', '2027-12-31')).toBe('New Year’s Day, observed');
    expect(closed('CA', '2027-12-31')).toBeNull();
  });

  it('leave the last open day before them for what is filed', () => {
    expect(open('2026-03-22')).toBe('2026-03-20');
    // Friday 3 July 2026 is the observed holiday.
    expect(open('2026-07-05')).toBe('2026-07-02');
    expect(open('2026-10-12')).toBe('2026-10-09');
  });
});

describe('business days', () => {
  it('skip the weekend and Memorial Day', () => {
    expect(formatDay(addBusinessDays(parseDay('2026-05-21'), 8, null))).toBe('2026-06-03');
  });

  it('count a holiday on which the state may work', () => {
    expect(formatDay(addBusinessDays(parseDay('2026-10-08'), 8, null))).toBe('2026-10-20');
  });

  it('end on an open day, with exactly that many open days on the way', () => {
    const holidays = holidaysFor(null);
    const start = parseDay('1990-01-01');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 40 }), (offset, days) => {
        const from = start + offset;
        const to = addBusinessDays(from, days, null);
        const passed = Array.from({ length: to - from }, (_, index) => from + index + 1);
        const isOpen = (day: number) => !isWeekend(day) && holidays.surelyClosed(day) === null;
        expect(passed.filter(isOpen).length).toBe(days);
        expect(isOpen(to)).toBe(true);
      }),
    );
  });
});
