import { describe, expect, it } from '@jest/globals';
import { monthsDue, planOf, renewedUntil } from '../../src/domain/credit/plans.js';
import { addMonths } from '../../src/domain/shared/calendar.js';

const day = (text: string) => new Date(`${text}T10:30:00Z`);

describe('the months of a subscription', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('begin on %s, and %i later end on %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toEqual(day(to));
  });

  it('are one in a monthly period, which is due with the payment', () => {
    const period = { from: day('2026-03-10'), until: day('2026-04-10') };
    const only = { month: 0, from: period.from, until: period.until };
    expect(monthsDue(period, day('2026-03-10'))).toEqual({ due: [only], next: null });
    expect(monthsDue(period, day('2026-03-01'))).toEqual({ due: [only], next: null });
    expect(monthsDue(period, day('2030-01-01'))).toEqual({ due: [only], next: null });
  });

  it('become due one by one in an annual period, twelve in total', () => {
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

  it.each([
    ['2026-02-28', '2026-03-31'],
    ['2026-04-30', '2026-05-31'],
    ['2026-11-30', '2026-12-31'],
    ['2028-02-29', '2028-03-30'],
    ['2026-01-31', '2026-02-28'],
  ])('are one in the monthly period from %s to %s, although the days match a longer month', (from, until) => {
    const only = { month: 0, from: day(from), until: day(until) };
    expect(monthsDue({ from: day(from), until: day(until) }, day('2030-01-01'))).toEqual({ due: [only], next: null });
  });

  it('are twelve in an annual period that ends on a February 29th', () => {
    const { due } = monthsDue({ from: day('2027-02-28'), until: day('2028-02-29') }, day('2040-01-01'));
    expect(due).toHaveLength(12);
    expect(due.at(-1)).toEqual({ month: 11, from: day('2028-01-28'), until: day('2028-02-29') });
  });

  it('are those that had started in a period that ended early', () => {
    const period = { from: day('2026-01-15'), until: day('2027-01-15') };
    const ended = (endsAt: string) => monthsDue({ ...period, endsAt: day(endsAt) }, day('2040-01-01'));
    expect(ended('2026-04-20')).toMatchObject({ due: [{}, {}, {}, { from: day('2026-04-15') }], next: null });
    expect(ended('2026-04-15').due).toHaveLength(3);
  });

  it('return to their original day after a shorter month', () => {
    const ends = [day('2027-12-31'), day('2028-01-31')];
    for (let month = 0; month < 5; month += 1) {
      const [from, until] = ends.slice(-2) as [Date, Date];
      ends.push(renewedUntil({ from, until }, 1));
    }
    const days = ['2028-02-29', '2028-03-31', '2028-04-30', '2028-05-31', '2028-06-30'];
    expect(ends.slice(2)).toEqual(days.map(day));
    expect(renewedUntil({ from: day('2026-03-10'), until: day('2027-03-10') }, 12)).toEqual(day('2028-03-10'));
    expect(renewedUntil({ from: day('2028-02-29'), until: day('2029-02-28') }, 12)).toEqual(day('2030-02-28'));
  });

  it('grant the credits of the plan', () => {
    expect(['starter', 'growth', 'scale'].map((key) => planOf(key as 'scale').monthlyCredits)).toEqual([
      25, 250, 1_500,
    ]);
    expect(planOf('starter').partnerEligible).toBe(false);
  });
});
