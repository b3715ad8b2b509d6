import { addDays } from '@domain/shared/calendar.js';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { useReadRows } from '../api/use-read-rows';
import { actOf } from '../parts/acts';
import { Badge, inWords, Status, type Tone } from '../parts/badge';
import { useFilters } from '../parts/filters';
import { daysUntil, formatCount, formatDate, inDays } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, Loaded, LoadedPages } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { useDays, useToday } from '../shell/clock';
import { FirstRun, isFirstRun } from './first-run';
import { Invitations } from './invitations';
import { TodayDeadlinesDocument, type TodayDeadlinesQuery, TodayDocument, type TodayQuery } from './today.documents';
import { Waiting } from './waiting';
import { WaitingList } from './waiting-list';
import { nameOfWeek, WeekBars } from './week-bars';
import { daysAhead, daysIn, listWeeks } from './weeks';

type Deadline = TodayDeadlinesQuery['openDeadlines'][number];

/** What must be done: deadlines by week, and what waits for the person. */
export default function TodayPage() {
  const today = useToday();
  const read = useRead(TodayDocument, { from: today, until: addDays(today, daysAhead) });
  return (
    <Page title="Today" subtitle={formatDate(today)}>
      <Invitations />
      <Loaded read={read}>{(data) => <Overview data={data} today={today} />}</Loaded>
    </Page>
  );
}

function Overview({ data, today }: { data: TodayQuery; today: string }) {
  const { mode } = useScope();
  const [{ week }, setFilters] = useFilters({ week: '' });
  const weeks = listWeeks(data.openDeadlineCounts);
  const shown = week ? weeks.filter(({ id }) => id === week) : weeks;
  const total = shown.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {isFirstRun(data, mode) && <FirstRun data={data} />}
      <Waiting data={data} />
      <WaitingList data={data} />
      <Section title={week ? nameOfWeek({ id: week }) : 'Deadlines'}>
        <WeekBars weeks={weeks} chosen={week} onChoose={(chosen) => setFilters({ week: chosen })} />
        {total > 0 ? (
          <Deadlines week={week} today={today} total={total} />
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

/** The deadlines of a week, or of all, a page at a time. */
function Deadlines({ week, today, total }: { week: string; today: string; total: number }) {
  const days = useDays();
  const read = useReadRows(TodayDeadlinesDocument, daysIn(week, today), ({ openDeadlines }) => openDeadlines, 100);
  return (
    <LoadedPages read={read} rowsOf={({ openDeadlines }) => openDeadlines}>
      {(rows, more) => (
        <Table
          caption="Deadlines"
          columns={columnsOn(days)}
          rows={rows}
          total={total}
          rowKey={({ projectId, kind, month, ordinal }) => `${projectId}${kind}${month}${ordinal}`}
          page={({ projectId }) => `/projects/${projectId}`}
          {...more}
        />
      )}
    </LoadedPages>
  );
}

function columnsOn(today: (state: string | null | undefined) => string): readonly Column<Deadline>[] {
  return [
    { title: 'Project', cell: ({ project }) => project?.name ?? '—' },
    {
      title: 'To do',
      cell: ({ projectId, kind, month, begunNotice: begun }) => {
        const act = actOf(kind);
        const text = `${inWords(kind)}${month ? `, work of ${monthInWords(month)}` : ''}`;
        // A notice that is begun is finished, and no second one is made.
        if (begun) {
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
