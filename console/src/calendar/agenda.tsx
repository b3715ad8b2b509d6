import { formatDate, formatWeekday } from '../parts/format';
import { groupNames } from './kinds';
import { listWeeks, type MonthProps, sayCounts, sumOf } from './month';

/** The days of a month that have something, below each other: for a phone. */
export function Agenda({ month, chosen, today, counts, onChoose }: MonthProps) {
  const days = listWeeks(month)
    .flat()
    .filter((day) => day.startsWith(month) && sumOf(counts.get(day)) > 0);
  if (days.length === 0) return <p className="text-muted sm:hidden">Nothing is due in this month.</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-sheet sm:hidden">
      {days.map((day) => (
        <li key={day}>
          <button
            type="button"
            aria-pressed={day === chosen}
            onClick={() => onChoose(day)}
            className={`flex min-h-11 w-full items-baseline gap-3 px-3 py-2 text-left ${day === chosen ? 'bg-accent-soft' : ''}`}
          >
            <span className={`w-24 shrink-0 ${day === today ? 'font-semibold' : ''}`}>
              {`${formatWeekday(day).slice(0, 3)} ${formatDate(day).slice(0, 5)}`}
            </span>
            <span className={`min-w-0 ${day < today ? 'text-danger' : ''}`}>
              {sayCounts(counts.get(day), (group) => groupNames[group])}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
