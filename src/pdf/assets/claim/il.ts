import { employed, service } from '../notice/il.js';
import { noticeOfClaim } from './notice-of-claim.js';
import type { Words } from './sentences.js';
import { inch, prepared, type StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const illinoisClauses = {
  /** Below the contractor, also whose subcontractor employed the claimant. */
  employer: { ofSubcontractor: '{party}, a subcontractor of {contractor},' },
} as const satisfies Record<string, Words>;

export const illinoisClaims: StateClaims = {
  forms: [
    titledLien('IL', {
      title: 'Claim for Mechanics Lien',
      statute: '770 ILCS 60/7',
      confirmation: 'sworn',
      requires: ['contract_date', 'contract_total', 'legal_description'],
    }),
    {
      ...noticeOfClaim,
      ...service,
      wording: 'statute',
      formCode: 'il-claim',
      state: 'IL',
      work: ['private'],
      statute: '770 ILCS 60/24',
      title: 'Subcontractor’s Notice of Claim',
      opening: [employed('{owner}', '{workInset}', '{propertyInset}')],
      facts: [
        ['legal_description', 'Legal description'],
        ['contract', 'Contract'],
        ['last_furnishing', 'Last furnished'],
        ['retainage', 'Unpaid retainage in that sum'],
      ],
      closing: ['Dated at ____________________ on {documentDate}.'],
      stated: 'date',
      addressees: ['owner', 'lender'],
      requires: ['amount', 'work', 'last_furnishing', 'hiring_party'],
    },
  ],
  preparer: { statute: '55 ILCS 5/3-5022', words: prepared, place: 'head' },
  // Three by five inches in the upper right corner of the first page.
  recorder: { statute: '55 ILCS 5/3-5018', addressWidth: 2.5 * inch },
  clauses: illinoisClauses,
};
