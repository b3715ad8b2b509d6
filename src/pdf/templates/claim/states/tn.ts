import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { tennesseeClauses } from '../../../assets/claim/tn.js';
import { standingInModel } from '../standing.js';
import { line } from '../words.js';

/** The blank of Tennessee’s notice of lien. */
export function tennesseeBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    tierOfHiringParty: tierOfHiringParty(model),
  };
}

function tierOfHiringParty(model: ClaimDocumentModel): string {
  const standing = standingInModel(model);
  const { contractor, subcontractor, owner } = tennesseeClauses.tierOfHiringParty;
  if (standing === 'contractor') return contractor;
  if (standing === 'subcontractor') return subcontractor;
  return standing === null ? line : owner;
}
