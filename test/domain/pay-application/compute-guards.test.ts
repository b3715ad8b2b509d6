import { describe, expect, it } from '@jest/globals';
import { computePayApplication } from '../../../src/domain/pay-application/compute.js';
import type { PayApplicationInput } from '../../../src/domain/pay-application/model.js';
import { application, entry, line, withChangeOrder } from './inputs.js';

describe('the checks on a line', () => {
  const deductive = { schedule: [...application().schedule, line('4', '-4000', { changeOrderNumber: '2' })] };
  const deduction = { ...deductive, changeOrders: [{ number: '2', amount: '-4000', approvedOn: '2026-01-05' }] };
  it.each<[string, Partial<PayApplicationInput>, string, string]>([
    [
      'over-billing',
      { lines: [entry('2', { workCompletedThisPeriod: '60000', materialsStored: '0.01' })] },
      'lines.0.workCompletedThisPeriod',
      'Item 2: completed and stored to date would be 60,000.01, more than its scheduled value of 60,000.00.',
    ],
    [
      'over-billing by stored material alone',
      { lines: [entry('1', { materialsStored: '10000.01' })] },
      'lines.0.materialsStored',
      'Item 1: completed and stored to date would be 10,000.01, more than its scheduled value of 10,000.00.',
    ],
    [
      'a correction below zero',
      { lines: [entry('1', { workCompletedThisPeriod: '-0.01' })] },
      'lines.0.workCompletedThisPeriod',
      'Item 1: the work completed to date would be -0.01; a correction cannot bring it below zero.',
    ],
    [
      'negative stored material',
      { lines: [entry('1', { workCompletedThisPeriod: '5', materialsStored: '-1' })] },
      'lines.0.materialsStored',
      'Item 1: stored material cannot be negative.',
    ],
    [
      'half a cent',
      { lines: [entry('1', { workCompletedThisPeriod: '1.005' })] },
      'lines.0.workCompletedThisPeriod',
      'Item 1: the work completed this period must be an amount with at most two decimals.',
    ],
    [
      'stored material that is not an amount',
      { lines: [entry('1', { workCompletedThisPeriod: '1', materialsStored: '1e3' })] },
      'lines.0.materialsStored',
      'Item 1: the stored material must be an amount with at most two decimals.',
    ],
    [
      'a deduction beyond its scheduled value',
      { ...deduction, lines: [entry('4', { workCompletedThisPeriod: '-4000.01' })] },
      'lines.0.workCompletedThisPeriod',
      'Item 4: completed and stored to date would be -4,000.01, more than its scheduled value of -4,000.00.',
    ],
    [
      'billing on a deduction',
      { ...deduction, lines: [entry('4', { workCompletedThisPeriod: '100' })] },
      'lines.0.workCompletedThisPeriod',
      'Item 4: the work completed to date would be 100.00; a correction cannot bring it above zero.',
    ],
    [
      'material stored for a deduction',
      { ...deduction, lines: [entry('4', { workCompletedThisPeriod: '-100', materialsStored: '50' })] },
      'lines.0.materialsStored',
      'Item 4: a deductive line cannot have stored material.',
    ],
    [
      'a line of another schedule',
      { lines: [entry('9')] },
      'lines.0.sovLineId',
      'This line is not in the schedule of values.',
    ],
    [
      'a line billed twice',
      { lines: [entry('1'), entry('1')] },
      'lines.1.sovLineId',
      'This line of the schedule of values is billed twice.',
    ],
  ])('refuse %s', (_, more, field, message) => {
    expect(computePayApplication(application(more)).violations).toEqual([{ field, message }]);
  });

  it('allow billing beyond the scheduled value when over-billing is enabled', () => {
    const { g703, violations } = computePayApplication(
      application({ allowOverbilling: true, lines: [entry('1', { percentComplete: '120' })] }),
    );
    expect(violations).toEqual([]);
    expect(g703[0]).toMatchObject({ workCompletedThisPeriod: '12000.00', balanceToFinish: '-2000.00' });
  });

  it('accept a correction of earlier billing, and a deduction within its line', () => {
    const corrected = computePayApplication(
      withChangeOrder({
        ...deduction,
        lines: [entry('1', { workCompletedThisPeriod: '-10000' }), entry('4', { percentComplete: '50' })],
      }),
    );
    expect(corrected.violations).toEqual([]);
    expect(corrected.g703[0]).toMatchObject({ totalCompletedAndStored: '0.00' });
    expect(corrected.g703[3]).toMatchObject({ workCompletedThisPeriod: '-2000.00', retainage: '-200.00' });
    expect(corrected.changeOrderSummary.approvedPreviously).toEqual({ additions: '0.00', deductions: '4000.00' });
  });

  it('leave the percentage of a line without a value blank', () => {
    const schedule = [...application().schedule, line('5', '0')];
    expect(computePayApplication(application({ schedule })).g703[3]?.percentCompletedAndStored).toBeNull();
  });

  it('name an item that was billed before and is missing now', () => {
    const { violations } = computePayApplication(
      withChangeOrder({ schedule: [line('2', '60000'), line('3', '40000')], changeOrders: [] }),
    );
    expect(violations).toEqual([
      {
        field: 'lines',
        message: 'Item 1 was billed before and is missing from the schedule of values of this period.',
      },
    ]);
  });
});

