import { describe, expect, it } from '@jest/globals';
import {
  appliedLineIds,
  isPayApplicationBinding,
  replacementViolations,
} from '../../../src/domain/pay-application/binding.js';
import {
  expectedWaivers,
  finalApplicationViolations,
  isFinalApplication,
} from '../../../src/domain/pay-application/closing.js';
import { computePayApplication } from '../../../src/domain/pay-application/compute.js';
import {
  type ApplicationRow,
  defaultPeriodFrom,
  deletionViolations,
  newApplicationViolations,
  nextApplicationNumber,
  periodViolations,
  previousApplication,
  voidViolations,
} from '../../../src/domain/pay-application/numbering.js';
import {
  certificationViolations,
  certifiedToDate,
  paymentState,
  paymentViolations,
} from '../../../src/domain/pay-application/payments.js';
import {
  isPayApplicationEditable,
  isPayApplicationOpen,
  type PayApplicationStatus,
  payApplicationStatuses,
  payApplicationTargets,
  revisionAfter,
} from '../../../src/domain/pay-application/transitions.js';
import { application, entry } from './inputs.js';

const row = (applicationNumber: number, status: PayApplicationStatus, periodTo: string): ApplicationRow => ({
  applicationNumber,
  status,
  periodTo,
});
const paid = row(1, 'paid', '2026-01-31');

describe('the states of a pay application', () => {
  const legal: Record<PayApplicationStatus, PayApplicationStatus[]> = {
    draft: ['submitted', 'void'],
    submitted: ['under_review', 'rejected', 'draft', 'void'],
    under_review: ['approved', 'rejected', 'void'],
    approved: ['partially_paid', 'paid', 'void'],
    partially_paid: ['paid'],
    paid: [],
    rejected: ['draft', 'void'],
    void: [],
  };
  it.each(payApplicationStatuses.flatMap((from) => payApplicationStatuses.map((to) => [from, to] as const)))(
    'permit only what leads on: from %s to %s',
    (from, to) => {
      expect(payApplicationTargets(from).includes(to)).toBe(legal[from].includes(to));
    },
  );

  it('start a new revision only when a rejected application is reopened', () => {
    expect(revisionAfter(0, 'rejected', 'draft')).toBe(1);
    expect(revisionAfter(1, 'rejected', 'draft')).toBe(2);
    expect(revisionAfter(1, 'submitted', 'draft')).toBe(1);
    expect(revisionAfter(1, 'rejected', 'void')).toBe(1);
  });

  it('define which applications are editable, block the next one, and lock the schedule of values', () => {
    const having = (test: (status: PayApplicationStatus) => boolean) => payApplicationStatuses.filter(test);
    expect(having(isPayApplicationEditable)).toEqual(['draft']);
    expect(having(isPayApplicationOpen)).toEqual(['draft', 'submitted', 'under_review', 'rejected']);
    expect(having((status) => !isPayApplicationBinding(status))).toEqual(['draft', 'void']);
  });
});

describe('application numbers', () => {
  it('have no gaps; a void application keeps its number', () => {
    expect(nextApplicationNumber([])).toBe(1);
    expect(nextApplicationNumber([row(2, 'void', '2026-02-28'), paid])).toBe(3);
  });

  it('continue from the latest application that is not void', () => {
    const rows = [row(3, 'void', '2026-03-31'), paid, row(2, 'approved', '2026-02-28')];
    expect(previousApplication(rows, 4)?.applicationNumber).toBe(2);
    expect(previousApplication(rows, 2)?.applicationNumber).toBe(1);
    expect(previousApplication(rows, 1)).toBeNull();
  });

  it.each<PayApplicationStatus>(['draft', 'submitted', 'under_review', 'rejected'])(
    'cannot advance while an application is %s',
    (status) => {
      const wanted = { applicationNumber: null, periodFrom: null, periodTo: '2026-03-31' };
      const [violation, ...rest] = newApplicationViolations([paid, row(2, status, '2026-02-28')], wanted);
      expect(rest).toEqual([]);
      expect(violation).toEqual({
        field: 'applicationNumber',
        message: `Application 2 is ${status.replace('_', ' ')}: it must be approved, paid or void before you create the next one.`,
      });
    },
  );

  it.each<PayApplicationStatus>(['approved', 'partially_paid', 'paid', 'void'])(
    'advance once an application is %s',
    (status) => {
      const wanted = { applicationNumber: 3, periodFrom: null, periodTo: '2026-03-31' };
      expect(newApplicationViolations([paid, row(2, status, '2026-02-28')], wanted)).toEqual([]);
    },
  );

  it('cannot be chosen out of order', () => {
    const wanted = { applicationNumber: 3, periodFrom: null, periodTo: '2026-03-31' };
    expect(newApplicationViolations([paid], wanted)).toEqual([
      { field: 'applicationNumber', message: 'The next application of this project is number 2.' },
    ]);
  });

  it('become available again only when the latest draft is deleted', () => {
    const draft = row(2, 'draft', '2026-02-28');
    expect(deletionViolations(draft, [paid, draft])).toEqual([]);
    for (const other of [row(2, 'rejected', '2026-02-28'), row(1, 'draft', '2026-01-31')]) {
      expect(deletionViolations(other, [draft])).toMatchObject([{ field: 'status' }]);
    }
  });

  it('are voided starting from the latest', () => {
    const approved = row(1, 'approved', '2026-01-31');
    expect(voidViolations(approved, [approved, row(2, 'void', '2026-02-28')])).toEqual([]);
    expect(voidViolations(approved, [approved, row(2, 'draft', '2026-02-28')])).toEqual([
      { field: 'status', message: 'Application 2 builds on its figures: void that one first.' },
    ]);
  });
});

