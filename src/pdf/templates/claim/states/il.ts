import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { illinoisClauses } from '../../../assets/claim/il.js';
import { fillBlanks } from '../../../format.js';
import { contractorAbove } from '../standing.js';
import { line } from '../words.js';

/** The blanks of Illinois’s notices. */
export function illinoisBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    employer: employer(model),
  };
}

/** Who employed the claimant. */
function employer({ hiringParty, generalContractors, owners }: ClaimDocumentModel): string {
  const contractor = contractorAbove(generalContractors);
  const name = hiringParty?.name ?? line;
  const direct = [...generalContractors, ...owners].some((party) => party.name === name);
  return direct || !hiringParty || !contractor
    ? name
    : fillBlanks(illinoisClauses.employer.ofSubcontractor, { party: name, contractor });
}
