/** A request as the partner receives it. */
interface PartnerTicket {
  requestId: string;
  /** Unique for each submission: for the same key, the partner returns the same ticket. */
  idempotencyKey: string;
  livemode: boolean;
  scope: string;
  /** The number of recipients that are paid for. The partner mails to no more. */
  authorizedRecipients: number | null;
  payload: Record<string, unknown>;
}

export interface CreatedTicket {
  resourceType: string;
  resourceId: string;
}

/** The partner that researches, drafts and mails for the service. Every call can be repeated without further effect. */
export interface FulfillmentPartner {
  readonly name: string;
  /** @throws RefusedTicket, or PartnerUnreachable */
  createTicket(ticket: PartnerTicket): Promise<CreatedTicket>;
  /** Continues a ticket that waited for payment. */
  releaseTicket(ticket: { resourceId: string; requestId: string; authorizedRecipients: number }): Promise<void>;
  cancelTicket(ticket: { resourceId: string; requestId: string; reason: string }): Promise<void>;
}

/** The partner will never accept the ticket; the message says why. */
export class RefusedTicket extends Error {
  override name = 'RefusedTicket';
}

/** There was no answer, or one that asks for a retry. */
export class PartnerUnreachable extends Error {
  override name = 'PartnerUnreachable';
}
