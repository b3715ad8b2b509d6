import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { isStaff } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import { invalid } from '../../errors/app-error.js';
import type { PieceToPrint } from '../../pdf/pieces.js';
import { mailroomScope, scoped } from '../../reads/loaders/scope.js';
import type { OrderedPieces } from '../../schema/order-print.js';
import { renderPieces } from '../document/render.js';
import { openFile } from '../file/store.js';
import { describeCovers, type MailedPiece, readPieces } from './cover.js';
import { readOrder } from './print.js';

// The pieces of mail that staff print in one go. The account that placed the orders reads the same pages, of its own orders only.

/** A piece with the context that may read it. */
export interface ReadPiece extends MailedPiece {
  reader: RequestContext;
}

/** An order's piece: its address page, and then the file that is mailed. `ofBatch`: those of the batch in which staff took it. */
export async function orderPieces(ctx: RequestContext, id: string, ofBatch: boolean): Promise<OrderedPieces> {
  const piece = await readOrder(ctx, id);
  if (piece.order.orderType !== 'mail') {
    throw invalid({ id: [`A ${piece.order.orderType} order is not mailed: it has no address page.`] });
  }
  const pieces = ofBatch ? (await readBatch(ctx, id)).filter(({ order }) => order.status === 'processing') : [piece];
  if (pieces.length === 0) {
    throw invalid({ id: ['No piece of the batch is to be printed: each was handed over, or has ended.'] });
  }
  const { bytes, pageCount } = await renderPieces(ctx, await open(pieces), { order_id: id });
  const fileName = ofBatch ? `pieces-${id}.pdf` : `piece-${id}.pdf`;
  const content = bytes.toString('base64');
  return { fileName, mimeType: 'application/pdf', pieceCount: pieces.length, pageCount, content };
}

/**
 * All orders of the batch of an order, in any status and in the order of the batch, which is the one in which they were placed. Others
 * than staff read those of their own account.
 */
export async function readBatch(ctx: RequestContext, orderId: string): Promise<ReadPiece[]> {
  const scope = isStaff(ctx) ? mailroomScope() : sql`${scoped(ctx, 'document_orders')} and deleted_at is null`;
  const { rows } = await sql<{ id: string; accountId: string }>`
    select id, account_id as "accountId" from document_orders
    where batch_id = (select batch_id from document_orders where id = ${orderId}::uuid and ${scope}) and ${scope}
    order by serial`.execute(ctx.db);
  const read = new Map<string, ReadPiece>();
  for (const [accountId, ofAccount] of Map.groupBy(rows, (row) => row.accountId)) {
    const reader = isStaff(ctx) ? ctx.actAs(accountId, true) : ctx;
    const ids = ofAccount.map(({ id }) => id);
    for (const piece of await readPieces(reader, ids)) read.set(piece.order.id, { reader, ...piece });
  }
  return rows.flatMap(({ id }) => read.get(id) ?? []);
}

/** The address pages of pieces and the bytes of their files, in the same order. A file that several recipients get is read once. */
async function open(pieces: readonly ReadPiece[]): Promise<PieceToPrint[]> {
  const covers = new Map<ReadPiece, PieceToPrint['cover']>();
  for (const [reader, ofReader] of Map.groupBy(pieces, (piece) => piece.reader)) {
    const described = await describeCovers(reader, ofReader);
    for (const [index, piece] of ofReader.entries()) covers.set(piece, described[index]!);
  }
  const files = new Map<string, Buffer>();
  for (const { reader, document } of pieces) {
    const { sha256 } = document;
    if (!files.has(sha256)) files.set(sha256, await buffer(await openFile(reader, sha256)));
  }
  return pieces.map((piece) => ({ cover: covers.get(piece)!, file: files.get(piece.document.sha256)! }));
}
