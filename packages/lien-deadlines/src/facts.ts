import { type Day, parseDay } from './calendar.js';
import type { HeldDate, Tier } from './rule.js';
import type { ClaimantRole, HomePurpose, PartyRole, RecordedNoticeKind, Sector, Use } from './vocabulary.js';

/** A notice that the owner or contractor recorded. `recordedOn` is `YYYY-MM-DD`. */
export interface RecordedNotice {
  kind: RecordedNoticeKind;
  recordedOn: string;
}

/** What deadlines are computed from. Dates are `YYYY-MM-DD`, amounts dollars as decimal text; null is not known. */
export interface Facts {
  /** Two-letter code of the state whose law governs. */
  state: string;
  sector: Sector;
  use: Use | null;
  /** Whether an owner, a natural person, lives in the building or is to live there. */
  ownerOccupied: boolean | null;
  /** Homes in the building; of several buildings, in the largest. A single-family home and a townhome have one. */
  units: number | null;
  homesFor: HomePurpose | null;
  condominium: boolean | null;
  /** True for new construction, false for repair, remodeling or alteration. */
  newConstruction: boolean | null;
  /** Whether a payment bond covers the project. Public work is taken to have one unless this is false. */
  paymentBond: boolean | null;
  /** Whether public money finances the project. */
  publicFunds: boolean | null;
  claimantRole: ClaimantRole;
  /** Whether the owner itself signed a written contract for the claimant's work. */
  writtenContract: boolean | null;
  /** Role of the party that hired the claimant, and of the party that hired that one. */
  hiringPartyRole: PartyRole | null;
  hiringPartyHirerRole: PartyRole | null;
  claimAmount: string | null;
  /** The claimant's own contract. */
  contractAmount: string | null;
  contractDate: string | null;
  /** The contract between the owner and its contractor. */
  originalContractDate: string | null;
  firstFurnishingDate: string | null;
  lastFurnishingDate: string | null;
  completionDate: string | null;
  noticeOfCommencementDate: string | null;
  recordedNotices: readonly RecordedNotice[];
  /** False: the owner has published or recorded no notice of completion, and does not shorten the time by one. */
  completionNoticePublished: boolean | null;
  /** When the notice of the original contract was recorded. */
  noticeOfContractDate: string | null;
  /** When the original contract was terminated, or the work abandoned, before completion. */
  terminationDate: string | null;
  /** When the public body accepted the work, and when it settled finally with its contractor. */
  acceptanceDate: string | null;
  finalSettlementDate: string | null;
  /** When the whole debt to the claimant became due. */
  debtDueDate: string | null;
  /** When the claimant signed waivers of its lien. */
  waiverSignedDates: readonly string[];
  /** When the claimant's lien was recorded. */
  lienRecordedDate: string | null;
  /** When the claimant's statement of account was recorded, where that follows another recording. */
  statementRecordedDate: string | null;
  /** When the claimant filed or served the notice that by statute extends its time. */
  extensionDate: string | null;
  /** When a demand to sue was served on the claimant, and when a notice that contests its lien or bond claim was recorded or served. */
  demandToSueDate: string | null;
  contestDate: string | null;
  /** When the notice was served; for what a look-back notice covers. */
  servedDate: string | null;
  /** True when such a party is on the project; false means only that none is recorded. */
  hasLender: boolean;
  hasLienAgent: boolean;
  /** Monthly deadlines are listed up to this day's month while furnishing has not ended. */
  today: string | null;
}

/** Facts of which nothing is known but the state and the claimant's role. */
export function noFacts(state: string, claimantRole: ClaimantRole, sector: Sector = 'private'): Facts {
  return {
    state,
    sector,
    claimantRole,
    use: null,
    ownerOccupied: null,
    units: null,
    homesFor: null,
    condominium: null,
    newConstruction: null,
    paymentBond: null,
    publicFunds: null,
    writtenContract: null,
    hiringPartyRole: null,
    hiringPartyHirerRole: null,
    claimAmount: null,
    contractAmount: null,
    contractDate: null,
    originalContractDate: null,
    firstFurnishingDate: null,
    lastFurnishingDate: null,
    completionDate: null,
    noticeOfCommencementDate: null,
    recordedNotices: [],
    completionNoticePublished: null,
    noticeOfContractDate: null,
    terminationDate: null,
    acceptanceDate: null,
    finalSettlementDate: null,
    debtDueDate: null,
    waiverSignedDates: [],
    lienRecordedDate: null,
    statementRecordedDate: null,
    extensionDate: null,
    demandToSueDate: null,
    contestDate: null,
    servedDate: null,
    hasLender: false,
    hasLienAgent: false,
    today: null,
  };
}

