import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { goesOnRecord, isRelease } from '../../domain/document/types.js';
import { escalationTargets, noticeTargets } from '../../domain/notice/transitions.js';
import type { EscalationStatus } from '../../domain/vocabulary.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { Escalation } from '../../entities/escalation.js';
import { Notice } from '../../entities/notice.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { escalations } from '../../reads/loaders/escalation.loader.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import { reopenNotice } from '../document/open-orders.js';
import { serveNotice } from '../notice/serve.js';
import { change, lockIfThere } from '../shared/record.js';

// Effects of orders on their notice or escalation. The order is locked first, and the record after it.

/**
 * Records that the carrier has accepted a piece: its notice is served from then on, its escalation sent.
 *
 * @param before the time of acceptance known until now
 */
export async function afterAcceptance(ctx: RequestContext, order: DocumentOrder, before: Date | null): Promise<void> {
  if (order.orderType !== 'mail' || (await ordersRelease(ctx, order))) return;
  if (order.documentableType === 'notice') await serveByMail(ctx, order, before);
  if (order.documentableType === 'escalation') await moveEscalation(ctx, order, 'sent');
}

/** Runs when an order has ended, successfully or not. */
export async function afterEnd(ctx: RequestContext, order: DocumentOrder): Promise<void> {
  const filed = order.orderType === 'filing' || order.orderType === 'recording';
  if (order.documentableType === 'escalation' && filed && order.status === 'delivered') {
    if (await ordersClaim(ctx, order)) await moveEscalation(ctx, order, 'filed');
  }
  await completeNotice(ctx, order);
}

/** Runs when an order has failed, so that its recipient got nothing. */
export async function afterFailure(ctx: RequestContext, order: DocumentOrder): Promise<void> {
  await reopenNotice(ctx, order);
  await completeNotice(ctx, order);
}

/**
 * Completes a preliminary notice when all its orders have ended and at least one recipient was served. Notices of other types
 * still have to be recorded.
 */
async function completeNotice(ctx: RequestContext, order: DocumentOrder): Promise<void> {
  if (order.documentableType !== 'notice') return;
  const notice = await lockIfThere(ctx, Notice, notices, order.documentableId);
  if (notice?.type !== 'preliminary' || !noticeTargets(notice.type, notice.status).includes('completed')) return;
  const { rows } = await sql<{ done: boolean | null }>`
    select bool_and(status in ('delivered', 'returned', 'failed', 'cancelled')) and bool_or(accepted_at is not null) as done
    from document_orders where ${scoped(ctx, 'document_orders')} and documentable_id = ${notice.id}::uuid
    and order_type <> 'research'`.execute(ctx.db);
  if (rows[0]?.done) await change(ctx, notice, { status: 'completed' });
}

/**
 * The first acceptance serves the notice. An earlier acceptance that is reported late corrects the time, if an acceptance had
 * set it.
 */
async function serveByMail(ctx: RequestContext, order: DocumentOrder, before: Date | null): Promise<void> {
  const notice = await lockIfThere(ctx, Notice, notices, order.documentableId);
  if (!notice) return;
  const acceptedAt = order.acceptedAt!;
  if (noticeTargets(notice.type, notice.status).includes('served')) {
    await serveNotice(ctx, notice, acceptedAt);
    return;
  }
  const { servedAt } = notice;
  if (!servedAt || acceptedAt >= servedAt) return;
  const another = await ctx.db
    .selectFrom('document_orders')
    .select('id')
    .where(scoped(ctx, 'document_orders'))
    .where('documentable_id', '=', notice.id)
    .where('accepted_at', '=', servedAt.toISOString())
    .where('id', '<>', order.id)
    .limit(1)
    .executeTakeFirst();
  if (before?.getTime() === servedAt.getTime() || another) await change(ctx, notice, { servedAt: acceptedAt });
}

async function moveEscalation(ctx: RequestContext, order: DocumentOrder, status: EscalationStatus): Promise<void> {
  const escalation = await lockIfThere(ctx, Escalation, escalations, order.documentableId);
  if (escalation && escalationTargets(escalation.status).includes(status)) await change(ctx, escalation, { status });
}

/** The release of a lien is mailed and recorded like its claim, but claims nothing. */
async function ordersRelease(ctx: RequestContext, { documentId }: DocumentOrder): Promise<boolean> {
  const [document] = await referencedRows(ctx, documents, [documentId]);
  return document !== undefined && isRelease(document.type);
}

/** Neither a release nor a notice before the claim files the claim itself. */
async function ordersClaim(ctx: RequestContext, { documentId }: DocumentOrder): Promise<boolean> {
  const [document] = await referencedRows(ctx, documents, [documentId]);
  return document !== undefined && !isRelease(document.type) && goesOnRecord(document.type);
}
