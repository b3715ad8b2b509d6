import type { Check, HeldDate, HolidayRule, Period, SimplePeriod, Standing, Test, Tier, UnheldDate } from '../rule.js';
import type { RecordedNoticeKind } from '../vocabulary.js';

/** The short words the state files are written in. */

export const days = (count: number, from: HeldDate): SimplePeriod => ({ kind: 'days', from, count });
export const businessDays = (count: number, from: HeldDate): SimplePeriod => ({ kind: 'business_days', from, count });
export const months = (count: number, from: HeldDate): SimplePeriod => ({ kind: 'months', from, count });
export const years = (count: number, from: HeldDate): SimplePeriod => ({ kind: 'years', from, count });
/** Days that begin a year after the date. */
export const daysAfterYear = (count: number, from: HeldDate): SimplePeriod => ({
  kind: 'days_after_year',
  from,
  count,
});
/** The statute only measures back from the notice; the last safe day is one before the count is full. */
export const lookback = (count: number, from: HeldDate): SimplePeriod => ({ kind: 'lookback', from, count });
export const lookbackBusinessDays = (count: number, from: HeldDate): SimplePeriod => ({
  kind: 'lookback_business_days',
  from,
  count,
});
/** Days before the date; 0 is before the event itself. */
export const before = (from: HeldDate, count = 0): SimplePeriod => ({ kind: 'before', from, count });
export const daysAfterMonthOf = (count: number, from: HeldDate): SimplePeriod => ({
  kind: 'days_after_month',
  from,
  count,
  eachMonth: false,
});
export const daysAfterEachMonth = (count: number): SimplePeriod => ({
  kind: 'days_after_month',
  from: 'first_furnishing',
  count,
  eachMonth: true,
});
export const dayOfMonthAfter = (day: number, monthsAfter: number, from: HeldDate): SimplePeriod => ({
  kind: 'day_of_month',
  from,
  day,
  monthsAfter,
  eachMonth: false,
});
export const dayAfterEachMonth = (day: number, monthsAfter: number): SimplePeriod => ({
  kind: 'day_of_month',
  from: 'first_furnishing',
  day,
  monthsAfter,
  eachMonth: true,
});
/** The first of these ends the right; parts whose date is not recorded do not count. */
export const earliest = (...periods: SimplePeriod[]): Period => ({ kind: 'earliest', of: periods });
/** A period from a date that cannot be recorded: `text` completes "… is due"; `safe` surely ends no later. */
export const unheldDate = (
  from: UnheldDate,
  text: string,
  count: number | null = null,
  safe?: SimplePeriod,
): Period => ({ kind: 'unheld', from, text, count, ...(safe && { safe }) });

/** A period from a date that may not be recorded yet; until then, one that surely ends no later. */
export const bounded = (exact: SimplePeriod, safe: SimplePeriod): Period => ({ kind: 'bounded', exact, safe });

/** What was read on the day on which these rules were last checked. */
export const read = (place: string, on = '2026-11-22'): Check => ({ on, read: place });

