import { authorize, isStaff } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { invalid } from '../../errors/app-error.js';
import { findFile } from '../../reads/loaders/attached-file.loader.js';
import { documentOrders } from '../../reads/loaders/document-order.loader.js';
import { accountOfMailroomOrder } from '../../reads/loaders/mailroom.loader.js';
import { rejectMissing } from '../../reads/loaders/read.js';
import type { AttachedFile } from '../../schema/attached-file.js';
import type { OrderCover, OrderedFile } from '../../schema/order-print.js';
import { render } from '../document/render.js';
import { describeCovers, readPieces } from './cover.js';
import { orderReader } from './reader.js';

// Files that staff print to carry out an order. The account that placed it reads the same files.

/** The exact file to be mailed, filed or recorded. */
export async function orderDocument(ctx: RequestContext, id: string): Promise<OrderedFile> {
  const { document } = await readOrder(ctx, id);
  return document;
}

/** A file that is attached to an order. */
export async function orderFile(ctx: RequestContext, id: string, fileId: string): Promise<AttachedFile> {
  authorize(ctx, 'read');
  return findFile(await orderReader(ctx, id), 'document_order', id, fileId);
}

/** The address page that goes in front of an order's document, for an envelope with two windows. */
export async function orderCover(ctx: RequestContext, id: string): Promise<OrderCover> {
  const { order, document, reader } = await readOrder(ctx, id);
  if (order.orderType !== 'mail') {
    throw invalid({ id: [`A ${order.orderType} order is not mailed: it has no address page.`] });
  }
  const [cover] = await describeCovers(reader, [{ order, document }]);
  const { bytes } = await render(ctx, cover!, { order_id: id });
  return { fileName: `cover-${id}.pdf`, mimeType: 'application/pdf', content: bytes.toString('base64') };
}

/** @throws if staff read an order of the mailroom that is not taken */
export async function readOrder(ctx: RequestContext, id: string) {
  authorize(ctx, 'read');
  const reader = await orderReader(ctx, id);
  const [piece] = await readPieces(reader, [id]);
  if (!piece) return rejectMissing(reader, documentOrders, id);
  const { order } = piece;
  // What staff printed while the account could still change it would not be what the order keeps.
  if (order.status === 'pending' && isStaff(ctx) && (await accountOfMailroomOrder(ctx, id))) {
    throw invalid({ id: ['The order is not taken: take it, and then print it.'] }, 'ILLEGAL_TRANSITION');
  }
  return { reader, ...piece };
}
