import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { louisianaClauses } from '../../../assets/claim/la.js';

/** The blank of Louisiana’s statement of claim. */
export function louisianaBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    deductions: deductions(model),
  };
}

/** What is deducted from the price, as far as it is stated. */
function deductions({ details: { contract } }: ClaimDocumentModel): string {
  const words = louisianaClauses.deductions;
  return contract.credits === null ? words.payments : words.both;
}
