import type { MailClass } from '../../domain/credit/pricing.js';

export interface MailAddress {
  name: string;
  addressLine1: string;
  addressLine2: string | null;
  city: string;
  state: string;
  zip: string;
}

/** A document for one recipient. */
export interface MailPiece {
  orderId: string;
  mailClass: MailClass;
  returnReceipt: boolean;
  to: MailAddress;
  from: MailAddress;
  description: string;
  pdf: Buffer;
  /** An earlier attempt ended without an answer: the carrier may have taken the piece. */
  askedBefore: boolean;
}

/** What the carrier answers when it has taken a piece. */
export interface AcceptedPiece {
  /** The carrier's id of the piece. */
  externalId: string;
  /** Who brings it, such as USPS. */
  carrier: string;
  trackingNumber: string | null;
}

/** Whoever prints and mails. */
export interface MailCarrier {
  readonly name: string;
  /** Whether it mails such a piece, with both addresses on its lines. The mailroom mails the rest. */
  takes(piece: Pick<MailPiece, 'mailClass' | 'to' | 'from'>): boolean;
  /**
   * Hands a piece over. Asked again with the same order, it answers the same piece: one order is never mailed twice.
   *
   * @throws RefusedPiece; NotTaken; OutcomeUnknown, as any other error, is worth another try
   */
  submit(piece: MailPiece): Promise<AcceptedPiece>;
}

/** The carrier will not take the piece, whatever the number of tries; the message says why. */
export class RefusedPiece extends Error {
  override name = 'RefusedPiece';
}

/** This time the carrier has certainly taken nothing, and another try is worth it; the message says why. */
export class NotTaken extends Error {
  override name = 'NotTaken';
}

/** Nobody knows whether the carrier has taken the piece; the message says why. */
export class OutcomeUnknown extends Error {
  override name = 'OutcomeUnknown';
}
