import type { MailClass } from '../credit/pricing.js';
import type { DocumentOrderStatus } from '../document-order/states.js';
import type { Addressee } from '../shared/addressee.js';

/** Something the carrier reported of a piece, or staff entered for it. */
export interface PieceEvent {
  /** RFC 3339. */
  occurredAt: string;
  /** In the words of who reported it. */
  name: string;
  location: string | null;
  /** Who reported it: a carrier's adapter, or the mailroom. */
  provider: string;
}

/** One piece of mail, to one recipient. */
export interface ServedPiece {
  orderId: string;
  recipient: Addressee;
  mailClass: MailClass;
  carrier: string | null;
  trackingNumber: string | null;
  status: DocumentOrderStatus;
  /** Times are RFC 3339; accepted is the carrier's first scan. */
  acceptedAt: string | null;
  deliveredAt: string | null;
  returnedAt: string | null;
  /** Where in the model's documents the one is that was mailed. */
  document: number;
  events: PieceEvent[];
  /** Receipts and the like that are kept with the order. */
  files: { fileName: string; sha256: string }[];
}

/** What is on record of the mailing of a notice. It states facts, not their legal effect. */
export interface ProofOfServiceModel {
  notice: { kind: string; number: string; date: string; state: string };
  sender: Addressee;
  project: Addressee;
  documents: { fileName: string; pageCount: number; sha256: string }[];
  pieces: ServedPiece[];
  /** The first acceptance of any piece. */
  acceptedAt: string;
  /** Nothing was mailed: the carrier was simulated. */
  sandbox: boolean;
}
