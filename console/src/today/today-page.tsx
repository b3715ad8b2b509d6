import { addDays } from '@domain/shared/calendar.js';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { actOf } from '../parts/acts';
import { Badge, inWords, Status, type Tone } from '../parts/badge';
import { useFilters } from '../parts/filters';
import { daysUntil, formatCount, formatDate, inDays } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useDays, useToday } from '../shell/clock';
import { FirstRun, isFirstRun } from './first-run';
import { TodayDocument, type TodayQuery } from './today.documents';
import { Waiting } from './waiting';
import { WaitingList } from './waiting-list';
import { nameOfWeek, WeekBars } from './week-bars';
import { daysAhead, listWeeks, toWeek } from './weeks';

type Deadline = TodayQuery['openDeadlines'][number];

/** What must be done: deadlines by week, and what waits for the person. */
export default function TodayPage() {
  const today = useToday();
  const read = useRead(TodayDocument, { until: addDays(today, daysAhead) });
  return (
    <Page title="Today" subtitle={formatDate(today)}>
      <Loaded read={read}>{(data) => <Overview data={data} today={today} />}</Loaded>
    </Page>
  );
}

function Overview({ data, today }: { data: TodayQuery; today: string }) {
  const { mode } = useScope();
  const days = useDays();
  const [{ week }, setFilters] = useFilters({ week: '' });
  const due = data.openDeadlines;
  const shown = week ? due.filter(({ day }) => toWeek(day, today) === week) : due;
  const weeks = listWeeks(
    due.map(({ day }) => day),
    today,
  );
  return (
    <>
      {isFirstRun(data, mode) && <FirstRun data={data} />}
      <Waiting data={data} />
      <WaitingList data={data} />
      <Section title={week ? nameOfWeek({ id: week }) : 'Deadlines'}>
        <WeekBars weeks={weeks} chosen={week} onChoose={(chosen) => setFilters({ week: chosen })} />
        {shown.length > 0 ? (
          <Table
            caption="Deadlines"
            columns={columnsOn(days)}
            rows={shown}
            rowKey={(row) => `${row.projectId}${row.kind}${row.month}${row.day}${due.indexOf(row)}`}
            page={({ projectId }) => `/projects/${projectId}`}
          />
        ) : (
          <Empty title="Nothing is due">
            {week ? 'No deadline falls in this week.' : `No open project has a deadline within ${daysAhead} days.`}{' '}
            Deadlines are calculated from the dates and parties of your projects.
          </Empty>
        )}
      </Section>
    </>
  );
}

function columnsOn(today: (state: string | null | undefined) => string): readonly Column<Deadline>[] {
  return [
    { title: 'Project', cell: ({ project }) => project?.name ?? '—' },
    {
      title: 'To do',
      cell: ({ projectId, project, kind, month }) => {
        const act = actOf(kind);
        const text = `${inWords(kind)}${month ? `, work of ${monthInWords(month)}` : ''}`;
        // A notice that is begun is finished, and no second one is made.
        const begun = project?.notices.nodes.find(
          ({ type, status }) => act?.type === type && ['DRAFT', 'GENERATED'].includes(status),
        );
        if (begun && act?.page === '/notices/new') {
          return (
            <>
              <To page={`/notices/${begun.id}`}>{text}</To> <Status status={begun.status} />
            </>
          );
        }
        return act ? (
          <To page={act.page} search={{ project: projectId, type: act.type }}>
            {text}
          </To>
        ) : (
          text
        );
      },
    },
    { title: 'State', cell: ({ project }) => project?.state ?? '—', wideOnly: true },
    {
      title: 'By',
      wideOnly: true,
      cell: ({ day, date }) => (
        <span className="whitespace-nowrap">
          {formatDate(day)}
          {date === null && <span className="text-muted"> to be safe</span>}
        </span>
      ),
    },
    {
      title: 'Left',
      cell: ({ day, project }) => (
        <>
          <Left days={daysUntil(day, today(project?.state))} />
          {/* On a narrow screen, in place of the column before it. */}
          <span data-screen-only className="block text-sm text-muted md:hidden">
            {formatDate(day)}
          </span>
        </>
      ),
    },
  ];
}

function Left({ days }: { days: number }) {
  const tone: Tone = days < 0 ? 'danger' : days <= 10 ? 'warning' : 'neutral';
  return <Badge tone={tone}>{days < 0 ? `${formatCount(-days, 'day')} overdue` : inDays(days)}</Badge>;
}

function monthInWords(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
