import type { JobFacts, PartyFacts, Violation } from '../preflight/notice-facts.js';
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

const ownersSide = ['owner', 'public_entity', 'lessee', 'developer'];
const contractors = ['general_contractor', 'construction_manager'];

/** Who can have hired a claimant of each role. Suppliers, lessors, laborers and designers work for anyone. */
const hirers: Record<string, readonly string[]> = {
  general_contractor: ownersSide,
  construction_manager: ownersSide,
  subcontractor: contractors,
  sub_subcontractor: ['subcontractor'],
};
const anyone = [...ownersSide, ...contractors, 'subcontractor', 'sub_subcontractor'];

/**
 * The recorded party that hired the claimant: the one that its party names, else the only one that can have. null if several can
 * have, or none: documents are sworn, so they have a blank and not a guess. `metadata.hiring_party` takes precedence, which the
 * caller of this function has to apply.
 */
export function recordedHiringParty(facts: JobFacts, options: NoticeOptions): ServedParty | null {
  const possible = possibleHiringParties(facts, options);
  return possible.length === 1 ? possible[0]! : null;
}

/**
 * The hiring party of a preliminary notice, which is not sworn. Where several can have hired a supplier, lessor, laborer or designer, it is
 * by default the subcontractor, else the general contractor, else the owner, if there is one of them.
 */
export function noticeHiringParty(facts: JobFacts, options: NoticeOptions): ServedParty | null {
  const possible = possibleHiringParties(facts, options);
  const ranks = [['subcontractor', 'sub_subcontractor'], contractors, ownersSide];
  const first = ranks
    .map((roles) => possible.filter(({ role }) => roles.includes(role)))
    .find(({ length }) => length > 0);
  return first?.length === 1 ? first[0]! : null;
}

/**
 * Reports that the hiring party of a document is not known, and how to name it.
 *
 * @param own how this kind of record can name the party itself
 * @param printed the party that the document names nevertheless
 */
export function checkHiringParty(
  facts: JobFacts,
  options: NoticeOptions,
  own: string | null,
  printed: ServedParty | null = null,
): Violation[] {
  if (options.hiringParty) return [];
  const possible = possibleHiringParties(facts, options);
  if (possible.length === 1) return [];
  const field = 'parties.hiredByPartyId';
  const remedy = `name the party with hired_by_party_id on the claimant’s party${own ? `, or give ${own}` : ''}.`;
  if (possible.length > 1) {
    const names = possible.map(({ name }) => name);
    const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
    const what = printed ? `The document names ${printed.name}` : 'The document has a blank';
    return [{ field, message: `${list} can each have hired the claimant. ${what}: ${remedy}` }];
  }
  // Owner and general contractor are asked for by their roles.
  if (hirers[claimantRole(facts)] && claimantRole(facts) !== 'sub_subcontractor') return [];
  return [{ field, message: `No recorded party can have hired the claimant. The document has a blank: ${remedy}` }];
}

function possibleHiringParties(facts: JobFacts, options: NoticeOptions): ServedParty[] {
  const claimant = claimantParty(facts);
  const others = counterparties(facts);
  const named = others.find((party) => party.id === claimant?.hiredByPartyId);
  if (named) return [servedParty(named)];
  const roles = hirers[claimantRole(facts)] ?? anyone;
  const recorded = others.filter(({ role }: PartyFacts) => roles.includes(role)).map(servedParty);
  const inline = [
    ...(roles.includes('owner') ? ownersOf(facts, options) : []),
    ...(roles.includes('general_contractor') ? generalContractorsOf(facts, options) : []),
  ].filter(({ source }) => source === 'inline');
  return [...recorded, ...inline];
}
