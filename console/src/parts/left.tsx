import { Badge } from './badge';
import { formatCount, inDays } from './format';

/** `in 9 days`, `today`, `3 days overdue`. */
export function untilDay(days: number): string {
  return days < 0 ? `${formatCount(-days, 'day')} overdue` : inDays(days);
}

/** How many days are left, or how many it is overdue. What is not required is neither urgent nor overdue. */
export function Left({ days, isRequired = true }: { days: number; isRequired?: boolean }) {
  if (!isRequired) return <Badge>{inDays(days)}</Badge>;
  return <Badge tone={days < 0 ? 'danger' : days <= 10 ? 'warning' : 'neutral'}>{untilDay(days)}</Badge>;
}
