import { v7 as uuidv7 } from 'uuid';
import type { RequestContext } from '../../context/request-context.js';
import { findSignedHash } from '../../domain/document/signed-original.js';
import { type DocumentOrderStatus, hasEnded, isDispatched, orderTargets } from '../../domain/document-order/states.js';
import { DocumentOrder } from '../../entities/document-order.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import { holdDocuments } from '../document/current.js';
import { change, type Draft, lock } from '../shared/record.js';
import { afterAcceptance, afterEnd, afterFailure } from './consequences.js';
import { giveBack, settleAtDispatch } from './money.js';
import { notifyFailedOrder, notifyReturnedMail } from './notify.js';

// Lock the order first, and then its notice or escalation (consequences.ts): orders of one notice advance at the same time.

/** An event that a carrier, the mailroom or the simulation reports about an order. */
export interface OrderEvent {
  provider: string;
  /** An event with the same id is the same event. */
  providerEventId: string;
  /** The status that the event moves the order towards; null if none. */
  status: DocumentOrderStatus | null;
  /** The provider's name of the event. */
  name: string;
  occurredAt: Date;
  /** The provider's id of the piece; the first known id is kept. */
  externalId?: string;
  carrier?: string | null;
  trackingNumber?: string | null;
  location?: string | null;
  details?: Record<string, unknown> | null;
  /** Why a person should look at the order. */
  attention?: string | null;
  /** The batch in which staff took it. */
  batchId?: string | null;
}

/**
 * Applies an event of an order. Events may arrive in any order and repeatedly: each is stored once, the status only moves
 * forward, and the money and the notice or escalation follow it.
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
    // The event shows whether the carrier has the piece.
    ...(next && { status: next, ...(order.submittingSince && { submittingSince: null }) }),
    ...(next && next !== 'failed' && before === 'pending' && { signedSha256: await sentHash(ctx, order) }),
    ...(next && event.batchId && { batchId: event.batchId }),
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
  if (changes.attention) await notifyReturnedMail(ctx, order);
  return order;
}

/** The hash of the signed original that an order sends from now on. A scan that is being uploaded counts, or is refused. */
async function sentHash(ctx: RequestContext, { documentId, documentableId, orderType }: DocumentOrder) {
  if (orderType === 'research') return null;
  await holdDocuments(ctx, documentableId);
  const [document] = await referencedRows(ctx, documents, [documentId]);
  return findSignedHash(document!);
}

/**
 * Records the carrier's answer that it has the order's piece. Events may have arrived earlier: their effects stay, and the
 * status only moves forward.
 */
export async function recordHandover(
  ctx: RequestContext,
  order: DocumentOrder,
  handover: { externalId: string; carrier: string; trackingNumber: string | null },
): Promise<void> {
  const first = movedTo(order.status, 'dispatched') === 'dispatched';
  Object.assign(order, {
    externalProviderId: order.externalProviderId ?? handover.externalId,
    carrier: order.carrier ?? handover.carrier,
    trackingNumber: order.trackingNumber ?? handover.trackingNumber,
    submittingSince: null,
  });
  if (first) {
    Object.assign(order, { status: 'dispatched', shippedAt: ctx.now(), attention: null });
    await settleAtDispatch(ctx, order);
  }
  await change(ctx, order, {});
}

/** Fails an order that was never mailed, filed or completed, and returns its credits. The caller has locked it. */
export async function failUnsent(ctx: RequestContext, order: DocumentOrder, why: string): Promise<DocumentOrder> {
  Object.assign(order, { status: 'failed', submittingSince: null, attention: why });
  await giveBack(ctx, order, 'The order could not be carried out');
  await change(ctx, order, {});
  await afterFailure(ctx, order);
  await notifyFailedOrder(ctx, order, why);
  return order;
}

/** @returns false if the event is stored already */
async function keepEvent(ctx: RequestContext, order: DocumentOrder, event: OrderEvent): Promise<boolean> {
  const { provider, providerEventId, status, name, location, details, occurredAt } = event;
  const storedEvent = await ctx.db
    .insertInto('document_order_events')
    .values({
      id: uuidv7(),
      account_id: order.accountId,
      livemode: order.livemode,
      document_order_id: order.id,
      provider,
      provider_event_id: providerEventId,
      status,
      name,
      location: location ?? null,
      details: details ? JSON.stringify(details) : null,
      occurred_at: occurredAt.toISOString(),
      created_at: ctx.now().toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['document_order_id', 'provider', 'provider_event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return storedEvent !== undefined;
}

/** The new status of an order after an event; undefined if it stays. A piece in transit must have been handed over before. */
function movedTo(from: DocumentOrderStatus, to: DocumentOrderStatus | null): DocumentOrderStatus | undefined {
  if (!to) return undefined;
  const targets = orderTargets(from);
  const skips = isDispatched(to) && targets.includes('dispatched') && orderTargets('dispatched').includes(to);
  return targets.includes(to) || skips ? to : undefined;
}

/** A piece that moves with the carrier was accepted by then at the latest; the earliest reported time counts. */
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

/** A delivered piece needs no attention, and an ended order gets none unless the piece comes back. */
function attention(
  order: DocumentOrder,
  event: OrderEvent,
  next: DocumentOrderStatus | undefined,
): Draft<DocumentOrder> {
  if (next === 'delivered') return order.attention ? { attention: null } : {};
  const attentionStatus = event.status === 'returned' || event.status === 'failed' ? event.status : null;
  const reason = event.attention ?? attentionStatus;
  if (reason && (next || !hasEnded(order.status) || event.status === 'returned')) {
    return reason === order.attention ? {} : { attention: reason };
  }
  // Until this event, the attention may have been that no carrier took the piece.
  return next && isDispatched(next) && !isDispatched(order.status) && order.attention ? { attention: null } : {};
}

/** Why a piece failed, in the carrier's words if it gave any. */
function sentence({ details, attention, name }: OrderEvent): string {
  const { description } = details ?? {};
  return typeof description === 'string' && description !== '' ? description : (attention ?? name);
}
