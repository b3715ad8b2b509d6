import { plain, sworn } from './parts.js';
import { releases } from './release.js';
import { inch, type StateClaims } from './state-claims.js';

export const michiganClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'mi-lien',
      state: 'MI',
      statute: 'MCL 570.1111',
      title: 'Claim of Lien',
      // The form of subsection (2).
      opening: [
        'Notice is hereby given that on {firstDate}, {claimant}, {claimantAddress}, first provided labor or material for an improvement to:',
        '{propertyInFull}',
        'the owner or lessee of which property is {owner}. The last day of providing the labor or material was {lastDate}.',
        'The lien claimant’s contract amount, including extras, is {total}. The lien claimant has received payment thereon in the total amount of {paid}, and therefore claims a construction lien upon the above-described real property in the amount of {amount}.',
      ],
      facts: [
        ['hiring_party', 'Person with whom the claimant contracted'],
        ['commencement', 'Notice of commencement'],
        ['notices_sent', 'Notice of furnishing given'],
      ],
      attached: [
        {
          what: 'the proof of service of the notice of furnishing',
          citation: 'MCL 570.1111(4)',
          kinds: ['proof_of_service'],
          only: 'subcontract',
        },
      ],
      oath: sworn,
      requires: [
        'amount',
        'work',
        'county',
        'signatory',
        'first_furnishing',
        'last_furnishing',
        'contract_total',
        'paid',
        'legal_description',
      ],
    },
    ...releases('MI', { title: 'Discharge of Construction Lien', statute: 'MCL 570.1127' }),
  ],
  preparer: { statute: 'MCL 565.201a', words: 'Drafted by', place: 'head' },
  // The first line of print says what is recorded.
  recorder: { statute: 'MCL 565.201', blankHead: 2.5 * inch, titleFirst: true, nameBeneath: true },
};
