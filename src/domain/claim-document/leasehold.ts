import type { JobFacts } from '../document/job-facts.js';
import type { NoticeOptions } from '../notice/document/notice-metadata.js';
import {
  counterparties,
  isPublicWork,
  listOwners,
  type ServedParty,
  servedParties,
  servedParty,
} from '../notice/document/served-parties.js';
import { listNames } from '../shared/list-names.js';
import type { Violation } from '../shared/violation.js';
import type { ClaimForm } from './form.js';
import type { ClaimOptions } from './options.js';
import { concernsLand } from './property.js';

/**
 * The owners that a claim names: those of the fee, and the lessees, who own the leasehold. On leased land a public entity is among
 * the owners of the fee, also where the work is private.
 */
export function ownersOfClaim(facts: JobFacts, notice: NoticeOptions): ServedParty[] {
  return [...listOwners(facts, notice), ...ownersBeside(facts, notice)];
}

/** Everyone that a claim is served on. */
export function servedByClaim(facts: JobFacts, notice: NoticeOptions): ServedParty[] {
  return [...servedParties(facts, notice), ...ownersBeside(facts, notice)];
}

/** The lessees, and on private work the public entity whose land they lease. */
export function ownersBeside(facts: JobFacts, notice: NoticeOptions): ServedParty[] {
  const owners = listOwners(facts, notice);
  const isOwner = ({ name }: ServedParty) => owners.some((owner) => owner.name.toLowerCase() === name.toLowerCase());
  const recorded = (role: string) =>
    counterparties(facts)
      .filter((party) => party.role === role)
      .map(servedParty);
  const lessees = recorded('lessee').filter((lessee) => !isOwner(lessee));
  if (lessees.length === 0) return [];
  return [...(isPublicWork(facts) ? [] : recorded('public_entity')), ...lessees];
}

/** A lien for work that a lessee ordered charges the leasehold for certain, and the fee only where the law says so. */
export function checkLeasehold(
  facts: JobFacts,
  form: ClaimForm,
  notice: NoticeOptions,
  { particulars }: ClaimOptions,
): Violation[] {
  const lessees = ownersBeside(facts, notice).filter(({ role }) => role === 'lessee');
  if (lessees.length === 0 || particulars.ownerInterest || !claimsLien(form)) return [];
  const tenants = joinNames(lessees);
  const landlords = joinNames(ownersOfClaim(facts, notice).filter(({ role }) => role !== 'lessee'));
  const message = `The property is leased: the document charges the leasehold of ${tenants}. The interest of ${landlords} may not be charged, for example where the owner did not contract for the work or gave a notice of nonresponsibility. Confirm on the document the interest that is charged, such as "the leasehold of ${lessees[0]!.name}".`;
  return [{ field: 'metadata.owner_interest', message }];
}

/** Whether the document states the interest that it charges. */
export function claimsLien(form: Pick<ClaimForm, 'instrument' | 'layout'>): boolean {
  return concernsLand(form) && form.instrument !== 'lien_release' && form.instrument !== 'notice_of_intent';
}

function joinNames(parties: readonly ServedParty[]): string {
  return listNames(parties.map(({ name }) => name));
}
