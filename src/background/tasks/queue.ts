import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import type { Db } from '../../entities/generated/database.js';
import { type EmailKind, type JobKind, nextDue, type ScheduledKind, type TaskKind, taskKinds } from './kinds.js';

interface Queued {
  id: string;
  /** The record that the task is for. The tasks of a record run one at a time, the earliest first. Scheduled work is its own. */
  subjectId: string;
  payload: Record<string, unknown> | null;
  dueAt: Date;
  /** Starts at 1. */
  attempt: number;
  /** Which outside party the task calls (lanes.ts). */
  lane: string;
}

/** Work for an account's record that calls an outside party, or that is due later. */
export interface Task extends Queued {
  kind: TaskKind;
  accountId: string;
  livemode: boolean;
}

/** A task of the service itself, in real time. */
export interface Job extends Queued {
  kind: JobKind;
  accountId: null;
  livemode: true;
}

/** A task to add. */
export interface NewTask {
  kind: TaskKind;
  subjectId: string;
  dueAt: Date;
  payload?: Record<string, unknown>;
}

/** Adds a task in the request's transaction: it runs if and only if the request commits. */
export async function addTask(ctx: RequestContext, task: NewTask): Promise<void> {
  await addTasks(ctx, [task]);
}

/** Adds tasks in one statement. */
export async function addTasks(ctx: RequestContext, tasks: readonly NewTask[]): Promise<void> {
  if (tasks.length === 0) return;
  await ctx.write();
  const rows = tasks.map((task) => ({ ...task, id: uuidv7() }));
  await sql`
    insert into tasks (id, account_id, livemode, kind, subject_id, payload, due_at, created_at)
    select id, ${ctx.account.id}::uuid, ${ctx.livemode}::boolean, kind, "subjectId", payload, "dueAt", ${ctx.now().toISOString()}::timestamptz
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (id uuid, kind text, "subjectId" uuid, payload jsonb,
      "dueAt" timestamptz)) with ordinality given order by ordinality`.execute(ctx.db);
  ctx.afterCommit(() => ctx.infrastructure.tasks?.wake());
}

/**
 * Adds an e-mail for a record in the request's transaction. It is due at once. An account takes turns with its invitations, and what a person
 * needs to sign in waits for no account. `mail_admins` (0024-fair-emails) adds the others.
 */
export async function addEmail(ctx: RequestContext, email: NewEmail): Promise<void> {
  await addEmails(ctx, [email]);
}

/** Adds e-mails in one statement. */
export async function addEmails(ctx: RequestContext, emails: readonly NewEmail[]): Promise<void> {
  if (emails.length === 0) return;
  await ctx.write();
  const rows = emails.map((email) => ({ ...email, id: uuidv7(), takesTurns: isInvitation(email.kind) }));
  await sql`
    insert into tasks (id, livemode, kind, subject_id, payload, due_at, created_at, share)
    select id, true, kind, "subjectId", payload, clock_timestamp(), clock_timestamp(),
      case when "takesTurns" then share_of(${ctx.caller?.account?.id ?? null}::uuid, 'invitations') end
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (id uuid, kind text, "subjectId" uuid, payload jsonb,
      "takesTurns" boolean)) with ordinality given order by ordinality`.execute(ctx.db);
  ctx.afterCommit(() => ctx.infrastructure.tasks?.wake());
}

interface NewEmail {
  kind: EmailKind;
  subjectId: string;
  payload: Record<string, unknown>;
}

/** The e-mails that an account sends to others. */
const invitationKinds: readonly EmailKind[] = [
  'send_member_invitation',
  'send_pay_application_invitation',
  'send_waiver_request',
];

function isInvitation(kind: EmailKind): boolean {
  return invitationKinds.includes(kind);
}

/**
 * Adds scheduled work for its next time, unless it waits already. If it waits for a later time than that, the database's clock was set
 * back, and it is due at the next time of the new one.
 */
export async function addScheduled(db: Db, kinds: readonly ScheduledKind[]): Promise<void> {
  const rows = kinds.map((kind) => sql`(uuidv7(), ${kind}::text, ${nextDue(kind)})`);
  await sql`
    with given (id, kind, due_at) as (values ${sql.join(rows)}), sooner as (
      update tasks t set due_at = given.due_at from given
      where t.kind = given.kind and t.subject_id = t.id and t.due_at > given.due_at and t.leased_until is null)
    insert into tasks (id, livemode, kind, subject_id, due_at, created_at)
    select id, true, kind, id, due_at, clock_timestamp() from given
    on conflict (kind) where subject_id = id do nothing`.execute(db);
}

/** Removes the tasks of a record that have not finished. A task that is running now finds its record changed. */
export async function dropTasks(
  ctx: RequestContext,
  subjectId: string,
  kinds: readonly TaskKind[] = taskKinds,
): Promise<void> {
  await dropAllTasks(ctx, [subjectId], kinds);
}

/** The same for several records, in one statement. */
export async function dropAllTasks(
  ctx: RequestContext,
  subjectIds: readonly string[],
  kinds: readonly TaskKind[],
): Promise<void> {
  await ctx.write();
  await sql`
    delete from tasks where subject_id = any(${subjectIds}::uuid[]) and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
      and kind = any(${kinds}::text[])`.execute(ctx.db);
}

/** Ends a task in the transaction that records its outcome. False if another worker has claimed it since, or it was removed. */
export async function finishTask(db: Db, { id, attempt }: Task | Job): Promise<boolean> {
  const { rows } = await sql`
    delete from tasks where id = ${id}::uuid and attempt = ${attempt} and leased_until is not null returning id`.execute(
    db,
  );
  return rows.length > 0;
}
