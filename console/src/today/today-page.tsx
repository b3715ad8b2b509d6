import { useScope } from '../api/scope';
import { useRead } from '../api/use-read';
import { useFilters } from '../parts/filters';
import { formatDate, formatWeekday } from '../parts/format';
import { Page, Section } from '../parts/page';
import { Empty, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useToday } from '../shell/clock';
import { useCanChange } from '../shell/viewer';
import { Deadlines } from './deadlines';
import { FirstRun, isFirstRun } from './first-run';
import { Invitations } from './invitations';
import { MyTasks } from './my-tasks';
import { Rights } from './rights';
import type { TodayQuery } from './today.documents';
import { todayRead } from './today-read';
import { Waiting } from './waiting';
import { WaitingList } from './waiting-list';
import { nameOfWeek, WeekBars } from './week-bars';
import { daysAhead, daysIn, daysOfNow, listWeeks } from './weeks';

/** What must be done, the most urgent first: deadlines that are overdue or of this week, then how all stands, and the weeks ahead. */
export default function TodayPage() {
  const today = useToday();
  const read = useRead(...todayRead(today));
  return (
    <Page
      title="Today"
      subtitle={
        <>
          {formatWeekday(today)}, <span>{formatDate(today)}</span>
        </>
      }
    >
      <Loaded read={read}>{(data) => <Overview data={data} today={today} />}</Loaded>
    </Page>
  );
}

function Overview({ data, today }: { data: TodayQuery; today: string }) {
  const { mode } = useScope();
  const canChange = useCanChange();
  const [{ week }, setFilters] = useFilters('/today', { week: '' });
  const weeks = listWeeks(data.openDeadlineCounts);
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const [overdue, thisWeek] = weeks;
  const now = overdue!.count + (thisWeek?.count ?? 0);
  const chosen = weeks.find(({ id }) => id === week);
  // Zeros and an empty plot say nothing to those who have no project yet.
  if (data.projects.totalCount === 0 && !data.creditBalance.low && !data.creditBalance.owed) {
    return (
      <>
        <Invitations data={data} />
        <FirstRun data={data} />
        {!canChange && <Empty title="No projects yet">The deadlines of your projects appear here.</Empty>}
        {data.tasks.totalCount > 0 && <MyTasks />}
        <WaitingList data={data} />
      </>
    );
  }
  return (
    <>
      <Invitations data={data} />
      {isFirstRun(data, mode) && <FirstRun data={data} />}
      {now > 0 && (
        <Section title="Overdue and this week" count={now}>
          <Deadlines
            caption="Overdue and this week"
            days={daysOfNow(today)}
            total={now}
            leads={!isFirstRun(data, mode)}
          />
        </Section>
      )}
      {data.tasks.totalCount > 0 && <MyTasks />}
      <Rights counts={data.lienRightsCounts} />
      <WaitingList data={data} />
      <Waiting data={data} />
      <Section
        title={chosen ? nameOfWeek(chosen) : 'Weeks ahead'}
        actions={<To page="/calendar">By day in the calendar</To>}
      >
        {total > 0 ? (
          <WeekBars weeks={weeks} chosen={week} onChoose={(chosen) => setFilters({ week: chosen })} />
        ) : (
          <Empty title="Nothing is due">
            No open project has a deadline within {daysAhead} days. Deadlines are calculated from the dates and parties
            of your projects.
          </Empty>
        )}
        {chosen && chosen.count > 0 && (
          <Deadlines caption="Deadlines" days={daysIn(week, today)} total={chosen.count} />
        )}
        {chosen?.count === 0 && <p className="text-muted">No deadline falls in this week.</p>}
      </Section>
    </>
  );
}
