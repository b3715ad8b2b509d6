import { notRecorded, plain, swornAbsolutelyFor } from './parts.js';
import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';

export const delawareClauses = {
  /** 25 Del. C. § 2712(b)(11): the time of recording of a first mortgage that finances the structure. */
  firstMortgage: {
    none: 'No {mortgage}.',
    recorded: 'A {mortgage} on: {date}.',
    mortgage:
      'first mortgage, or a conveyance in the nature of a first mortgage, on the structure that secures an existing indebtedness or future advances, of which at least 50 percent is used for the payment of labor or materials for the structure, was recorded',
  },
  amountByStructure: {
    whole: 'The whole amount is claimed on the structure described above.',
    each: 'Amount claimed on each structure: {line}',
  },
} as const satisfies Record<string, Words>;

export const delawareClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'de-lien-general',
      state: 'DE',
      statute: '25 Del. C. § 2712',
      // § 2712(a): a statement of claim is also the complaint if it is called that.
      title: 'Statement of Claim and Complaint for Mechanics’ Lien',
      opening: [
        '{claimant}, the plaintiff-claimant, files this statement of claim and complaint to obtain a mechanics’ lien on the structure described below and on the ground on which it is situated, and states:',
      ],
      // § 2712(b)(1) to (7), in its order, and then what (3), (4) and (8) to (11) ask for in sentences.
      facts: [
        ['claimant', 'Plaintiff-claimant'],
        ['owner', 'Owner or reputed owner of the structure'],
        ['general_contractor', 'Contractor'],
        ['hiring_party', 'Person with whom the plaintiff-claimant made its contract'],
        ['amount', 'Amount claimed to be due'],
        ['work', 'Nature and kind of the labor done or materials furnished'],
        ['first_furnishing', 'Time when the labor or the furnishing of materials was commenced'],
        ['last_furnishing', 'Time when the labor or the furnishing of materials was finished'],
        ['property', 'Location and description of the structure'],
      ],
      numbered: true,
      averments: [
        'The contract of the plaintiff-claimant was made with the {contractedWith}.',
        'The labor done and the materials furnished are itemized in {accountExhibit}.',
        'The labor was done, or the materials were furnished, on the credit of the structure.',
        'The claim is for {amount}, which is more than $25.00. Neither that amount nor any part of it has been paid to the plaintiff-claimant.',
        '{amountByStructure}',
        '{firstMortgage}',
      ],
      closing: [
        'The plaintiff-claimant asks for judgment for that amount, with interest and costs, and that the judgment be a lien on the structure and on the ground on which it is situated.',
      ],
      attached: [
        {
          what: 'the account of the labor and materials',
          citation: '25 Del. C. § 2712(b)(4)',
          kinds: ['account', 'invoice', 'statement'],
        },
        {
          what: 'a copy of the contract with its modifications',
          citation: '25 Del. C. § 2712(b)(4)',
          kinds: ['contract'],
          only: 'written_contract',
        },
      ],
      unconfirmed: [
        'the rule about the attorney’s signature (Del. Super. Ct. Civ. R. 11)',
        'what subsection (b)(4) asks to be annexed, and what (b)(11) asks about a first mortgage: summaries of both were compared',
      ],
      // § 2712(c): that the facts are true and correct.
      oath: swornAbsolutelyFor('plaintiff-claimant'),
      pleading: { rule: 'Del. Super. Ct. Civ. R. 11' },
      guidance: [
        notRecorded,
        'File the statement with the prothonotary of the Superior Court of the county in which the structure is situated (25 Del. C. § 2712(a)).',
      ],
      requires: [
        'amount',
        'work',
        'first_furnishing',
        'last_furnishing',
        'hiring_party',
        'amount_by_building',
        'first_mortgage',
        'county',
        'signatory',
      ],
    },
  ],
  court: {
    lines: ['IN THE SUPERIOR COURT OF THE STATE OF DELAWARE', 'IN AND FOR {theCountyCapitals}'],
    sides: ['Plaintiff-Claimant', 'Defendant'],
    joinsContractor: true,
    number: 'C.A. No.',
  },
  clauses: delawareClauses,
};
