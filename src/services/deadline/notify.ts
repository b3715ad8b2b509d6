import { sql } from 'kysely';
import type { DeadlineLine } from '../../background/email/data.js';
import { mailPeople } from '../../background/email/mail-people.js';
import type { RequestContext } from '../../context/request-context.js';
import { deadlineStep, nextWatch } from '../../domain/deadlines/approach.js';
import { daysBetween } from '../../domain/shared/calendar.js';
import type { DeadlineStep } from '../../domain/vocabulary.js';
import { emit } from '../../events/outbox.js';
import { notices as table } from '../../reads/loaders/notice.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import { checked, scoped } from '../../reads/loaders/scope.js';
import type { Notice } from '../../schema/notice.js';
import { todayIn } from '../shared/today.js';
import { awaitsService } from './awaits-service.js';
import { noticeDayToKeep } from './index.js';
import { storeDays } from './notice-days.js';

/** A notice whose deadline is to be reported. */
interface DueNotice {
  id: string;
  /** YYYY-MM-DD. */
  deadline: string;
  step: DeadlineStep;
}

/** Notices that one e-mail lists; it counts the others. */
const listed = 25;

/**
 * Reports the deadlines of notices of the account, as they are now, in the transaction of `ctx`: with an event each, and with
 * e-mails about those that passed or are a day away. What another process reports meanwhile is left to it; what a
 * request is changing is looked at again the next time.
 *
 * @returns how many were reported
 */
export async function reportNoticeDeadlines(ctx: RequestContext, ids: readonly string[]): Promise<number> {
  await ctx.write();
  ctx.forgetReads();
  const watches = await takeWatches(ctx, ids);
  const held = await hold(ctx, [...new Set(watches.map(({ noticeId }) => noticeId))]);
  const toServe = [...held].flatMap(([id, { isToServe }]) => (isToServe ? [id] : []));
  const notices = await referencedRows(ctx, table, toServe);
  const days = await Promise.all(notices.map((notice) => noticeDayToKeep(ctx, notice)));
  const dated = notices.flatMap((notice, index) =>
    days[index] && held.get(notice.id)!.isWatched ? [{ notice, day: days[index] }] : [],
  );
  const due = dated.flatMap(({ notice: { id, state }, day }): DueNotice[] => {
    const step = deadlineStep(daysBetween(todayIn(ctx, state), day));
    return step ? [{ id, deadline: day, step }] : [];
  });
  const unreported = new Map((await noteAlerts(ctx, due)).map((one) => [one.id, one]));
  const reported = notices.flatMap((notice) => {
    const noticeReports = unreported.get(notice.id);
    return noticeReports ? [{ notice, due: noticeReports }] : [];
  });
  for (const {
    notice,
    due: { step },
  } of reported) {
    emit(ctx, {
      type: step === 'missed' ? 'notice.deadline_missed' : 'notice.deadline_approaching',
      record: { ...notice, accountId: ctx.account.id, livemode: ctx.livemode, deletedAt: null },
    });
  }
  const done = watches.filter(({ noticeId }) => held.has(noticeId)).map(({ id }) => id);
  const next = dated.map(({ notice: { id, state }, day }) => ({ id, watchOn: nextWatch(day, todayIn(ctx, state)) }));
  await replaceWatches(ctx, done, next);
  await storeDays(
    ctx,
    notices.map(({ id }, index) => ({ id, day: days[index]! })),
    [...held.keys()].filter((id) => !held.get(id)!.isToServe),
  );
  for (const [step, template] of [
    ['missed', 'deadline_missed'],
    ['1_day', 'deadline_tomorrow'],
  ] as const) {
    await mail(
      ctx,
      template,
      reported.filter(({ due: one }) => one.step === step),
    );
  }
  return reported.length;
}

interface NoticeWatch {
  id: string;
  noticeId: string;
}

async function takeWatches(ctx: RequestContext, noticeIds: readonly string[]): Promise<NoticeWatch[]> {
  const { rows } = await sql<NoticeWatch>`
    select id, notice_id as "noticeId" from notice_watches
    where notice_id = any(${noticeIds}::uuid[]) and ${checked(ctx, 'notice_watches', 'any')}
    order by id for update skip locked`.execute(ctx.db);
  return rows;
}

/** The notices that no request is changing, with whether they are still to be served, and whether something is reported of them. */
async function hold(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, { isToServe: boolean; isWatched: boolean }>> {
  const { rows } = await sql<{ id: string; isToServe: boolean; isWatched: boolean }>`
    select id, ${awaitsService('n')} as "isToServe", not exists (select from projects where id = n.project_id
        and status = 'archived' and ${checked(ctx, 'projects', 'any')}) as "isWatched"
    from notices n where id = any(${ids}::uuid[]) and ${checked(ctx, 'notices', 'any')}
    order by id for share skip locked`.execute(ctx.db);
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

async function replaceWatches(
  ctx: RequestContext,
  done: readonly string[],
  next: ReadonlyArray<{ id: string; watchOn: string | null }>,
): Promise<void> {
  const again = JSON.stringify(next.filter(({ watchOn }) => watchOn));
  await sql`
    with done as (
      delete from notice_watches where id = any(${done}::uuid[]) and ${checked(ctx, 'notice_watches', 'any')})
    insert into notice_watches (notice_id, account_id, livemode, watch_on)
    select id, ${ctx.account.id}::uuid, ${ctx.livemode}, "watchOn"
    from json_to_recordset(${again}::json) as next (id uuid, "watchOn" date)`.execute(ctx.db);
}

/** Notes what is reported, and returns what was not reported before. */
async function noteAlerts(ctx: RequestContext, due: readonly DueNotice[]): Promise<DueNotice[]> {
  if (due.length === 0) return [];
  const { rows } = await sql<DueNotice>`
    insert into notice_deadline_alerts (notice_id, deadline, step, account_id, livemode, created_at)
    select id, deadline, step, ${ctx.account.id}::uuid, ${ctx.livemode}, ${ctx.now().toISOString()}::timestamptz
    from unnest(${due.map(({ id }) => id)}::uuid[], ${due.map(({ deadline }) => deadline)}::date[],
      ${due.map(({ step }) => step)}::text[]) due (id, deadline, step)
    order by id
    on conflict do nothing
    returning notice_id as id, deadline, step`.execute(ctx.db);
  return rows;
}

async function mail(
  ctx: RequestContext,
  template: 'deadline_missed' | 'deadline_tomorrow',
  reported: ReadonlyArray<{ notice: Notice; due: DueNotice }>,
): Promise<void> {
  if (reported.length === 0) return;
  const sorted = [...reported].sort((a, b) => a.due.deadline.localeCompare(b.due.deadline));
  const shown = sorted.slice(0, listed);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from projects where id = any(${shown.map(({ notice }) => notice.projectId)}::uuid[])
      and ${scoped(ctx, 'projects', 'any')}`.execute(ctx.db);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const lines = shown.map(
    ({ notice, due }): DeadlineLine => ({
      noticeId: notice.id,
      number: notice.noticeNumber,
      type: notice.type,
      projectId: notice.projectId,
      project: names.get(notice.projectId)!,
      deadline: due.deadline,
    }),
  );
  const [first] = shown;
  await mailPeople(ctx.db, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    template,
    data: { notices: lines, more: reported.length - lines.length },
    // A deadline is reported once, so no two e-mails begin with the same.
    key: `${template}:${first!.due.id}:${first!.due.deadline}`,
    now: ctx.now(),
  });
}
