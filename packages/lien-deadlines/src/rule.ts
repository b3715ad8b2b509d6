import type { DeadlineKind, Duty, RecordedNoticeKind } from './vocabulary.js';

/**
 * The claimant's place in the chain of contracts, which decides its duties. `general_contractor` means anyone who contracts with
 * the owner; a supplier's or lessor's tier is its customer's.
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

/**
 * Dates that can be recorded, or that follow from other rules: `lien_deadline`, `bond_claim_deadline` and
 * `stop_payment_deadline` are the last days for those acts as computed here, before they move off a weekend.
 * `notice_of_…` is the recording of such a notice by the owner or contractor.
 */
export const heldDates = [
  'first_furnishing',
  'last_furnishing',
  'contract_date',
  'original_contract',
  'completion',
  'notice_of_commencement',
  'notice_of_completion',
  'notice_of_cessation',
  'notice_of_termination',
  'notice_of_substantial_completion',
  'notice_of_contract',
  'termination',
  'acceptance',
  'final_settlement',
  'debt_due',
  'statement_recorded',
  'extension',
  'demand_to_sue',
  'contest',
  'waiver_signed',
  'lien_recorded',
  'lien_deadline',
  'bond_claim_deadline',
  'stop_payment_deadline',
] as const;
export type HeldDate = (typeof heldDates)[number];

/** Dates that statutes count from and that cannot be recorded here, as a sentence names them. */
export const unheldDates = {
  project_commencement: 'the date on which work on the project itself began',
  building_permit: 'the date of the building permit',
  before_payment: 'the date of the owner’s first payment',
  before_lien_filing: 'the date on which the lien is filed',
  none_dated: 'the dates on which the owner pays the contractor',
  order_date: 'the date on which the special materials were ordered',
  wages_due: 'the date on which the wages became due',
  lien_attached: 'the date on which the court attached the lien',
  lien_notice: 'the date on which the notice of lien was served',
  before_bond_suit: 'the date on which suit on the bond is filed',
  suit_filed: 'the date on which the suit was filed',
  final_payment: 'the date of final payment under the contract',
  claim_notice: 'the date on which the claim was served',
  bond_terms: 'the terms of the payment bond',
  no_last_day: 'nothing: the law sets no last day',
} as const;
export type UnheldDate = keyof typeof unheldDates;

/**
 * A period that counts from one date. Counts are whole numbers of at least 0.
 *
 * `lookback` is for statutes that only measure back from the notice ("what was supplied after the date that is 60 days before"):
 * the last safe day is the day before the count is full, and it never moves to a later day. `before` counts back from its date.
 * `eachMonth`: every month of furnishing has a date of its own.
 */
export type SimplePeriod =
  | { kind: 'days' | 'business_days' | 'months' | 'years'; from: HeldDate; count: number }
  | { kind: 'days_after_year'; from: HeldDate; count: number }
  | { kind: 'lookback' | 'lookback_business_days'; from: HeldDate; count: number }
  | { kind: 'days_after_month'; from: HeldDate; count: number; eachMonth: boolean }
  | { kind: 'day_of_month'; from: HeldDate; day: number; monthsAfter: number; eachMonth: boolean }
  | { kind: 'before'; from: HeldDate; count: number };

/**
 * How a statute counts. `earliest`: the first of several periods ends the right; parts whose date is not recorded do not count
 * (such as a notice of completion that was never recorded). `unheld`: it counts from a date that cannot be recorded here; `safe` is a period
 * that surely ends no later, if one can be stated. `bounded`: it counts from a date that may not be recorded yet (`exact`); until then `safe`
 * is a period that surely ends no later.
 */
export type Period =
  | SimplePeriod
  | { kind: 'earliest'; of: readonly SimplePeriod[] }
  | { kind: 'bounded'; exact: SimplePeriod; safe: SimplePeriod }
  | { kind: 'unheld'; from: UnheldDate; text: string; count: number | null; safe?: SimplePeriod };

/** A circumstance that a rule depends on. Facts that can be recorded are tested; `unheld` ones are shown to the reader. */
export type Test =
  | { fact: 'residential' | 'owner_occupied_home' | 'new_construction' | 'payment_bond' | 'public_funds'; is: boolean }
  | {
      fact: 'condominium' | 'for_sale' | 'written_contract' | 'completion_notice_published';
      is: boolean;
    }
  | { fact: 'extended'; within: SimplePeriod }
  | { fact: 'any_of'; tests: readonly Test[] }
  | { fact: 'units'; bound: 'at_most' | 'over'; amount: number }
  | { fact: 'lender' | 'lien_agent' | 'notice_of_commencement' | 'notice_of_contract' }
  | { fact: 'recorded'; kinds: readonly RecordedNoticeKind[]; is: boolean }
  | { fact: 'claim_amount' | 'contract_amount'; bound: 'over' | 'at_least' | 'under'; amount: number }
  | { fact: 'hired_below'; party: 'owner' | 'contractor' | 'first_tier' | 'second_tier' }
  | { fact: 'customer_is_supplier' | 'claimant_is_supplier'; is: boolean }
  | { fact: 'unheld'; text: string };

