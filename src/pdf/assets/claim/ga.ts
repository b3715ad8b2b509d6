import { publicBondClaim } from './bond-claim.js';
import { plain, swornByDefault } from './parts.js';
import { releases } from './release.js';
import type { StateClaims } from './state-claims.js';

export const georgiaClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'ga-lien-2009',
      state: 'GA',
      statute: 'O.C.G.A. §§ 44-14-361.1, 44-14-367 and 44-14-368',
      effectiveFrom: '2009-04-01',
      title: 'Claim of Lien',
      // The form of § 44-14-361.1(a)(2).
      opening: [
        'State of Georgia\nCounty of {county}',
        '{claimant}, a {claimantRole}, claims a lien in the amount of {amount} on the building and improvements and the premises or real estate on which they are erected or built, of {owner}, described as follows:',
        '{propertyInFull}',
        'for satisfaction of a claim which became due on {lastDate}, which is the last date on which the labor, services or materials were supplied to the premises, for improving the premises by furnishing: {work}.',
      ],
      facts: [
        ['hiring_party', 'Furnished at the instance of'],
        ['general_contractor', 'Contractor'],
        ['claimant_address', 'Claimant’s address'],
      ],
      // § 44-14-367: on the face of the lien, at least 12 point, bold. § 44-14-361.1(a)(2): without this statement, or without the
      // notice of the right to contest, the lien is invalid; the words of the second are ours.
      warning: {
        heading: null,
        paragraphs: [
          'This claim of lien expires and is void 395 days from the date of filing of the claim of lien if no notice of commencement of lien action is filed in that time period.',
          'NOTICE TO OWNER: You, the owner of the property on which this claim of lien is filed, have the right to contest this claim of lien under O.C.G.A. § 44-14-368.',
        ],
        bold: true,
        minFontPt: 12,
      },
      oath: { ...swornByDefault, heading: null },
      requires: ['amount', 'work', 'county', 'signatory', 'last_furnishing'],
    },
    // § 44-14-362 is the cancellation of a preliminary notice; no section prescribes that of a claim of lien.
    ...releases('GA', {
      title: 'Cancellation of Claim of Lien',
      statute: null,
      directs: 'the clerk of superior court',
    }),
    // § 13-10-63 for the State's works, § 36-91-93 for those of counties, cities and schools.
    publicBondClaim('GA', {
      statute: 'O.C.G.A. §§ 13-10-63 and 36-91-93',
      title: 'Notice of Claim on Public Works Payment Bond',
    }),
  ],
};
