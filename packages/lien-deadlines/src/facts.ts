import type { ClaimantRole, PartyRole, ProjectSector, ProjectUse } from '../vocabulary.js';
import type { HeldDate, Tier } from './rule.js';

/** What the deadlines are computed from. Dates are `YYYY-MM-DD`, amounts dollars as decimal text; null is not recorded. */
export interface DeadlineFacts {
  /** Two-letter code of the state whose law governs. */
  state: string;
  sector: ProjectSector;
  use: ProjectUse | null;
  ownerOccupied: boolean | null;
  claimantRole: ClaimantRole;
  /** Role of the party that hired the claimant, and of the party that hired that one. */
  hiringPartyRole: PartyRole | null;
  hiringPartyHirerRole: PartyRole | null;
  claimAmount: string | null;
  /** The claimant's own contract. */
  contractAmount: string | null;
  contractDate: string | null;
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  completionDate: string | null;
  noticeOfCommencementDate: string | null;
  /** When the claimant's lien was recorded. */
  lienRecordedDate: string | null;
  /** True when such a party is on the project; false says only that none is recorded. */
  hasLender: boolean;
  hasLienAgent: boolean;
}

export type HeldDates = Record<HeldDate, string | null>;

/** The recorded dates by the names the rules count from. `lienDeadline` is computed beforehand, where it is needed. */
export function heldDatesOf(facts: DeadlineFacts, lienDeadline: string | null = null): HeldDates {
  return {
    first_furnishing: facts.firstFurnishingDate,
    last_furnishing: facts.lastFurnishingDate,
    contract_date: facts.contractDate,
    completion: facts.completionDate,
    notice_of_commencement: facts.noticeOfCommencementDate,
    lien_recorded: facts.lienRecordedDate,
    lien_deadline: lienDeadline,
  };
}

type Standing = 'owner' | 'contractor' | 'below' | null;

/**
 * The position of the claimant's customer: the owner's side, the owner's contractor, or anyone below. Who hired the customer
 * decides, over the name of its role: a trade contractor hired by the owner is the owner's contractor.
 */
export function customerOf(facts: Pick<DeadlineFacts, 'hiringPartyRole' | 'hiringPartyHirerRole'>): Standing {
  const customer = standingOf(facts.hiringPartyRole);
  const hirer = standingOf(facts.hiringPartyHirerRole);
  if (!customer || customer === 'owner' || !hirer) return customer;
  return hirer === 'owner' ? 'contractor' : 'below';
}

/** By its role alone. A lender, surety or lien agent is not a link in the chain of contracts and shows nothing about it. */
function standingOf(role: PartyRole | null): Standing {
  switch (role) {
    case 'owner':
    case 'public_entity':
    case 'lessee':
    case 'developer':
      return 'owner';
    case 'general_contractor':
    case 'construction_manager':
      return 'contractor';
    case null:
    case 'lender':
    case 'surety':
    case 'lien_agent':
      return null;
    default:
      return 'below';
  }
}

/**
 * The claimant's tier. Who hired it decides, over the role's name; a supplier or lessor whose customer is not recorded
 * may be on either tier, and both are returned for the caller to take the stricter answer.
 */
export function tiersOf(
  facts: Pick<DeadlineFacts, 'claimantRole' | 'hiringPartyRole' | 'hiringPartyHirerRole'>,
): [Tier, ...Tier[]] {
  const role = facts.claimantRole;
  const customer = customerOf(facts);
  if (role === 'laborer' || role === 'design_professional') return [role];
  if (customer === 'owner') return ['general_contractor'];
  if (role === 'material_supplier') return downstream('supplier_to_contractor', 'supplier_to_subcontractor', customer);
  if (role === 'equipment_lessor') return downstream('lessor_to_contractor', 'lessor_to_subcontractor', customer);
  if (customer) return [customer === 'contractor' ? 'subcontractor' : 'sub_subcontractor'];
  return [role === 'construction_manager' ? 'general_contractor' : role];
}

function downstream(toContractor: Tier, below: Tier, customer: 'contractor' | 'below' | null): [Tier, ...Tier[]] {
  if (!customer) return [below, toContractor];
  return [customer === 'contractor' ? toContractor : below];
}
