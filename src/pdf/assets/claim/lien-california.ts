import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { registeredOrCertified } from '../../../domain/notice/preflight/notice-metadata.js';
import { californiaVerification, plain } from './parts.js';

/** Civil Code § 8416. */
export const californiaLien: ClaimForm = {
  ...plain,
  instrument: 'mechanics_lien',
  wording: 'statute',
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
    methods: [...registeredOrCertified, 'first_class_certificate_of_mailing'],
    declarations: [
      'I am at least 18 years of age. On {serviceDate}, I served a copy of this claim of mechanics lien, with the Notice of Mechanics Lien printed in it, on the owner or reputed owner at the name and address below, by {serviceMethod}, postage prepaid, deposited at ______________________________ (city and state).',
      'The address at which I served the owner or reputed owner is (mark one): [   ] its residence or place of business; [   ] the address shown by the building permit on file with the authority that issued it; [   ] another at which § 8416(c) allows service: ______________________________.',
      'Service was made before the claim was presented for recording.',
    ],
    confirmation:
      'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
  },
  unconfirmed: ['the addresses of the owner that the proof of service offers (subdivision (c))'],
  requires: ['amount', 'work', 'county', 'signatory'],
};
