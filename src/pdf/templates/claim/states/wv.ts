import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { hasContractorAbove } from '../../../../domain/claim-document/standing.js';
import { westVirginiaClauses } from '../../../assets/claim/wv.js';
import { fillBlanks } from '../../../format.js';
import { contractorAbove, standingInModel } from '../standing.js';
import { line } from '../words.js';

/** The blank of West Virginia’s notices. */
export function westVirginiaBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    contractorWithYou: contractorWithYou(model),
  };
}

function contractorWithYou(model: ClaimDocumentModel): string {
  const { hiringParty, generalContractors } = model;
  if (!hiringParty) return line;
  const standing = standingInModel(model);
  const words = westVirginiaClauses.contractorWithYou;
  const party = hiringParty.name;
  if (standing === 'contractor') return fillBlanks(words.contractor, { party });
  if (!hasContractorAbove(standing, generalContractors.length)) return fillBlanks(words.unknown, { party, line });
  return fillBlanks(words.subcontractor, { party, contractor: contractorAbove(generalContractors) ?? line });
}
