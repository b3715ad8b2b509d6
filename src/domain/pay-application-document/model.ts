import type { Exhibit } from '../exhibit/exhibit.js';
import type { ClaimantBlock, PartyBlock } from '../notice/document/model.js';
import type { ChangeOrderSummary, G702, G703Line, G703Totals } from '../pay-application/model.js';

/** The summary, the continuation sheet, and both together. */
export type PayApplicationDocumentType = 'g702' | 'g703' | 'pay-application';

/**
 * The content of a pay application's documents, ready to be laid out: every choice is made, nothing is formatted. Dates are
 * 'YYYY-MM-DD', money is a decimal string.
 */
export interface PayApplicationDocumentModel {
  type: PayApplicationDocumentType;
  /** Not submitted yet: its figures may still change, and its pages say so. */
  draft: boolean;
  applicationNumber: number;
  revision: number;
  applicationDate: string;
  periodFrom: string | null;
  periodTo: string;
  /** The applicant: the project's claimant. */
  applicant: ClaimantBlock;
  /**
   * The addressee of the application: the party that hired the applicant. Null on a continuation sheet alone, which names no
   * party.
   */
  payer: PartyBlock | null;
  /** The owners, if the application is addressed to another party; names beyond the first are printed without address. */
  owners: PartyBlock[];
  architect: PartyBlock | null;
  /**
   * Who certifies the amount: the architect on a contract with the owner, otherwise the party that the application is addressed
   * to.
   */
  certifier: 'architect' | 'payer';
  project: { name: string; number: string | null; addressLines: string[] };
  contract: { work: string | null; date: string | null; number: string | null };
  distribution: { label: string; checked: boolean }[];
  g702: G702;
  changeOrderSummary: ChangeOrderSummary;
  sheet: Sheet;
  /** The certified amount; null before approval. */
  certifiedAmount: string | null;
  signatory: { name: string | null; title: string | null; date: string | null };
  notary: Notary | null;
  /** Appended files; not present if there are none. */
  exhibits?: readonly Exhibit[];
}

/** The continuation sheet in the order it is printed in. */
export interface Sheet {
  /** The contract's own lines. Empty for a summary alone, which prints no lines, and so are those of change orders. */
  lines: G703Line[];
  linesTotal: G703Totals;
  /** The lines of each change order, by its number. Empty when the schedule has no lines for change orders. */
  changeOrders: { number: string; lines: G703Line[] }[];
  changeOrdersTotal: G703Totals;
  totals: G703Totals;
  /** Executed change orders that line 2 counts but the sheet does not list; null when there are none. */
  unlistedChange: string | null;
}

/** What is known about the notary's act; null fields are filled in by hand. */
export interface Notary {
  state: string | null;
  county: string | null;
  name: string | null;
  expiresOn: string | null;
}
