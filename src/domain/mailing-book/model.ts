import type { Addressee } from '../address/addressee.js';

/** One accountable piece. Postage, fees and values are entered at the counter. */
export interface BookLine {
  /** Counted through the pages of its sender, which are all that an account reads: they have the same numbers as the postmarked ones. */
  line: number;
  articleNumber: string;
  recipient: Addressee;
  /** Such as `Certified mail, return receipt requested`. */
  mail: string;
}

/** One page: pieces of one sender, because the account of each piece can read the page with its postmark. */
export interface BookSheet {
  sender: Addressee;
  lines: BookLine[];
}

export interface MailingBookModel {
  sheets: BookSheet[];
  pieceCount: number;
}

/** The lines on a page of PS Form 3877. */
export const linesOfSheet = 8;

/** A piece before it has its line. `account` and `sender` decide on which sheets it can be. */
export interface BookPiece extends Omit<BookLine, 'line'> {
  account: string;
  sender: Addressee;
}

/** Puts pieces on sheets: the senders in the order of their first pieces, and the pieces of each in the order of the batch. */
export function buildMailingBook(pieces: readonly BookPiece[]): MailingBookModel {
  const bySender = Map.groupBy(pieces, ({ account, sender }) => JSON.stringify([account, sender]));
  const sheets = [...bySender.values()].flatMap((ofSender) => {
    const lines = ofSender.map(({ articleNumber, recipient, mail }, index) => ({
      line: index + 1,
      articleNumber,
      recipient,
      mail,
    }));
    const count = Math.ceil(lines.length / linesOfSheet);
    return Array.from({ length: count }, (_, sheet) => ({
      sender: ofSender[0]!.sender,
      lines: lines.slice(sheet * linesOfSheet, (sheet + 1) * linesOfSheet),
    }));
  });
  return { sheets, pieceCount: pieces.length };
}
