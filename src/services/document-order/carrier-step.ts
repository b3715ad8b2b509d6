import type { TaskKind } from '../../background/tasks/kinds.js';
import { addTask, type Task } from '../../background/tasks/queue.js';
import type { RequestContext } from '../../context/request-context.js';
import { dayInState } from '../../domain/deadlines/state-zones.js';
import { hasEnded } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { type CarrierStep, carrierSteps, officeResults, officeSteps } from '../../providers/mail/simulated.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import { change, lock } from '../shared/record.js';
import { waitForDrive } from '../shared/state-data.js';
import { advanceOrder } from './advance.js';
import { putOnRecord } from './on-record.js';

const dayMs = 24 * 60 * 60 * 1_000;

type Steps = readonly CarrierStep[];

interface NextStep {
  kind: TaskKind;
  subjectId: string;
  dueAt: Date;
  payload: { step: number; handedOverAt: string };
}

/** The first event of the simulated carrier after it takes a piece, or of the simulated office after it is asked. */
export function firstStep(ctx: RequestContext, { id, orderType }: Pick<DocumentOrder, 'id' | 'orderType'>): NextStep {
  return stepAt(listSteps(orderType), { subjectId: id, step: 0, handedOverAt: ctx.now() });
}

/** The simulated carrier scans a piece, or the simulated office works on an order, at its time in the sandbox. */
export async function carryOn(ctx: RequestContext, task: Task): Promise<void> {
  const { subjectId, payload, dueAt } = task;
  const { step, handedOverAt } = payload as NextStep['payload'];
  const order = await lock(ctx, DocumentOrder, documentOrders, subjectId);
  // The order was moved to its end by hand.
  if (hasEnded(order.status)) return;
  if (await waitForDrive(ctx, task)) return;
  const steps = listSteps(order.orderType);
  const { name, status } = steps[step]!;
  const isResult = order.orderType !== 'mail' && status === 'delivered';
  if (isResult) await bringResults(ctx, order, dueAt);
  await advanceOrder(ctx, subjectId, {
    provider: 'simulated',
    providerEventId: `${subjectId}:${step}`,
    status,
    name,
    occurredAt: dueAt,
    location: order.recipientZip ?? order.recipientCity,
  });
  if (isResult) await putOnRecord(ctx, order, await readResults(ctx, order, dueAt));
  if (step + 1 < steps.length) {
    await addTask(ctx, stepAt(steps, { subjectId, step: step + 1, handedOverAt: new Date(handedOverAt) }));
  }
}

/** The results are those that the mailroom enters for a live order (services/mailroom). */
async function bringResults(ctx: RequestContext, order: DocumentOrder, at: Date): Promise<void> {
  const { recordedOn, recordingNumber, findings } = await readResults(ctx, order, at);
  await change(ctx, order, {
    results: findings ? { findings } : { recorded_on: recordedOn, recording_number: recordingNumber },
  });
}

/** The day is that of the office: the state of the document. */
async function readResults(ctx: RequestContext, { id, orderType, documentId }: DocumentOrder, at: Date) {
  const [document] = await referencedRows(ctx, documents, [documentId]);
  return officeResults({ id, isResearch: orderType === 'research' }, dayInState(document?.state ?? '', at));
}

function listSteps(orderType: DocumentOrder['orderType']): Steps {
  return orderType === 'mail' ? carrierSteps : officeSteps;
}

function stepAt(steps: Steps, next: { subjectId: string; step: number; handedOverAt: Date }): NextStep {
  const { subjectId, step, handedOverAt } = next;
  return {
    kind: 'carrier.step',
    subjectId,
    dueAt: new Date(handedOverAt.getTime() + steps[step]!.afterDays * dayMs),
    payload: { step, handedOverAt: handedOverAt.toISOString() },
  };
}
