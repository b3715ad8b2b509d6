import type { Sector } from '../document/job-facts.js';
import type { ClaimInstrument } from '../document/types.js';
import type { Exhibit } from '../exhibit/exhibit.js';
import type { ClaimantBlock, JobsiteBlock, PartyBlock, ProjectBlock, Recipient } from '../notice/document/model.js';
import type { NoticeSent } from './notice-sent.js';
import type { DemandLevel, Invoice, LawsuitOptions, Particulars, Recording } from './options.js';

/** What a document states of each jobsite. */
export const siteFacts = ['parcelNumber', 'legalDescription', 'county'] as const;
export type SiteFact = (typeof siteFacts)[number];

/**
 * The content of a claim document, ready to be laid out: every choice is made, nothing is formatted. Dates are 'YYYY-MM-DD',
 * money is a decimal string; empty lists and null mean "not known".
 */
export interface ClaimDocumentModel {
  instrument: ClaimInstrument;
  /** The wording that the document is printed with. */
  formCode: string;
  state: string;
  sector: Sector;
  /** Only for a notice; an escalation has none. */
  number: string | null;
  date: string;
  amendment: {
    originalNumber: string | null;
    originalDate: string | null;
    reason: string | null;
    originalAmount: string | null;
    originalRecorded: boolean;
  } | null;
  claimant: ClaimantBlock;
  owners: PartyBlock[];
  generalContractors: PartyBlock[];
  hiringParty: PartyBlock | null;
  lenders: PartyBlock[];
  /** The addressees in the order in which they are named, and the recipients of copies. */
  addressees: Recipient[];
  copies: Recipient[];
  project: ProjectBlock;
  jobsites: ClaimJobsite[];
  details: ClaimDetails;
  signatory: { name: string | null; title: string | null; date: string | null };
  service: { method: string | null; date: string | null };
  /** Appended files; not present if there are none. */
  exhibits?: readonly Exhibit[];
  /** The notary block that the form or the caller asks for. */
  notaryBlock: 'none' | 'verification' | 'jurat' | 'acknowledgment' | 'jurat_and_acknowledgment';
}

/** A part of the property. Keys that say nothing are absent. */
export interface ClaimJobsite extends JobsiteBlock {
  /** What the document has a line for. */
  lacks?: readonly SiteFact[];
  /** For forms that describe property by block and lot; null where they are not known. Not for the primary jobsite. */
  taxLot?: { block: string | null; lot: string | null; municipality: string | null };
}

/** The facts of the claim, each taken from the record, the project or the caller's metadata, in that order of precedence. */
export interface ClaimDetails {
  amount: string | null;
  workDescription: string | null;
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  completionDate: string | null;
  months: string[];
  legalDescription: string | null;
  parcels: string[];
  county: string | null;
  structure: string | null;
  contract: {
    form: 'written' | 'oral' | null;
    date: string | null;
    originalAmount: string | null;
    changeOrders: string | null;
    total: string | null;
    credits: string | null;
    paid: string | null;
    retainage: string | null;
  };
  interest: { ratePercent: string | null; from: string | null; basis: string | null };
  paymentTerms: string | null;
  paymentDeadline: string | null;
  paymentInstructions: string | null;
  level: DemandLevel;
  invoices: Invoice[];
  invoiceTotals: { amount: string; paid: string; balance: string };
  bond: {
    number: string | null;
    date: string | null;
    penalSum: string | null;
    principal: PartyBlock | null;
    surety: PartyBlock | null;
    obligee: PartyBlock | null;
  };
  stopNotice: {
    kind: StopNoticeKind;
    bonded: boolean;
    bondNumber: string | null;
    surety: PartyBlock | null;
    /** 125 percent of the claim (California Civil Code § 8532). */
    bondAmount: string | null;
    totalValue: string | null;
    valueFurnished: string | null;
  };
  recording: Recording;
  release: { scope: 'full' | 'partial'; amount: string | null; property: string | null; paymentDate: string | null };
  noticesSent: NoticeSent[];
  license: { issuedOn: string | null; expiresOn: string | null; required: boolean | null };
  particulars: Omit<Particulars, 'attorney' | 'preparedBy'> & {
    attorney: PartyBlock | null;
    preparedBy: PartyBlock | null;
    residential: boolean | null;
  };
  enclosures: string[];
  /** The escalation's own text, in the caller’s words. */
  remarks: string | null;
  lawsuit: LawsuitOptions;
  /** The claimant's deadlines from the deadline rules. */
  deadlines: { kind: string; date: string | null; source: string | null }[];
}

export type StopNoticeKind = 'private_owner' | 'private_lender' | 'public';
