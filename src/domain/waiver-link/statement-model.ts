/** What a payee can show to its lawyer while a waiver that it signed is held. Times are RFC 3339. */
export interface WaiverStatementModel {
  /** The time at which the document was not delivered. */
  asOf: string;
  state: string;
  number: string;
  /** Of the form. */
  form: string;
  payer: string;
  payee: string;
  project: string;
  amount: string | null;
  throughDate: string | null;
  signer: { name: string; title: string | null };
  signedAt: string;
  /** How it was signed: on the page, or by hand. */
  isByHand: boolean;
  /** The signed document, which is not part of the statement. */
  document: { sha256: string; pageCount: number };
  happenings: WaiverHappening[];
}

/** A step on the way of a request, in the order of time. */
export interface WaiverHappening {
  at: string;
  kind: 'sent' | 'viewed' | 'forwarded' | 'ended' | 'signed';
  /** The mailbox; none for the signature. */
  email: string | null;
  /** Of a forwarding: from whom, and who is to sign. */
  from?: string;
  person?: string | null;
}