describe('the totals that an application must match', () => {
  it.each<[string, Partial<PayApplicationInput>, string, string]>([
    [
      'a schedule that differs from the contract sum',
      { originalContractSum: '99999.99' },
      'lines',
      'The scheduled values add up to 100,000.00, but the contract sum is 99,999.99.',
    ],
    [
      'a contract sum that is not an amount',
      { originalContractSum: '-1' },
      'originalContractSum',
      'The original contract sum must be an amount of at least 0 with at most two decimals.',
    ],
    [
      'a period without an end',
      { periodTo: '2026-02-30' },
      'periodTo',
      'The period must end on a date such as 2026-03-31.',
    ],
  ])('report %s', (_, more, field, message) => {
    expect(computePayApplication(application(more)).violations).toContainEqual({ field, message });
  });
});

describe('change orders', () => {
  const order = (number: string, amount: string, approvedOn: string | null) => ({ number, amount, approvedOn });

  it('count once they are executed, in the period of their execution', () => {
    const { changeOrderSummary, g702, violations } = computePayApplication(
      withChangeOrder({
        schedule: application().schedule,
        changeOrders: [
          order('1', '5000', '2026-01-31'),
          order('2', '-1200.50', '2026-01-15'),
          order('3', '700', '2026-02-01'),
          order('4', '-50', '2026-02-28'),
          order('5', '9999', '2026-03-01'),
          order('6', '8888', null),
        ],
      }),
    );
    expect(violations).toEqual([]);
    expect(changeOrderSummary).toEqual({
      approvedPreviously: { additions: '5000.00', deductions: '1200.50' },
      approvedThisPeriod: { additions: '700.00', deductions: '50.00' },
      totals: { additions: '5700.00', deductions: '1250.50' },
      netChange: '4449.50',
    });
    expect(g702).toMatchObject({ netChangeByChangeOrders: '4449.50', contractSumToDate: '104449.50' });
  });

  it('exclude the line of a pending change order, and do not allow it to be billed', () => {
    const pending = withChangeOrder({ changeOrders: [order('1', '5000', null)] });
    const untouched = computePayApplication({ ...pending, lines: [entry('4', { workCompletedThisPeriod: '0' })] });
    expect(untouched.violations).toEqual([]);
    expect(untouched.g703).toHaveLength(3);
    expect(computePayApplication({ ...pending, lines: [entry('4', { percentComplete: '1' })] }).violations).toEqual([
      { field: 'lines.0.sovLineId', message: 'Item 4 belongs to change order 1, which is not executed by 2026-02-28.' },
    ]);
  });

  it.each<[string, Partial<PayApplicationInput>, string, string]>([
    [
      'one listed twice',
      { changeOrders: [order('1', '5000', '2026-02-10'), order('1', '5', null)] },
      'changeOrders.1.number',
      'Change order 1 is listed twice.',
    ],
    [
      'one without an amount',
      { schedule: application().schedule, changeOrders: [order('1', '5,000', '2026-02-10')] },
      'changeOrders.0.amount',
      'The amount of change order 1 needs at most two decimals.',
    ],
    [
      'one without a date',
      { schedule: application().schedule, changeOrders: [order('1', '5000', '2026-02-31')] },
      'changeOrders.0.approvedOn',
      'Change order 1 needs a date such as 2026-03-31.',
    ],
  ])('cannot include %s', (_, more, field, message) => {
    expect(computePayApplication(withChangeOrder(more)).violations).toEqual([{ field, message }]);
  });

  it('must all be in the schedule in full once one of them is', () => {
    const { violations } = computePayApplication(
      withChangeOrder({ changeOrders: [order('1', '5000', '2026-02-10'), order('2', '300', '2026-02-10')] }),
    );
    expect(violations.map(({ message }) => message)).toEqual([
      'Change order 2 is worth 300.00, but its lines in the schedule of values add up to 0.00.',
      'The scheduled values add up to 105,000.00, but the contract sum is 105,300.00.',
    ]);
  });
});
