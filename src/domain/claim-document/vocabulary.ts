/** The facts that a claim document may state; a form lists its own, in its own order and words. */
export const claimFactNames = [
  'claimant',
  'license',
  'license_dates',
  'owner',
  'hiring_party',
  'general_contractor',
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
  'structure',
  'commencement',
  'work',
  'contract',
  'original_amount',
  'change_orders',
  'contract_total',
  'credits',
  'paid',
  'retainage',
  'amount',
  'interest',
  'interest_from',
  'payment_terms',
  'first_furnishing',
  'last_furnishing',
  'months',
  'completion',
  'notices_sent',
  'total_value',
  'value_furnished',
  'recording',
  'release_scope',
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
  | 'notices_sent'
  | 'retainage'
  | 'paid'
  | 'surety'
  | 'lender'
  | 'stop_notice_bond'
  | 'recording'
  | 'released_amount'
  | 'signatory'
  | 'hiring_party';
