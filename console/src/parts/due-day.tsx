import { daysUntil, formatDate } from './format';
import { Left } from './left';

/** The day on which something is due, and how far it is. */
export function DueDay({ day, today }: { day: string | null; today: string }) {
  if (day === null) return '—';
  return (
    <span className="whitespace-nowrap">
      {formatDate(day)} <Left days={daysUntil(day, today)} />
    </span>
  );
}
