import { sql } from 'kysely';
import type { Task } from '../../background/tasks/queue.js';
import { GiveUp, type TaskHandler } from '../../background/tasks/run.js';
import type { RequestContext } from '../../context/request-context.js';
import { escalationTargets } from '../../domain/notice/transitions.js';
import { legalPath } from '../../domain/shared/legal-path.js';
import type { EscalationStatus } from '../../domain/vocabulary.js';
import { AppError } from '../../errors/app-error.js';
import { escalations } from '../../reads/loaders/escalation.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { transitionEscalation } from '../escalation/index.js';
import type { DrivenResource, DriveOrder } from '../shared/state-data.js';
import { driveOrder } from './drive-order.js';
import { driveRequest } from './drive-request.js';
import { stepByStep } from './stepping.js';

/** Moves a record along its legal path, through the operations of live mode. */
type Driver = (ctx: RequestContext, task: Task, order: DriveOrder) => Promise<void>;

const drivers: Readonly<Record<DrivenResource, Driver>> = {
  escalation: driveEscalation,
  document_order: driveOrder,
  fulfillment_request: driveRequest,
};

/** Temporary errors: another request holds the record, or the service is busy. */
const passing: ReadonlySet<string> = new Set(['CONFLICT', 'IN_PROGRESS', 'BUSY']);

/** Does what `state_data` asked for. If a rule of the record now forbids it, it is not tried again. */
export const driveRecord: TaskHandler = async (ctx, task) => {
  const order = task.payload as unknown as DriveOrder;
  try {
    await drivers[order.resource](ctx, task, order);
  } catch (error) {
    if (!(error instanceof AppError) || passing.has(error.code)) throw error;
    throw new GiveUp(error.message, { cause: error });
  }
};

async function driveEscalation(ctx: RequestContext, { subjectId: id }: Task, { status: to }: DriveOrder) {
  const [escalation] = await rowsWhere(ctx, escalations, sql`id = ${id}::uuid`);
  if (!escalation) return;
  const path = legalPath(escalationTargets, escalation.status, to as EscalationStatus);
  if (!path) throw new GiveUp(`An escalation that is ${escalation.status} cannot reach ${to}.`);
  await stepByStep(
    ctx,
    path.map((status) => (stepCtx) => transitionEscalation(stepCtx, { id, status })),
  );
}
