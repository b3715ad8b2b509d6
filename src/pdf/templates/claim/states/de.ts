import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { formatDate } from '../../../format.js';
import { amountBy } from '../property.js';
import { line } from '../words.js';

/** The blanks of Delaware’s statement of claim. */
export function delawareBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    firstMortgage: firstMortgage(model.details.particulars.firstMortgage),
    amountByStructure: amountBy('structure', model),
  };
}

/** The time of recording of a first mortgage that finances the structure (25 Del. C. § 2712(b)(11)). */
function firstMortgage({ exists, recordedOn }: ClaimDocumentModel['details']['particulars']['firstMortgage']): string {
  const noun =
    'first mortgage, or a conveyance in the nature of a first mortgage, on the structure that secures an existing indebtedness or future advances, of which at least 50 percent is used for the payment of labor or materials for the structure, was recorded';
  return exists === false ? `No ${noun}.` : `A ${noun} on: ${recordedOn ? formatDate(recordedOn) : line}.`;
}
