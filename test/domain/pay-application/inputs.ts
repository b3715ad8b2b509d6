import { computePayApplication } from '../../../src/domain/pay-application/compute.js';
import type {
  ComputedPayApplication,
  LineEntry,
  PayApplicationInput,
  PreviousApplication,
} from '../../../src/domain/pay-application/model.js';
import { certifiedToDate } from '../../../src/domain/pay-application/payments.js';
import type { ScheduleLine } from '../../../src/domain/sov/schedule.js';

export function line(id: string, scheduledValue: string, more: Partial<ScheduleLine> = {}): ScheduleLine {
  return {
    id,
    itemNumber: id,
    description: `Work of item ${id}`,
    costCode: null,
    scheduledValue,
    retainagePercent: null,
    changeOrderNumber: null,
    ...more,
  };
}

export function entry(sovLineId: string, more: Partial<LineEntry> = {}): LineEntry {
  return {
    sovLineId,
    workCompletedThisPeriod: null,
    percentComplete: null,
    materialsStored: null,
    retainagePercent: null,
    materialsRetainagePercent: null,
    ...more,
  };
}

/** A contract of 100,000.00 in three lines at 10 percent, in its first period. */
export function application(more: Partial<PayApplicationInput> = {}): PayApplicationInput {
  return {
    originalContractSum: '100000.00',
    retainagePercent: '10',
    materialsRetainagePercent: null,
    periodFrom: null,
    periodTo: '2026-01-31',
    allowOverbilling: false,
    schedule: [line('1', '10000'), line('2', '60000'), line('3', '30000')],
    lines: [],
    changeOrders: [],
    previous: null,
    ...more,
  };
}

/** The figures that the next application receives from one that was certified in full. */
export function frozen({ g702, g703 }: ComputedPayApplication): PreviousApplication {
  return {
    certifiedToDate: certifiedToDate(g702.lessPreviousCertificates, g702.currentPaymentDue),
    earned: g702.totalEarnedLessRetainage,
    lines: g703,
  };
}

/** The first application of the contract. */
export const first = () =>
  computePayApplication(
    application({
      lines: [
        entry('1', { workCompletedThisPeriod: '10000' }),
        entry('2', { workCompletedThisPeriod: '18000' }),
        entry('3', { materialsStored: '5000' }),
      ],
    }),
  );

/** The second application, after a change order. */
export const withChangeOrder = (more: Partial<PayApplicationInput> = {}): PayApplicationInput => {
  const start = application();
  return application({
    periodFrom: '2026-02-01',
    periodTo: '2026-02-28',
    schedule: [...start.schedule, line('4', '5000', { changeOrderNumber: '1' })],
    changeOrders: [{ number: '1', amount: '5000', approvedOn: '2026-02-10' }],
    previous: frozen(first()),
    ...more,
  });
};
