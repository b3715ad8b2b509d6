import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { deadlineStep } from '../../domain/deadlines/approach.js';
import { daysBetween } from '../../domain/shared/calendar.js';
import type { DeadlineStep } from '../../domain/vocabulary.js';
import { mailAdmins } from '../../email/mail-admins.js';
import type { DeadlineLine } from '../../email/templates.js';
import { emit } from '../../events/outbox.js';
import { notices as table } from '../../loaders/notice.loader.js';
import { rowsWhere } from '../../loaders/read.js';
import { checked, scoped } from '../../loaders/scope.js';
import type { Notice } from '../../schema/notice.js';
import { noticeDayToKeep } from './index.js';

/** A notice whose deadline is to be reported. */
export interface DueNotice {
  id: string;
  /** YYYY-MM-DD. */
  deadline: string;
  step: DeadlineStep;
}

/** Notices that one e-mail lists; it counts the others. */
const listed = 25;

/** A deadline is a matter of notices that are still to be served. */
export function awaitsService(alias: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`${column('status')} in ('draft', 'generated', 'ordered') and ${column('deleted_at')} is null`;
}

/** What to report of the notices today, by the date in UTC, as `days_left` of a project's deadlines counts. */
export async function dueNotices(
  ctx: RequestContext,
  notices: ReadonlyArray<{ id: string } & Parameters<typeof noticeDayToKeep>[1]>,
): Promise<DueNotice[]> {
  const today = ctx.now().toISOString().slice(0, 10);
  const found = await Promise.all(
    notices.map(async (notice) => {
      const deadline = await noticeDayToKeep(ctx, notice);
      const step = deadline && deadlineStep(daysBetween(today, deadline));
      return deadline && step ? [{ id: notice.id, deadline, step }] : [];
    }),
  );
  return found.flat();
}

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
  const held = await sql<{ id: string }>`
    select id from notices where id = any(${ids}::uuid[]) and ${checked(ctx, 'notices')} and ${awaitsService('notices')}
      and not exists (select from projects p where p.id = project_id and p.status = 'archived' and ${scoped(ctx, 'projects', 'any')})
    order by id for share skip locked`.execute(ctx.db);
  const heldIds = held.rows.map(({ id }) => id);
  const notices = await rowsWhere(ctx, table, sql`id = any(${heldIds}::uuid[])`);
  const unreported = await noteAlerts(ctx, await dueNotices(ctx, notices));
  const reported = notices.flatMap((notice) => {
    const due = unreported.find(({ id }) => id === notice.id);
    return due ? [{ notice, due }] : [];
  });
  for (const { notice, due } of reported) {
    emit(ctx, {
      type: due.step === 'missed' ? 'notice.deadline_missed' : 'notice.deadline_approaching',
      record: { ...notice, accountId: ctx.account.id, livemode: ctx.livemode, deletedAt: null },
    });
  }
  for (const [step, template] of [
    ['missed', 'deadline_missed'],
    ['1_day', 'deadline_tomorrow'],
  ] as const) {
    await mail(
      ctx,
      template,
      reported.filter(({ due }) => due.step === step),
    );
  }
  return reported.length;
}

/** Notes what is reported, and returns what was not reported before. */
async function noteAlerts(ctx: RequestContext, due: readonly DueNotice[]): Promise<DueNotice[]> {
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
      number: notice.noticeNumber,
      type: notice.type,
      project: names.get(notice.projectId)!,
      deadline: due.deadline,
    }),
  );
  const [first] = shown;
  await mailAdmins(ctx.db, {
    accountId: ctx.account.id,
    livemode: ctx.livemode,
    template,
    data: { notices: lines, more: reported.length - lines.length },
    // A deadline is reported once, so no two e-mails begin with the same.
    key: `${template}:${first!.due.id}:${first!.due.deadline}`,
    now: ctx.now(),
  });
}