describe('the period of an application', () => {
  it.each([
    ['2026-01-31', '2026-02-01'],
    ['2028-02-28', '2028-02-29'],
    ['2026-12-31', '2027-01-01'],
  ])('begins after %s on %s', (periodTo, next) => {
    expect(defaultPeriodFrom({ periodTo })).toBe(next);
  });

  it('has no default beginning on the first application', () => {
    expect(defaultPeriodFrom(null)).toBeNull();
    expect(defaultPeriodFrom({ periodTo: '9999-12-31' })).toBeNull();
  });

  it.each<[string | null, string, string, string]>([
    [null, '2026-01-31', 'periodTo', 'The period must end after 2026-01-31, the end of application 1.'],
    [null, '2025-12-31', 'periodTo', 'The period must end after 2026-01-31, the end of application 1.'],
    [null, '2026-02-29', 'periodTo', 'The period must end on a date such as 2026-03-31.'],
    [
      '2026-01-31',
      '2026-02-28',
      'periodFrom',
      'The period must begin on 2026-02-01, the day after application 1 ends.',
    ],
    [
      '2026-02-02',
      '2026-02-28',
      'periodFrom',
      'The period must begin on 2026-02-01, the day after application 1 ends.',
    ],
    ['March', '2026-02-28', 'periodFrom', 'The period must begin on a date such as 2026-03-01.'],
  ])('refuses %s to %s after January', (periodFrom, periodTo, field, message) => {
    expect(periodViolations({ periodFrom, periodTo }, paid)).toEqual([{ field, message }]);
  });

  it('refuses a first period that begins after its end', () => {
    const message = 'The period cannot begin after its end.';
    expect(periodViolations({ periodFrom: '2026-03-01', periodTo: '2026-02-28' }, null)).toEqual([
      { field: 'periodFrom', message },
    ]);
  });

  it('accepts the next month, a single day, and any first period', () => {
    expect(periodViolations({ periodFrom: '2026-02-01', periodTo: '2026-02-28' }, paid)).toEqual([]);
    const last = row(1, 'paid', '9999-12-31');
    expect(periodViolations({ periodFrom: '2026-02-01', periodTo: '2026-02-28' }, last)).toMatchObject([
      { field: 'periodTo' },
    ]);
    expect(periodViolations({ periodFrom: '2026-02-01', periodTo: '2026-02-01' }, paid)).toEqual([]);
    expect(periodViolations({ periodFrom: null, periodTo: '2020-01-01' }, null)).toEqual([]);
  });
});

