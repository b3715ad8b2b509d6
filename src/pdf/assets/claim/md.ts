import { intent } from './intent.js';
import { composeStatement, notRecorded, plain, sworn } from './parts.js';
import type { Words } from './sentences.js';
import { inch, type StateClaims } from './state-claims.js';

export const marylandClauses = {
  furnishedBetween: { days: ', from {first}, to {last}' },
  /** Maryland Rule 12-302(b)(5). */
  newOrImproved: {
    erected: 'The building is newly erected.',
    improved: 'The building has been repaired, rebuilt or improved to the extent of 15 percent of its value.',
  },
  /** Real Property § 9-105(a)(1)(iv): the counties beside the one in whose court the petition is filed. */
  otherCounties: {
    none: 'No part of the land is located in another county.',
    named: 'Part of the land is located in {counties}.',
  },
  amountByBuilding: {
    whole: 'The whole amount is claimed on the building described above.',
    each: 'Amount claimed on each building: {line}',
  },
} as const satisfies Record<string, Words>;

export const marylandClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'md-lien-general',
      state: 'MD',
      statute: 'Md. Code, Real Prop. § 9-105; Md. Rule 12-302',
      title: 'Petition to Establish Mechanics’ Lien',
      opening: [
        '{claimant}, the plaintiff, asks the court under Real Property § 9-105 and Maryland Rule 12-302 to establish a mechanics’ lien on the building and land described below, and states:',
      ],
      // Rule 12-302(b)(1) to (6), in their order.
      facts: [
        ['claimant', 'Name and address of the plaintiff'],
        ['owner', 'Name and address of the owner'],
        ['work', 'Kind of work done, or kind and amount of materials furnished'],
        ['first_furnishing', 'Time when the work or the furnishing of materials began'],
        ['last_furnishing', 'Time when the work was done or the materials were furnished'],
        ['hiring_party', 'Person for whom the work was done or to whom the materials were furnished'],
        ['contract', 'Contract'],
        ['contract_total', 'Contract sum, with changes'],
        ['credits', 'Credits recognized by the plaintiff'],
        ['paid', 'Payments received'],
        ['amount', 'Amount claimed to be due, less credits'],
        ['property', 'Description of the land and the building'],
        ['legal_description', 'Legal description'],
        ['structure', 'Building'],
        ['notice_of_intent', 'Notice given to the owner under Real Property § 9-104'],
      ],
      averments: ['{newOrImproved}', '{otherCounties}', '{amountByBuilding}'],
      closing: [
        'The plaintiff asks the court to establish a mechanics’ lien on the land and building described above in the amount of {amount}, with interest and costs, and to order the owner to show cause why the lien should not be established.',
      ],
      attached: [
        {
          what: 'each document on which the lien is based',
          citation: 'Md. Rule 12-302(b)',
          kinds: ['contract', 'change_order', 'invoice', 'statement'],
        },
      ],
      oath: {
        ...sworn,
        statement: composeStatement(
          'I am competent to testify. I solemnly affirm under the penalties of perjury and upon personal knowledge that the contents of the foregoing petition are true.',
          { named: ', the plaintiff named above', authority: ', and am authorized to make this affidavit for it' },
        ),
      },
      unconfirmed: ['the affirmation, and the rule about the attorney’s signature (Md. Rule 1-311)'],
      pleading: { rule: 'Md. Rule 1-311' },
      statesCounties: true,
      guidance: [
        notRecorded,
        'File the petition with the clerk of the circuit court of the county in which the land lies, within 180 days after the work was finished or the materials were furnished (Md. Code, Real Prop. § 9-105(a)).',
      ],
      requires: [
        'amount',
        'work',
        'first_furnishing',
        'last_furnishing',
        'hiring_party',
        'legal_description',
        'notice_of_intention',
        'new_or_improved',
        'amount_by_building',
        'county',
        'signatory',
      ],
    },
    {
      ...intent,
      formCode: 'md-intent',
      state: 'MD',
      work: ['private'],
      subcontract: true,
      wording: 'statute',
      statute: 'Md. Code, Real Prop. § 9-104',
      title: 'Notice to Owner or Owner’s Agent of Intention to Claim a Lien',
      // § 9-104(b).
      opening: [
        '{claimant}, of {claimantAddress}, did work or furnished material for or about the building generally designated or briefly described as {propertyOnOneLine}.',
        'The total amount earned under the subcontractor’s undertaking to the date hereof is {earned} of which {amount} is due and unpaid as of the date hereof. The work done or materials provided under the subcontract were as follows: {work}{furnishedBetween}, for {hiringParty}.',
      ],
      facts: [],
      closing: [
        'I do solemnly declare and affirm under the penalties of perjury that the contents of the foregoing notice are true to the best of the affiant’s knowledge, information, and belief.',
      ],
      unconfirmed: ['the affirmation at its end'],
      addressees: ['owner', 'public_entity'],
      methods: ['registered', 'certified_return_receipt', 'certified_restricted_delivery', 'personal'],
      guidance: [
        'Give the notice to the owner within 120 days after the work was done or the materials were furnished, by registered or certified mail, return receipt requested, or in person (Md. Code, Real Prop. § 9-104(a), (c)).',
      ],
      requires: [
        'amount',
        'work',
        'first_furnishing',
        'last_furnishing',
        'contract_total',
        'hiring_party',
        'signatory',
      ],
    },
  ],
  court: {
    lines: ['IN THE CIRCUIT COURT FOR {theCountyCapitals}, MARYLAND'],
    sides: ['Plaintiff', 'Defendant'],
    number: 'Case No.',
    margins: { statute: 'Md. Rule 1-301(c)', top: 1.5 * inch, left: 1.5 * inch },
  },
  clauses: marylandClauses,
};
