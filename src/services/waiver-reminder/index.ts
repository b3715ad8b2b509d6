import { sql } from 'kysely';
import { addTasks, dropAllTasks, type NewTask } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { readClock } from '../../context/sandbox/clock.js';
import { nextWaiverReminder } from '../../domain/waiver-link/reminders.js';
import { waiverRequestMs } from '../../domain/waiver-request/limits.js';
import { openWaiverRequests } from '../../domain/waiver-request/transitions.js';
import { scoped } from '../../reads/loaders/scope.js';

interface Reminded {
  id: string;
  expiresAt: Date;
  state: string;
}

/** The days of the account's setting: of what it is when it is read. */
export async function readReminderDays(ctx: RequestContext): Promise<readonly number[]> {
  const { rows } = await sql<{ days: number[] }>`
    select waiver_reminder_days as days from organizations where id = ${ctx.account.id}::uuid`.execute(ctx.db);
  return rows[0]!.days;
}

/** The task of the next reminder of a request, if there is one. Its days count from when the payer sent it last: to forward it gives no more time. */
export function toNextReminder({ id, expiresAt, state }: Reminded, now: Date, days: readonly number[]): NewTask[] {
  const sentAt = new Date(expiresAt.getTime() - waiverRequestMs);
  const reminder = nextWaiverReminder({ sentAt, expiresAt, state }, now, days);
  if (!reminder) return [];
  const { at: dueAt, ...payload } = reminder;
  return [{ kind: 'waiver_request.remind', subjectId: id, dueAt, payload }];
}

/** What waits for an answer, in live and in the sandbox, is reminded on these days from now on. */
export async function rescheduleReminders(ctx: RequestContext, days: readonly number[]): Promise<void> {
  for (const livemode of [true, false]) {
    const acting = livemode === ctx.livemode ? ctx : ctx.actAs(ctx.account.id, livemode);
    await acting.write();
    const { rows } = await sql<{ id: string; expiresAt: string; state: string }>`
      select id, expires_at as "expiresAt", state from waiver_requests
      where status = any(${[...openWaiverRequests]}::text[]) and ${scoped(acting, 'waiver_requests')}`.execute(
      acting.db,
    );
    const now = (await readClock(acting.db, { accountId: acting.account.id, livemode }))();
    const ids = rows.map(({ id }) => id);
    await dropAllTasks(acting, ids, ['waiver_request.remind']);
    const waiting = rows.map((row) => ({ ...row, expiresAt: new Date(row.expiresAt) }));
    await addTasks(
      acting,
      waiting.flatMap((request) => toNextReminder(request, now, days)),
    );
  }
}