/** What was read to check a rule, and when (`YYYY-MM-DD`). */
export interface Check {
  on: string;
  read: string;
}

/** The rule governs when the date that the statute names is on or after `from` and before `until`. */
export interface Effective {
  by: HeldDate;
  from?: string;
  until?: string;
}

/** One rule of one statute for some tiers. A rule with `when` or `effective` is a variant of the ones without. */
export interface Rule {
  tiers: readonly Tier[] | 'all';
  /** Which of several duties of its kind: each has an entry of its own. Without it, the ordinary one. */
  duty?: Duty;
  /** null: nothing is required. */
  period: Period | null;
  source: string;
  /** null: the citation was recalled, not looked up. */
  checked: Check | null;
  /** All must hold for the variant to take the place of the state's ordinary rule. */
  when?: readonly Test[];
  effective?: Effective;
  /** The duty exists only if all hold. */
  provided?: readonly Test[];
  /** What the right takes beside the dates, as a sentence; it follows the date. */
  needs?: string;
  /** The claimant has no such right at all: a plain sentence with the reason. Only with `period: null`. */
  noRight?: string;
  /** Public work: the claim reaches money of the public body too, so it stands without a bond. */
  reachesFunds?: true;
  /** The period runs from this date when it is recorded and later than the period's own. */
  laterOf?: HeldDate;
  /** Days before a late notice that it still covers; 0: only later work. */
  lookbackDays?: number;
  /** A late notice covers only what is furnished from this many days after it on. */
  protectsAfterDays?: number;
  servedOn?: string;
  /** The registry in which the document is filed, instead of being served on anyone. */
  filedWith?: string;
  /** The statute counts when the recipient receives the notice, not when it is mailed. */
  receipt?: true;
  /** Mailed by this many days after the period's start, it is in time whenever it arrives. */
  mailedInTime?: number;
  /** The state's own name for the document, where it differs from `StateRules.names`. */
  documentName?: string;
  /** What a late claimant loses, as a clause. */
  late?: string;
  note?: string;
  /** A roll rule of its own; null: the date never moves. */
  roll?: RollRule | null;
}

/**
 * The state's rule for periods that end on a day off. `filings`: only acts at a public office or court. `from`: for periods that
 * end on or after this day.
 */
export interface RollRule {
  days: 'weekend_and_holidays' | 'sunday_and_holidays' | 'sunday';
  scope: 'all' | 'filings';
  source: string;
  from?: string;
  /** Who denies that the period moves. What is filed is then better filed before the day off. */
  disputedBy?: string;
}

/**
 * A yearly holiday: a fixed day (`on`: `MM-DD`), the nth weekday of a month (-1 is the last), or days from Easter Sunday.
 * `keptOn: 'monday'`: the Monday of that week, or the next one where the day falls on a weekend. `plus`: days after the weekday,
 * so that the Friday after the fourth Thursday is never the fourth Friday by mistake. `since` and `until` are the first and the
 * last year in which it is a holiday.
 */
export type HolidayRule = { name: string; since?: number; until?: number } & (
  | { on: string; keptOn?: 'monday' }
  | { month: number; weekday: number; nth: number; plus?: number }
  | { easter: number }
);

/**
 * Who has no right, or may have none: it goes before all rules of the course. Without `when` it holds for the tiers at all times.
 */
export interface Standing {
  tiers: readonly Tier[] | 'all';
  when?: readonly Test[];
  /** false: there is no such right; null: the law is in doubt. */
  right: false | null;
  /** A clause after "You have no lien here:". */
  reason: string;
  source: string;
  checked: Check | null;
}

export type Course = Partial<Record<DeadlineKind, readonly Rule[]>>;

/** A state's rules. `roll` null: no rule for days off was found, so no date moves. */
export interface StateRules {
  state: string;
  name: string;
  roll: RollRule | null;
  /** Legal holidays on which offices are surely closed, beyond the seven that every state keeps; cited in `holidaySource`. */
  holidays?: readonly HolidayRule[];
  holidaySource?: string;
  /** A notice of completion that is recorded more than this many days after completion is void; cited in `completionNoticeSource`. */
  completionNoticeWithin?: number;
  completionNoticeSource?: string;
  /**
   * Holidays on a fixed day that fall on a weekend: `monday` keeps those of a Sunday on Monday as well, `nearest` also those of a
   * Saturday on Friday. The seven that every state keeps are kept on Monday everywhere.
   */
  observed?: 'monday' | 'nearest';
  /** The state's own names of the documents, capitalized as the trade writes them: Notice to Owner. */
  names?: Partial<Record<DeadlineKind, string>>;
  /** Who has no right, by sector. */
  standing?: { private?: readonly Standing[]; public?: readonly Standing[] };
  /** What the state says of corrective and punch-list work, as a sentence. */
  punchList?: string;
  private: Course;
  public: Course;
}
