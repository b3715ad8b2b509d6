import type { NoticeOptions } from '../notice/document/notice-metadata.js';
import { claimantRole, listGeneralContractors } from '../notice/document/served-parties.js';
import type { Violation } from '../shared/violation.js';
import { findHiringParty } from './addressees.js';
import type { ClaimFacts } from './facts.js';
import { type ClaimForm, statesBlank } from './form.js';
import { ownersOfClaim } from './leasehold.js';

/** How the party that hired the claimant stands to the property. */
export type HirerStanding = 'owner' | 'lessee' | 'developer' | 'contractor' | 'subcontractor';

type ServedContractor = ReturnType<typeof listGeneralContractors>[number];

interface NamedParty {
  name: string;
  role: string;
}

/** null where neither the records nor the claimant's role decide it: forms are sworn, so they have a blank and not a guess. */
export function findStanding(
  hiring: NamedParty | null,
  claimant: string,
  owners: readonly NamedParty[],
  contractors: readonly Pick<NamedParty, 'name'>[],
): HirerStanding | null {
  const owner = owners.find(({ name }) => name === hiring?.name);
  const role = owner?.role ?? hiring?.role;
  if (role === 'lessee' || role === 'developer') return role;
  if (owner || role === 'owner' || role === 'public_entity' || claimant === 'general_contractor') return 'owner';
  const isContractor = contractors.some(({ name }) => name === hiring?.name);
  if (isContractor || role === 'general_contractor' || role === 'construction_manager') return 'contractor';
  if (role === 'subcontractor' || role === 'sub_subcontractor') return 'subcontractor';
  // Only the metadata name the party, or nothing does.
  if (claimant === 'sub_subcontractor') return 'subcontractor';
  return hiring && claimant === 'subcontractor' && contractors.length === 0 ? 'contractor' : null;
}

/** Whether a form that names the contractor with the owner names one above the party that hired the claimant. */
export function hasContractorAbove(standing: HirerStanding | null, contractors: number): boolean {
  return standing === null ? contractors > 0 : standing !== 'contractor' && standing !== 'developer';
}

/**
 * The contractors of which one hired the party that hired the claimant, for a form that names it: West Virginia, §§ 38-2-11 and 38-2-13.
 * None if the form names none for that party.
 */
export function contractorsAbove(facts: ClaimFacts, form: ClaimForm, notice: NoticeOptions): ServedContractor[] {
  const hiring = findHiringParty(facts, notice);
  if (!hiring || !statesBlank(form, 'contractorWithYou')) return [];
  const contractors = listGeneralContractors(facts, notice);
  const standing = findStanding(hiring, claimantRole(facts), ownersOfClaim(facts, notice), contractors);
  return hasContractorAbove(standing, contractors.length) ? contractors : [];
}

/** Reports a form that says what the hiring party is, where that is not known although its name is. */
export function checkStanding(facts: ClaimFacts, form: ClaimForm, notice: NoticeOptions): Violation[] {
  const hiring = findHiringParty(facts, notice);
  if (!hiring) return [];
  const contractors = listGeneralContractors(facts, notice);
  const standing = findStanding(hiring, claimantRole(facts), ownersOfClaim(facts, notice), contractors);
  if (statesBlank(form, 'contractorWithYou') && standing === 'subcontractor' && contractors.length === 0) {
    const message = `The form names the general contractor that hired ${hiring.name}, and has a blank: add the general contractor to the project’s parties, or enter its name on the document.`;
    return [{ field: 'parties.generalContractor', message }];
  }
  const isKnown = statesBlank(form, 'contractorWithYou')
    ? standing === 'contractor' || hasContractorAbove(standing, contractors.length)
    : standing !== null || !(statesBlank(form, 'contractedWith') || statesBlank(form, 'tierOfHiringParty'));
  if (isKnown) return [];
  const message = `The form says what ${hiring.name} is to the owner, such as the contractor or a subcontractor, and has a blank: add it as a party of the project and choose it as the one that hired the claimant, or complete it by hand.`;
  return [{ field: 'metadata.hiring_party', message }];
}
