import type { HeldDate, Period, Test, Tier, UnheldDate } from '../rule.js';

/** The short words the state files are written in. */

export const days = (count: number, from: HeldDate): Period => ({ kind: 'days', from, count });
export const businessDays = (count: number, from: HeldDate): Period => ({ kind: 'business_days', from, count });
export const months = (count: number, from: HeldDate): Period => ({ kind: 'months', from, count });
export const years = (count: number, from: HeldDate): Period => ({ kind: 'years', from, count });
/** Days before the date; 0 is before the event itself. */
export const before = (from: HeldDate, count = 0): Period => ({ kind: 'before', from, count });
export const daysAfterMonthOf = (count: number, from: HeldDate): Period => ({
  kind: 'days_after_month',
  from,
  count,
  eachMonth: false,
});
export const daysAfterEachMonth = (count: number): Period => ({
  kind: 'days_after_month',
  from: 'first_furnishing',
  count,
  eachMonth: true,
});
export const dayOfMonthAfter = (day: number, monthsAfter: number, from: HeldDate): Period => ({
  kind: 'day_of_month',
  from,
  day,
  monthsAfter,
  eachMonth: false,
});
export const dayAfterEachMonth = (day: number, monthsAfter: number): Period => ({
  kind: 'day_of_month',
  from: 'first_furnishing',
  day,
  monthsAfter,
  eachMonth: true,
});
/** A period from a date the service does not hold: `text` completes "… is due". */
export const unheldDate = (from: UnheldDate, text: string, count: number | null = null): Period => ({
  kind: 'unheld',
  from,
  text,
  count,
});

export const residential: Test = { fact: 'residential', is: true };
export const notResidential: Test = { fact: 'residential', is: false };
export const ownerOccupiedHome: Test = { fact: 'owner_occupied_home', is: true };
export const notOwnerOccupiedHome: Test = { fact: 'owner_occupied_home', is: false };
export const lender: Test = { fact: 'lender' };
export const lienAgent: Test = { fact: 'lien_agent' };
export const commencementRecorded: Test = { fact: 'notice_of_commencement' };
export const notHiredByOwner: Test = { fact: 'hired_below', party: 'owner' };
export const hiredBelowContractor: Test = { fact: 'hired_below', party: 'contractor' };
export const claimOver = (amount: number): Test => ({ fact: 'claim_amount', bound: 'over', amount });
export const claimUnder = (amount: number): Test => ({ fact: 'claim_amount', bound: 'under', amount });
export const contractOver = (amount: number): Test => ({ fact: 'contract_amount', bound: 'over', amount });
export const contractAtLeast = (amount: number): Test => ({ fact: 'contract_amount', bound: 'at_least', amount });
/** A circumstance the service does not record, as a clause after "if". */
export const that = (text: string): Test => ({ fact: 'unheld', text });

export const direct: readonly Tier[] = ['general_contractor'];
/** Everyone below the owner's contractor who furnishes labor, material or equipment, wage earners aside. */
export const belowOwner: readonly Tier[] = [
  'subcontractor',
  'sub_subcontractor',
  'supplier_to_contractor',
  'supplier_to_subcontractor',
  'lessor_to_contractor',
  'lessor_to_subcontractor',
];
/** Those hired by a subcontractor. */
export const remote: readonly Tier[] = ['sub_subcontractor', 'supplier_to_subcontractor', 'lessor_to_subcontractor'];
/** Those who contract with the owner or with its contractor, wage earners and designers among them. */
export const notRemote: readonly Tier[] = [
  'general_contractor',
  'subcontractor',
  'supplier_to_contractor',
  'lessor_to_contractor',
  'laborer',
  'design_professional',
];
export const others: readonly Tier[] = [...belowOwner, 'laborer', 'design_professional'];
