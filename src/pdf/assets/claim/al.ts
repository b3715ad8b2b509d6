import { noticeFacts, noticeOfClaim } from './notice-of-claim.js';
import { plain } from './parts.js';
import { prepared, type StateClaims } from './state-claims.js';

export const alabamaClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'al-lien-general',
      state: 'AL',
      statute: 'Code of Alabama § 35-11-213',
      title: 'Verified Statement of Lien',
      opening: [
        'State of Alabama\nCounty of {county}',
        '{claimant} files this statement in writing, verified by the oath of {signatory}, who has personal knowledge of the facts herein set forth:',
        'That said {claimant} claims a lien upon the following property, situated in {county} county, Alabama, to wit:',
        '{propertyInFull}',
        'This lien is claimed, separately and severally, as to both the buildings and improvements thereon, and the said land.',
        'That said lien is claimed to secure an indebtedness of {amount} with interest, from to wit {interestDay}, for {work}.',
        'The name of the owner or proprietor of the said property is {owner}.',
      ],
      facts: [],
      oath: {
        kind: 'jurat',
        open: false,
        heading: 'Affidavit',
        statement:
          'Before me, ____________________, a notary public in and for the county of ____________________, state of ____________________, personally appeared {signatory}, who being duly sworn, doth depose and say: That he has personal knowledge of the facts set forth in the foregoing statement of lien, and that the same are true and correct to the best of his knowledge and belief.',
        affiant: true,
      },
      unconfirmed: ['the section that asks who prepared the instrument (§ 35-4-110)'],
      guidance: [
        'File the statement with the judge of probate of the county in which the property is situated (Code of Alabama § 35-11-213).',
      ],
      requires: ['amount', 'work', 'interest_from', 'county', 'signatory'],
    },
    {
      ...noticeOfClaim,
      formCode: 'al-claim',
      state: 'AL',
      work: ['private'],
      statute: 'Code of Alabama §§ 35-11-210, 35-11-218',
      title: 'Notice to Owner of Unpaid Account',
      opening: [
        '{claimant} (“Claimant”) gives notice to the owner that it has furnished labor, services or materials for the improvement of the property described below and claims a lien on the property for the amount stated below, which is owing from {hiringParty}, at least to the extent of the unpaid balance that the owner owes the contractor.',
      ],
      facts: noticeFacts,
      closing: [
        'Claimant requests that the owner withhold the amount claimed from what it owes, or will owe, the contractor.',
      ],
      requires: ['amount', 'work', 'last_furnishing'],
      unconfirmed: ['the contents that § 35-11-218 asks for'],
    },
  ],
  preparer: { statute: 'Code of Alabama § 35-4-110', words: prepared, place: 'head' },
};
