import { describe, expect, it } from '@jest/globals';
import { computePayApplication } from '../../../src/domain/pay-application/compute.js';
import type { PayApplicationInput } from '../../../src/domain/pay-application/model.js';
import { application, entry, first, frozen, line, withChangeOrder } from './inputs.js';

const second = () =>
  computePayApplication(
    withChangeOrder({
      lines: [
        entry('2', { workCompletedThisPeriod: '22000.55' }),
        entry('3', { workCompletedThisPeriod: '12000', materialsStored: '1000.45' }),
        entry('4', { workCompletedThisPeriod: '2500' }),
      ],
    }),
  );

describe('two applications for payment, to the cent', () => {
  it('computes the first application', () => {
    const { g702, g703, violations } = first();
    expect(violations).toEqual([]);
    expect(g702).toEqual({
      originalContractSum: '100000.00',
      netChangeByChangeOrders: '0.00',
      contractSumToDate: '100000.00',
      totalCompletedAndStored: '33000.00',
      retainagePercent: '10',
      retainageOnCompletedWork: '2800.00',
      materialsRetainagePercent: '10',
      retainageOnStoredMaterial: '500.00',
      totalRetainage: '3300.00',
      totalEarnedLessRetainage: '29700.00',
      lessPreviousCertificates: '0.00',
      currentPaymentDue: '29700.00',
      balanceToFinish: '70300.00',
    });
    expect(g703[1]).toEqual({
      sovLineId: '2',
      itemNumber: '2',
      description: 'Work of item 2',
      changeOrderNumber: null,
      scheduledValue: '60000.00',
      workCompletedPrevious: '0.00',
      workCompletedThisPeriod: '18000.00',
      materialsStored: '0.00',
      totalCompletedAndStored: '18000.00',
      percentCompletedAndStored: '30.00',
      balanceToFinish: '42000.00',
      materialsStoredPrevious: '0.00',
      retainage: '1800.00',
      retainagePercent: '10',
      materialsRetainagePercent: '10',
    });
  });

  it('computes the second with a change order, and rounds the retainage half up where a binary float would not', () => {
    const { g702, totals, changeOrderSummary, violations } = second();
    expect(violations).toEqual([]);
    expect(totals).toEqual({
      scheduledValue: '105000.00',
      workCompletedPrevious: '28000.00',
      workCompletedThisPeriod: '36500.55',
      materialsStored: '1000.45',
      totalCompletedAndStored: '65501.00',
      percentCompletedAndStored: '62.38',
      balanceToFinish: '39499.00',
      retainage: '6550.11',
    });
    expect(g702).toMatchObject({
      netChangeByChangeOrders: '5000.00',
      contractSumToDate: '105000.00',
      totalCompletedAndStored: '65501.00',
      retainageOnCompletedWork: '6450.06',
      retainageOnStoredMaterial: '100.05',
      totalRetainage: '6550.11',
      totalEarnedLessRetainage: '58950.89',
      lessPreviousCertificates: '29700.00',
      currentPaymentDue: '29250.89',
      balanceToFinish: '46049.11',
    });
    expect(changeOrderSummary).toEqual({
      approvedPreviously: { additions: '0.00', deductions: '0.00' },
      approvedThisPeriod: { additions: '5000.00', deductions: '0.00' },
      totals: { additions: '5000.00', deductions: '0.00' },
      netChange: '5000.00',
    });
  });

  it('moves stored material into work completed without counting it twice', () => {
    const installed = computePayApplication(
      withChangeOrder({
        lines: [entry('1'), entry('2'), entry('3', { workCompletedThisPeriod: '5000', materialsStored: '0' })],
      }),
    );
    expect(installed.g703[2]).toMatchObject({ materialsStored: '0.00', totalCompletedAndStored: '5000.00' });
    expect(installed.g702.currentPaymentDue).toBe('0.00');
  });

  it('deducts the certified amount, not the requested amount', () => {
    const { g702 } = computePayApplication(
      withChangeOrder({ previous: { certifiedToDate: '25000.00', lines: first().g703 } }),
    );
    expect(g702.lessPreviousCertificates).toBe('25000.00');
  });
});

