import type { HeldDate, Period, Tier } from './rule.js';

/** The phrases that the explanations are built from. */

export const deadlineKinds = [
  'preliminary_notice',
  'notice_of_intent',
  'mechanics_lien',
  'lien_suit',
  'bond_claim',
  'bond_suit',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** The act as a noun, and what the claimant must do. */
export const acts: Record<DeadlineKind, { noun: string; duty: string }> = {
  preliminary_notice: { noun: 'preliminary notice', duty: 'serve the preliminary notice' },
  notice_of_intent: { noun: 'notice of intent to lien', duty: 'serve the notice of intent to lien' },
  mechanics_lien: { noun: 'lien filing', duty: 'file the lien' },
  lien_suit: { noun: 'suit on the lien', duty: 'sue on the lien' },
  bond_claim: { noun: 'notice of claim on the payment bond', duty: 'give notice of the claim on the payment bond' },
  bond_suit: { noun: 'suit on the payment bond', duty: 'sue on the payment bond' },
};

export const tierNames: Record<Tier, string> = {
  general_contractor: 'a contractor hired by the owner',
  subcontractor: 'a subcontractor hired by the general contractor',
  sub_subcontractor: 'a subcontractor hired by a subcontractor',
  supplier_to_contractor: 'a supplier to the general contractor',
  supplier_to_subcontractor: 'a supplier to a subcontractor',
  lessor_to_contractor: 'an equipment lessor to the general contractor',
  lessor_to_subcontractor: 'an equipment lessor to a subcontractor',
  laborer: 'a laborer',
  design_professional: 'a design professional',
};

/** The recorded dates in words, with the field that holds each. */
export const heldDateNames: Record<HeldDate, { words: string; field: string }> = {
  first_furnishing: { words: 'first furnishing', field: 'first_furnishing_date' },
  last_furnishing: { words: 'last furnishing', field: 'last_furnishing_date' },
  contract_date: { words: 'the contract date', field: 'date_contract' },
  completion: { words: 'completion', field: 'completion_date' },
  notice_of_commencement: {
    words: 'the recording of the notice of commencement',
    field: 'notice_of_commencement.recorded_on',
  },
  lien_recorded: { words: 'the recording of the lien', field: 'recorded_on of the lien notice' },
  lien_deadline: { words: 'the last day for the lien', field: 'the last day for the lien' },
};

/** The period after "must … ": `within 20 days after first furnishing`. */
export function periodWords(period: Period): string {
  if (period.kind === 'unheld') return period.text;
  const from = heldDateNames[period.from].words;
  switch (period.kind) {
    case 'days':
      return period.count === 0 ? `by ${from}` : `within ${counted(period.count, 'day')} after ${from}`;
    case 'business_days':
      return `within ${counted(period.count, 'business day')} after ${from}`;
    case 'months':
      return `within ${counted(period.count, 'month')} after ${from}`;
    case 'years':
      return `within ${counted(period.count, 'year')} after ${from}`;
    case 'days_after_month':
      return period.eachMonth
        ? `within ${period.count} days after the end of each month of furnishing`
        : `within ${period.count} days after the end of the month of ${from}`;
    case 'day_of_month': {
      const after = period.eachMonth ? 'each month of furnishing' : `the month of ${from}`;
      return `by the ${ordinal(period.day)} day of the ${ordinal(period.monthsAfter)} month after ${after}`;
    }
    case 'before':
      return period.from === 'lien_deadline'
        ? `at least ${period.count} days before filing the lien`
        : `before ${from}`;
  }
}

/** The rule's `basis` token. */
export function basisOf(period: Period): string {
  if (period.kind === 'before') {
    return period.from === 'lien_deadline' ? 'before_lien_filing' : `before_${period.from}`;
  }
  if (period.kind === 'days_after_month') return 'month_end';
  if (period.kind === 'day_of_month' && period.eachMonth) return 'furnishing_month';
  return period.from;
}

/** The rule's number of days, calendar or business; null if it counts in months or years, or not at all. */
export function daysOf(period: Period): number | null {
  const countsDays = ['days', 'business_days', 'days_after_month', 'before', 'unheld'].includes(period.kind);
  return countsDays && 'count' in period ? period.count : null;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function ordinal(count: number): string {
  const suffix = { 1: 'st', 2: 'nd', 3: 'rd' }[count];
  return `${count}${suffix ?? 'th'}`;
}