export type HeldDates = Record<HeldDate, Day | null>;

/**
 * The dates by the names that rules count from; those that follow from other rules are filled in as the course is computed.
 *
 * @param voidAfter days after completion after which a notice of completion is void
 */
export function readHeldDates(facts: Facts, voidAfter?: number): HeldDates {
  const day = (text: string | null) => (text === null ? null : parseDay(text));
  const first = (dates: readonly string[]) => (dates.length === 0 ? null : Math.min(...dates.map(parseDay)));
  const notices = facts.recordedNotices.filter((notice) => !isVoid(notice, facts, voidAfter));
  const noticed = (kind: RecordedNoticeKind) => {
    const noticesOfKind = notices.filter((notice) => notice.kind === kind);
    return first(noticesOfKind.map(({ recordedOn }) => recordedOn));
  };
  return {
    first_furnishing: day(facts.firstFurnishingDate),
    last_furnishing: day(facts.lastFurnishingDate),
    contract_date: day(facts.contractDate),
    original_contract: day(facts.originalContractDate),
    // Work that ended for good before it was completed is completed no earlier: to count from its end is never too late.
    completion: day(facts.completionDate ?? facts.terminationDate),
    notice_of_commencement: day(facts.noticeOfCommencementDate),
    notice_of_completion: noticed('completion'),
    notice_of_cessation: noticed('cessation'),
    notice_of_termination: noticed('termination'),
    notice_of_substantial_completion: noticed('substantial_completion'),
    notice_of_contract: day(facts.noticeOfContractDate),
    termination: day(facts.terminationDate),
    acceptance: day(facts.acceptanceDate),
    final_settlement: day(facts.finalSettlementDate),
    debt_due: day(facts.debtDueDate),
    statement_recorded: day(facts.statementRecordedDate),
    extension: day(facts.extensionDate),
    demand_to_sue: day(facts.demandToSueDate),
    contest: day(facts.contestDate),
    waiver_signed: first(facts.waiverSignedDates),
    lien_recorded: day(facts.lienRecordedDate),
    lien_deadline: null,
    bond_claim_deadline: null,
    stop_payment_deadline: null,
  };
}

/** Whether the notice of completion was recorded too late after the completion that is recorded here to have any effect. */
export function isVoid({ kind, recordedOn }: RecordedNotice, facts: Facts, days: number | undefined): boolean {
  if (days === undefined || kind !== 'completion' || facts.completionDate === null) return false;
  return parseDay(recordedOn) > parseDay(facts.completionDate) + days;
}

type ContractLevel = 'owner' | 'contractor' | 'below' | null;

/**
 * The position of the claimant's customer: the owner's side, the owner's contractor, or anyone below. Who hired the customer
 * decides, over the name of its role: a trade contractor hired by the owner is the owner's contractor.
 */
export function findCustomerStanding(facts: Pick<Facts, 'hiringPartyRole' | 'hiringPartyHirerRole'>): ContractLevel {
  const customer = standingFor(facts.hiringPartyRole);
  const hirer = standingFor(facts.hiringPartyHirerRole);
  if (!customer || customer === 'owner' || !hirer) return customer;
  return hirer === 'owner' ? 'contractor' : 'below';
}

/** By its role alone. A lender, surety or lien agent is not a link in the chain of contracts and shows nothing about it. */
export function standingFor(role: PartyRole | null): ContractLevel {
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
 * The claimant's tier. Who hired the claimant decides, over the role's name; a supplier or lessor whose customer is not recorded
 * may be on either tier, and both are returned.
 */
export function tiersOf(
  facts: Pick<Facts, 'claimantRole' | 'hiringPartyRole' | 'hiringPartyHirerRole'>,
): readonly Tier[] {
  const role = facts.claimantRole;
  const customer = findCustomerStanding(facts);
  if (role === 'laborer' || role === 'design_professional') return [role];
  if (customer === 'owner') return ['general_contractor'];
  if (role === 'material_supplier') return downstream('supplier_to_contractor', 'supplier_to_subcontractor', customer);
  if (role === 'equipment_lessor') return downstream('lessor_to_contractor', 'lessor_to_subcontractor', customer);
  if (customer) return [customer === 'contractor' ? 'subcontractor' : 'sub_subcontractor'];
  return [role === 'construction_manager' ? 'general_contractor' : role];
}

function downstream(toContractor: Tier, below: Tier, customer: 'contractor' | 'below' | null): readonly Tier[] {
  if (!customer) return [below, toContractor];
  return [customer === 'contractor' ? toContractor : below];
}
