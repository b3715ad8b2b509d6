import type { BillingInterval, PlanKey } from '../vocabulary.js';

/** A subscription plan: what it grants each month, and whether those credits pay for partner-billable events. */
export interface Plan {
  key: PlanKey;
  label: string;
  /** Whole credits. */
  monthlyCredits: number;
  partnerEligible: boolean;
}

/** What the plans grant. Their prices are kept at the payment processor, under the configured price ids. */
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

/** What a paid invoice covers; `endsAt` where the subscription ended before that. */
export interface PaidPeriod {
  from: Date;
  until: Date;
  endsAt?: Date | null;
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
export function monthsDue({ from, until, endsAt }: PaidPeriod, now: Date): { due: MonthlyGrant[]; next: Date | null } {
  const due: MonthlyGrant[] = [];
  const months = monthsBetween(from, until);
  for (let month = 0; month < months; month += 1) {
    const start = addMonths(from, month);
    if (endsAt && start >= endsAt) break;
    if (month > 0 && start > now) return { due, next: start };
    due.push({ month, from: start, until: month === months - 1 ? until : addMonths(from, month + 1) });
  }
  return { due, next: null };
}

/**
 * Counted by the calendar: a subscription of January 31st has a period from February 28th to March 31st, which is one month
 * and no second one that would begin on March 28th.
 */
function monthsBetween(from: Date, until: Date): number {
  const years = until.getUTCFullYear() - from.getUTCFullYear();
  return Math.max(1, years * 12 + until.getUTCMonth() - from.getUTCMonth());
}

/** When the period after one ends: on the day of the month on which the subscription began, where that month has it. */
export function renewedUntil({ from, until }: PaidPeriod, months: number): Date {
  const shortened = from.getUTCDate() > until.getUTCDate();
  return shortened ? addMonths(from, 2 * months) : addMonths(until, months);
}