describe('certificates and payments', () => {
  it.each<[string[], string, string, string]>([
    [[], 'approved', '0.00', '100.00'],
    [['0.01'], 'partially_paid', '0.01', '99.99'],
    [['60', '39.99'], 'partially_paid', '99.99', '0.01'],
    [['60', '40.00'], 'paid', '100.00', '0.00'],
  ])('leave, with payments of %j, the status %s', (payments, status, sumPaid, outstanding) => {
    expect(paymentState('100.00', payments)).toEqual({ status, paid: sumPaid, outstanding });
  });

  it.each([
    ['0', 'A payment must be an amount greater than 0 with at most two decimals.'],
    ['-5', 'A payment must be an amount greater than 0 with at most two decimals.'],
    ['1.005', 'A payment must be an amount greater than 0 with at most two decimals.'],
    ['40.01', 'Only 40.00 of the certified amount is outstanding.'],
  ])('refuse a payment of %s', (amount, message) => {
    expect(paymentViolations('100.00', ['60'], amount)).toEqual([{ field: 'amount', message }]);
    expect(paymentViolations('100.00', ['60'], '40')).toEqual([]);
  });

  it.each<[string, string, boolean]>([
    ['100.00', '100', true],
    ['100.00', '80.5', true],
    ['100.00', '0', true],
    ['100.00', '100.01', false],
    ['100.00', '-1', false],
    ['100.00', 'all', false],
    ['-20.00', '-20', true],
    ['-20.00', '0', false],
  ])('permit, with %s due, to certify %s: %s', (due, certified, allowed) => {
    expect(certificationViolations(due, certified).length === 0).toBe(allowed);
  });

  it('carry the certified amounts forward, so that an amount not certified can be requested again', () => {
    expect(certifiedToDate('29700.00', '29250.89')).toBe('58950.89');
    expect(() => certifiedToDate('x', '1')).toThrow('Not a stored amount: x');
  });
});

describe('a final application', () => {
  const full = ['1', '2', '3'].map((id) => entry(id, { percentComplete: '100' }));

  it('bills every line in full and retains nothing', () => {
    const final = computePayApplication(application({ retainagePercent: '0', lines: full }));
    expect(isFinalApplication(final)).toBe(true);
    expect(finalApplicationViolations(final, { finalWaiverGiven: true })).toEqual([]);
    expect(final.g702.balanceToFinish).toBe('0.00');
    expect(finalApplicationViolations(final, { finalWaiverGiven: false })).toEqual([
      { field: 'waivers', message: 'A final application needs a final waiver: add one.' },
    ]);
  });

  it('has no unfinished line and no retainage', () => {
    const open = computePayApplication(application({ lines: full.slice(1) }));
    expect(isFinalApplication(open)).toBe(false);
    expect(finalApplicationViolations(open, { finalWaiverGiven: true })).toEqual([
      {
        field: 'lines',
        message: 'Item 1: 10,000.00 is left to finish, but a final application must leave nothing to finish.',
      },
      { field: 'retainagePercent', message: 'A final application must release all retainage; 9,000.00 is still held.' },
    ]);
    expect(isFinalApplication(computePayApplication(application({ originalContractSum: '0', schedule: [] })))).toBe(
      false,
    );
  });

  it('requires its conditional waiver and the unconditional waiver of the previous payment', () => {
    expect(expectedWaivers({ final: false, previousPaid: false })).toEqual([
      { payApplication: 'this', type: 'conditional_progress' },
    ]);
    expect(expectedWaivers({ final: true, previousPaid: true })).toEqual([
      { payApplication: 'this', type: 'conditional_final' },
      { payApplication: 'previous', type: 'unconditional_progress' },
    ]);
  });
});

describe('a pay application and its schedule of values', () => {
  it('lock every listed line from submission on', () => {
    const listed = (status: PayApplicationStatus, ...ids: string[]) => ({
      status,
      g703: ids.map((sovLineId) => ({ sovLineId })),
    });
    expect(appliedLineIds([listed('draft', '1'), listed('void', '2')])).toEqual(new Set());
    expect(appliedLineIds([listed('approved', '1', '2'), listed('rejected', '2', '3'), listed('draft', '4')])).toEqual(
      new Set(['1', '2', '3']),
    );
  });

  it.each<[PayApplicationStatus, string, boolean]>([
    ['draft', '0.00', true],
    ['draft', '1.00', false],
    ['submitted', '0.00', false],
    ['paid', '1.00', false],
    ['void', '1.00', true],
  ])('permit, with status %s and %s billed, to replace every line: %s', (status, totalCompletedAndStored, allowed) => {
    const violations = replacementViolations([{ applicationNumber: 1, status, totalCompletedAndStored }]);
    expect(violations.length === 0).toBe(allowed);
    if (!allowed) expect(violations[0]?.message).toContain('Application 1 bills lines of this schedule');
  });
});
