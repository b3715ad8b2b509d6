import { formatCount, formatDate } from '../parts/format';
import type { Week } from './weeks';

const height = 56;

export function nameOfWeek({ id }: Pick<Week, 'id'>): string {
  return id === 'overdue' ? 'Overdue' : `Week of ${formatDate(id)}`;
}

/** A bar for each week; a click shows its deadlines below, another click closes them again. */
export function WeekBars({
  weeks,
  chosen,
  onChoose,
}: {
  weeks: readonly Week[];
  chosen: string;
  onChoose: (week: string) => void;
}) {
  const most = Math.max(...weeks.map(({ count }) => count), 1);
  return (
    <fieldset
      aria-label="Deadlines by week"
      // Its bars are buttons, which are not printed.
      data-screen-only
      className="relative mb-4 flex min-w-0 items-end gap-1 overflow-x-auto rounded-md border border-line bg-sheet p-3"
    >
      {weeks.map((week) => (
        <button
          key={week.id}
          type="button"
          aria-pressed={chosen === week.id}
          onClick={() => onChoose(chosen === week.id ? '' : week.id)}
          className={`flex min-w-10 flex-1 flex-col items-center justify-end rounded px-1 py-1 hover:bg-sunken ${chosen === week.id ? 'bg-sunken' : ''}`}
        >
          <span className="sr-only">{`${nameOfWeek(week)}: ${formatCount(week.count, 'deadline')}`}</span>
          <span aria-hidden className={`text-sm ${week.count > 0 ? 'font-medium' : 'text-muted'}`}>
            {week.count}
          </span>
          <span
            aria-hidden
            className={`w-full max-w-8 rounded-t ${week.count === 0 ? 'bg-line' : week.id === 'overdue' ? 'bg-danger' : 'bg-accent'}`}
            style={{ height: Math.max((week.count / most) * height, 2) }}
          />
          <span aria-hidden className="mt-1 text-xs whitespace-nowrap text-muted">
            {week.id === 'overdue' ? 'Overdue' : formatDate(week.id).slice(0, 5)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
