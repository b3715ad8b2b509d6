import type { MailClass } from '../../domain/credit/pricing.js';

export interface MailAddress {
  name: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  /** The state, or the province abroad. */
  state: string | null;
  zip: string | null;
  /** Two letters. Absent for the United States. */
  countryCode?: string;
}

/** A document for one recipient. */
export interface MailPiece {
  orderId: string;
  mailClass: MailClass;
  returnReceipt: boolean;
  to: MailAddress;
  from: MailAddress;
  description: string;
  pages: number;
  pdf: Buffer;
  /** An earlier attempt ended without an answer: the carrier may have accepted the piece. */
  askedBefore: boolean;
}

/** The carrier's answer when it has accepted a piece. */
export interface AcceptedPiece {
  /** The carrier's id of the piece. */
  externalId: string;
  /** The carrier that delivers it, such as USPS. */
  carrier: string;
  trackingNumber: string | null;
}

/** A service that prints and mails. */
export interface MailCarrier {
  readonly name: string;
  /** Whether it mails such a piece, and both addresses fit on its lines. The mailroom mails the rest. */
  takes(piece: Pick<MailPiece, 'mailClass' | 'to' | 'from' | 'pages'>): boolean;
  /**
   * Submits a piece. For the same order it returns the same piece again: an order is never mailed twice.
   *
   * @throws RefusedPiece; after NotTaken, OutcomeUnknown and any other error a retry is worthwhile
   */
  submit(piece: MailPiece): Promise<AcceptedPiece>;
}

/** The carrier will never accept the piece; the message says why. */
export class RefusedPiece extends Error {
  override name = 'RefusedPiece';
}

/** The carrier has certainly accepted nothing this time, and a retry is worthwhile; the message says why. */
export class NotTaken extends Error {
  override name = 'NotTaken';
}

/** It is unknown whether the carrier has accepted the piece; the message says why. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
