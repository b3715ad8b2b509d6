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
