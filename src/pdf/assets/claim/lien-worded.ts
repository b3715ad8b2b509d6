import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain } from './parts.js';

const lien = { ...plain, instrument: 'mechanics_lien', wording: 'statute' } as const;

/** Claims of lien whose statute gives the form, or the oath, in sentences with blanks. */
export const wordedLienForms: readonly ClaimForm[] = [
  {
    ...lien,
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
    ...lien,
    formCode: 'wa-lien-general',
    state: 'WA',
    statute: 'RCW 60.04.091',
    title: 'Claim of Lien',
    // RCW 60.04.091(2), in its order and capitals. It cites "chapter 64.04 RCW"; the code reviser reads chapter 60.04.
    opening: [
      '{claimant}, claimant, vs {hiringParty}, name of person indebted to claimant:',
      'Notice is hereby given that the person named below claims a lien pursuant to chapter 60.04 RCW. In support of this lien the following information is submitted:',
      '1. NAME OF LIEN CLAIMANT: {claimant}\nTELEPHONE NUMBER: {claimantPhone}\nADDRESS: {claimantAddress}',
      '2. DATE ON WHICH THE CLAIMANT BEGAN TO PERFORM LABOR, PROVIDE PROFESSIONAL SERVICES, SUPPLY MATERIAL OR EQUIPMENT OR THE DATE ON WHICH EMPLOYEE BENEFIT CONTRIBUTIONS BECAME DUE: {firstDate}',
      '3. NAME OF PERSON INDEBTED TO THE CLAIMANT: {hiringParty}',
      '4. DESCRIPTION OF THE PROPERTY AGAINST WHICH A LIEN IS CLAIMED (Street address, legal description or other information that will reasonably describe the property):\n{propertyInFull}',
      '5. NAME OF THE OWNER OR REPUTED OWNER (If not known state “unknown”): {owner}',
      '6. THE LAST DATE ON WHICH LABOR WAS PERFORMED; PROFESSIONAL SERVICES WERE FURNISHED; CONTRIBUTIONS TO AN EMPLOYEE BENEFIT PLAN WERE DUE; OR MATERIAL, OR EQUIPMENT WAS FURNISHED: {lastDate}',
      '7. PRINCIPAL AMOUNT FOR WHICH THE LIEN IS CLAIMED IS: {amount}',
      '8. IF THE CLAIMANT IS THE ASSIGNEE OF THIS CLAIM SO STATE HERE: Not applicable',
    ],
    facts: [],
    // Subsection (2) also requires the acknowledgment of chapter 64.08 RCW.
    oath: {
      kind: 'jurat_and_acknowledgment',
      open: false,
      heading: null,
      statement:
        '{signatory}, being sworn, says: I am the claimant (or attorney of the claimant, or administrator, representative, or agent of the trustees of an employee benefit plan) above named; I have read or heard the foregoing claim, read and know the contents thereof, and believe the same to be true and correct and that the claim of lien is not frivolous and is made with reasonable cause, and is not clearly excessive under penalty of perjury.',
    },
    requires: ['amount', 'first_furnishing', 'last_furnishing', 'hiring_party', 'telephone', 'county', 'signatory'],
  },
  {
    ...lien,
    formCode: 'ny-lien-general',
    state: 'NY',
    statute: 'New York Lien Law § 9',
    title: 'Notice Under Mechanic’s Lien Law',
    called: 'notice under the Mechanic’s Lien Law',
    opening: [
      'To the Clerk of the County of {county} and all others whom it may concern: Please take notice that {claimant}, as lienor, has and claims a lien on the real property described below:',
    ],
    // § 9(1) to (7), in their order.
    facts: [
      ['claimant', 'Name and residence, or business address and principal place of business, of the lienor'],
      ['attorney', 'Name and address of the lienor’s attorney, if any'],
      ['owner', 'Owner of the real property against whose interest a lien is claimed'],
      ['owner_interest', 'Interest of the owner as far as known to the lienor'],
      [
        'hiring_party',
        'Person by whom the lienor was employed, to whom the lienor furnished or is to furnish materials, or with whom the contract was made',
      ],
      ['work', 'Labor performed or materials furnished'],
      ['contract_total', 'Agreed price or value of the labor or materials'],
      ['amount', 'Amount unpaid to the lienor for the labor or materials'],
      ['first_furnishing', 'Time when the first items of work were performed or materials were furnished'],
      ['last_furnishing', 'Time when the last items of work were performed or materials were furnished'],
      ['property', 'Property subject to the lien'],
      ['dwelling', 'Is the property improved or to be improved with a single family dwelling?'],
    ],
    numbered: ['1', '1-a', '2', '2', '3', '4', '4', '5', '6', '6', '7', '7'],
    // § 9, last paragraph.
    oath: {
      kind: 'jurat',
      open: false,
      heading: 'Verification',
      statement:
        '{signatory}, being duly sworn, says: I am {capacity} of {claimant}, the lienor named above. I have read the foregoing notice and know its contents. The statements contained in it are true to my knowledge except as to the matters stated in it to be alleged on information and belief, and as to those matters I believe it to be true.',
    },
    requires: [
      'amount',
      'work',
      'first_furnishing',
      'last_furnishing',
      'contract_total',
      'hiring_party',
      'owner_interest',
      'dwelling',
      'county',
      'signatory',
    ],
  },
];
