import { describe, expect, it } from '@jest/globals';
import { computePayApplication } from '../../../src/domain/pay-application/compute.js';
import { certifiedToDate } from '../../../src/domain/pay-application/payments.js';
import { unexplainedLoss } from '../../../src/domain/pay-application/warnings.js';
import { application, entry, frozen, line } from './inputs.js';

const first = computePayApplication(application({ lines: [entry('2', { materialsStored: '30000' })] }));
const second = (...lines: ReturnType<typeof entry>[]) =>
  computePayApplication(application({ periodTo: '2026-02-28', previous: frozen(first), lines }));
const loss = ({ g702, g703 }: ReturnType<typeof second>) => unexplainedLoss(g702, g703);

describe('stored material', () => {
  it('stays in column F until it is installed', () => {
    const { g702, g703, violations } = second(entry('1', { workCompletedThisPeriod: '100' }));
    expect(violations).toEqual([]);
    expect(g703[1]).toMatchObject({ materialsStored: '30000.00', materialsStoredPrevious: '30000.00' });
    expect(g702).toMatchObject({ currentPaymentDue: '90.00', lessPreviousCertificates: '27000.00' });
    expect(second(entry('2', { workCompletedThisPeriod: '5' })).g703[1]).toMatchObject({ materialsStored: '30000.00' });
  });

  it('is what the application says, and is installed when the work is complete', () => {
    expect(second(entry('2', { materialsStored: '10000' })).g703[1]!.materialsStored).toBe('10000.00');
    expect(second(entry('2', { materialsStored: '0' })).g703[1]!.materialsStored).toBe('0.00');
    const complete = second(entry('2', { percentComplete: '100' }));
    expect(complete.violations).toEqual([]);
    expect(complete.g703[1]).toMatchObject({ materialsStored: '0.00', balanceToFinish: '0.00' });
  });

  it('must be said again if it does not fit beside the work', () => {
    const { violations } = second(entry('2', { workCompletedThisPeriod: '40000' }));
    expect(violations).toEqual([
      {
        field: 'lines.0.materialsStored',
        message:
          'Item 2: the 30,000.00 of stored material from the previous application and the work would be more than its scheduled value of 60,000.00: send the material that is still stored, or 0 if it is installed.',
      },
    ]);
  });

  it('cannot leave the schedule', () => {
    const schedule = [line('1', '10000'), line('3', '90000')];
    const { violations } = computePayApplication(application({ previous: frozen(first), schedule }));
    expect(violations.map(({ message }) => message)).toContain(
      'Item 2 was billed before and is missing from the schedule of values of this period.',
    );
  });
});

describe('a line 8 below zero', () => {
  it('is in doubt when stored material disappears', () => {
    expect(loss(second(entry('2', { materialsStored: '0' })))).toContain('Line 8 is -27,000.00');
    expect(loss(second(entry('2', { materialsStored: '29999' })))).toContain('Line 8 is -0.90');
    expect(loss(second())).toBeNull();
  });

  it('is explained by a correction, but not beyond it', () => {
    const billed = computePayApplication(application({ lines: [entry('1', { workCompletedThisPeriod: '5000' })] }));
    const next = (work: string, more = {}) =>
      computePayApplication(
        application({ previous: frozen(billed), lines: [entry('1', { workCompletedThisPeriod: work })], ...more }),
      );
    expect(loss(next('-2000'))).toBeNull();
    expect(loss(next('-2000', { retainagePercent: '100' }))).toContain('Line 8 is -4,500.00');
    expect(loss(next('0', { retainagePercent: '15' }))).toContain('Line 8 is -250.00');
    expect(loss(next('0', { retainagePercent: '5' }))).toBeNull();
    expect(
      second(entry('2', { materialsStored: '0' }), entry('1', { workCompletedThisPeriod: '0' })).g702.currentPaymentDue,
    ).toBe('-27000.00');
  });

  it('carries to the next line 7, because it is not paid back', () => {
    expect(certifiedToDate('27000.00', '-27000.00')).toBe('27000.00');
    expect(certifiedToDate('27000.00', '5.00')).toBe('27005.00');
    const dropped = second(entry('2', { materialsStored: '0' }));
    const third = computePayApplication(
      application({
        periodTo: '2026-03-31',
        previous: frozen(dropped),
        lines: [entry('2', { workCompletedThisPeriod: '40000' })],
      }),
    );
    expect(third.g702).toMatchObject({ lessPreviousCertificates: '27000.00', currentPaymentDue: '9000.00' });
    const unchanged = computePayApplication(application({ periodTo: '2026-03-31', previous: frozen(dropped) }));
    expect([unchanged.g702.currentPaymentDue, loss(unchanged)]).toEqual(['-27000.00', null]);
  });
});
