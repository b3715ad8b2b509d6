import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';

/** The blank of Pennsylvania’s claim. */
export function pennsylvaniaBlanks({ details }: ClaimDocumentModel): Record<string, string> {
  return {
    priceStatement: details.contract.total
      ? 'The labor and materials were furnished under a contract for an agreed sum, which is identified above.'
      : '',
  };
}
