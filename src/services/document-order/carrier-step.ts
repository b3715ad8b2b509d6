import type { TaskKind } from '../../background/tasks/kinds.js';
import { addTask, type Task } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { hasEnded } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { carrierSteps } from '../../providers/mail/simulated.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { lock } from '../shared/record.js';
import { waitForDrive } from '../shared/state-data.js';
import { advanceOrder } from './advance.js';

const dayMs = 24 * 60 * 60 * 1_000;

interface NextStep {
  kind: TaskKind;
  subjectId: string;
  dueAt: Date;
  payload: { step: number; handedOverAt: string };
}

/** The first event of the simulated carrier after it takes a piece. */
export function firstStep(ctx: RequestContext, { id }: DocumentOrder): NextStep {
  return stepAt(id, 0, ctx.now());
}

/** The simulated carrier scans a piece at its time in the sandbox. */
export async function carryOn(ctx: RequestContext, task: Task): Promise<void> {
  const { subjectId, payload, dueAt } = task;
  const { step, handedOverAt } = payload as NextStep['payload'];
  const order = await lock(ctx, DocumentOrder, documentOrders, subjectId);
  // The order was moved to its end by hand.
  if (hasEnded(order.status)) return;
  if (await waitForDrive(ctx, task)) return;
  const { name, status } = carrierSteps[step]!;
  await advanceOrder(ctx, subjectId, {
    provider: 'simulated',
    providerEventId: `${subjectId}:${step}`,
    status,
    name,
    occurredAt: dueAt,
    location: order.recipientZip ?? order.recipientCity,
  });
  if (step + 1 < carrierSteps.length) await addTask(ctx, stepAt(subjectId, step + 1, new Date(handedOverAt)));
}

function stepAt(subjectId: string, step: number, handedOverAt: Date): NextStep {
  return {
    kind: 'carrier.step',
    subjectId,
    dueAt: new Date(handedOverAt.getTime() + carrierSteps[step]!.afterDays * dayMs),
    payload: { step, handedOverAt: handedOverAt.toISOString() },
  };
}
