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

/** Adds a task in the request's transaction: it runs if and only if the request commits. */
export async function addTask(
  ctx: RequestContext,
  task: { kind: TaskKind; subjectId: string; dueAt: Date; payload?: Record<string, unknown> },
): Promise<void> {
  await ctx.write();
  const { kind, subjectId, dueAt, payload } = task;
  await sql`
    insert into tasks (id, account_id, livemode, kind, subject_id, payload, due_at, created_at)
    values (${uuidv7()}, ${ctx.account.id}, ${ctx.livemode}, ${kind}, ${subjectId}, ${payload ? JSON.stringify(payload) : null}::jsonb,
      ${dueAt.toISOString()}, ${ctx.now().toISOString()})`.execute(ctx.db);
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
