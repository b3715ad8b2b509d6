import type { Addressee } from '../address/addressee.js';

/** The page in front of a document that goes into a double window envelope. */
export interface CoverPageModel {
  sender: Addressee;
  recipient: Addressee;
  /** Such as `Certified mail, return receipt requested`. */
  mail: string;
  /** The enclosed document, such as `Preliminary Notice No. N-260201-BAY001`. */
  enclosed: string;
  pageCount: number;
  project: string;
  orderId: string;
  /** What staff scan to find the order (domain/document-order/piece-code.ts). */
  code: string;
}
