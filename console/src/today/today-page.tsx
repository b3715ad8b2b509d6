import type { ReactNode } from 'react';
import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { Badge, inWords, type Tone } from '../parts/badge';
import { useFilters } from '../parts/filters';
import { daysUntil, formatCount, formatCredits, formatDate, inDays } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { type Column, Table } from '../parts/table';
import { To } from '../parts/to';
import { actOf } from '../projects/acts';
import { FirstRun, isFirstRun } from './first-run';
import { TodayDocument, type TodayQuery } from './today.documents';
import { nameOfWeek, WeekBars } from './week-bars';
import { addDays, daysAhead, weekOf, weeksOf } from './weeks';

type Deadline = TodayQuery['openDeadlines'][number];

/** What must be done: deadlines by week, and what waits for the person. */
export default function TodayPage() {
  const { mode } = useScope();
  const now = new Date().toLocaleDateString('en-CA');
  // The sandbox has a time of its own, which only the service knows.
  const read = useRead(TodayDocument, { until: addDays(now, mode === 'sandbox' ? 730 : daysAhead) });
  return (
    <Page title="Today" subtitle={read.data && formatDate(dayOf(read.data, mode, now))}>
      <Loaded read={read}>{(data) => <Overview data={data} today={dayOf(data, mode, now)} />}</Loaded>
    </Page>
  );
}

function dayOf({ sandbox }: TodayQuery, mode: string, now: string): string {
  return mode === 'sandbox' ? sandbox.now.slice(0, 10) : now;
}

function Overview({ data, today }: { data: TodayQuery; today: string }) {
  const { mode } = useScope();
  const [{ week }, setFilters] = useFilters({ week: '' });
  const last = addDays(today, daysAhead);
  const due = data.openDeadlines.filter(({ day }) => day <= last);
  const shown = week ? due.filter(({ day }) => weekOf(day, today) === week) : due;
  const weeks = weeksOf(
    due.map(({ day }) => day),
    today,
  );
  return (
    <>
      {isFirstRun(data, mode) && <FirstRun data={data} />}
      <Waiting data={data} />
      <Section title={week ? nameOfWeek({ id: week }) : 'Deadlines'}>
        <WeekBars weeks={weeks} chosen={week} onChoose={(chosen) => setFilters({ week: chosen })} />
        {shown.length > 0 ? (
          <Table
            caption="Deadlines"
            columns={columnsOn(today)}
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

function columnsOn(today: string): readonly Column<Deadline>[] {
  return [
    { title: 'Project', cell: ({ project }) => project?.name ?? '—' },
    {
      title: 'To do',
      cell: ({ projectId, kind, month }) => {
        const act = actOf(kind);
        const text = `${inWords(kind)}${month ? `, work of ${monthInWords(month)}` : ''}`;
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
      cell: ({ day, date }) => (
        <span className="whitespace-nowrap">
          {formatDate(day)}
          {date === null && <span className="text-muted"> to be safe</span>}
        </span>
      ),
    },
    { title: 'Left', cell: ({ day }) => <Left days={daysUntil(day, today)} /> },
  ];
}

function Left({ days }: { days: number }) {
  const tone: Tone = days < 0 ? 'danger' : days <= 10 ? 'warning' : 'neutral';
  return <Badge tone={tone}>{days < 0 ? `overdue, ${inDays(days)}` : inDays(days)}</Badge>;
}

function monthInWords(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** What waits for the person, each a link to where it is done. */
function Waiting({ data }: { data: TodayQuery }) {
  const { creditBalance } = data;
  return (
    <ul className="mb-6 grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6">
      <Tile page="/notices" search={{ status: 'DRAFT' }} name="Draft notices" count={data.drafts.totalCount} />
      <Tile page="/notices" search={{ status: 'GENERATED' }} name="Notices to send" count={data.generated.totalCount} />
      <Tile page="/waivers" search={{ status: 'SENT' }} name="Waivers to sign" count={data.toSign.totalCount} />
      <Tile page="/mail/orders" search={{ status: 'IN_TRANSIT' }} name="In the mail" count={data.mailed.totalCount}>
        {data.attention.totalCount > 0 && (
          <Badge tone="warning">{`${formatCount(data.attention.totalCount, 'piece')} with a problem`}</Badge>
        )}
      </Tile>
      <Tile
        page="/mail/research"
        search={{ status: 'PAYMENT_REQUIRED' }}
        name="Charges to approve"
        count={data.toApprove.totalCount}
      />
      <Tile page="/account/credits" name="Credits" count={formatCredits(creditBalance.balance.total)}>
        {creditBalance.owed ? <Badge tone="danger">{`${formatCredits(creditBalance.owed)} owed`}</Badge> : null}
      </Tile>
    </ul>
  );
}

function Tile({
  page,
  search,
  name,
  count,
  children,
}: {
  page: string;
  search?: Record<string, unknown>;
  name: string;
  count: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li>
      <To
        page={page}
        {...(search && { search })}
        className="flex h-full flex-col rounded-md border border-line bg-sheet px-3 py-2 no-underline hover:border-line-strong"
      >
        <span className="text-sm text-muted">{name}</span>
        <span className="text-lg font-semibold text-ink">{count}</span>
        {children}
      </To>
    </li>
  );
}
