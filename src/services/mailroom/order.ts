import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { type DocumentOrderStatus, orderTargets } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { accountOfMailroomOrder, rejectOrder } from '../../reads/loaders/mailroom.loader.js';
import { advanceOrder, type OrderEvent } from '../document-order/advance.js';
import { mailroom } from '../document-order/carriers.js';
import { change, lock } from '../shared/record.js';

/** An order that staff carry out, locked, and the context that acts for its account. */
export interface Job {
  /** The staff member's own request. */
  ctx: RequestContext;
  acting: RequestContext;
  order: DocumentOrder;
}

/** Locks an order for one operation of the mailroom. */
export async function lockJob(ctx: RequestContext, id: string): Promise<Job> {
  authorize(ctx, 'staff');
  const accountId = await accountOfMailroomOrder(ctx, id);
  if (!accountId) return rejectOrder(ctx, id);
  const acting = ctx.actAs(accountId, true);
  await acting.write();
  const order = await lock(acting, DocumentOrder, documentOrders, id);
  await ctx.precondition?.judge(ctx, { type: documentOrders.type, id, updatedAt: order.updatedAt });
  return { ctx, acting, order };
}

/** Refuses a move that the order's status does not allow, and lists the moves that it allows. */
export function rejectUnless({ order }: Job, ...moves: readonly DocumentOrderStatus[]): void {
  const targets = orderTargets(order.status);
  if (moves.some((move) => targets.includes(move))) return;
  const inWords = (status: string) => status.replaceAll('_', ' ');
  const legal = targets.length > 0 ? `it can become ${targets.map(inWords).join(', ')}` : 'its status is final';
  const sentence = `An order that is ${inWords(order.status)} cannot become ${inWords(moves[0]!)}: ${legal}.`;
  throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

/**
 * Refuses to hand over what was not taken. Until an order is taken, its account can change its address and its document, so that
 * what was printed before may be another file than the one that the order keeps.
 */
export function refuseUntaken({ order }: Job): void {
  if (order.status !== 'pending') return;
  throw invalid({ status: ['The order is not taken: take it, and then print it.'] }, 'ILLEGAL_TRANSITION');
}

/** Records an event of an order under the staff member's name. */
export async function recordEvent(
  { ctx, acting, order }: Job,
  event: Omit<OrderEvent, 'provider' | 'providerEventId'>,
): Promise<DocumentOrder> {
  if (order.handler !== mailroom) await change(acting, order, { handler: mailroom });
  return advanceOrder(acting, order.id, {
    ...event,
    provider: mailroom,
    providerEventId: uuidv7(),
    details: { ...event.details, user_id: ctx.principal.userId },
  });
}

/** @param batchId what is printed together with it */
export function recordTaking(job: Job, batchId: string | null): Promise<DocumentOrder> {
  return recordEvent(job, { status: 'processing', name: 'Taken up', occurredAt: job.ctx.now(), batchId });
}

/** A time that staff enter: not in the future, and not before the order was placed. */
export function resolveTime(
  { ctx, order }: Job,
  violations: Violations,
  field: string,
  time: Date | null | undefined,
  after: Date = order.createdAt,
): Date {
  const now = ctx.now();
  if (!time) return now;
  const named = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (time > now) violations.add(field, `The ${named} field must not be a time in the future.`);
  if (time < after) {
    violations.add(
      field,
      `The ${named} field must not be a time before ${after.toISOString()}: ${sinceWhen(order, after)}.`,
    );
  }
  return time;
}

function sinceWhen({ createdAt }: DocumentOrder, after: Date): string {
  return after === createdAt ? 'the document was ordered then' : 'the order was handed over then';
}

/** A number belongs to one piece: on a second piece it was read from the wrong label. */
export async function rejectUsedNumber({ ctx, order }: Job, violations: Violations, number: string): Promise<void> {
  // Of two pieces that are scanned at the same time, the second one sees the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`article ${number}`}, 0))`.execute(ctx.db);
  const another = await ctx.db
    .selectFrom('document_orders')
    .select('id')
    .where('tracking_number', '=', number)
    .where('livemode', '=', sql.lit(true))
    .where('id', '<>', order.id)
    .where('status', 'not in', [sql.lit('cancelled' as const), sql.lit('failed' as const)])
    .limit(1)
    .executeTakeFirst();
  if (another) violations.add('trackingNumber', `Another order already has the number ${number}.`);
}
