import type { BillingInterval, PlanKey } from './vocabulary.js';

/** A subscription plan: what it grants each month, and whether those credits pay for partner-billable events. */
export interface Plan {
  key: PlanKey;
  label: string;
  /** Whole credits. */
  monthlyCredits: number;
  partnerEligible: boolean;
}

/** Decisions on what the plans grant; what they cost stands at the payment processor, under the configured price ids. */
export const plans: readonly Plan[] = [
  { key: 'starter', label: 'Starter', monthlyCredits: 25, partnerEligible: false },
  { key: 'growth', label: 'Growth', monthlyCredits: 250, partnerEligible: true },
  { key: 'scale', label: 'Scale', monthlyCredits: 1_500, partnerEligible: true },
];

export function planOf(key: PlanKey): Plan {
  return plans.find((plan) => plan.key === key)!;
}

export const monthsOf: Record<BillingInterval, number> = { monthly: 1, annual: 12 };

/**
 * The same day and time so many months later, in UTC; the last day of a month that has no such day, as payment processors
 * count (January 31st, February 28th, March 31st: always from the first date, never from the one before).
 */
export function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  const day = to.getUTCDate();
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(day, last));
  return to;
}

/** What a paid invoice covers. */
export interface PaidPeriod {
  from: Date;
  until: Date;
}

/** One month's grant of a paid period: an annual period has twelve. */
export interface MonthlyGrant {
  /** Counts from 0 in the period. */
  month: number;
  from: Date;
  until: Date;
}

/**
 * The months of a paid period that are granted by now: the first with the payment, the others as they begin. And when
 * the next one begins (null: the period has no further one).
 */
export function monthsDue({ from, until }: PaidPeriod, now: Date): { due: MonthlyGrant[]; next: Date | null } {
  const due: MonthlyGrant[] = [];
  for (let month = 0; ; month += 1) {
    const start = addMonths(from, month);
    if (start >= until) return { due, next: null };
    if (month > 0 && start > now) return { due, next: start };
    due.push({ month, from: start, until: addMonths(from, month + 1) });
  }
}
