import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { followNextAct } from '../../domain/deadlines/next-act.js';
import { isOpen } from '../../domain/deadlines/open.js';
import { firstWatch } from '../../domain/deadlines/project-watch.js';
import { assessRights, type Rights } from '../../domain/deadlines/rights-status.js';
import { addDays } from '../../domain/shared/calendar.js';
import { emit } from '../../events/outbox.js';
import { type DoneRecords, selectEscalations, servedNotices } from '../../reads/loaders/done-acts.js';
import { checked } from '../../reads/loaders/scope.js';
import { todayIn } from '../shared/today.js';
import { awaitsService } from './awaits-service.js';
import { type DeadlineAhead, type ListedDeadline, projectCourse } from './index.js';
import { storeChangedDays, storeDaysInProjects } from './notice-days.js';
import { rulesVersion } from './rules-version.js';

/** A deadline as the table keeps it. `month` is empty where months have no deadlines of their own. */
export interface StoredDeadline {
  kind: DeadlineAhead['kind'];
  month: string;
  ordinal: number;
  duty: DeadlineAhead['duty'];
  date: string | null;
  safeDate: string | null;
  isOpen: boolean;
}

/** What a project itself keeps of its course. */
export interface Summary extends Rights {
  state: string | null;
  /** The day on which it is computed again: another month of a series begins, or another act is the next. */
  growsOn: string | null;
  /** The day of the next act. */
  nextDay: string | null;
}

interface StoredCourse extends DoneRecords {
  projectId: string;
  rules: string;
  summary: Summary;
  deadlines: StoredDeadline[];
  hasOpenNotices: boolean;
}

/** What a request has changed: projects whose facts moved, and notices by their id. */
interface Changed {
  projects: Set<string>;
  notices: Map<string, object>;
}

const waiting = new WeakMap<RequestContext, Changed>();

/** Computes the project's deadlines again when the request commits, once for all of its changes. */
export function refreshAtCommit(ctx: RequestContext, projectId: string): void {
  changedIn(ctx).projects.add(projectId);
}

/** Computes the day of a notice that the request changes again when it commits. */
export function storeDayAtCommit(ctx: RequestContext, id: string, notice: object): void {
  changedIn(ctx).notices.set(id, notice);
}

function changedIn(ctx: RequestContext): Changed {
  const noted = waiting.get(ctx);
  if (noted) return noted;
  const changed: Changed = { projects: new Set(), notices: new Map() };
  waiting.set(ctx, changed);
  ctx.beforeCommit(async () => {
    waiting.delete(ctx);
    // First what locks the courses: who waits for a course holds no day that its owner waits for.
    if (changed.projects.size > 0) await refreshDeadlines(ctx, [...changed.projects]);
    await storeChangedDays(ctx, [...changed.notices.values()]);
  }, 'figures');
  ctx.afterTransaction(() => waiting.delete(ctx));
  return changed;
}

/**
 * Computes the deadlines of projects and stores them, with an event for each open one that moves. The lock on the course makes
 * two changes of one project follow each other: the later one computes from both.
 */
export async function refreshDeadlines(ctx: RequestContext, projectIds: readonly string[]): Promise<void> {
  await ctx.write();
  await sql`select from project_courses where project_id = any(${projectIds}::uuid[]) and ${checked(ctx, 'project_courses', 'any')}
    order by project_id for update`.execute(ctx.db);
  ctx.forgetReads();
  const courses = await Promise.all(projectIds.map((id) => projectCourse(ctx, id)));
  const stored = new Map((await readStored(ctx, projectIds)).map((course) => [course.projectId, course]));
  const changes = projectIds.flatMap((projectId, index) => {
    const before = stored.get(projectId);
    return before ? [toChange(ctx, before, courses[index]!)] : [];
  });
  await write(ctx, changes);
  const withNotices = projectIds.filter((id) => stored.get(id)?.hasOpenNotices);
  if (withNotices.length === 0) return;
  await watchNotices(ctx, withNotices);
  await storeDaysInProjects(ctx, withNotices);
}

