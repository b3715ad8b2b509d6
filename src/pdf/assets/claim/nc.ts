import { plain, unsworn } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const northCarolinaClaims: StateClaims = {
  forms: [
    // The form of G.S. 44A-12(c).
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'nc-lien',
      state: 'NC',
      statute: 'N.C. Gen. Stat. § 44A-12',
      title: 'Claim of Lien on Real Property',
      guidance: [
        'File the claim of lien with the clerk of superior court of each county in which the property lies (G.S. 44A-12(a)).',
      ],
      opening: [],
      facts: [
        ['claimant', 'Name and address of the person claiming the claim of lien on real property'],
        [
          'record_owner',
          'Name and address of the record owner of the real property claimed to be subject to the claim of lien on real property at the time the claim of lien on real property is filed and, if the claim of lien on real property is being asserted pursuant to G.S. 44A-23, the name of the contractor through which subrogation is being asserted',
        ],
        ['property', 'Description of the real property upon which the claim of lien on real property is claimed'],
        [
          'hiring_party',
          'Name and address of the person with whom the claimant contracted for the furnishing of labor or materials',
        ],
        [
          'first_furnishing',
          'Date upon which labor or materials were first furnished upon said property by the claimant',
        ],
        [
          'last_furnishing',
          'Date upon which labor or materials were last furnished upon said property by the claimant',
        ],
        [
          'work_and_amount',
          'General description of the labor performed or materials furnished and the amount claimed therefor',
        ],
      ],
      numbered: ['1', '2', '3', '4', '5', '5a', '6'],
      closing: [
        'I hereby certify that I have served the parties listed in (2) above in accordance with the requirements of G.S. 44A-11.',
      ],
      oath: unsworn,
      filing: ['Filed this ______ day of ____________________, ________', 'Clerk of Superior Court'],
      proofOfService: {
        title: 'Certificate of Service',
        statute: 'N.C. Gen. Stat. § 44A-11',
        serves: 'everyone',
        methods: null,
        declarations: [
          'I certify that, on {serviceDate}, a copy of this claim of lien on real property was served on the persons named below, at the addresses shown, by {serviceMethod}.',
        ],
        confirmation: 'This certificate is made for the claimant named above.',
      },
      requires: ['amount', 'work', 'county', 'signatory', 'first_furnishing', 'last_furnishing'],
    },
  ],
  court: {
    lines: [
      'STATE OF NORTH CAROLINA',
      '{countyCapitals}',
      'IN THE GENERAL COURT OF JUSTICE',
      'SUPERIOR COURT DIVISION',
    ],
  },
};
