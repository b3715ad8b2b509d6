import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { printedMethod } from '../../../../domain/notice/document/notice-metadata.js';
import { claimFormOf } from '../../../assets/claim/index.js';
import { formatDate } from '../../../format.js';
import { nameExhibits } from '../exhibit-letters.js';
import { line } from '../words.js';

/** The blanks of South Dakota’s lien statement. */
export function southDakotaBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    ...mailing(model),
    receiptExhibit: nameExhibits(model, ['proof_of_service']),
  };
}

/** The day and manner of a mailing. Lines to write on, if the document was served in a way that the form does not allow. */
function mailing({
  service: { method, date },
  formCode,
}: ClaimDocumentModel): Record<'mailedDate' | 'mailedBy', string> {
  const isAllowed = method === null || claimFormOf(formCode).methods?.some((allowed) => allowed === method);
  return {
    mailedDate: isAllowed && date ? formatDate(date) : line,
    mailedBy: isAllowed && method ? printedMethod(method) : line,
  };
}
