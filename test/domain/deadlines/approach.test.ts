import { describe, expect, it } from '@jest/globals';
import { deadlineStep, nextWatch } from '../../../src/domain/deadlines/approach.js';
import { addDays, daysBetween } from '../../../src/domain/shared/calendar.js';

describe('the step reported of a deadline', () => {
  it.each([
    [11, null],
    [10, '10_days'],
    [4, '10_days'],
    [3, '3_days'],
    [2, '3_days'],
    [1, '1_day'],
    [0, '1_day'],
    [-1, 'missed'],
    [-30, 'missed'],
    [-31, null],
  ])('%d days ahead is %p', (days, step) => {
    expect(deadlineStep(days)).toBe(step);
  });
});

describe('the next look at a deadline', () => {
  it.each([
    ['2026-02-01', '2026-03-10'],
    ['2026-03-10', '2026-03-17'],
    ['2026-03-16', '2026-03-17'],
    ['2026-03-17', '2026-03-19'],
    ['2026-03-19', '2026-03-21'],
    ['2026-03-20', '2026-03-21'],
    ['2026-03-21', null],
  ])('follows a look on %s on %p', (today, next) => {
    expect(nextWatch('2026-03-20', today)).toBe(next);
  });

  it('begins 30 days ahead for a project', () => {
    expect(nextWatch('2026-03-20', '2026-02-01', 30)).toBe('2026-02-18');
  });

  it('misses no step: each begins on a day that is looked at', () => {
    const deadline = '2026-03-20';
    let looked = '2026-01-01';
    let seen = deadlineStep(daysBetween(looked, deadline));
    for (let day = looked; day < '2026-05-01'; day = addDays(day, 1)) {
      if (day === nextWatch(deadline, looked)) {
        looked = day;
        seen = deadlineStep(daysBetween(day, deadline));
      }
      const step = deadlineStep(daysBetween(day, deadline));
      if (step) expect([day, seen]).toEqual([day, step]);
    }
  });
});
