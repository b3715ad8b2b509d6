/** The words in which facts are given. */

export const claimantRoles = [
  'general_contractor',
  'construction_manager',
  'subcontractor',
  'sub_subcontractor',
  'material_supplier',
  'equipment_lessor',
  'design_professional',
  'laborer',
] as const;
export type ClaimantRole = (typeof claimantRoles)[number];

export const partyRoles = [
  'owner',
  'public_entity',
  'lessee',
  'developer',
  ...claimantRoles,
  'lender',
  'surety',
  'lien_agent',
] as const;
export type PartyRole = (typeof partyRoles)[number];

export const sectors = ['private', 'public', 'federal'] as const;
export type Sector = (typeof sectors)[number];

export const uses = ['commercial', 'residential', 'industrial', 'infrastructure', 'mixed'] as const;
export type Use = (typeof uses)[number];

/** What homes are built or kept for, other than for their owner to live in. */
export const homePurposes = ['sale', 'rent'] as const;
export type HomePurpose = (typeof homePurposes)[number];

/** What an owner or contractor records to shorten the claimants' periods. */
export const recordedNoticeKinds = ['completion', 'cessation', 'termination', 'substantial_completion'] as const;
export type RecordedNoticeKind = (typeof recordedNoticeKinds)[number];

/** The acts of a claimant's course, in the order in which they are usually taken. */
export const deadlineKinds = [
  'notice_of_contract',
  'preliminary_notice',
  'retainage_notice',
  'stop_payment_notice',
  'affidavit_of_nonpayment',
  'notice_of_intent',
  'mechanics_lien',
  'statement_of_account',
  'service_after_filing',
  'proof_of_service',
  'pre_suit_notice',
  'lien_suit',
  'public_funds_notice',
  'public_funds_lien',
  'public_funds_suit',
  'bond_claim',
  'bond_suit',
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/**
 * Duties beside the ordinary one of their kind: the notice to an owner who lives in the home, and the notice and lien for services
 * during construction of a designer who also has those for services before it.
 */
export const duties = ['resident_owner', 'construction_services'] as const;
export type Duty = (typeof duties)[number];
