import type { RequestContext } from '../context.js';
import { hasEnded } from '../domain/order-states.js';
import { DocumentOrder } from '../entities/document-order.js';
import { addErrand, type Errand, type ErrandKind } from '../errands/queue.js';
import { documentOrders } from '../loaders/document-order.loader.js';
import { carrierSteps } from '../providers/mail/simulated.js';
import { advanceOrder } from './advance-order.js';
import { lock } from './record.js';
import { waitForDrive } from './sandbox/state-data.js';

const dayMs = 24 * 60 * 60 * 1_000;

interface NextStep {
  kind: ErrandKind;
  subjectId: string;
  dueAt: Date;
  payload: { step: number; handedOverAt: string };
}

/** What the simulated carrier tells first of a piece that it has just taken. */
export function firstStep(ctx: RequestContext, { id }: DocumentOrder): NextStep {
  return stepAt(id, 0, ctx.now());
}

/** The simulated carrier scans a piece, when its time has come in the sandbox. */
export async function carryOn(ctx: RequestContext, errand: Errand): Promise<void> {
  const { subjectId, payload, dueAt } = errand;
  const { step, handedOverAt } = payload as NextStep['payload'];
  const order = await lock(ctx, DocumentOrder, documentOrders, subjectId);
  // Driven to its end by hand.
  if (hasEnded(order.status)) return;
  if (await waitForDrive(ctx, errand)) return;
  const { name, status } = carrierSteps[step]!;
  await advanceOrder(ctx, subjectId, {
    provider: 'simulated',
    providerEventId: `${subjectId}:${step}`,
    status,
    name,
    occurredAt: dueAt,
    location: order.recipientZip,
  });
  if (step + 1 < carrierSteps.length) await addErrand(ctx, stepAt(subjectId, step + 1, new Date(handedOverAt)));
}

function stepAt(subjectId: string, step: number, handedOverAt: Date): NextStep {
  return {
    kind: 'carrier.step',
    subjectId,
    dueAt: new Date(handedOverAt.getTime() + carrierSteps[step]!.afterDays * dayMs),
    payload: { step, handedOverAt: handedOverAt.toISOString() },
  };
}
