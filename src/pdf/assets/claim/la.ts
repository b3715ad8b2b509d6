import { plain } from './parts.js';
import { claimAndPrivilege, releases } from './release.js';
import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';

export const louisianaClauses = {
  deductions: { payments: 'payments', both: 'credits and payments' },
} as const satisfies Record<string, Words>;

export const louisianaClaims: StateClaims = {
  forms: [
    // R.S. 9:4822 names the contents and prescribes no words: a writing, signed by the claimant or its representative; the amount and nature of
    // the obligation, itemized, with the person for whom the work was done; the owner who is liable or, if its interest is not of record,
    // the owner of record. R.S. 9:4831(B): a name and a street address alone do not identify the immovable. It asks for no oath.
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'la-lien-general',
      state: 'LA',
      work: ['private'],
      statute: 'La. R.S. 9:4822',
      title: 'Statement of Claim or Privilege',
      unconfirmed: [
        'the contents, which were compared with a law firm’s list of them and not with the text of the subsection',
      ],
      opening: [
        'Under the Louisiana Private Works Act (La. R.S. 9:4801 et seq.), {claimant}, of {claimantAddress}, files this statement of the claim and privilege that the Act grants it for work on the immovable described below. The work, movables or services that it furnished to {hiringParty} gave rise to the obligation stated below.',
      ],
      facts: [
        ['claimant', 'Claimant'],
        ['license', 'Claimant’s license'],
        ['owner', 'Owner liable for the claim, or owner of record'],
        ['hiring_party', 'Person for whom the work was performed, or to whom movables or services were furnished'],
        ['general_contractor', 'Contractor'],
        ['property', 'Immovable'],
        ['legal_description', 'Description of the immovable'],
        ['parcel', 'Assessor’s parcel number'],
        ['county', 'Parish'],
        ['notice_of_contract', 'Notice of contract'],
        ['work', 'Nature of the obligation: work performed, or movables or services furnished'],
        ['contract', 'Contract'],
        ['original_amount', 'Contract price'],
        ['change_orders', 'Changes of the contract price'],
        ['contract_total', 'Price with changes'],
        ['credits', 'Credits'],
        ['paid', 'Payments received'],
        ['first_furnishing', 'First furnished'],
        ['last_furnishing', 'Last furnished'],
        ['notices_sent', 'Notices given'],
        ['amount', 'Amount of the obligation unpaid'],
        ['retainage', 'Including unpaid retainage of'],
        ['interest', 'Interest'],
      ],
      closing: [
        'The amount unpaid is the price with changes, less the {deductions} stated above. {claimant} asserts its claim for that amount, with interest and costs to the extent permitted by the contract and applicable law, and its privilege on the immovable to secure it.',
      ],
      oath: { kind: 'none', open: true, heading: null, statement: null },
      guidance: [
        'File the statement for registry with the recorder of mortgages of the parish of the immovable (La. R.S. 9:4831).',
        'If a notice of contract was filed in time and gives the owner’s address, also deliver a copy of the statement to the owner (La. R.S. 9:4822(B)).',
      ],
      requires: ['amount', 'work', 'last_furnishing', 'hiring_party', 'legal_description', 'county', 'signatory'],
    },
    ...releases('LA', {
      title: 'Release of Claim or Privilege',
      statute: null,
      directs: 'the recorder of mortgages',
      released: claimAndPrivilege,
      // R.S. 9:4833(A)(1): a written request for cancellation directs the recorder of mortgages to cancel the statement from his records.
      // The section provides for no partial request but that of an owner who is not liable, which is a full one for that owner.
      prescribed: {
        title: 'Request for Cancellation and Release of Claim or Privilege',
        statute: 'La. R.S. 9:4833',
        unconfirmed: ['what makes a request for cancellation one “in proper form” (La. R.S. 9:4833(D))'],
        guidance: [
          'Deliver the request within ten days after you receive a written request for it: without reasonable cause, who does not is liable for damages and attorney fees (La. R.S. 9:4833(A)(3), (B)).',
          'Anyone may file it with the recorder of mortgages, who cancels the statement (La. R.S. 9:4833(D)). Some recorders ask for their own form of request, with this act attached.',
        ],
      },
    }),
  ],
  contractor: 'Contractor',
  clauses: louisianaClauses,
};
