import { addDays } from '@domain/shared/calendar.js';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRead } from '../api/use-read';
import { Button } from '../parts/button';
import { states } from '../parts/choices';
import { Filters, SelectFilter, useFilters } from '../parts/filters';
import { formatDate, formatMonth, formatWeekday } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Loaded } from '../parts/states';
import { Tooltip } from '../parts/tooltip';
import { ProjectFilter } from '../projects/project-field';
import { useToday } from '../shell/clock';
import { PersonFilter } from '../shell/person-filter';
import { SavedFilters } from '../shell/saved-filters';
import { Deadlines } from '../today/deadlines';
import { Tasks } from '../today/tasks';
import { Agenda } from './agenda';
import { CalendarMonthDocument } from './calendar.documents';
import { type Group, groupNames, groups, kindsOf } from './kinds';
import { addMonths, countByDay, countDeadlines, sumOf } from './month';
import { MonthGrid } from './month-grid';

const noFilter = { kind: '', project: '', state: '', who: '' };

/** What is due by day: a month of deadlines and tasks, and the rows of one day below it. */
export default function CalendarPage() {
  const today = useToday();
  const [{ month: asked, day, ...filters }, set] = useFilters('/calendar', { month: '', day: '', ...noFilter });
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const { kind, project, state, who } = filters;
  const place = { ...(project && { projectId: project }), ...(state && { state }) };
  const isOnlyTasks = kind === 'TASK';
  const isOnlyDeadlines = kind !== '' && !isOnlyTasks;
  const deadlines = { ...place, ...(kind && { kinds: kindsOf(kind as Group) }) };
  const tasks = { ...place, ...(who && { assigneeId: who }), isTask: true, isDone: false };
  const read = useRead(
    CalendarMonthDocument,
    {
      from: `${month}-01`,
      until: addDays(`${addMonths(month, 1)}-01`, -1),
      deadlines,
      tasks,
      withDeadlines: !isOnlyTasks,
      withTasks: !isOnlyDeadlines,
    },
    { keepsPrevious: true },
  );
  const choose = (chosen: string) => set({ day: chosen, month: chosen.slice(0, 7) });
  const turn = (count: number) => set({ month: addMonths(month, count), day: '' });
  return (
    <Page
      title="Calendar"
      subtitle={
        <>
          Today is {formatWeekday(today)}, <span>{formatDate(today)}</span>
        </>
      }
    >
      <Filters>
        <SelectFilter
          label="Kind"
          value={kind}
          values={groups}
          textOf={(group) => groupNames[group as Group][2]}
          onChange={(chosen) => set({ kind: chosen })}
        />
        <ProjectFilter value={project} onChange={(chosen) => set({ project: chosen })} />
        <SelectFilter
          label="State"
          value={state}
          values={states}
          textOf={(code) => code}
          onChange={(chosen) => set({ state: chosen })}
        />
        <PersonFilter label="Tasks for" value={who} onChange={(chosen) => set({ who: chosen })} />
        <SavedFilters list="calendar" values={filters} onChoose={set} />
      </Filters>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Tooltip text="Previous month" onClick={() => turn(-1)}>
          {(attributes) => (
            <Button {...attributes} aria-label="Previous month">
              <ChevronLeft className="size-4" aria-hidden />
            </Button>
          )}
        </Tooltip>
        <h2 aria-live="polite" className="min-w-40 text-center">
          {formatMonth(month)}
        </h2>
        <Tooltip text="Next month" onClick={() => turn(1)}>
          {(attributes) => (
            <Button {...attributes} aria-label="Next month">
              <ChevronRight className="size-4" aria-hidden />
            </Button>
          )}
        </Tooltip>
        <Button onClick={() => choose(today)}>Today</Button>
      </div>
      <Loaded read={read}>
        {(data) => {
          const counts = countByDay(data);
          const shared = { month, chosen: day, today, counts, onChoose: choose };
          const ofDay = counts.get(day);
          return (
            <>
              <MonthGrid {...shared} onMonth={(next) => set({ month: next, day: '' })} />
              <Agenda {...shared} />
              {day.startsWith(month) && (
                <div className="mt-6">
                  <Section title={`${formatWeekday(day)}, ${formatDate(day)}`} count={sumOf(ofDay)}>
                    {sumOf(ofDay) === 0 && <p className="text-muted">Nothing is due on this day.</p>}
                    {countDeadlines(ofDay) > 0 && (
                      <Deadlines
                        caption="Deadlines of the day"
                        days={{ from: day, until: day, filter: deadlines }}
                        total={countDeadlines(ofDay)}
                      />
                    )}
                    {(ofDay?.TASK ?? 0) > 0 && (
                      <div className="mt-3">
                        <Tasks
                          caption="Tasks of the day"
                          filter={{ ...tasks, dateFrom: day, dateUntil: day }}
                          withPeople
                        />
                      </div>
                    )}
                  </Section>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
