import { sql } from 'kysely';
import type { RequestContext } from '../../context.js';
import { legalPath } from '../../domain/legal-path.js';
import { escalationTargets } from '../../domain/transitions.js';
import type { EscalationStatus } from '../../domain/vocabulary.js';
import { type ErrandHandler, GiveUp } from '../../errands/run.js';
import { AppError } from '../../errors/app-error.js';
import { scoped } from '../../loaders/scope.js';
import { transitionEscalation } from '../escalation.service.js';
import type { DrivenResource, DriveOrder } from './state-data.js';

/** Drives a record along its legal path, through the verbs that live mode has. */
type Driver = (ctx: RequestContext, id: string, order: DriveOrder) => Promise<void>;

const drivers: Readonly<Record<DrivenResource, Driver>> = {
  escalation: driveEscalation,
  document_order: notDriven,
  fulfillment_request: notDriven,
};

/** Does what `state_data` asked for. What a rule of the record is against by now is not tried again. */
export const driveRecord: ErrandHandler = async (ctx, { subjectId, payload }) => {
  const order = payload as unknown as DriveOrder;
  try {
    await drivers[order.resource](ctx, subjectId, order);
  } catch (error) {
    if (!(error instanceof AppError) || ['CONFLICT', 'IN_PROGRESS', 'BUSY'].includes(error.code)) throw error;
    throw new GiveUp(error.message, { cause: error });
  }
};

async function driveEscalation(ctx: RequestContext, id: string, { status: to }: DriveOrder): Promise<void> {
  const from = (await statusOf(ctx, 'escalations', id)) as EscalationStatus | undefined;
  if (!from) return;
  const path = legalPath(escalationTargets, from, to as EscalationStatus);
  if (!path) throw new GiveUp(`An escalation that is ${from} cannot come to ${to}.`);
  await stepByStep(ctx, path, (own, status) => transitionEscalation(own, { id, status }));
}

/** Each step but the last in a transaction of its own: what comes to pass in one is told as one event. */
async function stepByStep<Step>(
  ctx: RequestContext,
  steps: readonly Step[],
  move: (ctx: RequestContext, step: Step) => Promise<unknown>,
): Promise<void> {
  for (const step of steps.slice(0, -1)) await ctx.separately((own) => move(own, step));
  const last = steps.at(-1);
  if (last !== undefined) await move(ctx, last);
}

/** The status of a record that is there, before anything is locked. */
async function statusOf(ctx: RequestContext, table: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ status: string }>`
    select status from ${sql.table(table)} where id = ${id}::uuid and ${scoped(ctx, table)}`.execute(ctx.db);
  return rows[0]?.status;
}

async function notDriven(_ctx: RequestContext, _id: string, { resource }: DriveOrder): Promise<void> {
  throw new GiveUp(`Nobody knows how to drive a ${resource}.`);
}
