import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { standingInModel } from '../standing.js';
import { line } from '../words.js';

/** The blank of Tennessee’s notice of lien. */
export function tennesseeBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    tierOfHiringParty: tierOfHiringParty(model),
  };
}

/** Tennessee’s word for the party that the claimant contracted with. */
function tierOfHiringParty(model: ClaimDocumentModel): string {
  const standing = standingInModel(model);
  if (standing === 'contractor') return 'prime contractor';
  if (standing === 'subcontractor') return 'remote contractor';
  return standing === null ? line : 'owner';
}
