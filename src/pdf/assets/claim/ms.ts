import { intent } from './intent.js';
import { plain, swornByDefault } from './parts.js';
import { inch, type StateClaims } from './state-claims.js';

export const mississippiClaims: StateClaims = {
  forms: [
    // Miss. Code § 85-7-405(1)(b). Without the statement of its expiration or the notice to the owner, the lien is invalid.
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'ms-lien-general',
      state: 'MS',
      statute: 'Miss. Code § 85-7-405',
      wording: 'statute',
      title: 'Claim of Lien',
      opening: [
        '{claimant}, a {claimantRole}, claims a lien in the amount of {amount} on the building, structure and improvements and the premises or real estate on which they are erected or built, of {owner}, described as follows:',
        '{propertyInFull}',
        'for satisfaction of a claim which became due on {lastDate}, which is the last date the labor, services or materials were supplied to the premises, for work performed or labor, services or materials provided: {work}.',
      ],
      facts: [
        ['hiring_party', 'Furnished at the instance of'],
        ['general_contractor', 'Contractor'],
        ['license', 'Claimant’s license'],
        ['claimant_address', 'Claimant’s address'],
      ],
      closing: [
        'THIS CLAIM OF LIEN EXPIRES AND IS VOID ONE HUNDRED EIGHTY (180) DAYS FROM THE DATE OF FILING OF THE CLAIM OF LIEN IF A PAYMENT ACTION IS NOT FILED BY THE CLAIMANT WITHIN THAT TIME PERIOD.\n\nNOTICE TO OWNER OF PROPERTY: You have the right to contest this claim of lien pursuant to Mississippi law.',
      ],
      oath: swornByDefault,
      unconfirmed: [
        'the words in which an amended claim names the claim that it amends (subsection (1)(e)), which are our own',
      ],
      guidance: [
        'File the claim with the clerk of the chancery court of the county of the property (Miss. Code § 85-7-405(1)(b)).',
        'Within two business days after the filing, send a copy to the owner, and to the contractor if you are not the contractor, by registered or certified mail or statutory overnight delivery (Miss. Code § 85-7-405(1)(b)).',
      ],
      requires: ['amount', 'work', 'last_furnishing', 'hiring_party', 'county', 'signatory'],
    },
    {
      ...intent,
      formCode: 'ms-intent',
      state: 'MS',
      work: ['private'],
      variant: 'residential',
      subcontract: true,
      wording: 'statute',
      effectiveFrom: '2014-04-11',
      statute: 'Miss. Code §§ 85-7-409, 85-7-433(5)',
      title: 'Pre-Lien Notice to Owner',
      opening: [
        'TO: {owner}, {ownerAddress}',
        'TAKE NOTICE THAT THE UNDERSIGNED IS A PERSON HAVING A RIGHT TO A LIEN PURSUANT TO SECTION 85-7-403, MISSISSIPPI CODE OF 1972, WHO DOES NOT HAVE A DIRECT CONTRACT WITH THE OWNER, HAS PROVIDED LABOR, SERVICES OR MATERIALS FOR THE IMPROVEMENT OF PROPERTY COMMONLY KNOWN AS {propertyOnOneLine} (“THE PROPERTY”), FOR THE SUM OF {amount} FOR WHICH THE UNDERSIGNED HAS NOT BEEN PAID, AND INTENDS TO FILE A CLAIM OF SPECIAL LIEN ON THE SUBJECT PROPERTY IN TEN (10) OR MORE DAYS FROM THE DATE HEREOF.',
        'SO NOTIFIED, THIS {documentDay}.',
      ],
      facts: [],
      closing: ['LIEN CLAIMANT: {claimant}'],
      stated: 'claimant',
      addressees: ['owner'],
      guidance: [
        'On a single-family home, provide the notice to the owner at least ten days before the claim of lien is filed, by any reliable means of delivery. There is no lien for what the owner paid the contractor before it received the notice (Miss. Code § 85-7-409).',
      ],
      requires: ['amount', 'signatory'],
    },
  ],
  preparer: { statute: 'Miss. Code § 89-5-24', words: 'Prepared by', place: 'head', telephone: true },
  recorder: { statute: 'Miss. Code § 89-5-24', blankHead: 3 * inch },
};
