import { sql } from 'kysely';
import { dropTasks, type Task } from '../../background/tasks/queue.js';
import { GiveUp } from '../../background/tasks/run.js';
import type { RequestContext } from '../../context/request-context.js';
import { type DocumentOrderStatus, isDispatched, orderTargets } from '../../domain/document-order/states.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { rowsWhere } from '../../reads/loaders/read.js';
import { advanceOrder } from '../document-order/advance.js';
import { cancelDocumentOrder } from '../document-order/index.js';
import { submitMail } from '../document-order/submit.js';
import type { DriveOrder } from '../shared/state-data.js';
import { type DriveStep, stepByStep } from './stepping.js';

/**
 * Moves an order to the status that `state_data` asks for: mail is handed to the simulated carrier, and all events of carriers
 * or staff on the way are reported at once. From then on the order moves by hand only: the simulated carrier's own steps are
 * dropped.
 */
export async function driveOrder(ctx: RequestContext, task: Task, wish: DriveOrder): Promise<void> {
  const id = task.subjectId;
  const [row] = await rowsWhere(ctx, documentOrders, sql`id = ${id}::uuid`);
  const order = row as unknown as Pick<DocumentOrder, 'status' | 'orderType'> | undefined;
  if (!order) return;
  const to = wish.status as DocumentOrderStatus;
  const path = order.status === to ? [] : findPath(order, to);
  await stepByStep(ctx, [
    ...path.map((status) => stepTo(status, order, task, wish)),
    (stepCtx) => dropTasks(stepCtx, id, ['mail.submit', 'carrier.step']),
  ]);
}

const carried: readonly DocumentOrderStatus[] = [
  'pending',
  'processing',
  'dispatched',
  'in_transit',
  'out_for_delivery',
  'delivered',
];
const done: readonly DocumentOrderStatus[] = ['pending', 'processing', 'dispatched', 'delivered'];

/** The statuses that mail, or work at a counter, passes on the way: a piece that comes back was in transit before. */
function findPath({ status, orderType }: Pick<DocumentOrder, 'status' | 'orderType'>, to: DocumentOrderStatus) {
  const way = orderType === 'mail' ? carried : done;
  const at = way.indexOf(status);
  const before = to === 'returned' ? (orderType === 'mail' ? 'in_transit' : 'dispatched') : to;
  const path = at < 0 ? [] : way.slice(at + 1, way.indexOf(before) + 1);
  const steps = path.at(-1) === to ? path : [...path, to];
  if (!orderTargets(steps.at(-2) ?? status).includes(to)) {
    throw new GiveUp(`A document order that is ${status} cannot reach ${to}.`);
  }
  return steps;
}

function stepTo(
  status: DocumentOrderStatus,
  { orderType }: Pick<DocumentOrder, 'orderType'>,
  task: Task,
  wish: DriveOrder,
): DriveStep {
  const id = task.subjectId;
  if (status === 'cancelled') return (stepCtx) => cancelDocumentOrder(stepCtx, id);
  const report = (stepCtx: RequestContext, towards: DocumentOrderStatus | null) =>
    advanceOrder(stepCtx, id, {
      provider: 'state_data',
      providerEventId: `${task.id}:${status}`,
      status: towards,
      name: status,
      occurredAt: stepCtx.now(),
      trackingNumber: isDispatched(status) ? wish.tracking_number : null,
    });
  if (orderType !== 'mail' || status !== 'dispatched') return (stepCtx) => report(stepCtx, status);
  return async (stepCtx) => {
    await stepCtx.separately((first) => submitMail(first, task));
    await report(stepCtx, null);
  };
}