/** The deadlines of open notices follow the same facts: the watch looks at them in its next run. */
async function watchNotices(ctx: RequestContext, projectIds: readonly string[]): Promise<void> {
  await sql`
    insert into notice_watches (notice_id, account_id, livemode)
    select id, account_id, livemode from notices n
    where project_id = any(${projectIds}::uuid[]) and ${awaitsService('n')} and ${checked(ctx, 'notices')}`.execute(
    ctx.db,
  );
}

/** The summary of a row of `project_courses`, as JSON. */
export const storedSummary = sql`json_build_object('state', state, 'growsOn', grows_on, 'hasRights', has_rights, 'lacksFacts', lacks_facts,
  'riskFrom', risk_from, 'lostFrom', lost_from, 'canClaim', can_claim, 'claimBy', claim_by, 'nextDay', next_day)`;

async function readStored(ctx: RequestContext, projectIds: readonly string[]): Promise<StoredCourse[]> {
  const { rows } = await sql<StoredCourse>`
    select project_id as "projectId", rules, ${storedSummary} as summary,
      (select coalesce(json_agg(json_build_object('kind', kind, 'month', month, 'ordinal', ordinal, 'duty', duty, 'date', date,
        'safeDate', safe_date, 'isOpen', is_open)), '[]') from project_deadlines d
        where d.project_id = c.project_id and ${checked(ctx, 'project_deadlines', 'any')}) as deadlines,
      ${servedNotices(ctx, sql`c.project_id`)} as notices, ${selectEscalations(ctx, sql`c.project_id`)} as escalations,
      exists (select from notices n where n.project_id = c.project_id and ${awaitsService('n')} and ${checked(ctx, 'notices')}) as "hasOpenNotices"
    from project_courses c where project_id = any(${projectIds}::uuid[]) and ${checked(ctx, 'project_courses', 'any')}`.execute(
    ctx.db,
  );
  return rows;
}

type ProjectCourse = Awaited<ReturnType<typeof projectCourse>>;

interface CourseChange {
  projectId: string;
  summary: Summary;
  isChanged: boolean;
  put: Array<StoredDeadline & { watchOn: string | null }>;
  gone: StoredDeadline[];
}

const keyOf = ({ kind, month, ordinal }: Pick<StoredDeadline, 'kind' | 'month' | 'ordinal'>) =>
  `${kind} ${month} ${ordinal}`;

/** What to store of a course that was computed, with the events of its moves. */
function toChange(ctx: RequestContext, stored: StoredCourse, course: ProjectCourse): CourseChange {
  const { projectId, notices, escalations } = stored;
  const { deadlines, status, ...facts } = course;
  const done = { ...facts, notices, escalations };
  const today = todayIn(ctx, facts.state ?? '');
  const before = new Map(stored.deadlines.map((deadline) => [keyOf(deadline), deadline]));
  const put: CourseChange['put'] = [];
  for (const { deadline, ...place } of placed(deadlines)) {
    const { date, safeDate, required, duty } = deadline;
    const isDone = !isOpen(deadline, done);
    const isToDo = status !== 'archived' && !isDone;
    const open = isToDo && required !== false;
    const now = {
      ...place,
      duty,
      date,
      safeDate,
      isOpen: open,
      watchOn: open ? firstWatch(date ?? safeDate, today) : null,
    };
    const old = before.get(keyOf(place));
    before.delete(keyOf(place));
    if (old && old.duty === duty && old.date === date && old.safeDate === safeDate && old.isOpen === open) continue;
    put.push(now);
    const [from, to] = [old && (old.date ?? old.safeDate), date ?? safeDate];
    if (old?.isOpen && isToDo && from && from !== to) {
      const previous = {
        ...(old.date !== date && { date: old.date }),
        ...(old.safeDate !== safeDate && { safe_date: old.safeDate }),
      };
      emit(ctx, {
        type: 'project.deadline_changed',
        record: deadlineSubject(ctx, projectId, { ...deadline, done: isDone }, place),
        previous,
      });
    }
  }
  const gone = [...before.values()];
  const summary = summarizeCourse(ctx, course, { notices, escalations });
  const isSame = (Object.keys(summary) as Array<keyof Summary>).every((key) => summary[key] === stored.summary[key]);
  const isChanged = put.length + gone.length > 0 || stored.rules !== rulesVersion || !isSame;
  return { projectId, summary, isChanged, put, gone };
}

