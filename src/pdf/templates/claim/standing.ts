import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { findStanding, type HirerStanding } from '../../../domain/claim-document/standing.js';
import { clauses } from '../../assets/claim/sentences.js';
import { line } from './words.js';

/** How the party that hired the claimant stands to the owner; null if nothing decides it. */
export function standingInModel({
  hiringParty,
  claimant,
  owners,
  generalContractors,
}: ClaimDocumentModel): HirerStanding | null {
  return findStanding(hiringParty, claimant.role, owners, generalContractors);
}

/** Whom the claimant contracted with, in the words of the form. */
export function contractedWith(model: ClaimDocumentModel): string {
  const standing = standingInModel(model);
  // New Jersey’s form offers the property owner, the contractor and the subcontractor, and no lessee.
  if (standing === 'owner' || (standing === 'lessee' && model.state === 'NJ')) return clauses.contractedWith.owner;
  return standing ?? line;
}

/** The contractor above the hiring party; a blank if several can be. */
export function contractorAbove(contractors: ClaimDocumentModel['generalContractors']): string | null {
  return contractors.length > 1 ? line : (contractors[0]?.name ?? null);
}
