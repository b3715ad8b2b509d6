import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { formatDate } from '../../../format.js';
import { line } from '../words.js';

/** The blank of Montana’s lien. */
export function montanaBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    rightToClaimNotice: rightToClaimNotice(model),
  };
}

/** § 71-3-535(3)(h): that a notice of the right to claim a lien was given, or why none was required. */
function rightToClaimNotice({ claimant, details: { noticesSent } }: ClaimDocumentModel): string {
  if (claimant.role === 'general_contractor')
    return 'No notice of the right to claim a lien was required, because Claimant furnished the services or materials directly to the owner at the owner’s request.';
  const sent = noticesSent.map(({ title, date }) => (date ? `${title}, on ${formatDate(date)}` : title)).join('; ');
  return `A notice of the right to claim a lien was given to the contracting owner: ${sent || line}.`;
}
