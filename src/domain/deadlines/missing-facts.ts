import type { DecidingFact } from 'lien-deadlines';

/** A fact that a deadline depends on, by the name of the field that records it. A party is on the project; a lien on its notice. */
const names = {
  firstFurnishingDate: 'first_furnishing_date',
  lastFurnishingDate: 'last_furnishing_date',
  contractDate: 'date_contract',
  originalContractDate: 'original_contract_date',
  completionDate: 'completion_date',
  noticeOfCommencementDate: 'notice_of_commencement',
  recordedNotices: 'recorded_notices',
  lienRecordedDate: 'recorded_on',
  waiverSignedDates: 'waiver_signed_on',
  use: 'use',
  ownerOccupied: 'owner_occupied',
  units: 'units',
  newConstruction: 'new_construction',
  paymentBond: 'payment_bond',
  publicFunds: 'public_funds',
  homesFor: 'homes_for',
  condominium: 'condominium',
  writtenContract: 'written_contract',
  completionNoticePublished: 'completion_notice_published',
  noticeOfContractDate: 'notice_of_contract_date',
  terminationDate: 'termination_date',
  acceptanceDate: 'acceptance_date',
  finalSettlementDate: 'final_settlement_date',
  debtDueDate: 'debt_due_date',
  statementRecordedDate: 'statement_recorded_date',
  extensionDate: 'extension_date',
  demandToSueDate: 'demand_to_sue_date',
  contestDate: 'contest_date',
  claimAmount: 'claim_amount',
  contractAmount: 'contract_amount',
  hasLender: 'lender',
  hasLienAgent: 'lien_agent',
  hiringPartyRole: 'hired_by_party_id',
  hiringPartyHirerRole: 'hired_by_party_id',
} as const satisfies Record<DecidingFact, string>;

export type DeadlineFact = (typeof names)[DecidingFact];
export const deadlineFacts: readonly DeadlineFact[] = [...new Set(Object.values(names))];

export function missingFacts(missing: readonly DecidingFact[]): DeadlineFact[] {
  return [...new Set(missing.map((fact) => names[fact]))];
}
