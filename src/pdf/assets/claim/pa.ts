import { intentForm } from './intent.js';
import { plain, swornByDefault } from './parts.js';
import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';

export const pennsylvaniaClauses = {
  priceStatement: {
    agreed: 'The labor and materials were furnished under a contract for an agreed sum, which is identified above.',
  },
} as const satisfies Record<string, Words>;

export const pennsylvaniaClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'pa-lien-general',
      state: 'PA',
      statute: '49 P.S. § 1503',
      title: 'Mechanics’ Lien Claim',
      opening: [
        '{claimant}, of {claimantAddress} (“Claimant”), files this claim against the improvement and the property described below, and states:',
      ],
      facts: [
        ['claimant', 'Party claimant, and whether it files as contractor or subcontractor'],
        ['owner', 'Owner or reputed owner'],
        ['last_furnishing', 'Completion of the claimant’s work'],
        ['hiring_party', 'Person with whom the claimant contracted'],
        ['preliminary_notice', 'Preliminary notice, if required, with its date'],
        ['notice_of_intent', 'Formal notice of intention to file a claim, with its date'],
        ['contract', 'Contract'],
        ['contract_total', 'Agreed sum, with changes'],
        ['paid', 'Payments received'],
        ['work', 'Kind and character of the labor or materials furnished'],
        ['amount', 'Amount claimed to be due'],
        ['retainage', 'Including unpaid retainage of'],
        ['structure', 'Improvement'],
        ['property', 'Property claimed to be subject to the lien'],
        ['legal_description', 'Legal description'],
        ['parcel', 'Parcel number'],
        ['county', 'County'],
        ['license', 'Claimant’s license'],
      ],
      closing: [
        '{priceStatement} The amount claimed is due and unpaid after deducting all just credits and offsets known to Claimant.',
      ],
      oath: swornByDefault,
      guidance: [
        'File the claim with the prothonotary of the county of the property (49 P.S. § 1502).',
        'Without a contract for an agreed sum, the claim states the kind and character of the labor and materials in detail, with the price of each: add it as an exhibit of the kind account (49 P.S. § 1503(6)).',
      ],
      requires: [
        'amount',
        'work',
        'hiring_party',
        'county',
        'signatory',
        'last_furnishing',
        'contract_total',
        'intent_of_subcontractor',
      ],
    },
    intentForm('PA', {
      title: 'Formal Notice of Intention to File a Lien Claim',
      statute: '49 P.S. § 1501',
      wait: 30,
      // § 1501(c)(5).
      lastFurnished: 'Completion of the claimant’s work',
      service: null,
    }),
  ],
  court: { lines: ['IN THE COURT OF COMMON PLEAS OF {theCountyCapitals}, PENNSYLVANIA'] },
  clauses: pennsylvaniaClauses,
};
