import { notRecorded, plain, swornFor } from './parts.js';
import type { StateClaims } from './state-claims.js';

export const newHampshireClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'nh-lien-general',
      state: 'NH',
      statute: 'N.H. Rev. Stat. §§ 447:2, 447:10',
      title: 'Petition for Attachment to Perfect Mechanic’s Lien',
      opening: [
        '{claimant}, the plaintiff, asks the court under RSA 447:10 for an attachment of the real estate described below. The purpose of the attachment is to perfect the mechanic’s lien of the plaintiff under RSA 447:2 and 447:10. The plaintiff states:',
      ],
      facts: [
        ['claimant', 'Plaintiff'],
        ['owner', 'Owner of the real estate'],
        ['general_contractor', 'Contractor'],
        ['hiring_party', 'Person with whom the plaintiff contracted'],
        ['contract', 'Contract'],
        ['work', 'Labor performed, professional design services provided or materials furnished'],
        ['first_furnishing', 'First performed or furnished'],
        ['last_furnishing', 'Last performed or furnished'],
        ['property', 'Real estate to be attached'],
        ['parcel', 'Tax map and lot'],
        ['contract_total', 'Contract sum, with changes'],
        ['paid', 'Payments received'],
        ['amount', 'Amount due to the plaintiff'],
        // Last, since a contractor has no such item.
        ['notices_sent', 'Notice given to the owner under RSA 447:5'],
      ],
      // Rule 7(c): the factual allegations are numbered.
      numbered: true,
      closing: [
        'The amount is due and unpaid after deducting all just credits and offsets. The plaintiff asks the court to order an attachment of the real estate described above, and of no other, in the amount of {amount}, with interest and costs, to perfect the mechanic’s lien under RSA 447:2 and 447:10.',
      ],
      unconfirmed: [
        'the contents of the petition, its oath and its parties, which are our own: the sentences of RSA 447:10 and 511-A:8, III that the decisions of the courts cite were compared',
        'the notice of a claimant that has no contract with the owner (RSA 447:5 to 447:8)',
      ],
      oath: swornFor('plaintiff'),
      pleading: { rule: 'N.H. Super. Ct. Civ. R. 7' },
      guidance: [
        notRecorded,
        'File the petition with the superior court of the county of the real estate, with the proposed writ of attachment, early enough that the attachment is made within 120 days after the work was last performed or the materials were last furnished (RSA 447:9). The writ and the return on it distinctly express the purpose of the attachment (RSA 447:10), and the writ names this real estate only (RSA 511-A:8, III).',
      ],
      requires: [
        'amount',
        'work',
        'first_furnishing',
        'last_furnishing',
        'hiring_party',
        'contract_date',
        'contract_total',
        'paid',
        'parcel',
        'notices_sent',
        'county',
        'signatory',
      ],
    },
  ],
  court: {
    lines: ['THE STATE OF NEW HAMPSHIRE', '{countyCapitals}', 'SUPERIOR COURT'],
    sides: ['Plaintiff', 'Defendant'],
    joinsContractor: true,
    number: 'Docket No.',
  },
};
