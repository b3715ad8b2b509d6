import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { addTask, addTasks, dropTasks, type NewTask, type Task } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { documentOrderStatuses, orderTargets } from '../../domain/document-order/states.js';
import { fulfillmentStatuses, fulfillmentTargets } from '../../domain/fulfillment-request/states.js';
import { escalationTargets } from '../../domain/notice/transitions.js';
import { readStateData, type StateData, type StateDataFault } from '../../domain/sandbox/state-data.js';
import { legalPath } from '../../domain/shared/legal-path.js';
import { escalationStatuses } from '../../domain/vocabulary.js';
import type { Violations } from '../../errors/app-error.js';
import type { SentMetadata } from './sent-metadata.js';

/** The resources that can be driven in a sandbox: their statuses and the moves between them. */
const driven = {
  escalation: { statuses: escalationStatuses, targets: escalationTargets },
  document_order: { statuses: documentOrderStatuses, targets: orderTargets },
  fulfillment_request: { statuses: fulfillmentStatuses, targets: fulfillmentTargets },
} as const;

export type DrivenResource = keyof typeof driven;

type Metadata = Record<string, unknown> | null | undefined;

/** The payload of a `sandbox.drive` task. */
export type DriveOrder = StateData & { resource: DrivenResource };

/** What `state_data` asks for: another drive, or null to cancel the drive; undefined when nothing changes. */
export type DriveChange = { order: DriveOrder | null } | undefined;

/**
 * Reads `state_data` from a sandbox record's metadata, and adds its violations under the names of its fields. In live mode it
 * is the caller's own key, like any other.
 *
 * @param record its current status and metadata; a new record has its initial status. `faults` reports what else cannot be done
 * with the record.
 */
export function readDrive(
  ctx: RequestContext,
  violations: Violations,
  resource: DrivenResource,
  sentMetadata: SentMetadata,
  record: { status: string; metadata?: Metadata; faults?: (stateData: StateData) => StateDataFault[] },
): DriveChange {
  if (ctx.livemode || sentMetadata.value === undefined) return undefined;
  const stateData = sentMetadata.value?.state_data ?? null;
  if (isDeepStrictEqual(stateData, record.metadata?.state_data ?? null)) return undefined;
  if (stateData === null) return { order: null };
  const { statuses, targets } = driven[resource];
  const field = `${sentMetadata.nameOf('state_data')}.state_data`;
  const add = (path: string, wrong: string) => {
    const below = path === '' ? field : `${field}.${path}`;
    violations.add(below, `The ${below} field ${wrong}`);
  };
  const read = readStateData<string>(stateData, statuses);
  if ('faults' in read) {
    for (const { path, wrong } of read.faults) add(path, wrong);
    return undefined;
  }
  const { data } = read;
  if (!legalPath(targets as (from: string) => readonly string[], record.status, data.status)) {
    const kind = resource.replaceAll('_', ' ');
    add('status', `must be a status that the ${kind} can reach from ${record.status}.`);
  }
  for (const { path, wrong } of record.faults?.(data) ?? []) add(path, wrong);
  return { order: { resource, ...data } };
}

/** Schedules or cancels the drive of a record, in the request's transaction. */
export async function driveLater(ctx: RequestContext, id: string, change: DriveChange): Promise<void> {
  if (!change) return;
  await dropTasks(ctx, id, ['sandbox.drive']);
  await addTasks(ctx, toDriveTasks(ctx, id, change));
}

/** The task that drives a record, if there is one. */
export function toDriveTasks(ctx: RequestContext, id: string, change: DriveChange): NewTask[] {
  if (!change?.order) return [];
  const dueAt = new Date(ctx.now().getTime() + change.order.delay_ms);
  return [{ kind: 'sandbox.drive', subjectId: id, dueAt, payload: { ...change.order } }];
}

/**
 * Postpones a step of a simulated party until its record was driven: a record that waits to be driven does not move by itself.
 *
 * @returns whether there is such a drive
 */
export async function waitForDrive(ctx: RequestContext, step: Task): Promise<boolean> {
  const { kind, subjectId, payload } = step;
  const { rows } = await sql<{ dueAt: string }>`
    select due_at as "dueAt" from tasks
    where subject_id = ${subjectId}::uuid and account_id = ${ctx.account.id}::uuid and livemode = ${ctx.livemode}
      and kind = 'sandbox.drive' and gave_up_at is null order by due_at desc limit 1`.execute(ctx.db);
  const [drive] = rows;
  if (!drive) return false;
  const dueAt = new Date(new Date(drive.dueAt).getTime() + 1);
  await addTask(ctx, { kind, subjectId, dueAt, ...(payload && { payload }) });
  return true;
}
