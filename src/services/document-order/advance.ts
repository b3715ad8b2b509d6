import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { type DocumentOrderStatus, hasEnded, isDispatched, orderTargets } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { documentOrders } from '../../loaders/document-order.loader.js';
import { change, type Draft, lock } from '../shared/record.js';
import { afterAcceptance, afterEnd, afterFailure } from './consequences.js';
import { giveBack, settleAtDispatch } from './money.js';
import { tellOfFailedOrder, tellOfReturnedMail } from './notify.js';

// Whoever changes an order locks it first, and its notice or escalation after it (order-consequences): orders of one notice
// advance at the same time.

/** What a carrier, the mailroom or the simulation tells of an order. */
export interface OrderEvent {
  provider: string;
  /** Told again under it, the event is the same. */
  providerEventId: string;
  /** The status it moves the order towards; null where it tells of none. */
  status: DocumentOrderStatus | null;
  /** In the provider's words. */
  name: string;
  occurredAt: Date;
  /** The provider's id of the piece; the first that is known stays. */
  externalId?: string;
  carrier?: string | null;
  trackingNumber?: string | null;
  location?: string | null;
  details?: Record<string, unknown> | null;
  /** Why somebody should look at the order. */
  attention?: string | null;
}

/**
 * Takes what is told of an order, in any order and however often: each event is kept once, the status only moves forward, and
 * the money and the notice or escalation follow it.
 */
export async function advanceOrder(ctx: RequestContext, orderId: string, event: OrderEvent): Promise<DocumentOrder> {
  const order = await lock(ctx, DocumentOrder, documentOrders, orderId);
  if (!(await keepEvent(ctx, order, event))) return order;
  const { status: before, acceptedAt } = order;
  const next = movedTo(before, event.status);
  const changes: Draft<DocumentOrder> = {
    ...acceptance(order, event, next ?? before),
    ...tracking(order, event),
    ...attention(order, event, next),
    // The event settles whether the carrier has the piece.
    ...(next && { status: next, ...(order.submittingSince && { submittingSince: null }) }),
    ...(next === 'delivered' && { deliveredAt: event.occurredAt }),
  };
  if (Object.keys(changes).length === 0) return order;
  Object.assign(order, changes);
  if (next && isDispatched(next) && !isDispatched(before)) {
    order.shippedAt ??= event.occurredAt;
    await settleAtDispatch(ctx, order);
  }
  if (next === 'failed' && !order.acceptedAt) return failUnsent(ctx, order, sentence(event));
  await change(ctx, order, {});
  if (changes.acceptedAt) await afterAcceptance(ctx, order, acceptedAt);
  if (next && hasEnded(next)) await afterEnd(ctx, order);
  if (changes.attention) await tellOfReturnedMail(ctx, order);
  return order;
}

/**
 * The carrier's answer says that it has the order's piece. Its events may have come before: what they said stays, and the status
 * only moves forward.
 */
export async function recordHandover(
  ctx: RequestContext,
  order: DocumentOrder,
  taken: { externalId: string; carrier: string; trackingNumber: string | null },
): Promise<void> {
  const first = movedTo(order.status, 'dispatched') === 'dispatched';
  Object.assign(order, {
    externalProviderId: order.externalProviderId ?? taken.externalId,
    carrier: order.carrier ?? taken.carrier,
    trackingNumber: order.trackingNumber ?? taken.trackingNumber,
    submittingSince: null,
  });
  if (first) {
    Object.assign(order, { status: 'dispatched', shippedAt: ctx.now(), attention: null });
    await settleAtDispatch(ctx, order);
  }
  await change(ctx, order, {});
}

/** An order that was never mailed, filed or done comes to nothing: its credits go back. The caller has locked it. */
export async function failUnsent(ctx: RequestContext, order: DocumentOrder, why: string): Promise<DocumentOrder> {
  Object.assign(order, { status: 'failed', submittingSince: null, attention: why });
  await giveBack(ctx, order, 'The order could not be carried out');
  await change(ctx, order, {});
  await afterFailure(ctx, order);
  await tellOfFailedOrder(ctx, order, why);
  return order;
}

/** @returns false for one that is there already */
async function keepEvent(ctx: RequestContext, order: DocumentOrder, event: OrderEvent): Promise<boolean> {
  const { provider, providerEventId, status, name, location, details, occurredAt } = event;
  const { rows } = await sql`
    insert into document_order_events (id, account_id, livemode, document_order_id, provider, provider_event_id, status, name,
      location, details, occurred_at, created_at)
    values (${uuidv7()}, ${order.accountId}, ${order.livemode}, ${order.id}, ${provider}, ${providerEventId}, ${status}, ${name},
      ${location ?? null}, ${details ? JSON.stringify(details) : null}::jsonb, ${occurredAt.toISOString()},
      ${ctx.now().toISOString()})
    on conflict (document_order_id, provider, provider_event_id) do nothing returning id`.execute(ctx.db);
  return rows.length > 0;
}

/** Where an order goes that is told to be at a status; undefined: it stays. What is carried was handed over before. */
function movedTo(from: DocumentOrderStatus, to: DocumentOrderStatus | null): DocumentOrderStatus | undefined {
  if (!to) return undefined;
  const targets = orderTargets(from);
  const skips = isDispatched(to) && targets.includes('dispatched') && orderTargets('dispatched').includes(to);
  return targets.includes(to) || skips ? to : undefined;
}

/** Whatever moves with the carrier was accepted by it, at the latest then; the earliest that is told counts. */
function acceptance(order: DocumentOrder, { status, occurredAt }: OrderEvent, now: DocumentOrderStatus) {
  if (order.orderType !== 'mail' || !status || !isDispatched(status) || !isDispatched(now)) return {};
  return !order.acceptedAt || occurredAt < order.acceptedAt ? { acceptedAt: occurredAt } : {};
}

function tracking(order: DocumentOrder, { externalId, carrier, trackingNumber }: OrderEvent): Draft<DocumentOrder> {
  return {
    ...(externalId && !order.externalProviderId && { externalProviderId: externalId }),
    ...(carrier && carrier !== order.carrier && { carrier }),
    ...(trackingNumber && trackingNumber !== order.trackingNumber && { trackingNumber }),
  };
}

/** What was delivered needs none any more; what has ended gets none, unless it comes back after all. */
function attention(
  order: DocumentOrder,
  event: OrderEvent,
  next: DocumentOrderStatus | undefined,
): Draft<DocumentOrder> {
  if (next === 'delivered') return order.attention ? { attention: null } : {};
  const own = event.status === 'returned' || event.status === 'failed' ? event.status : null;
  const reason = event.attention ?? own;
  if (reason && (next || !hasEnded(order.status) || event.status === 'returned')) {
    return reason === order.attention ? {} : { attention: reason };
  }
  // Until now it may have been that no carrier took it.
  return next && isDispatched(next) && !isDispatched(order.status) && order.attention ? { attention: null } : {};
}

/** Why a piece failed, in the carrier's words where it has some. */
function sentence({ details, attention, name }: OrderEvent): string {
  const { description } = details ?? {};
  return typeof description === 'string' && description !== '' ? description : (attention ?? name);
}
