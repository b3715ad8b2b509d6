import type { Violation } from '../shared/violation.js';
import type { ScheduleLine } from '../sov/schedule.js';

/**
 * The input of an application for payment, as plain data: amounts are dollars as decimal strings with at most two places,
 * percentages plain (`10` is ten percent) with at most six, dates `YYYY-MM-DD`.
 */
export interface PayApplicationInput {
  /** Line 1: the same on every application of the contract. */
  originalContractSum: string;
  /** Retainage on completed work, unless a line has its own. */
  retainagePercent: string;
  /** Retainage on stored material; null when it is the same as on completed work. */
  materialsRetainagePercent: string | null;
  /** First day of the period; null when the first application covers everything since the contract began. */
  periodFrom: string | null;
  periodTo: string;
  /** Lets a line be billed beyond its scheduled value. */
  allowOverbilling: boolean;
  /** The schedule of values in its order, lines of change orders included. */
  schedule: readonly ScheduleLine[];
  /** What is billed in this period; a line without an entry bills nothing, and its stored material stays. */
  lines: readonly LineEntry[];
  /** Every change order of the contract so far, whichever application it was first seen on. */
  changeOrders: readonly ChangeOrder[];
  /** The latest application before this one that is not void, as it was frozen; null for the first. */
  previous: PreviousApplication | null;
}

export interface LineEntry {
  sovLineId: string;
  /**
   * Column E. May be negative only to correct what was billed before. Null means zero, or calculated from `percentComplete`.
   */
  workCompletedThisPeriod: string | null;
  /** Work completed to date, without stored material, in percent of the scheduled value: E = round(C × percent) − D. */
  percentComplete: string | null;
  /**
   * Column F: material on site or in storage at the end of the period. A snapshot, not a running total. Null means what the previous
   * application stored, until the line's work is complete.
   */
  materialsStored: string | null;
  /** Overrides the schedule's and the application's rate for this line's work and stored material. */
  retainagePercent: string | null;
  /** Overrides the line's rate for its stored material only. */
  materialsRetainagePercent: string | null;
}

export interface ChangeOrder {
  number: string;
  /** Signed: a deduction is negative. */
  amount: string;
  /** Day of execution; null while it is pending and does not count. */
  approvedOn: string | null;
}

export interface PreviousApplication {
  /** Line 6 as certified: see `certifiedToDate`. It becomes line 7 unchanged. */
  certifiedToDate: string;
  /** Its stored continuation sheet; more fields may be present. */
  /** Its line 6; absent where only its sheet is known, as in the editor of a draft. */
  earned?: string;
  lines: readonly Pick<
    G703Line,
    'sovLineId' | 'itemNumber' | 'workCompletedPrevious' | 'workCompletedThisPeriod' | 'materialsStored'
  >[];
}

/**
 * Everything computed. If there are violations, the figures show what the input would give, with unreadable amounts as zero.
 */
export interface ComputedPayApplication {
  g702: G702;
  /** The continuation sheet in the order of the schedule. */
  g703: G703Line[];
  /** Totals of the continuation sheet's columns. */
  totals: G703Totals;
  changeOrderSummary: ChangeOrderSummary;
  violations: Violation[];
}

/** Lines 1 to 9 of the summary. */
export interface G702 {
  /** 1 */
  originalContractSum: string;
  /** 2 */
  netChangeByChangeOrders: string;
  /** 3 = 1 + 2 */
  contractSumToDate: string;
  /** 4 = column G */
  totalCompletedAndStored: string;
  /** Rate of 5a; null when rates vary by line. */
  retainagePercent: string | null;
  /** 5a */
  retainageOnCompletedWork: string;
  /** Rate of 5b; null when rates vary by line. */
  materialsRetainagePercent: string | null;
  /** 5b */
  retainageOnStoredMaterial: string;
  /** 5 = 5a + 5b = column I */
  totalRetainage: string;
  /** 6 = 4 − 5 */
  totalEarnedLessRetainage: string;
  /** 7 */
  lessPreviousCertificates: string;
  /** 8 = 6 − 7 */
  currentPaymentDue: string;
  /** 9 = 3 − 6 */
  balanceToFinish: string;
  /** Line 6 of the previous application, at its own rates; absent without one, and on sheets that were frozen before it was kept. */
  earnedBefore?: string;
}

/** Columns A to I of one line. */
export interface G703Line extends G703Totals {
  sovLineId: string;
  /** A */
  itemNumber: string;
  /** B */
  description: string;
  changeOrderNumber: string | null;
  /** F of the previous application; null on sheets that were frozen before it was kept. */
  materialsStoredPrevious: string | null;
  /** The rates that apply to this line. */
  retainagePercent: string;
  materialsRetainagePercent: string;
}

export interface G703Totals {
  /** C */
  scheduledValue: string;
  /** D */
  workCompletedPrevious: string;
  /** E */
  workCompletedThisPeriod: string;
  /** F */
  materialsStored: string;
  /** G = D + E + F */
  totalCompletedAndStored: string;
  /** G ÷ C in percent with two places, for display only; null when C is zero. */
  percentCompletedAndStored: string | null;
  /** H = C − G */
  balanceToFinish: string;
  /** I */
  retainage: string;
}

export interface ChangeOrderSummary {
  /** Executed before this period began. */
  approvedPreviously: ChangeOrderSums;
  approvedThisPeriod: ChangeOrderSums;
  totals: ChangeOrderSums;
  /** Additions less deductions: line 2. */
  netChange: string;
}

/** Both are written without a sign. */
export interface ChangeOrderSums {
  additions: string;
  deductions: string;
}
