import { formatMoney } from '../parts/format';
import type { PlanOverviewQuery } from './plan.documents';

export type Plan = PlanOverviewQuery['billingPlans']['plans'][number];
export type Price = Plan['prices'][number];
export type Interval = Price['interval'];

export const periodOf: Record<Interval, string> = { MONTHLY: 'month', ANNUAL: 'year' };

/** The price of one interval: undefined where the plan is not for sale at it, null while the payment processor does not answer. */
export function findAmount(prices: readonly Price[], interval: Interval): string | null | undefined {
  return prices.find((price) => price.interval === interval)?.amount;
}

/** `$49.00 each month`; what is said in its place without a price. */
export function priceText(prices: readonly Price[], interval: Interval): string {
  const amount = findAmount(prices, interval);
  if (amount === undefined) return 'Not for sale';
  return amount === null ? 'Not known at present' : `${formatMoney(amount)} each ${periodOf[interval]}`;
}
