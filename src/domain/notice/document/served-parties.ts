import type { JobFacts, PartyFacts, PostalAddress } from '../../document/job-facts.js';
import { partyAddress } from './address.js';
import type { NoticeOptions } from './notice-metadata.js';

/** One addressee of the notice, from a party record or given inline in the metadata. */
export interface ServedParty {
  source: 'party' | 'inline';
  /** The path where its facts are completed: `parties.owner`, `metadata.gc`. */
  field: string;
  role: string;
  name: string;
  attention: string | null;
  phone: string | null;
  reputed: boolean;
  contractNumber: string | null;
  address: PostalAddress;
  party: PartyFacts | null;
}

export function isPublicWork(facts: JobFacts): boolean {
  return facts.project.sector === 'public' || facts.project.sector === 'federal';
}

export function claimantParty(facts: JobFacts): PartyFacts | null {
  return facts.parties.find((party) => party.isClaimant && party.isActive) ?? null;
}

/** The claimant's role on its party; the project's copy is used while the party is missing. */
export function claimantRole(facts: JobFacts): string {
  return claimantParty(facts)?.role ?? facts.project.claimantRole;
}

/** Active parties other than the claimant, who is never served with its own notice. */
export function counterparties(facts: JobFacts): PartyFacts[] {
  return facts.parties.filter((party) => party.isActive && !party.isClaimant);
}

/** Owners: on public work the public entity takes the owner's place. Inline `metadata.owner` if there is none. */
export function listOwners(facts: JobFacts, options: NoticeOptions): ServedParty[] {
  const roles = isPublicWork(facts) ? ['public_entity', 'owner'] : ['owner'];
  const recorded = counterparties(facts).filter((party) => roles.includes(party.role));
  if (recorded.length > 0) return recorded.map(servedParty);
  if (!options.owner) return [];
  return [inlineParty('metadata.owner', isPublicWork(facts) ? 'public_entity' : 'owner', options.owner)];
}

/** General contractors other than the claimant. Inline `metadata.gc` when there is none. */
export function listGeneralContractors(facts: JobFacts, options: NoticeOptions): ServedParty[] {
  const recorded = counterparties(facts).filter((party) => party.role === 'general_contractor');
  if (recorded.length > 0) return recorded.map(servedParty);
  if (!options.generalContractor || claimantRole(facts) === 'general_contractor') return [];
  return [inlineParty('metadata.gc', 'general_contractor', options.generalContractor)];
}

/**
 * Everyone the notice is served on: owner or public entity, GC, lender, surety. A lender recorded on public work is served as
 * well: public property cannot be mortgaged, but a leasehold or a concession on it may be.
 */
export function servedParties(facts: JobFacts, options: NoticeOptions): ServedParty[] {
  const rest = ['lender', 'surety'].flatMap((role) => counterparties(facts).filter((party) => party.role === role));
  return [...listOwners(facts, options), ...listGeneralContractors(facts, options), ...rest.map(servedParty)];
}

export function servedParty(party: PartyFacts): ServedParty {
  return {
    source: 'party',
    field: `parties.${party.role}`,
    role: party.role,
    name: party.organization.legalName?.trim() || party.organization.name.trim(),
    attention: party.attention,
    phone: party.organization.phone,
    reputed: party.reputed,
    contractNumber: party.contractNumber,
    address: partyAddress(party),
    party,
  };
}

export function inlineParty(field: string, role: string, party: NonNullable<NoticeOptions['owner']>): ServedParty {
  const { name, attention, phone, ...address } = party;
  return {
    source: 'inline',
    field,
    role,
    name,
    attention,
    phone,
    reputed: false,
    contractNumber: null,
    address,
    party: null,
  };
}
