import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';

/** A line to write on, for a blank of the wording whose fact has no value. */
export const line = '____________________';

/** A longer legal description has its own exhibit. */
export function isLongLegal({ details }: ClaimDocumentModel): boolean {
  return (details.legalDescription?.length ?? 0) > 400;
}
