import { Badge } from './badge';
import { formatCount, inDays } from './format';

/** `in 9 days`, `today`, `3 days overdue`. */
export function untilDay(days: number): string {
  return days < 0 ? `${formatCount(-days, 'day')} overdue` : inDays(days);
}

/** How many days are left, or how many it is overdue. */
export function Left({ days }: { days: number }) {
  return <Badge tone={days < 0 ? 'danger' : days <= 10 ? 'warning' : 'neutral'}>{untilDay(days)}</Badge>;
}
