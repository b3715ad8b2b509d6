/** The facts that a claim document may state; a form lists its own, in its own order and words. */
const claimFactNames = [
  'claimant',
  'claimant_name',
  'claimant_address',
  'license',
  'license_dates',
  'owner',
  'owner_name',
  'record_owner',
  'owner_interest',
  'attorney',
  'dwelling',
  'hiring_party',
  'other_hiring_party',
  'general_contractor',
  'contractor_and_subcontractor',
  'lender',
  'principal',
  'surety',
  'obligee',
  'bond',
  'project',
  'property',
  'legal_description',
  'parcel',
  'county',
  'town',
  'structure',
  'commencement',
  'notice_of_contract',
  'work',
  'work_and_amount',
  'contract',
  'original_amount',
  'change_orders',
  'contract_total',
  'credits',
  'paid',
  'retainage',
  'amount',
  'amounts_not_due',
  'interest',
  'interest_from',
  'payment_terms',
  'first_furnishing',
  'last_furnishing',
  'months',
  'completion',
  'notices_sent',
  'preliminary_notice',
  'notice_of_intent',
  'total_value',
  'value_furnished',
  'recording',
  'released_part',
  'remaining_lien',
  'payment_date',
  'payment_deadline',
] as const;
export type Fact = (typeof claimFactNames)[number];

/** Facts that a form may require before it is printed. */
export type Requirement =
  | 'amount'
  | 'work'
  | 'first_furnishing'
  | 'last_furnishing'
  | 'months'
  | 'legal_description'
  | 'county'
  | 'contract_total'
  | 'contract_date'
  | 'interest_from'
  | 'future_furnishing'
  | 'parcel'
  | 'tax_lot'
  | 'notice_of_contract'
  | 'new_or_improved'
  | 'amount_by_building'
  | 'first_mortgage'
  | 'owner_interest'
  | 'dwelling'
  | 'payment_deadline'
  | 'notices_sent'
  | 'notice_of_intent'
  | 'preliminary_notice'
  | 'registry_filing'
  | 'notice_of_intention'
  | 'intent_of_subcontractor'
  | 'retainage'
  | 'paid'
  | 'surety'
  | 'lender'
  | 'stop_notice_bond'
  | 'recording'
  | 'released_amount'
  | 'signatory'
  | 'hiring_party'
  | 'general_contractor'
  | 'license'
  | 'license_if_required'
  | 'structure'
  | 'original_amount'
  | 'change_orders'
  | 'credits'
  | 'residential'
  | 'notice_to_owner'
  | 'retainage_stated'
  | 'telephone'
  | 'contact'
  | 'license_dates'
  | 'payment_terms'
  | 'interest_rate'
  | 'book_and_page'
  | 'service'
  | 'amounts_not_due'
  | 'unpaid_balance_notice'
  | 'arbitration_award';

/** The rows of a form in which a required fact is stated. */
export const factsOf: Readonly<Partial<Record<Requirement, readonly Fact[]>>> = {
  amount: ['amount', 'work_and_amount'],
  work: ['work', 'work_and_amount'],
  first_furnishing: ['first_furnishing'],
  last_furnishing: ['last_furnishing'],
  months: ['months'],
  legal_description: ['legal_description'],
  parcel: ['parcel'],
  notice_of_contract: ['notice_of_contract'],
  county: ['county'],
  contract_total: ['contract_total', 'original_amount'],
  original_amount: ['original_amount'],
  change_orders: ['change_orders'],
  credits: ['credits'],
  structure: ['structure'],
  interest_from: ['interest_from'],
  notices_sent: ['notices_sent'],
  notice_of_intention: ['notice_of_intent'],
  intent_of_subcontractor: ['notice_of_intent'],
  retainage: ['retainage'],
  retainage_stated: ['retainage'],
  paid: ['paid'],
  surety: ['surety'],
  lender: ['lender'],
  recording: ['recording'],
  hiring_party: ['hiring_party'],
  general_contractor: ['general_contractor'],
  license: ['license'],
  license_dates: ['license_dates'],
  payment_terms: ['payment_terms'],
  amounts_not_due: ['amounts_not_due'],
};
