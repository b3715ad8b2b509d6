import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { documentOrderStatuses, orderTargets } from '../../domain/document-order/states.js';
import { fulfillmentStatuses, fulfillmentTargets } from '../../domain/fulfillment-request/states.js';
import { escalationTargets } from '../../domain/notice/transitions.js';
import { readStateData, type StateData, type StateDataFault } from '../../domain/sandbox/state-data.js';
import { legalPath } from '../../domain/shared/legal-path.js';
import { escalationStatuses } from '../../domain/vocabulary.js';
import type { Violations } from '../../errors/app-error.js';
import { addTask, dropTasks, type Task } from '../../tasks/queue.js';

/** What can be driven in a sandbox: the statuses of each, the ways between them, and the bag that asks for it. */
const driven = {
  escalation: { statuses: escalationStatuses, targets: escalationTargets, bag: 'metadata' },
  document_order: { statuses: documentOrderStatuses, targets: orderTargets, bag: 'metadata' },
  fulfillment_request: { statuses: fulfillmentStatuses, targets: fulfillmentTargets, bag: 'meta' },
} as const;

export type DrivenResource = keyof typeof driven;

type Bag = Record<string, unknown> | null | undefined;

/** What a task `sandbox.drive` holds. */
export type DriveOrder = StateData & { resource: DrivenResource };

/** What the `state_data` of a bag asks for: another drive, or none any more; undefined where nothing is asked anew. */
export type DriveWish = { order: DriveOrder | null } | undefined;

/**
 * Reads `state_data` of a sandbox record's bag, and adds what is wrong with it to the violations under the names of its fields. In
 * live mode it is the caller's own, like any other key.
 *
 * @param record its status and its bag as they are; a new record has the status it begins with. `faults` says what else of it
 *   cannot come to pass with the record.
 */
export function readDrive(
  ctx: RequestContext,
  violations: Violations,
  resource: DrivenResource,
  given: Bag,
  record: { status: string; bag?: Bag; faults?: (wanted: StateData) => StateDataFault[] },
): DriveWish {
  if (ctx.livemode || given === undefined) return undefined;
  const wanted = given?.state_data ?? null;
  if (isDeepStrictEqual(wanted, record.bag?.state_data ?? null)) return undefined;
  if (wanted === null) return { order: null };
  const { statuses, targets, bag } = driven[resource];
  const field = `${bag}.state_data`;
  const add = (path: string, wrong: string) => {
    const below = path === '' ? field : `${field}.${path}`;
    violations.add(below, `The ${below} field ${wrong}`);
  };
  const read = readStateData<string>(wanted, statuses);
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

/** Has the record driven as was asked, or not any more; in the request's transaction. */
export async function driveLater(ctx: RequestContext, id: string, wish: DriveWish): Promise<void> {
  if (!wish) return;
  await dropTasks(ctx, id, ['sandbox.drive']);
  if (!wish.order) return;
  const dueAt = new Date(ctx.now().getTime() + wish.order.delay_ms);
  await addTask(ctx, { kind: 'sandbox.drive', subjectId: id, dueAt, payload: { ...wish.order } });
}

/**
 * Puts a step of a simulated party off until its record was driven: what waits to be driven does not go on by itself.
 *
 * @returns whether there is a drive that it waits for
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
