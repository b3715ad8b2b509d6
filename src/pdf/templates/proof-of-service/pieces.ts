import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { MailClass } from '../../../domain/credit/pricing.js';
import type { ServedPiece } from '../../../domain/proof-of-service/model.js';
import { formatDate } from '../../format.js';
import { longTable } from '../../long-table.js';
import { caption, contentWidth } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

const padding = 6;
const [number, mail, accepted, outcome] = [14, 62, 96, 112];

export const mailWords: Record<MailClass, string> = {
  certified: 'Certified',
  first_class: 'First class',
  priority: 'Priority',
};

/** All pieces, one line each. */
export function pieceTable(pieces: readonly ServedPiece[]): Content {
  const recipient = contentWidth - number - mail - accepted - outcome - 4 * padding;
  const head = ['', 'Recipient', 'Mail', 'Accepted', 'Outcome'].map((text): TableCell => caption(text));
  const body = pieces.map((piece, index) =>
    [
      String(index + 1),
      piece.recipient.name,
      mailWords[piece.mailClass],
      piece.acceptedAt ? day(piece.acceptedAt) : 'Not yet',
      outcomeOf(piece),
    ].map((text, column): TableCell => ({ text, fontSize: 9, bold: column === 1 })),
  );
  const widths = [number, recipient, mail, accepted, outcome];
  return longTable({ table: { widths, body: [head, ...body] }, heads: { column: 1 }, layout: ruledRows });
}

export function outcomeOf({ status, deliveredAt, returnedAt }: ServedPiece): string {
  if (status === 'delivered' && deliveredAt) return `Delivered ${day(deliveredAt)}`;
  if (status === 'returned') return returnedAt ? `Returned ${day(returnedAt)}` : 'Returned';
  return {
    pending: 'Not yet mailed',
    processing: 'Being mailed',
    dispatched: 'Mailed',
    in_transit: 'In transit',
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
    failed: 'Lost by the carrier',
    cancelled: 'Cancelled',
  }[status];
}

function day(instant: string): string {
  return formatDate(instant.slice(0, 10));
}
