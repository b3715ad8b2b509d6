import type { InferredFact } from '../../document/inferred.js';
import type { JobFacts, PartyFacts } from '../../document/job-facts.js';
import { listNames } from '../../shared/list-names.js';
import type { Violation } from '../../shared/violation.js';
import type { NoticeOptions } from './notice-metadata.js';
import {
  claimantParty,
  claimantRole,
  counterparties,
  listGeneralContractors,
  listOwners,
  type ServedParty,
  servedParty,
} from './served-parties.js';

const ownersSide = ['owner', 'public_entity', 'lessee', 'developer'];
const contractors = ['general_contractor', 'construction_manager'];
const subcontractors = ['subcontractor', 'sub_subcontractor'];

type Group = readonly string[];

/** The records that can name the hiring party themselves, with the field for it. */
const places = { document: 'document (metadata.hiring_party)', waiver: 'waiver (customer_party_id)' };
type Place = keyof typeof places;

/**
 * Who can have hired a claimant of each role: the first group of which a party is recorded. Trade contractors whom the owner hires are
 * often recorded as subcontractors, without a general contractor. Suppliers, lessors, laborers and designers work for anyone.
 */
const hirers: Record<string, readonly Group[]> = {
  general_contractor: [ownersSide],
  construction_manager: [ownersSide],
  subcontractor: [contractors, ownersSide],
  sub_subcontractor: [['subcontractor']],
};
const anyone: readonly Group[] = [[...ownersSide, ...contractors, ...subcontractors]];

/**
 * The recorded party that hired the claimant: the one that its party names, else the only one that can have. null if several can
 * have, or none: documents are sworn, so they have a blank and not a guess. `metadata.hiring_party` takes precedence, which the
 * caller of this function has to apply.
 */
export function recordedHiringParty(facts: JobFacts, options: NoticeOptions): ServedParty | null {
  return sole(possibleHiringParties(facts, options));
}

/**
 * The hiring party of a preliminary notice, which is not sworn. Of a claimant below the contractors' own it is by default the
 * subcontractor, else the general contractor, else the owner, if there is one of them.
 */
export function noticeHiringParty(facts: JobFacts, options: NoticeOptions): ServedParty | null {
  const recordedParty = recordedHiringParty(facts, options);
  if (recordedParty || ['subcontractor', ...contractors].includes(claimantRole(facts))) return recordedParty;
  return sole(findFirst([subcontractors, contractors, ownersSide], facts, options));
}

/**
 * Reports that the hiring party of a document is not known, and how to name it.
 *
 * @param on the record that can name the party itself; null if only the claimant’s party can
 * @param printed the party that the document names nevertheless
 */
export function checkHiringParty(
  facts: JobFacts,
  options: NoticeOptions,
  on: Place | null,
  printed: ServedParty | null = null,
): Violation[] {
  if (options.hiringParty) return [];
  const possible = possibleHiringParties(facts, options);
  if (possible.length === 1) return [];
  // A document of a general contractor asks for the owner by its role.
  if (possible.length === 0 && contractors.includes(claimantRole(facts))) return [];
  const names = possible.map(({ name }) => name);
  const why =
    names.length > 1
      ? `${listNames(names)} can each have hired the claimant.`
      : 'The party that hired the claimant is not recorded.';
  const subject = printed ? `The document names ${printed.name}` : 'The document has a blank';
  const remedy = `choose the party on the claimant’s party (hired_by_party_id)${on ? `, or enter it on the ${places[on]}` : ''}.`;
  return [{ field: 'parties.hiredByPartyId', message: `${why} ${subject}: ${remedy}` }];
}

/**
 * The hiring party of a document, unless the claimant's party or the metadata name it.
 *
 * @param on the record that can name the party itself; null if only the claimant’s party can
 * @param printed the party that the document names
 */
export function inferredHiringParty(
  facts: JobFacts,
  options: NoticeOptions,
  on: Place | null,
  printed: ServedParty | null,
): InferredFact[] {
  if (!printed || options.hiringParty || namedHiringParty(facts)) return [];
  const isOnly = possibleHiringParties(facts, options).length === 1;
  const why = isOnly
    ? 'No other party of the project can have hired the claimant.'
    : 'The records do not say who hired the claimant; this is the default.';
  const remedy = `Confirm or correct on the claimant’s party who hired it (hired_by_party_id)${on ? `, or on the ${places[on]}` : ''}.`;
  return [{ field: 'parties.hiredByPartyId', value: printed.name, message: `${why} ${remedy}` }];
}

function namedHiringParty(facts: JobFacts): PartyFacts | null {
  const claimant = claimantParty(facts);
  return counterparties(facts).find((party) => party.id === claimant?.hiredByPartyId) ?? null;
}

function possibleHiringParties(facts: JobFacts, options: NoticeOptions): ServedParty[] {
  const named = namedHiringParty(facts);
  return named ? [servedParty(named)] : findFirst(hirers[claimantRole(facts)] ?? anyone, facts, options);
}

/** The parties of the first group of which one is recorded, or named in the metadata. */
function findFirst(groups: readonly Group[], facts: JobFacts, options: NoticeOptions): ServedParty[] {
  const inline = [...listOwners(facts, options), ...listGeneralContractors(facts, options)].filter(
    ({ source }) => source === 'inline',
  );
  const parties = [...counterparties(facts).map(servedParty), ...inline];
  return (
    groups.map((roles) => parties.filter(({ role }) => roles.includes(role))).find(({ length }) => length > 0) ?? []
  );
}

function sole(parties: readonly ServedParty[]): ServedParty | null {
  return parties.length === 1 ? parties[0]! : null;
}
