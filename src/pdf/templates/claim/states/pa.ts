import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { pennsylvaniaClauses } from '../../../assets/claim/pa.js';

/** The blank of Pennsylvania’s claim. */
export function pennsylvaniaBlanks({ details }: ClaimDocumentModel): Record<string, string> {
  return {
    priceStatement: details.contract.total ? pennsylvaniaClauses.priceStatement.agreed : '',
  };
}
