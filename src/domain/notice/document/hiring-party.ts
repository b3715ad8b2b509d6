import type { JobFacts } from '../preflight/notice-facts.js';
import type { NoticeOptions } from '../preflight/notice-metadata.js';
import {
  claimantParty,
  claimantRole,
  counterparties,
  generalContractorsOf,
  ownersOf,
  type ServedParty,
  servedParty,
} from '../preflight/served-parties.js';

/**
 * The recorded party that hired the claimant: the one its party names, else the subcontractor, the GC, the owner; only the
 * owner when the claimant is the GC. `metadata.hiring_party` takes precedence, which the caller of this function has to apply.
 */
export function recordedHiringParty(facts: JobFacts, options: NoticeOptions): ServedParty | null {
  const claimant = claimantParty(facts);
  const others = counterparties(facts);
  const named = others.find((party) => party.id === claimant?.hiredByPartyId);
  if (named) return servedParty(named);
  const owner = ownersOf(facts, options)[0] ?? null;
  if (claimantRole(facts) === 'general_contractor') return owner;
  const subcontractor = others.find((party) => party.role === 'subcontractor');
  if (subcontractor) return servedParty(subcontractor);
  return generalContractorsOf(facts, options)[0] ?? owner;
}
