import type { Facts } from '../../src/facts.js';
import type { DeadlineKind } from '../../src/vocabulary.js';

/** One date of a project, counted by hand. */
export interface Count {
  act: DeadlineKind;
  month?: string;
  /** null: whether there is such a right turns on what cannot be entered. */
  required?: null;
  /** The last day; null where the statute counts from a date that no fact gives. `none`: nothing is required. */
  date: string | null | 'none';
  /** The earliest date of all readings, where `date` is null. */
  safe?: string;
  /** The last days to mail, and to file at an open office, where they are earlier. */
  mailBy?: string;
  fileBy?: string;
  law: string;
  /** How the date is counted from the statute's words. */
  count: string;
}

/** A project as a credit manager has it on the desk. */
export interface Project {
  name: string;
  facts: Partial<Facts> & Pick<Facts, 'state' | 'claimantRole'>;
  course: readonly Count[];
}

export const byContractor = { hiringPartyRole: 'general_contractor', hiringPartyHirerRole: 'owner' } as const;
export const bySubcontractor = {
  hiringPartyRole: 'subcontractor',
  hiringPartyHirerRole: 'general_contractor',
} as const;
export const byOwner = { hiringPartyRole: 'owner' } as const;

/** Furnishing from Monday, 2 March, to Wednesday, 20 May 2026; the project is completed on Tuesday, 30 June. */
export const spring = {
  contractDate: '2026-02-16',
  originalContractDate: '2026-01-12',
  firstFurnishingDate: '2026-03-02',
  lastFurnishingDate: '2026-05-20',
  completionDate: '2026-06-30',
} as const;