export const residential: Test = { fact: 'residential', is: true };
export const notResidential: Test = { fact: 'residential', is: false };
export const ownerOccupiedHome: Test = { fact: 'owner_occupied_home', is: true };
export const notOwnerOccupiedHome: Test = { fact: 'owner_occupied_home', is: false };
export const newConstruction: Test = { fact: 'new_construction', is: true };
export const repair: Test = { fact: 'new_construction', is: false };
export const bonded: Test = { fact: 'payment_bond', is: true };
export const notBonded: Test = { fact: 'payment_bond', is: false };
export const unitsAtMost = (amount: number): Test => ({ fact: 'units', bound: 'at_most', amount });
export const unitsOver = (amount: number): Test => ({ fact: 'units', bound: 'over', amount });
export const condominium: Test = { fact: 'condominium', is: true };
export const forSale: Test = { fact: 'for_sale', is: true };
export const writtenContract: Test = { fact: 'written_contract', is: true };
export const noCompletionNotice: Test = { fact: 'completion_notice_published', is: false };
export const notInWriting: Test = { fact: 'written_contract', is: false };
/** The claimant gave the notice that extends its time within the period. */
export const extended = (within: SimplePeriod): Test => ({ fact: 'extended', within });
export const contractNoticed: Test = { fact: 'notice_of_contract' };
export const anyOf = (...tests: Test[]): Test => ({ fact: 'any_of', tests });
export const lender: Test = { fact: 'lender' };
export const lienAgent: Test = { fact: 'lien_agent' };
export const commencementRecorded: Test = { fact: 'notice_of_commencement' };
/** Any of these notices is recorded. */
export const recorded = (...kinds: RecordedNoticeKind[]): Test => ({ fact: 'recorded', kinds, is: true });
export const notRecorded = (...kinds: RecordedNoticeKind[]): Test => ({ fact: 'recorded', kinds, is: false });
export const notHiredByOwner: Test = { fact: 'hired_below', party: 'owner' };
export const hiredBelowContractor: Test = { fact: 'hired_below', party: 'contractor' };
/** Hired by someone whom a subcontractor or supplier hired: the third tier below the contractor and beyond. */
export const hiredBelowFirstTier: Test = { fact: 'hired_below', party: 'first_tier' };
/** Hired by someone below a sub-subcontractor. */
export const hiredBelowSecondTier: Test = { fact: 'hired_below', party: 'second_tier' };
export const suppliesSupplier: Test = { fact: 'customer_is_supplier', is: true };
/** Of those whom the owner hired: who only sells or leases to it, and does no work. */
export const onlySupplies: Test = { fact: 'claimant_is_supplier', is: true };
export const doesWork: Test = { fact: 'claimant_is_supplier', is: false };
export const claimOver = (amount: number): Test => ({ fact: 'claim_amount', bound: 'over', amount });
export const claimUnder = (amount: number): Test => ({ fact: 'claim_amount', bound: 'under', amount });
export const contractOver = (amount: number): Test => ({ fact: 'contract_amount', bound: 'over', amount });
export const contractAtLeast = (amount: number): Test => ({ fact: 'contract_amount', bound: 'at_least', amount });
/** A circumstance that cannot be recorded, as a clause after "if". */
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
/** Those whose tier is not in their name: it follows from who hired them. */
export const unranked: readonly Tier[] = ['laborer', 'design_professional'];
export const remoteSuppliers: readonly Tier[] = ['supplier_to_subcontractor', 'lessor_to_subcontractor'];
export const lessors: readonly Tier[] = ['lessor_to_contractor', 'lessor_to_subcontractor'];
export const firstTier: readonly Tier[] = ['subcontractor', 'supplier_to_contractor', 'lessor_to_contractor'];
/** Those who contract with the owner or with its contractor. */
export const upToFirstTier: readonly Tier[] = [...direct, ...firstTier];
/** The same with wage earners and designers. */
export const notRemote: readonly Tier[] = [...upToFirstTier, ...unranked];
export const suppliers: readonly Tier[] = [
  'supplier_to_contractor',
  'supplier_to_subcontractor',
  'lessor_to_contractor',
  'lessor_to_subcontractor',
];
/** All but designers. */
export const builders: readonly Tier[] = [...direct, ...belowOwner, 'laborer'];
export const others: readonly Tier[] = [...belowOwner, ...unranked];

/** Suppliers whose customer is itself a supplier. */
const toSupplier = { tiers: suppliers, when: [suppliesSupplier] } as const;
export const noSupplierToSupplier = (
  state: string,
  source: string,
  checked: Check | null,
  unless?: string,
): Standing => ({
  ...toSupplier,
  right: false,
  reason: `${state} law does not protect a supplier to a supplier${unless ? `, ${unless}` : ''}`,
  source,
  checked,
});
export const supplierInDoubt = (state: string, source: string, checked: Check | null): Standing => ({
  ...toSupplier,
  right: null,
  reason: `${state} law leaves open whether it protects a supplier to a supplier`,
  source,
  checked,
});
/** On public work. */
export const bondInDoubt = (source: string, checked: Check | null): Standing => ({
  ...toSupplier,
  right: null,
  reason: 'few statutes on public work protect a supplier to a supplier',
  source,
  checked,
});
/** On public work, where the statute names labor and material only. */
export const designerInDoubt = (source: string, checked: Check | null = null): Standing => ({
  tiers: ['design_professional'],
  right: null,
  reason: 'bonds on public work protect labor and material, and a designer perhaps only for work at the site',
  source,
  checked,
});
/** Hired by someone below a first-tier subcontractor. */
export const belowSecondTier = (ground: Omit<Standing, 'tiers' | 'when'>): Standing => ({
  tiers: others,
  when: [hiredBelowFirstTier],
  ...ground,
});
export const suppliersChart: Check = read('chart of suppliers to suppliers at nacmsts.com', '2026-11-28');

/** The day after the fourth Thursday in November, by the state's name for it. */
export const afterThanksgiving = (name = 'the day after Thanksgiving'): HolidayRule => ({
  name,
  month: 11,
  weekday: 4,
  nth: 4,
  plus: 1,
});