/** What a project keeps of a course that was computed, and of what its records show as done. */
export function summarizeCourse(
  ctx: RequestContext,
  { deadlines, ...facts }: ProjectCourse,
  done: DoneRecords,
): Summary {
  const { state } = facts;
  const isGrowing = deadlines.some(({ month }) => month) && !facts.lastFurnishingDate;
  const today = todayIn(ctx, state ?? '');
  const work = { ...facts, ...done };
  const { nextDay, nextDayUntil } = followNextAct(deadlines, work, today);
  const [growsOn = null] = [isGrowing ? monthAfter(today) : null, nextDayUntil].filter((day) => day !== null).sort();
  return { state, growsOn, nextDay, ...assessRights(deadlines, work) };
}

/** The deadlines with their places among those of one kind and month. */
export function placed(deadlines: readonly DeadlineAhead[]) {
  const counts = new Map<string, number>();
  return deadlines.map((deadline) => {
    const { kind } = deadline;
    const month = deadline.month ?? '';
    const ordinal = counts.get(`${kind} ${month}`) ?? 0;
    counts.set(`${kind} ${month}`, ordinal + 1);
    return { deadline, kind, month, ordinal };
  });
}

/** A deadline as the record of an event: the entry of its project's list. */
export function deadlineSubject(
  ctx: RequestContext,
  projectId: string,
  deadline: ListedDeadline,
  place: Pick<StoredDeadline, 'kind' | 'month' | 'ordinal'>,
) {
  return { ...deadline, id: projectId, accountId: ctx.account.id, livemode: ctx.livemode, part: keyOf(place) };
}

function monthAfter(day: string): string {
  const first = `${day.slice(0, 8)}01`;
  return `${addDays(first, 31).slice(0, 8)}01`;
}

async function write(ctx: RequestContext, changes: readonly CourseChange[]): Promise<void> {
  const changed = changes.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return;
  const rows = (action: 'put' | 'gone') =>
    JSON.stringify(changed.flatMap((change) => change[action].map((row) => ({ ...row, projectId: change.projectId }))));
  const columns = sql`("projectId" uuid, kind text, month text, ordinal integer, duty text, date date, "safeDate" date, "isOpen" boolean,
    "watchOn" date)`;
  await sql`
    with gone as (
      delete from project_deadlines d using json_to_recordset(${rows('gone')}::json) as g ${columns}
      where d.project_id = g."projectId" and d.kind = g.kind and d.month = g.month and d.ordinal = g.ordinal
        and ${checked(ctx, 'project_deadlines', 'any')}),
    put as (
      insert into project_deadlines (project_id, kind, month, ordinal, duty, account_id, livemode, date, safe_date, is_open, watch_on)
      select "projectId", kind, month, ordinal, duty, ${ctx.account.id}::uuid, ${ctx.livemode}, date, "safeDate", "isOpen", "watchOn"
      from json_to_recordset(${rows('put')}::json) as p ${columns}
      on conflict (project_id, kind, month, ordinal) do update set duty = excluded.duty, date = excluded.date, safe_date = excluded.safe_date,
        is_open = excluded.is_open, watch_on = excluded.watch_on)
    update project_courses c set rules = ${rulesVersion}, state = g.state, grows_on = g."growsOn", has_rights = g."hasRights",
      lacks_facts = g."lacksFacts", risk_from = g."riskFrom", lost_from = g."lostFrom",
      can_claim = g."canClaim", claim_by = g."claimBy", next_day = g."nextDay"
    from json_to_recordset(${JSON.stringify(changed.map(({ projectId, summary }) => ({ projectId, ...summary })))}::json)
      as g ("projectId" uuid, state text, "growsOn" date, "hasRights" boolean, "lacksFacts" boolean, "riskFrom" date, "lostFrom" date,
        "canClaim" boolean, "claimBy" date, "nextDay" date)
    where c.project_id = g."projectId" and ${checked(ctx, 'project_courses', 'any')}`.execute(ctx.db);
}
