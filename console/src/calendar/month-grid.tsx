import { addDays } from '@domain/shared/calendar.js';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Dot } from '../parts/badge';
import { formatDate, formatMonth, formatNumber, formatWeekday } from '../parts/format';
import { groupNames, groups } from './kinds';
import { addMonths, type Counts, dayInMonth, listWeeks, type MonthProps, sayCounts } from './month';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

interface GridProps extends MonthProps {
  onMonth: (month: string) => void;
}

/** A month with what each day has. The arrows move by days, Home and End within the week, Page Up and Page Down by months. */
export function MonthGrid({ month, chosen, today, counts, onChoose, onMonth }: GridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  /** Where the keys are. Enter opens the day. */
  const [active, setActive] = useState(chosen || today);
  const entry = active.startsWith(month) ? active : chosen.startsWith(month) ? chosen : `${month}-01`;
  // The day that a key leads to gets the focus once its month is there.
  useEffect(() => {
    if (!isMoved.current || !active.startsWith(month)) return;
    isMoved.current = false;
    grid.current?.querySelector<HTMLButtonElement>('button[tabindex="0"]')?.focus();
  }, [active, month]);
  const onKey = (event: KeyboardEvent, day: string, week: readonly string[]) => {
    const target = findDay(event.key, day, week);
    if (target === undefined) return;
    event.preventDefault();
    isMoved.current = true;
    setActive(target);
    if (!target.startsWith(month)) onMonth(target.slice(0, 7));
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one day has the focus, and the arrows move it
      role="grid"
      className="w-full table-fixed border-separate border-spacing-0 rounded-md border border-line bg-sheet max-sm:hidden"
    >
      <caption className="sr-only">{`${formatMonth(month)}: what is due on each day`}</caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" abbr={name} className="px-2 py-2 text-left text-sm font-medium text-muted">
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const isIn = day.startsWith(month);
              const isChosen = day === chosen;
              return (
                <td
                  key={day}
                  className={`h-24 border-t border-l border-line p-0 align-top first:border-l-0 ${isIn ? '' : 'bg-page'}`}
                >
                  {!isIn && (
                    <span aria-hidden className="block px-2 py-1 text-muted">
                      {Number(day.slice(8))}
                    </span>
                  )}
                  {isIn && (
                    <button
                      type="button"
                      tabIndex={day === entry ? 0 : -1}
                      aria-pressed={isChosen}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => {
                        setActive(day);
                        onChoose(day);
                      }}
                      onKeyDown={(event) => onKey(event, day, week)}
                      className={`flex h-full w-full flex-col items-start gap-0.5 px-2 py-1 text-left hover:bg-sunken ${isChosen ? 'bg-accent-soft' : ''}`}
                    >
                      <span className="sr-only">
                        {`${formatWeekday(day)}, ${formatDate(day)}${day === today ? ', today' : ''}: ${sayCounts(counts.get(day), (group) => groupNames[group])}`}
                      </span>
                      <span
                        aria-hidden
                        className={
                          day === today ? 'rounded-full bg-accent px-1.5 font-semibold text-accent-ink' : 'font-medium'
                        }
                      >
                        {Number(day.slice(8))}
                      </span>
                      <DayCounts counts={counts.get(day)} isPast={day < today} />
                    </button>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCounts({ counts, isPast }: { counts: Counts | undefined; isPast: boolean }) {
  return groups.map((group) => {
    const count = counts?.[group] ?? 0;
    const [one, many] = groupNames[group];
    return (
      count > 0 && (
        <span
          key={group}
          aria-hidden
          className={`flex max-w-full items-center gap-1.5 text-sm ${isPast ? 'font-medium text-danger' : ''}`}
        >
          <Dot tone={isPast ? 'danger' : 'accent'} />
          <span className="truncate">{`${formatNumber(count)} ${count === 1 ? one : many}`}</span>
        </span>
      )
    );
  });
}

function findDay(key: string, day: string, week: readonly string[]): string | undefined {
  const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[key];
  if (days !== undefined) return addDays(day, days);
  if (key === 'Home') return week[0];
  if (key === 'End') return week.at(-1);
  const months = { PageUp: -1, PageDown: 1 }[key];
  return months === undefined ? undefined : dayInMonth(day, addMonths(day.slice(0, 7), months));
}
