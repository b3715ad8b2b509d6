import { sql } from 'kysely';
import type { ProjectDeadlineLine } from '../../background/email/data.js';
import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import { nextProjectWatch, projectDeadlineStep } from '../../domain/deadlines/project-watch.js';
import { daysBetween } from '../../domain/shared/calendar.js';
import type { ProjectDeadlineStep } from '../../domain/vocabulary.js';
import { emit } from '../../events/outbox.js';
import { checked, scoped } from '../../reads/loaders/scope.js';
import { todayIn } from '../shared/today.js';
import { type DeadlineAhead, projectCourse } from './index.js';
import { hasBegun, selectState } from './local-days.js';
import { deadlineSubject, placed, type StoredDeadline } from './refresh.js';

/** A deadline of which something is to be reported. */
interface Due extends Pick<StoredDeadline, 'kind' | 'month' | 'ordinal'> {
  projectId: string;
  day: string;
  step: ProjectDeadlineStep;
}

type Report = Due & { deadline: DeadlineAhead };

/** Deadlines that one e-mail lists; it counts the others. */
const listed = 25;

/**
 * Reports the deadlines of projects of the account that are due today, in the transaction of `ctx`: with an event each, and with
 * e-mails about those that passed or are a day away. Rows that another process reports meanwhile are left to it.
 *
 * @returns how many were reported
 */
export async function reportDeadlines(ctx: RequestContext, projectIds: readonly string[]): Promise<number> {
  await ctx.write();
  ctx.forgetReads();
  const rows = await takeDue(ctx, projectIds);
  const due = rows.flatMap(({ hasNotice, state, ...row }): Due[] => {
    const step = projectDeadlineStep(daysBetween(todayIn(ctx, state ?? ''), row.day));
    // A preliminary notice that is being prepared has events of its own.
    return step && !hasNotice ? [{ ...row, step }] : [];
  });
  const noted = await noteAlerts(ctx, due);
  const reports = await current(ctx, noted);
  for (const { projectId, step, deadline, ...place } of reports) {
    const type = step === 'missed' ? 'project.deadline_missed' : 'project.deadline_approaching';
    emit(ctx, { type, record: deadlineSubject(ctx, projectId, { ...deadline, done: false }, place) });
  }
  await advance(ctx, rows);
  for (const [step, template] of [
    ['missed', 'project_deadline_missed'],
    ['1_day', 'project_deadline_tomorrow'],
  ] as const) {
    await mail(
      ctx,
      template,
      reports.filter((report) => report.step === step),
    );
  }
  return reports.length;
}

type DueRow = Omit<Due, 'step'> & { hasNotice: boolean; state: string | null };

async function takeDue(ctx: RequestContext, projectIds: readonly string[]): Promise<DueRow[]> {
  const { rows } = await sql<DueRow>`
    select d.project_id as "projectId", d.kind, d.month, d.ordinal, to_char(coalesce(d.date, d.safe_date), 'YYYY-MM-DD') as day,
      d.kind = 'preliminary_notice' and exists (select from notices where project_id = d.project_id and type = 'preliminary'
        and duty is not distinct from d.duty and status in ('draft', 'generated', 'ordered', 'served', 'completed') and ${checked(ctx, 'notices')}) as "hasNotice",
      ${selectState(sql`d.project_id`)} as state
    from project_deadlines d
    where d.project_id = any(${projectIds}::uuid[]) and ${hasBegun('d.watch_on', ctx.now(), selectState(sql`d.project_id`))} and ${checked(ctx, 'project_deadlines', 'any')}
    order by d.project_id, d.kind, d.month, d.ordinal for update skip locked`.execute(ctx.db);
  return rows;
}

/** Notes what is reported, and returns what was not reported before. */
async function noteAlerts(ctx: RequestContext, due: readonly Due[]): Promise<Due[]> {
  if (due.length === 0) return [];
  const { rows } = await sql<Due>`
    insert into project_deadline_alerts (project_id, kind, month, ordinal, deadline, step, account_id, livemode, created_at)
    select "projectId", kind, month, ordinal, day, step, ${ctx.account.id}::uuid, ${ctx.livemode},
      ${ctx.now().toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(due)}::json)
      as due ("projectId" uuid, kind text, month text, ordinal integer, day date, step text)
    order by 1, 2, 3, 4
    on conflict do nothing
    returning project_id as "projectId", kind, month, ordinal, to_char(deadline, 'YYYY-MM-DD') as day, step`.execute(
    ctx.db,
  );
  return rows;
}

/** With the entries of the projects' lists as they are now. What has moved meanwhile is computed again by its own change. */
async function current(ctx: RequestContext, due: readonly Due[]): Promise<Report[]> {
  const byProject = Map.groupBy(due, ({ projectId }) => projectId);
  const courses = await Promise.all(
    [...byProject].map(async ([projectId, reports]) => {
      const entries = placed((await projectCourse(ctx, projectId)).deadlines);
      return reports.flatMap((one) => {
        const entry = entries.find(
          ({ kind, month, ordinal }) => kind === one.kind && month === one.month && ordinal === one.ordinal,
        );
        return entry ? [{ ...one, deadline: entry.deadline }] : [];
      });
    }),
  );
  return courses.flat();
}

/** Sets the next day on which each deadline is looked at. */
async function advance(ctx: RequestContext, rows: readonly DueRow[]): Promise<void> {
  if (rows.length === 0) return;
  const next = rows.map((row) => ({ ...row, watchOn: nextProjectWatch(row.day, todayIn(ctx, row.state ?? '')) }));
  await sql`
    update project_deadlines d set watch_on = n."watchOn"
    from json_to_recordset(${JSON.stringify(next)}::json)
      as n ("projectId" uuid, kind text, month text, ordinal integer, "watchOn" date)
    where d.project_id = n."projectId" and d.kind = n.kind and d.month = n.month and d.ordinal = n.ordinal
      and ${checked(ctx, 'project_deadlines', 'any')}`.execute(ctx.db);
}

async function mail(
  ctx: RequestContext,
  template: 'project_deadline_missed' | 'project_deadline_tomorrow',
  reports: readonly Report[],
): Promise<void> {
  if (reports.length === 0) return;
  const sorted = [...reports].sort((a, b) => a.day.localeCompare(b.day));
  const shown = sorted.slice(0, listed);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from projects where id = any(${shown.map(({ projectId }) => projectId)}::uuid[])
      and ${scoped(ctx, 'projects', 'any')}`.execute(ctx.db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const deadlines = shown.map(
    ({ projectId, kind, day, deadline }): ProjectDeadlineLine => ({
      kind,
      document: deadline.documentName,
      month: deadline.month,
      projectId,
      project: names.get(projectId)!,
      deadline: day,
    }),
  );
  const { projectId, kind, month, ordinal, day } = shown[0]!;
  await mailPeople(ctx.db, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    template,
    data: { deadlines, more: reports.length - deadlines.length },
    // A deadline is reported once, so no two e-mails begin with the same one.
    key: `${template}:${projectId}:${kind}:${month}:${ordinal}:${day}`,
    now: ctx.now(),
  });
}
