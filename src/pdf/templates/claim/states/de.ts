import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { delawareClauses } from '../../../assets/claim/de.js';
import { fillBlanks, formatDate } from '../../../format.js';
import { amountBy } from '../property.js';
import { line } from '../words.js';

/** The blanks of Delaware’s statement of claim. */
export function delawareBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    firstMortgage: firstMortgage(model.details.particulars.firstMortgage),
    amountByStructure: amountBy(delawareClauses.amountByStructure, model),
  };
}

function firstMortgage({ exists, recordedOn }: ClaimDocumentModel['details']['particulars']['firstMortgage']): string {
  const { none, recorded, mortgage } = delawareClauses.firstMortgage;
  const date = recordedOn ? formatDate(recordedOn) : line;
  return fillBlanks(exists === false ? none : recorded, { mortgage, date });
}
