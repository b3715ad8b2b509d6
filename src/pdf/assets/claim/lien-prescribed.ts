import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { californiaVerification, plain, sworn, swornByDefault, unsworn } from './parts.js';

const lien = { ...plain, instrument: 'mechanics_lien', wording: 'statute' } as const;
const needed = ['amount', 'work', 'county', 'signatory'] as const;

/** § 43-5: of the general contractor's form only. */
const mailed =
  'The undersigned hereby certifies that a copy of this memorandum was mailed to the owner of the property at the owner’s last known address, {ownerAddress}, on {serviceDate}.';

/** Claims of lien whose form, or a statement in it, the state's own statute gives in words. */
export const prescribedLienForms: readonly ClaimForm[] = [
  {
    ...lien,
    formCode: 'ca-lien-2012',
    state: 'CA',
    statute: 'California Civil Code § 8416',
    effectiveFrom: '2012-07-01',
    title: 'Claim of Mechanics Lien',
    opening: [
      '{claimant} claims a mechanics lien on the real property described below, and on the work of improvement there, for work provided to it. After deducting all just credits and offsets, the claimant’s demand is {amount}.',
    ],
    facts: [
      ['amount', 'Demand after deducting all just credits and offsets'],
      ['interest', 'Interest'],
      ['owner', 'Owner or reputed owner'],
      ['work', 'Kind of work furnished by the claimant'],
      ['hiring_party', 'Person by whom the claimant was employed or to whom it furnished work'],
      ['general_contractor', 'Direct contractor'],
      ['property', 'Site'],
      ['legal_description', 'Legal description'],
      ['parcel', 'Assessor’s parcel number'],
      ['county', 'County'],
      ['claimant', 'Claimant and its address'],
      ['license', 'Claimant’s license'],
    ],
    // Civil Code § 8416(a)(8), word for word; § 8416 requires at least 10-point boldface, the last sentence in capitals.
    statement: {
      heading: 'NOTICE OF MECHANICS LIEN\nATTENTION!',
      paragraphs: [
        'Upon the recording of the enclosed MECHANICS LIEN with the county recorder’s office of the county where the property is located, your property is subject to the filing of a legal action seeking a court-ordered foreclosure sale of the real property on which the lien has been recorded. That legal action must be filed with the court no later than 90 days after the date the mechanics lien is recorded.',
        'The party identified in the mechanics lien may have provided labor or materials for improvements to your property and may not have been paid for these items. You are receiving this notice because it is a required step in filing a mechanics lien foreclosure action against your property. The foreclosure action will seek a sale of your property in order to pay for unpaid labor, materials, or improvements provided to your property. This may affect your ability to borrow against, refinance, or sell the property until the mechanics lien is released.',
        'BECAUSE THE LIEN AFFECTS YOUR PROPERTY, YOU MAY WISH TO SPEAK WITH YOUR CONTRACTOR IMMEDIATELY, OR CONTACT AN ATTORNEY, OR FOR MORE INFORMATION ON MECHANICS LIENS GO TO THE CONTRACTORS’ STATE LICENSE BOARD WEB SITE AT www.cslb.ca.gov.',
      ],
      bold: true,
      minFontPt: 10,
    },
    oath: californiaVerification,
    proofOfService: {
      title: 'Proof of Service Affidavit',
      statute: 'California Civil Code § 8416(a)(7), (c)',
      serves: 'addressees',
      methods: [
        'registered',
        'certified',
        'certified_return_receipt',
        'certified_restricted_delivery',
        'certified_electronic_return_receipt',
        'first_class_certificate_of_mailing',
      ],
      declarations: [
        'I am at least 18 years of age. On {serviceDate}, I served a copy of this claim of mechanics lien, with the Notice of Mechanics Lien printed in it, on the owner or reputed owner at the name and address below, by {serviceMethod}, postage prepaid, deposited at ______________________________ (city and state).',
        'The address at which I served the owner or reputed owner is (mark one): [   ] its residence or place of business; [   ] the address shown by the building permit on file with the authority that issued it; [   ] another at which § 8416(c) allows service: ______________________________.',
        'Service was made before the claim was presented for recording.',
      ],
      confirmation:
        'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    },
    requires: needed,
  },
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
    requires: [...needed, 'first_furnishing', 'last_furnishing', 'contract_total', 'notices_sent', 'hiring_party'],
  },
  {
    ...lien,
    formCode: 'nv-lien',
    state: 'NV',
    statute: 'NRS § 108.226',
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
    requires: [...needed, 'contract_total', 'paid', 'payment_terms'],
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
      ['commencement', 'Notice of commencement'],
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
    formCode: 'va-lien-general-contractor',
    state: 'VA',
    variant: 'direct',
    statute: 'Code of Virginia §§ 43-4, 43-5',
    title: 'Memorandum for Mechanic’s Lien Claimed by General Contractor',
    ...virginia('{owner}', mailed),
    requires: [...needed, 'last_furnishing', 'amounts_not_due', 'service'],
  },
  {
    ...lien,
    formCode: 'va-lien-subcontractor',
    state: 'VA',
    statute: 'Code of Virginia §§ 43-7, 43-8',
    title: 'Memorandum for Mechanic’s Lien Claimed by Subcontractor',
    ...virginia('{hiringParty}'),
    requires: [...needed, 'last_furnishing', 'amounts_not_due'],
  },
  {
    ...lien,
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
      ['last_furnishing', 'Date upon which labor or materials were last furnished upon said property by the claimant'],
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
        'I certify that on {serviceDate} a copy of this claim of lien on real property was served on the persons named below, at the addresses shown, by {serviceMethod}.',
      ],
      confirmation: 'This certificate is made for the claimant named above.',
    },
    requires: [...needed, 'first_furnishing', 'last_furnishing'],
  },
  {
    ...lien,
    formCode: 'mi-lien',
    state: 'MI',
    statute: 'MCL § 570.1111',
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

/** §§ 43-5 and 43-8 give one form for each tier; they differ in the title and in the general contractor's line. */
function virginia(debtor: string, ...certificates: readonly string[]) {
  return {
    opening: [],
    facts: [
      ['owner', 'Name and address of owner'],
      ['general_contractor', 'Name of general contractor (if any)'],
      ['claimant', 'Name and address of claimant'],
      ['license', 'Contractor license or certificate number of claimant (if applicable)'],
      ['license_dates', 'Issuance and expiration date of license or certificate (if applicable)'],
      ['work', 'Type of materials or services furnished'],
      ['amount', 'Amount claimed'],
      [
        'amounts_not_due',
        'If any part of the amount claimed is not due as of the date of this mechanic’s lien, the date or event upon which it will be due and the sum to which it applies',
      ],
      ['structure', 'Type of structure on which work done or materials furnished'],
      ['property', 'Brief description and location of real property'],
      ['interest_from', 'Date from which interest on the above amount is claimed'],
    ],
    closing: [
      'If no contractor license or certificate number is included, the claimant certifies that such a valid license or certificate is not required by law for the work done for which the benefit of a lien is claimed.',
      'It is the intent of the claimant to claim the benefit of a lien.',
      ...certificates,
    ],
    oath: {
      kind: 'jurat',
      open: false,
      heading: 'Affidavit',
      statement: `I, {signatory}, agent for the claimant, make oath that ${debtor} is justly indebted to the claimant in the sum of {amount}, for the consideration stated in the foregoing memorandum, and that the same is payable as therein stated.`,
    },
  } as const satisfies Partial<ClaimForm>;
}
