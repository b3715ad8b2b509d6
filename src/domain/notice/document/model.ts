import type { Sector } from '../../document/job-facts.js';
import type { Exhibit } from '../../exhibit/exhibit.js';
import type { ClaimedFor } from './notice-metadata.js';

/**
 * The content of a preliminary notice, ready to be laid out: every choice is made (who is shown where, who hired whom, what
 * overflows), nothing is formatted. Dates are 'YYYY-MM-DD', money is a decimal string; empty lists and null mean "not printed".
 */
export interface NoticeDocumentModel extends FormChoice {
  noticeNumber: string;
  amendment: Amendment | null;
  /** The estimate of the total price, or the unpaid amount if the state's form asks for that. */
  claimAmount: string | null;
  claimant: ClaimantBlock;
  project: ProjectBlock;
  jobsites: JobsiteBlock[];
  /** The work in general words: the notice's description, else the project's description of what was furnished. */
  workDescription: string | null;
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  monthsWorkPerformed: string[];
  hiringParty: PartyBlock | null;
  lender: InformationBlock | null;
  bond: InformationBlock | null;
  grid: PartyGrid;
  exhibit: ExhibitA | null;
  /** Whether a copy of the notice of commencement is enclosed. */
  commencementAttached: boolean;
  license: { issuedOn: string | null; expiresOn: string | null };
  registryEntryNumber: string | null;
  signatory: { name: string | null; title: string | null; date: string | null };
  recipients: Recipient[];
  /** A cover page and a full copy of the notice for each recipient. */
  mailPack: boolean;
  service: { method: string | null; date: string | null };
  /** Appended files; not present if there are none. */
  exhibits?: readonly Exhibit[];
}

/** The facts that determine which form a notice is printed on. */
export interface FormChoice {
  state: string;
  sector: Sector;
  noticeDate: string;
  /** What the project is for, such as residential. */
  use: string | null;
  ownerOccupied: boolean | null;
  /** How many homes the building has. */
  units: number | null;
  newConstruction: boolean | null;
  claimantRole: string;
  /** The owner hired the claimant. */
  direct: boolean;
  claimedFor: ClaimedFor;
}

export interface Amendment {
  originalNoticeNumber: string | null;
  originalNoticeDate: string | null;
  originalServedOn: string | null;
  reason: string | null;
  originalClaimAmount: string | null;
}

export interface PartyBlock {
  role: string;
  reputed: boolean;
  name: string;
  attention: string | null;
  addressLines: string[];
  phone: string | null;
  contractNumber: string | null;
}

export interface ClaimantBlock {
  name: string;
  role: string;
  addressLines: string[];
  city: string | null;
  phone: string | null;
  email: string | null;
  licenseNumber: string | null;
}

export interface ProjectBlock {
  name: string;
  number: string | null;
  contractAmount: string | null;
  dateContract: string | null;
  legalDescription: string | null;
  parcels: string[];
  permitNumber: string | null;
  noticeOfCommencement: { recordedOn: string | null; instrument: string | null } | null;
}

export interface JobsiteBlock {
  name: string | null;
  addressLines: string[];
  county: string | null;
  parcelNumber: string | null;
  legalDescription: string | null;
}

/** A lender or surety: named parties, or the words the caller wrote; `reference` is the loan or bond number. */
export interface InformationBlock {
  parties: PartyBlock[];
  text: string | null;
  reference: string | null;
}

interface PartyGrid {
  max: 4 | 8;
  boxes: PartyBlock[];
  /** How many parties are only on Exhibit A; if there are any, the last box says so. */
  overflow: number;
}

export interface ExhibitA {
  /** Every party, the claimant included; empty when the grid holds them all. */
  parties: PartyBlock[];
  /** Jobsites after the first. */
  jobsites: JobsiteBlock[];
  /** The legal description when it is too long for the first page. */
  legalDescription: string | null;
  /** The description of the work, if it is too long for the first page; absent otherwise. */
  workDescription?: string | null;
}

export interface Recipient extends Omit<PartyBlock, 'role'> {
  /** One organization at one address gets one piece, in all its roles. */
  roles: string[];
}
