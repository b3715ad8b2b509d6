import type { Addressee } from '../address/addressee.js';
import type { MailClass } from '../credit/pricing.js';
import type { DocumentOrderStatus } from '../document-order/states.js';

/** An event of a piece that the carrier reported or staff entered. */
export interface PieceEvent {
  /** RFC 3339. */
  occurredAt: string;
  /** The event as its source names it: staff in words, a carrier as a code. */
  name: string;
  location: string | null;
  /** Who reported it: a carrier's adapter, or the mailroom. */
  provider: string;
}

/** One piece of mail, to one recipient. */
export interface ServedPiece {
  orderId: string;
  recipient: Addressee;
  /** The roles in which the recipient is a party; none if it is not known as one. */
  roles: readonly string[];
  reputed: boolean;
  /** Who mailed the piece: a provider of mail by its name, or `mailroom`; null if nothing was mailed. */
  mailer: string | null;
  mailClass: MailClass;
  carrier: string | null;
  trackingNumber: string | null;
  status: DocumentOrderStatus;
  /** Times are RFC 3339; accepted is the carrier's first scan. */
  acceptedAt: string | null;
  deliveredAt: string | null;
  returnedAt: string | null;
  /** The position of the mailed document in the model's documents. */
  document: number;
  events: PieceEvent[];
  /** Receipts and similar files that are attached to the order. */
  files: { fileName: string; sha256: string }[];
}

/** The recorded facts about the mailing of a notice. It states facts, not their legal effect. */
export interface ProofOfServiceModel {
  /** `title`: of the document that was mailed last. */
  notice: { title: string; number: string; date: string; state: string };
  sender: Addressee;
  project: Addressee;
  documents: {
    fileName: string;
    pageCount: number;
    sha256: string;
    /** The hash that the file had before a time stamp was added to it. */
    earlierSha256: string | null;
  }[];
  pieces: ServedPiece[];
  /** The first acceptance of any piece. */
  acceptedAt: string;
  /** True if nothing was mailed because the carrier was simulated. */
  sandbox: boolean;
}
