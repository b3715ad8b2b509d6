import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { MailClass } from '../../../domain/credit/pricing.js';
import type { ServedPiece } from '../../../domain/proof-of-service/model.js';
import { formatDayInState } from '../../format.js';
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
export function pieceTable(pieces: readonly ServedPiece[], state: string): Content {
  const recipient = contentWidth - number - mail - accepted - outcome - 4 * padding;
  const head = ['', 'Recipient', 'Mail', 'Accepted', 'Outcome'].map((text): TableCell => caption(text));
  const body = pieces.map((piece, index) =>
    [
      String(index + 1),
      piece.recipient.name,
      mailWords[piece.mailClass],
      piece.acceptedAt ? formatDayInState(piece.acceptedAt, state) : 'Not yet',
      describeOutcome(piece, state),
    ].map((text, column): TableCell => ({ text, fontSize: 9, bold: column === 1 })),
  );
  const widths = [number, recipient, mail, accepted, outcome];
  return longTable({ table: { widths, body: [head, ...body] }, heads: { column: 1 }, layout: ruledRows });
}

export function describeOutcome({ status, deliveredAt, returnedAt }: ServedPiece, state: string): string {
  if (status === 'delivered' && deliveredAt) return `Delivered ${formatDayInState(deliveredAt, state)}`;
  if (status === 'returned') return returnedAt ? `Returned ${formatDayInState(returnedAt, state)}` : 'Returned';
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

/** "3 pieces of mail", or "3 pieces mailed, 1 not yet mailed". */
export function describeCount(pieces: readonly ServedPiece[]): string {
  const mailed = pieces.filter(({ acceptedAt }) => acceptedAt !== null).length;
  const count = (number: number) => (number === 1 ? 'One piece' : `${number} pieces`);
  if (mailed === pieces.length) return `${count(mailed)} of mail`;
  return `${count(mailed)} mailed, ${pieces.length - mailed} not yet mailed`;
}
