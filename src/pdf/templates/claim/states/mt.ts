import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { montanaClauses } from '../../../assets/claim/mt.js';
import { fillBlanks, formatDate } from '../../../format.js';
import { line } from '../words.js';

/** The blank of Montana’s lien. */
export function montanaBlanks(model: ClaimDocumentModel): Record<string, string> {
  return {
    rightToClaimNotice: rightToClaimNotice(model),
  };
}

/** § 71-3-535(3)(h): that a notice of the right to claim a lien was given, or why none was required. */
function rightToClaimNotice({ claimant, details: { noticesSent } }: ClaimDocumentModel): string {
  const words = montanaClauses.rightToClaimNotice;
  if (claimant.role === 'general_contractor') return words.direct;
  const sent = noticesSent.map(({ title, date }) =>
    date ? fillBlanks(words.notice, { title, date: formatDate(date) }) : title,
  );
  return fillBlanks(words.given, { notices: sent.join('; ') || line });
}
