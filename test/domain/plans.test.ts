import { describe, expect, it } from '@jest/globals';
import { addMonths, monthsDue, planOf } from '../../src/domain/plans.js';

const day = (text: string) => new Date(`${text}T10:30:00Z`);

describe('the months of a subscription', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('count from %s, %i later, to %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });

  it('of a monthly period are one, due with the payment', () => {
    const period = { from: day('2026-03-10'), until: day('2026-04-10') };
    const only = { month: 0, from: period.from, until: period.until };
    expect(monthsDue(period, day('2026-03-10'))).toEqual({ due: [only], next: null });
    expect(monthsDue(period, day('2026-03-01'))).toEqual({ due: [only], next: null });
    expect(monthsDue(period, day('2030-01-01'))).toEqual({ due: [only], next: null });
  });

  it('of an annual period fall due one by one, twelve in all', () => {
    const period = { from: day('2026-01-31'), until: day('2027-01-31') };
    const at = (date: string) => monthsDue(period, day(date));
    expect(at('2026-01-31')).toMatchObject({ due: [{ month: 0, until: day('2026-02-28') }], next: day('2026-02-28') });
    expect(at('2026-02-27').due).toHaveLength(1);
    expect(at('2026-02-28').due).toHaveLength(2);
    expect(at('2026-12-31')).toMatchObject({ next: null });
    expect(at('2026-12-31').due.map(({ month }) => month)).toEqual([...Array(12).keys()]);
    expect(at('2040-01-01').due).toHaveLength(12);
    expect(at('2040-01-01').due.at(-1)).toEqual({ month: 11, from: day('2026-12-31'), until: day('2027-01-31') });
  });

  it('grant what the plan promises', () => {
    expect(['starter', 'growth', 'scale'].map((key) => planOf(key as 'scale').monthlyCredits)).toEqual([
      25, 250, 1_500,
    ]);
    expect(planOf('starter').partnerEligible).toBe(false);
  });
});
