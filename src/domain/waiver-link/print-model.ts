import type { WaiverDocumentModel } from '../waiver/document.js';

/** The printed page of a request, for a payee that is reached in print. */
export interface WaiverPrintModel {
  /** The account that asks. */
  payer: { name: string; email: string | null };
  payee: string;
  /** The content of the form. Its pages follow if it is signed by hand. */
  waiver: WaiverDocumentModel;
  isByHand: boolean;
  dueDate: string | null;
  message: string | null;
  /** Finds the request on the page at `url`. */
  code: string;
  url: string;
}
