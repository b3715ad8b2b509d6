import { addMonths } from '../shared/calendar.js';
import type { BillingInterval, PlanKey } from './vocabulary.js';

/** A subscription plan: its monthly credits, and whether they can pay for partner-billable events. */
interface Plan {
  key: PlanKey;
  label: string;
  /** Whole credits. */
  monthlyCredits: number;
  partnerEligible: boolean;
}

/** The plans that can be sold. What they cost at a real processor is set there, under the configured price ids. */
export const plans: readonly Plan[] = [
  { key: 'starter', label: 'Starter', monthlyCredits: 25, partnerEligible: false },
  { key: 'growth', label: 'Growth', monthlyCredits: 250, partnerEligible: true },
  { key: 'scale', label: 'Scale', monthlyCredits: 1_500, partnerEligible: true },
];

export function planOf(key: PlanKey): Plan {
  return plans.find((plan) => plan.key === key)!;
}

const chargedMonths: Record<BillingInterval, number> = { monthly: 1, annual: 10 };

/** What a plan costs where payments are simulated: a dollar a credit. A year costs ten months. */
export function listPrice(plan: PlanKey, interval: BillingInterval): number {
  return planOf(plan).monthlyCredits * chargedMonths[interval];
}

export const monthsOf: Record<BillingInterval, number> = { monthly: 1, annual: 12 };

/** The period that a paid invoice covers; `endsAt` if the subscription ended earlier. */
export interface PaidPeriod {
  from: Date;
  until: Date;
  endsAt?: Date | null;
}

/** One month's grant of a paid period: an annual period has twelve. */
interface MonthlyGrant {
  /** Counted from 0 within the period. */
  month: number;
  from: Date;
  until: Date;
}

/**
 * The months of a paid period that are granted by now: the first with the payment, the others as they begin. Also when the next
 * month begins (null when the period has no further month).
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
 * Counted by the calendar: a subscription from January 31st has a period from February 28th to March 31st, which is one month,
 * without a second one from March 28th.
 */
function monthsBetween(from: Date, until: Date): number {
  const years = until.getUTCFullYear() - from.getUTCFullYear();
  return Math.max(1, years * 12 + until.getUTCMonth() - from.getUTCMonth());
}

/** When the next period ends: on the day of the month on which the subscription began, if the month has it. */
export function renewedUntil({ from, until }: PaidPeriod, months: number): Date {
  const shortened = from.getUTCDate() > until.getUTCDate();
  return shortened ? addMonths(from, 2 * months) : addMonths(until, months);
}
