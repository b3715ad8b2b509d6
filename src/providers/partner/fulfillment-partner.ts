/** What the partner is told of a request. */
export interface PartnerTicket {
  requestId: string;
  /** Unique for each submission: asked again with it, the partner answers the same ticket. */
  idempotencyKey: string;
  livemode: boolean;
  scope: string;
  /** The recipients that are paid for: the partner mails to no more. */
  authorizedRecipients: number | null;
  payload: Record<string, unknown>;
}

export interface CreatedTicket {
  resourceType: string;
  resourceId: string;
}

/** Whoever researches, drafts and mails for us. Every call may be repeated and then changes nothing. */
export interface FulfillmentPartner {
  readonly name: string;
  /** @throws RefusedTicket, or PartnerUnreachable */
  createTicket(ticket: PartnerTicket): Promise<CreatedTicket>;
  /** Goes on with a ticket that waited for payment. */
  releaseTicket(ticket: { resourceId: string; requestId: string; authorizedRecipients: number }): Promise<void>;
  cancelTicket(ticket: { resourceId: string; requestId: string; reason: string }): Promise<void>;
}

/** The partner will not take it, whatever the number of tries; the message says why. */
export class RefusedTicket extends Error {
  override name = 'RefusedTicket';
}

/** No answer, or one that says to try again. */
export class PartnerUnreachable extends Error {
  override name = 'PartnerUnreachable';
}