describe('retainage', () => {
  const rates = (more: Partial<PayApplicationInput>) => computePayApplication(application(more));

  it('applies one rate to completed work and another to stored material', () => {
    const { g702 } = rates({
      retainagePercent: '5',
      materialsRetainagePercent: '0',
      lines: [entry('2', { workCompletedThisPeriod: '1000', materialsStored: '2000' })],
    });
    expect(g702).toMatchObject({
      retainagePercent: '5',
      materialsRetainagePercent: '0',
      retainageOnCompletedWork: '50.00',
      retainageOnStoredMaterial: '0.00',
    });
  });

  it('uses the rate of the entry, or else of the schedule, or else of the application', () => {
    const { g702, g703, totals } = rates({
      schedule: [
        line('1', '10000', { retainagePercent: '5' }),
        line('2', '60000', { retainagePercent: '5' }),
        line('3', '30000'),
      ],
      lines: [
        entry('1', { workCompletedThisPeriod: '1000' }),
        entry('2', {
          workCompletedThisPeriod: '1000',
          retainagePercent: '0',
          materialsStored: '100',
          materialsRetainagePercent: '50',
        }),
        entry('3', { workCompletedThisPeriod: '1000', materialsStored: '100' }),
      ],
    });
    expect(g703.map(({ retainage }) => retainage)).toEqual(['50.00', '50.00', '110.00']);
    expect(totals.retainage).toBe('210.00');
    expect(g702).toMatchObject({
      retainagePercent: null,
      materialsRetainagePercent: null,
      retainageOnCompletedWork: '150.00',
      retainageOnStoredMaterial: '60.00',
      totalRetainage: '210.00',
    });
  });

  it('rounds each line when rates vary and only the total when they do not; column I equals line 5 either way', () => {
    const lines = ['1', '2', '3'].map((id) => entry(id, { workCompletedThisPeriod: '0.05' }));
    const one = rates({ lines });
    expect(one.g703.map(({ retainage }) => retainage)).toEqual(['0.01', '0.00', '0.01']);
    expect(one.g702.totalRetainage).toBe('0.02');
    const varied = rates({
      lines,
      schedule: application().schedule.map((own, index) => (index ? own : { ...own, retainagePercent: '90' })),
    });
    expect(varied.g703.map(({ retainage }) => retainage)).toEqual(['0.05', '0.01', '0.01']);
    expect(varied.g702.totalRetainage).toBe('0.07');
  });

  it('treats a rate that every line repeats as one rate', () => {
    const schedule = application().schedule.map((own) => ({ ...own, retainagePercent: '5.00' }));
    expect(rates({ schedule }).g702.retainagePercent).toBe('5');
  });

  it('releases the amount that a line held before when its rate becomes zero', () => {
    const released = computePayApplication(
      withChangeOrder({ lines: [entry('1', { retainagePercent: '0' }), entry('3', { materialsStored: '5000' })] }),
    );
    expect(released.g702.currentPaymentDue).toBe('1000.00');
  });

  it.each([
    ['retainagePercent', { retainagePercent: '101' }],
    ['retainagePercent', { retainagePercent: '-1' }],
    ['materialsRetainagePercent', { materialsRetainagePercent: 'ten' }],
    ['lines.0.retainagePercent', { lines: [entry('1', { retainagePercent: '100.01' })] }],
    ['lines.0.materialsRetainagePercent', { lines: [entry('1', { materialsRetainagePercent: '-5' })] }],
  ])('refuses %s outside 0 to 100', (field, more) => {
    expect(rates(more).violations.map((violation) => violation.field)).toEqual([field]);
  });
});

describe('work entered as percent complete', () => {
  it('bills the rounded share of the scheduled value minus earlier billing', () => {
    const schedule = [line('1', '10000.01'), line('2', '60000'), line('3', '29999.99')];
    const input = application({ schedule, lines: [entry('1', { percentComplete: '33.5' })] });
    const january = computePayApplication(input);
    expect(january.g703[0]?.workCompletedThisPeriod).toBe('3350.00');
    const february = computePayApplication({
      ...input,
      periodTo: '2026-02-28',
      previous: frozen(january),
      lines: [entry('1', { percentComplete: '100' })],
    });
    expect(february.violations).toEqual([]);
    expect(february.g703[0]).toMatchObject({ workCompletedThisPeriod: '6650.01', balanceToFinish: '0.00' });
  });

  it.each([
    ['-1', false],
    ['100.5', false],
    ['half', true],
    ['33.3333333', true],
  ])('refuses %s', (percentComplete, allowOverbilling) => {
    const { violations } = computePayApplication(
      application({ allowOverbilling, lines: [entry('2', { percentComplete })] }),
    );
    expect(violations).toEqual([
      {
        field: 'lines.0.percentComplete',
        message: 'Item 2: the percent complete must be between 0 and 100, with at most six decimals.',
      },
    ]);
  });

  it('refuses both an amount and a percentage', () => {
    const both = entry('2', { percentComplete: '10', workCompletedThisPeriod: '6000' });
    expect(computePayApplication(application({ lines: [both] })).violations).toEqual([
      {
        field: 'lines.0.percentComplete',
        message: 'Item 2: send the work completed this period or the percent complete, not both.',
      },
    ]);
  });
});
