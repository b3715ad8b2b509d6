import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { formatOrdinalDay } from '../../../format.js';

/** The blank of Mississippi’s pre-lien notice. */
export function mississippiBlanks({ date }: ClaimDocumentModel): Record<string, string> {
  return {
    documentDay: formatOrdinalDay(date).toUpperCase(),
  };
}
