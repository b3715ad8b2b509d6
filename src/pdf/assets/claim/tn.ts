import { nonpayment } from '../notice/tn.js';
import { noticeOfClaim } from './notice-of-claim.js';
import { plain } from './parts.js';
import type { Words } from './sentences.js';
import { prepared, type StateClaims } from './state-claims.js';

export const tennesseeClauses = {
  /** The statute’s word for the party that the claimant contracted with. */
  tierOfHiringParty: { contractor: 'prime contractor', subcontractor: 'remote contractor', owner: 'owner' },
} as const satisfies Record<string, Words>;

export const tennesseeClaims: StateClaims = {
  forms: [
    // Tenn. Code Ann. § 66-11-112(d): a sworn statement, substantially in this form, with a notary’s acknowledgment.
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'tn-lien-general',
      state: 'TN',
      statute: 'Tenn. Code § 66-11-112',
      wording: 'statute',
      title: 'Notice of Lien',
      opening: [
        '{signatory}, being first duly sworn, says that {claimant}, the Lien Claimant, furnished certain material or performed certain work or labor in furtherance of improvements to the real property hereinafter described, in pursuance of a certain contract, with {hiringParty}, the {tierOfHiringParty}. The first of the work or labor was performed or the first of the material, services, equipment, or machinery was furnished on {firstDate}. The last of the work or labor was performed or the last of the material, services, equipment, or machinery was furnished on {lastDate}, and there is justly and truly due Lien Claimant therefor from {hiringParty}, the {tierOfHiringParty}, over and above all legal setoffs, the sum of {amount}, for which amount Lien Claimant claims a lien under T.C.A. §§ 66-11-101, et seq. on the real property, of which {owner} is or was the owner, which is described as follows:',
        '{propertyInFull}',
      ],
      facts: [
        ['claimant', 'Lien Claimant'],
        ['work', 'Work or labor performed, or material, services, equipment or machinery furnished'],
      ],
      oath: { kind: 'jurat_and_acknowledgment', open: false, heading: null, statement: null },
      requires: ['amount', 'work', 'first_furnishing', 'last_furnishing', 'hiring_party', 'county', 'signatory'],
    },
    {
      ...noticeOfClaim,
      wording: 'statute',
      formCode: 'tn-claim',
      state: 'TN',
      work: ['private'],
      statute: 'Tenn. Code § 66-11-145',
      title: 'Notice of Nonpayment',
      opening: nonpayment('{propertyOnOneLine}', '{lastDate}'),
      facts: [
        ['work', 'Work, labor, materials, services, equipment or machinery provided'],
        ['hiring_party', 'Provided to, or under contract with'],
        ['contract', 'Contract'],
        ['legal_description', 'Legal description'],
        ['months', 'Months for which payment is claimed'],
      ],
      requires: ['amount', 'work', 'last_furnishing'],
    },
  ],
  contractor: 'Prime Contractor',
  preparer: { statute: 'Tenn. Code § 66-24-115', words: prepared, place: 'head' },
  clauses: tennesseeClauses,
};
