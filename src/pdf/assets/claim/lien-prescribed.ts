import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, sworn, swornByDefault } from './parts.js';

const lien = { ...plain, instrument: 'mechanics_lien', wording: 'statute' } as const;
const needed = ['amount', 'work', 'county', 'signatory'] as const;

/** Claims of lien whose form, or a statement in it, the state's own statute gives in words. */
export const prescribedLienForms: readonly ClaimForm[] = [
  {
    ...lien,
    formCode: 'fl-lien',
    state: 'FL',
    statute: 'Florida Statutes § 713.08',
    title: 'Claim of Lien',
    // § 713.08(3), the warning and the form of the claim.
    warning: {
      heading: null,
      paragraphs: [
        'WARNING! THIS LEGAL DOCUMENT REFLECTS THAT A CONSTRUCTION LIEN HAS BEEN PLACED ON THE REAL PROPERTY LISTED HEREIN. UNLESS THE OWNER OF SUCH PROPERTY TAKES ACTION TO SHORTEN THE TIME PERIOD, THIS LIEN MAY REMAIN VALID FOR ONE YEAR FROM THE DATE OF RECORDING, AND SHALL EXPIRE AND BECOME NULL AND VOID THEREAFTER UNLESS LEGAL PROCEEDINGS HAVE BEEN COMMENCED TO FORECLOSE OR TO DISCHARGE THIS LIEN.',
      ],
      bold: true,
      minFontPt: 10,
    },
    opening: [
      'State of ______________________________\nCounty of ______________________________',
      'Before me, the undersigned notary public, personally appeared {signatory}, who was duly sworn and says that she or he is {capacity} and the agent of the lienor herein, {claimant}, whose address is {claimantAddress}; and that in accordance with a contract with {hiringParty}, lienor furnished labor, services, or materials consisting of {work} on the following described real property in {county} County, Florida:',
      '{propertyInFull}',
      'owned by {owner}, of a total value of {total}, of which there remains unpaid {amount}, and furnished the first of the items on {firstDate}, and the last of the items on {lastDate}{noticesClause}.',
    ],
    facts: [
      ['parcel', 'Parcel number'],
      ['interest', 'Finance charges'],
      ['retainage', 'Unpaid retainage included'],
    ],
    oath: { kind: 'jurat', open: false, heading: null, statement: null },
    unconfirmed: ['where the venue is printed: above the affidavit, and in the notary’s certificate'],
    requires: [...needed, 'first_furnishing', 'last_furnishing', 'contract_total', 'notice_to_owner', 'hiring_party'],
  },
  {
    ...lien,
    formCode: 'nv-lien',
    state: 'NV',
    statute: 'NRS 108.226',
    title: 'Notice of Lien',
    // NRS 108.226(5): the order and the labels of the form.
    opening: [
      'Assessor’s Parcel Number(s): {parcel}',
      'The undersigned claims a lien upon the property described in this notice for work, materials or equipment furnished or to be furnished for the improvement of the property:',
    ],
    facts: [
      ['original_amount', 'The amount of the original contract is'],
      ['change_orders', 'The total amount of all additional or changed work, materials and equipment, if any, is'],
      ['paid', 'The total amount of all payments received to date is'],
      ['amount', 'The amount of the lien, after deducting all just credits and offsets, is'],
      ['owner', 'The name of the owner, if known, of the property is'],
      [
        'hiring_party',
        'The name of the person by whom the lien claimant was employed or to whom the lien claimant furnished or agreed to furnish work, materials or equipment is',
      ],
      ['payment_terms', 'A brief statement of the terms of payment of the lien claimant’s contract is'],
      ['property', 'A description of the property to be charged with the lien is'],
    ],
    numbered: true,
    // Verified by oath and not acknowledged (subsection 3).
    oath: {
      kind: 'jurat',
      open: false,
      heading: null,
      statement:
        'I, {signatory}, being first duly sworn on oath according to law, depose and say: I have read the foregoing Notice of Lien, know the contents thereof and state that the same is true of my own personal knowledge, except those matters stated upon information and belief, and, as to those matters, I believe them to be true.',
    },
    requires: [...needed, 'hiring_party', 'parcel', 'original_amount', 'change_orders', 'paid', 'payment_terms'],
  },
  {
    ...lien,
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
    requires: [...needed, 'last_furnishing'],
  },
  {
    ...lien,
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
    requires: [...needed, 'first_furnishing', 'last_furnishing', 'contract_total', 'paid', 'legal_description'],
  },
];
