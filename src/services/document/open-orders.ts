import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { breaksRule } from '../../domain/shared/record-rules.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { Notice } from '../../entities/notice.js';
import { invalid } from '../../errors/app-error.js';
import { notices } from '../../reads/loaders/notice.loader.js';
import { scoped } from '../../reads/loaders/scope.js';
import { change, lockIfThere } from '../shared/record.js';
import { holdDocuments, keepDocuments } from './current.js';

function selectOrders(ctx: RequestContext) {
  return ctx.db.selectFrom('document_orders').select('id').where(scoped(ctx, 'document_orders')).limit(1);
}

/** A document that was ordered reaches a recipient, so it is kept unless its orders failed. */
export async function rejectOrderedDocument(ctx: RequestContext, documentId: string): Promise<void> {
  const order = await selectOrders(ctx)
    .where('document_id', '=', documentId)
    .where('status', 'not in', [sql.lit('cancelled' as const), sql.lit('failed' as const)])
    .executeTakeFirst();
  if (!order) return;
  throw invalid(
    { status: ['The document has been ordered and cannot be reverted: cancel its orders first.'] },
    'ILLEGAL_TRANSITION',
  );
}

const sentOriginal = 'An order has sent the signed original: it can be neither replaced nor removed.';

/** The signed original that an order sends stays as it is, unless the order failed before a carrier had it. */
export async function rejectSentOriginal(
  ctx: RequestContext,
  documentId: string,
  sentence = sentOriginal,
): Promise<void> {
  const order = await selectOrders(ctx)
    .where('document_id', '=', documentId)
    .where('signed_sha256', 'is not', null)
    .where(({ eb, or }) =>
      or([
        eb('accepted_at', 'is not', null),
        eb('status', 'not in', [sql.lit('cancelled' as const), sql.lit('failed' as const)]),
      ]),
    )
    .executeTakeFirst();
  if (order) throw invalid({ status: [sentence] }, 'ILLEGAL_TRANSITION');
}

/** An order that waits was priced for the pages of a file, and sends it without another look: no file takes its place that differs. */
export async function rejectOtherFileOfWaiting(ctx: RequestContext, documentId: string, why: string): Promise<void> {
  const order = await selectOrders(ctx)
    .where('document_id', '=', documentId)
    .where('status', '=', sql.lit('pending' as const))
    .where('order_type', '<>', sql.lit('research'))
    .executeTakeFirst();
  if (!order) return;
  throw invalid(
    { status: [`An order of the document waits, and ${why}: cancel the order first.`] },
    'ILLEGAL_TRANSITION',
  );
}

/** A record cannot end or be deleted while orders wait to be mailed: they must be cancelled first. */
export async function rejectWaitingOrders(
  ctx: RequestContext,
  recordId: string,
  noun: string,
  deed: string,
): Promise<void> {
  const order = await selectOrders(ctx)
    .where('documentable_id', '=', recordId)
    .where('status', 'in', [sql.lit('pending' as const), sql.lit('processing' as const)])
    .executeTakeFirst();
  if (!order) return;
  throw invalid({
    status: [breaksRule('waiting_orders', { record: noun, deed })],
  });
}

/**
 * After an order failed: a notice without any active order was sent to no one, and is `generated` again. The notice is locked
 * first, so that the last two orders see each other. Its documents are locked before it, as when they are ordered.
 */
export async function reopenNotice(ctx: RequestContext, order: DocumentOrder): Promise<void> {
  if (order.documentableType !== 'notice') return;
  await holdDocuments(ctx, order.documentableId);
  const notice = await lockIfThere(ctx, Notice, notices, order.documentableId);
  if (notice?.status !== 'ordered') return;
  const another = await selectOrders(ctx)
    .where('documentable_id', '=', notice.id)
    .where('id', '<>', order.id)
    .where('status', 'not in', [sql.lit('cancelled' as const), sql.lit('failed' as const)])
    .where('order_type', '<>', sql.lit('research'))
    .executeTakeFirst();
  if (another) return;
  await change(ctx, notice, { status: 'generated' });
  await keepDocuments(ctx, notice);
}
