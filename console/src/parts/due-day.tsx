import { Badge, type Tone } from './badge';
import { daysUntil, formatCount, formatDate, inDays } from './format';

/** The day on which something is due, and how far it is. */
export function DueDay({ day, today }: { day: string | null; today: string }) {
  if (day === null) return '—';
  const days = daysUntil(day, today);
  const tone: Tone = days < 0 ? 'danger' : days <= 3 ? 'warning' : 'neutral';
  return (
    <span className="whitespace-nowrap">
      {formatDate(day)} <Badge tone={tone}>{days < 0 ? `${formatCount(-days, 'day')} overdue` : inDays(days)}</Badge>
    </span>
  );
}
