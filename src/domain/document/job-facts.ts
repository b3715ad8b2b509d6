import type { Exhibit } from '../exhibit/exhibit.js';

/**
 * The job of a document as plain data, the same for every kind of record: dates are 'YYYY-MM-DD', money is a decimal string in
 * dollars, unset is null.
 */
export interface JobFacts {
  project: ProjectFacts;
  /** The project's claimant identity, or null when the project has none. */
  division: DivisionFacts | null;
  /** Every party of the project that is not deleted, oldest first; inactive ones included. */
  parties: PartyFacts[];
  jobsites: JobsiteFacts[];
  /** Files of the record that are appended to its document. */
  exhibits?: readonly Exhibit[];
}

export type Sector = 'private' | 'public' | 'federal';

export interface ProjectFacts {
  id: string;
  name: string;
  number: string | null;
  sector: Sector | null;
  use: string | null;
  ownerOccupied: boolean | null;
  units: number | null;
  newConstruction: boolean | null;
  contractAmount: string | null;
  dateContract: string | null;
  furnishedDescription: string | null;
  legalDescription: string | null;
  parcelNumber: string | null;
  permitNumber: string | null;
  noticeOfCommencement: { recordedOn: string | null; instrument: string | null } | null;
  bondNumber: string | null;
  loanNumber: string | null;
  claimantRole: string;
  state: string | null;
}

export interface PostalAddress {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  /** The state, or the province abroad. */
  state: string | null;
  /** The postal code. */
  zip: string | null;
  /** Two letters. Absent or null for the United States. */
  countryCode?: string | null;
}

export interface DivisionFacts extends PostalAddress {
  id: string;
  name: string;
  /** Set when the division was soft-deleted. */
  deletedAt: string | null;
  zipPlus4: string | null;
  phone: string | null;
  email: string | null;
  licenseNumber: string | null;
}

export interface OrganizationFacts extends PostalAddress {
  id: string;
  name: string;
  legalName: string | null;
  phone: string | null;
  email: string | null;
}

export interface PartyFacts {
  id: string;
  /** One of the 15 party roles. */
  role: string;
  isClaimant: boolean;
  isActive: boolean;
  reputed: boolean;
  attention: string | null;
  contractNumber: string | null;
  hiredByPartyId: string | null;
  /** Used instead of the organization's address, as a whole, when any of its fields is set. */
  addressOverride: PostalAddress | null;
  organization: OrganizationFacts;
}

export interface JobsiteFacts extends PostalAddress {
  name: string | null;
  county: string | null;
  parcelNumber: string | null;
  legalDescription: string | null;
  isPrimary: boolean;
}
