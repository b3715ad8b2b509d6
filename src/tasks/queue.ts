import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../context/request-context.js';
import type { Db } from '../generated/database.js';

/** The kinds of tasks. Each has a handler in services/task-handlers.ts. */
export const taskKinds = [
  'mail.submit',
  'carrier.step',
  'partner.submit',
  'partner.cancel',
  'partner.step',
  'sandbox.drive',
  'document.timestamp',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Work for a record that calls an outside party, or that is due later. */
export interface Task {
  id: string;
  kind: TaskKind;
  accountId: string;
  livemode: boolean;
  /** The record that the task is for. The tasks of a record run one at a time, the earliest first. */
  subjectId: string;
  payload: Record<string, unknown> | null;
  dueAt: Date;
  /** Starts at 1. */
  attempt: number;
  /** Which outside party the task calls (lanes.ts). */
  lane: string;
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

/** Removes the tasks of a record that have not finished. A task that is running now finds its record changed. */
export async function dropTasks(
  ctx: RequestContext,
  subjectId: string,
  kinds: readonly TaskKind[] = taskKinds,
): Promise<void> {
  await ctx.write();
  await sql`
    delete from tasks where subject_id = ${subjectId}::uuid and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
      and kind = any(${kinds}::text[])`.execute(ctx.db);
}

/** Ends a task in the transaction that records its outcome. False if another worker has claimed it since, or it was removed. */
export async function finishTask(db: Db, { id, attempt }: Task): Promise<boolean> {
  const { rows } = await sql`
    delete from tasks where id = ${id}::uuid and attempt = ${attempt} and leased_until is not null returning id`.execute(
    db,
  );
  return rows.length > 0;
}
