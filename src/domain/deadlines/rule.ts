import type { FederalHoliday } from './holidays.js';

/**
 * The claimant's place in the chain of contracts, which decides its notice duties. `general_contractor` means
 * anyone who contracts with the owner; a supplier's or lessor's tier is its customer's.
 */
export const tiers = [
  'general_contractor',
  'subcontractor',
  'sub_subcontractor',
  'supplier_to_contractor',
  'supplier_to_subcontractor',
  'lessor_to_contractor',
  'lessor_to_subcontractor',
  'laborer',
  'design_professional',
] as const;
export type Tier = (typeof tiers)[number];

/** Dates a project, a notice or a recorded lien can hold. `lien_deadline` is the last day for the lien, as computed. */
export const heldDates = [
  'first_furnishing',
  'last_furnishing',
  'contract_date',
  'completion',
  'notice_of_commencement',
  'lien_recorded',
  'lien_deadline',
] as const;
export type HeldDate = (typeof heldDates)[number];

/** Dates statutes count from that the service does not hold, as a sentence names them. */
export const unheldDates = {
  project_commencement: 'the date on which the project itself was begun',
  before_payment: 'the date of the first payment by the owner',
  before_lien_filing: 'the date on which the lien will be filed',
  none_dated: 'the dates on which the owner pays the contractor',
  order_date: 'the date on which the special materials were ordered',
  wages_due: 'the date on which the wages fell due',
  debt_due: 'the date on which the whole debt fell due',
  lien_attached: 'the date on which the court attached the lien',
  account_recorded: 'the date on which the statement of account was recorded',
  lien_notice: 'the date on which the notice of lien was served',
  completion_notice: 'the date on which a notice of completion or termination was recorded',
  before_bond_suit: 'the date on which suit on the bond will be filed',
  acceptance: 'the date on which the public body accepted the work',
  final_settlement: 'the date of final settlement of the public contract',
  final_payment: 'the date of final payment under the public contract',
  claim_notice: 'the date on which the bond claim was served',
  claim_period_end: 'the date on which the period for claims ended',
  bond_terms: 'the terms of the payment bond',
} as const;
export type UnheldDate = keyof typeof unheldDates;

/** How a statute counts. `each_month`: every month of furnishing has its own date. Amounts are whole and at least 0. */
export type Period =
  | { kind: 'days' | 'business_days' | 'months' | 'years'; from: HeldDate; count: number }
  | { kind: 'days_after_month'; from: HeldDate; count: number; eachMonth: boolean }
  | { kind: 'day_of_month'; from: HeldDate; day: number; monthsAfter: number; eachMonth: boolean }
  | { kind: 'before'; from: HeldDate; count: number }
  | { kind: 'unheld'; from: UnheldDate; text: string; count: number | null };

/** A circumstance that a rule depends on. Facts the service holds are tested; `unheld` ones are shown to the reader. */
export type Test =
  | { fact: 'residential' | 'owner_occupied_home'; is: boolean }
  | { fact: 'lender' | 'lien_agent' | 'notice_of_commencement' }
  | { fact: 'claim_amount' | 'contract_amount'; bound: 'over' | 'at_least' | 'under'; amount: number }
  | { fact: 'hired_below'; party: 'owner' | 'contractor' }
  | { fact: 'unheld'; text: string };

/** One rule of one statute for some tiers. A rule with `when` is a variant of the ones without. */
export interface Rule {
  tiers: readonly Tier[] | 'all';
  /** null: nothing is required. */
  period: Period | null;
  source: string;
  /** The citation was recalled, not looked up. */
  recalled?: true;
  /** All must hold for the variant to take the place of the state's ordinary rule. */
  when?: readonly Test[];
  /** The duty exists only if all hold. Where one is not known, the date is shown with the condition. */
  provided?: readonly Test[];
  /** The period runs from the notice of commencement's recording when that is later. */
  orFromCommencement?: true;
  /** Days before a late notice that it still covers; 0: only later work. */
  lookbackDays?: number;
  servedOn?: string;
  /** What a late claimant loses. */
  late?: string;
  note?: string;
  /** Nothing is required here only as long as no variant applies: without its facts the answer is left open. */
  unsettled?: true;
}

/** A rule for weekends read for the state. `filings`: only acts at a public office. */
export interface RollRule {
  days: 'weekend_and_holidays' | 'sunday_and_holidays';
  scope: 'all' | 'filings';
  source: string;
}

export interface PrivateRules {
  preliminary: readonly Rule[];
  intent?: readonly Rule[];
  lien: readonly Rule[];
  lienSuit: readonly Rule[];
}

export interface PublicRules {
  preliminary: readonly Rule[];
  bondClaim: readonly Rule[];
  bondSuit: readonly Rule[];
}

/** A state's rules. `roll` null: its weekend rule was not read, so no date is moved. */
export interface StateRules {
  state: string;
  name: string;
  roll: RollRule | null;
  /** Federal holidays on which the state works, so that business days count them. */
  worked?: readonly FederalHoliday[];
  private: PrivateRules;
  public: PublicRules;
}
