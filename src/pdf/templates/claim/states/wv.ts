import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { hasContractorAbove } from '../../../../domain/claim-document/standing.js';
import { contractorAbove, standingInModel } from '../standing.js';
import { line } from '../words.js';

/** The blank of West Virginia’s notices. */
export function westVirginiaBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    contractorWithYou: contractorWithYou(model),
  };
}

/** §§ 38-2-11 and 38-2-13: how the party that the claimant contracted with stands to the owner. */
function contractorWithYou(model: ClaimDocumentModel): string {
  const { hiringParty, generalContractors } = model;
  if (!hiringParty) return line;
  const standing = standingInModel(model);
  if (standing === 'contractor') return `${hiringParty.name}, who was general contractor with you,`;
  if (!hasContractorAbove(standing, generalContractors.length)) return `${hiringParty.name}, who was ${line} with you,`;
  return `${hiringParty.name}, who was subcontractor with ${contractorAbove(generalContractors) ?? line}, who was general contractor with you,`;
}
