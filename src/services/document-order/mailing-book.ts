import type { RequestContext } from '../../context/request-context.js';
import { buildMailingBook } from '../../domain/mailing-book/model.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { invalid } from '../../errors/app-error.js';
import type { OrderCover } from '../../schema/order-print.js';
import { render } from '../document/render.js';
import { describeCovers } from './cover.js';
import { type ReadPiece, readBatch } from './pieces.js';
import { readOrder } from './print.js';

/**
 * The mailing book of the batch of an order: its pieces that have an article number and were not cancelled, as the orders have them. The
 * account of a piece reads the sheets of its own pieces only.
 */
export async function orderMailingBook(ctx: RequestContext, id: string): Promise<OrderCover> {
  await readOrder(ctx, id);
  const pieces = (await readBatch(ctx, id)).filter(isListed);
  if (pieces.length === 0) {
    throw invalid({ id: ['No piece of the batch has an article number: scan the labels, and then print the book.'] });
  }
  const listed = new Map<ReadPiece, Parameters<typeof buildMailingBook>[0][number]>();
  for (const [reader, ofReader] of Map.groupBy(pieces, (piece) => piece.reader)) {
    const covers = await describeCovers(reader, ofReader);
    for (const [index, piece] of ofReader.entries()) {
      const { sender, recipient, mail } = covers[index]!.model;
      const articleNumber = piece.order.trackingNumber!;
      listed.set(piece, { account: reader.account.id, sender, recipient, mail, articleNumber });
    }
  }
  const model = buildMailingBook(pieces.map((piece) => listed.get(piece)!));
  const job = { template: 'mailing-book' as const, model, preview: false, generatedAt: timestamp(ctx.now()) as string };
  const { bytes } = await render(ctx, job, { order_id: id });
  return { fileName: `mailing-book-${id}.pdf`, mimeType: 'application/pdf', content: bytes.toString('base64') };
}

function isListed({ order: { trackingNumber, status } }: ReadPiece): boolean {
  return trackingNumber !== null && status !== 'cancelled' && status !== 'failed';
}
