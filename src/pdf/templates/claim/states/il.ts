import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { contractorAbove } from '../standing.js';
import { line } from '../words.js';

/** The blanks of Illinois’s notices. */
export function illinoisBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    employer: employer(model),
  };
}

/** Who employed the claimant; below the contractor, also whose subcontractor that is. */
function employer({ hiringParty, generalContractors, owners }: ClaimDocumentModel): string {
  const contractor = contractorAbove(generalContractors);
  const name = hiringParty?.name ?? line;
  const direct = [...generalContractors, ...owners].some((party) => party.name === name);
  return direct || !hiringParty || !contractor ? name : `${name}, a subcontractor of ${contractor},`;
}
