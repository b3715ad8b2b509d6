import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { formatMoney } from '../../format.js';
import { documentTitle } from './words.js';

const oathId = 'oath';

/** Marks the certificate of an officer, or a verification. */
export const oathMark = { id: oathId };

/** Finds out, while a document is laid out, whether its oath is on a page after the first, which names the parties. */
export function oathPageFinder() {
  let later = false;
  return {
    isLater: () => later,
    pageBreakBefore: ({ id, pageNumbers }: { id?: string; pageNumbers: number[] }) => {
      if (id === oathId) later = pageNumbers[0]! > 1;
      return false;
    },
  };
}

/** Names the claim above an oath on a later page: "Claim of Lien of Delta Steel, Inc. against Acme LLC, $48,250.00". */
export function claimIdentified(model: ClaimDocumentModel): string {
  const { claimant, owners, details } = model;
  const [first, ...others] = owners;
  const against = first && ` against ${first.name}${others.length > 0 ? ' and others' : ''}`;
  const amount = details.amount && formatMoney(details.amount);
  return [`${documentTitle(model)} of ${claimant.name}${against ?? ''}`, amount].filter(Boolean).join(', ');
}
