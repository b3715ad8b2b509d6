import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain } from './parts.js';
import { releases } from './release.js';
import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';

const newJersey = {
  ...plain,
  state: 'NJ',
  wording: 'statute',
  layout: 'recorded',
  facts: [],
} as const satisfies Partial<ClaimForm>;

const property =
  'in that certain tract or parcel of land and premises described as {taxLots}, County of {county}, State of New Jersey';

/** Items A to G of both forms. */
const account = (last: string) =>
  `A. Initial Contract Price: {originalAmount}\nB. Executed Amendments to Contract Price/Change Orders: {changeOrders}\nC. Total Contract Price (A + B) = {priceWithChanges}\nD. If Contract Not Completed, Value Determined in Accordance with the Contract of Work Completed or Services, Material, Equipment Provided: {valueFurnished}\nE. Total from C or D (whichever is applicable): {valueOrPrice}\nF. Agreed upon Credits: {credits}\nG. Amount Paid to Date: {paid}\n${last}`;
const total = account('TOTAL LIEN CLAIM AMOUNT E - [F + G] = {amount}');

const act =
  'In accordance with the “Construction Lien Law,” P.L.1993, c.318 (C.2A:44A-1 et al.), notice is hereby given';
const clerk = 'TO THE CLERK, COUNTY OF {bareCountyCapitals}:';
const needed = [
  'amount',
  'work',
  'last_furnishing',
  'original_amount',
  'change_orders',
  'credits',
  'paid',
  'residential',
  'contract_date',
  'tax_lot',
  'hiring_party',
  'county',
  'signatory',
] as const;

/** N.J.S.A. 2A:44A-8. Where the form has a choice to circle, the choice that the record states is printed. */
const lienClaim: ClaimForm = {
  ...newJersey,
  instrument: 'mechanics_lien',
  formCode: 'nj-lien-general',
  statute: 'N.J.S.A. 2A:44A-8',
  title: 'Construction Lien Claim',
  unconfirmed: ['paragraphs 2 and 3 of the notice to owner', 'the notarial certificates that the form suggests'],
  guidance: [
    'An officer of a corporation, a member of a limited liability company, a partner or the claimant itself signs the form (N.J.S.A. 2A:44A-8).',
  ],
  opening: [
    clerk,
    `${act} that (only complete those sections that apply):`,
    `1. On {documentDate}, I, {signatory}, {signsAs} {claimant}, located at {claimantAddress}, claim a construction lien against the real property of {owner}, ${property}, in the amount of {amount}, as calculated below for the value of the work, services, material or equipment provided. The lien is claimed against the interest of the owner.`,
    '{propertyInFull}',
    '2. In accordance with a written contract for improvement of the above property, dated {contractDate}, with the {contractedWith}, named or known as {hiringParty}, and located at {hiringPartyAddress}, this claimant performed the following work or provided the following services, material or equipment:\na. {work}',
    '3. The date of the provision of the last work, services, material or equipment for which payment is claimed is {lastDate}.',
    `4. The amount due for work, services, material or equipment delivery provided by claimant in connection with the improvement of the real property, and upon which this lien claim is based, is calculated as follows:\n${total}`,
    'NOTICE OF UNPAID BALANCE AND ARBITRATION AWARD',
    'This claim (check one) {residentialBoxes} arise from a Residential Construction Contract. If it does, complete 5 and 6 below; if not residential, complete 5 below, only if applicable. If not residential and 5 is not applicable, skip to Claimant’s Representation and Verification.',
    '5. A Notice of Unpaid Balance and Right to File Lien (if any) was previously filed {unpaidBalanceFiled}',
    '6. {arbitrationAward}',
  ],
  // § 2A:44A-6: signed, acknowledged and verified by oath.
  oath: {
    kind: 'jurat_and_acknowledgment',
    open: false,
    heading: 'Claimant’s Representation and Verification',
    statement:
      'Claimant represents and verifies under oath that:\n1. I have authority to file this claim.\n2. The claimant is entitled to the amount claimed at the date of lodging for record of the claim, pursuant to claimant’s contract described above.\n3. The work, services, material or equipment for which this lien claim is filed was provided exclusively in connection with the improvement of the real property which is the subject of this claim.\n4. This claim form has been lodged for record with the County Clerk where the property is located within 90 or, if residential construction, 120 days from the last date upon which the work, services, material or equipment for which payment is claimed was provided.\n5. This claim form has been completed in its entirety to the best of my ability and I understand that if I do not complete this form in its entirety, the form may be deemed invalid by a court of law.\n6. This claim form will be served as required by statute upon the owner or community association, and upon the contractor or subcontractor against whom this claim has been asserted, if any.\n7. The foregoing statements made by me in this claim form are true, to the best of my knowledge. I am aware that if any of the foregoing statements made by me in this claim form are willfully false, this construction lien claim will be void and that I will be liable for damages to the owner or any other person injured as a consequence of the filing of this lien claim.',
  },
  statement: {
    heading: 'NOTICE TO OWNER OF REAL PROPERTY\nNOTICE TO CONTRACTOR OR SUBCONTRACTOR, IF APPLICABLE',
    paragraphs: [
      'The owner’s real estate may be subject to sale to satisfy the amount asserted by this claim. However, the owner’s real estate cannot be sold until the facts and issues which form the basis of this claim are decided in a legal proceeding before a court of law. The lien claimant is required by law to commence suit to enforce this claim.',
      'The claimant filing this lien claim shall forfeit all rights to enforce the lien claim and shall be required to discharge the lien claim of record, if the claimant fails to bring an action in the Superior Court, in the county in which the real property is situated, to establish the lien claim:\n1. Within one year of the date of the last provision of work, services, material or equipment, payment for which the lien claim was filed; or\n2. Within 30 days following receipt of written notice, by personal service or certified mail, return receipt requested, from the owner or community association, contractor, or subcontractor against whom a lien claim is filed, as appropriate, requiring the claimant to commence an action to establish the lien claim.',
      'The owner will be given proper notice of the proceeding and an opportunity to challenge this claim and set forth the owner’s position. If, after the owner (and/or contractor or subcontractor) has had the opportunity to challenge this lien claim, the court of law enters a judgment against any of them and in favor of the claimant filing this lien claim, and thereafter judgment is not paid, the owner’s real estate may then be sold to satisfy the judgment. The owner may choose to avoid subjecting the owner’s real estate to sale by either:\n1. paying the claimant and obtaining a discharge of lien claim from the claimant, by which the owner will lose the right to challenge this lien claim in a legal proceeding before a court of law; or\n2. causing the lien claim to be discharged by filing a surety bond or making a deposit of funds as provided for in section 31 of P.L.1993, c.318 (C.2A:44A-31), by which the owner will retain the right to challenge this lien claim in a legal proceeding before a court of law.',
    ],
    bold: false,
    minFontPt: 10,
  },
  requires: [...needed, 'unpaid_balance_notice', 'arbitration_award'],
};

/** N.J.S.A. 2A:44A-20: lodged for record with the county clerk; its verification is not under oath. */
const unpaidBalance: ClaimForm = {
  ...newJersey,
  instrument: 'notice_of_claim',
  formCode: 'nj-claim',
  work: ['private'],
  statute: 'N.J.S.A. 2A:44A-20',
  title: 'Notice of Unpaid Balance and Right to File Lien',
  opening: [
    clerk,
    `${act} that:`,
    `1. {signatory}, {signsAs} {claimant}, located at {claimantAddress}, has on {documentDate} a potential construction lien against the real property of {owner}, ${property}, in the amount of {amount}, as calculated below for the value of the work, services, material or equipment provided. The lien is to be claimed against the interest of the owner.`,
    '{propertyInFull}',
    '2. The work, services, material or equipment was provided pursuant to the terms of a written contract (or, in the case of a supplier, a delivery or order slip signed by the owner, community association, contractor, or subcontractor having a direct contractual relation with a contractor, or an authorized agent of any of them), dated {contractDate}, between {claimant} and {contractedWith}, named or known as {hiringParty} and located at {hiringPartyAddress}, in the total contract amount of {originalAmount} together with (if applicable) amendments to the total contract amount aggregating {changeOrders}.',
    '3. In accordance with the above contract, this claimant performed the following work or provided the following services, material or equipment:\na. {work}',
    '4. The date of the provision of the last work, services, material or equipment for which payment is claimed is {lastDate}.',
    `5. The amount due for work, services, material or equipment provided by claimant in connection with the improvement of the real property, and upon which this lien claim is based is calculated as follows:\n${total}`,
    '6. The written contract {isResidential} a residential construction contract as defined in section 2 of P.L.1993, c.318 (C.2A:44A-2).',
    '7. This notification has been lodged for record prior or subsequent to completion of the work, services, material or equipment as described above. The purpose of this notification is to advise the owner or community association and any other person who is attempting to encumber or take transfer of said property described above that a potential construction lien may be lodged for record within the 90-day period, or in the case of a residential construction contract within the 120-day period, following the date of the provision of the last work, services, material or equipment as set forth in paragraph 4 of this notice.',
  ],
  oath: {
    kind: 'acknowledgment',
    open: false,
    heading: 'Claimant’s Representation and Verification',
    statement:
      'Claimant represents and verifies that:\n1. I have authority to file this Notice of Unpaid Balance and Right to File Lien.\n2. The claimant is entitled to the amount claimed herein at the date this Notice is lodged for record, pursuant to claimant’s contract described in the Notice of Unpaid Balance and Right to File Lien.\n3. The work, services, material or equipment for which this Notice of Unpaid Balance and Right to File Lien is filed was provided exclusively in connection with the improvement of the real property which is the subject of this Notice of Unpaid Balance and Right to File Lien.\n4. The Notice of Unpaid Balance and Right to File Lien has been lodged for record within 90 days, or in the case of a residential construction contract within 60 days, from the last date upon which the work, services, material or equipment for which payment is claimed was provided.\n5. The foregoing statements made by me are true, to the best of my knowledge.',
  },
  requires: needed,
};

export const newJerseyClauses = {
  taxLots: {
    lot: 'Block {block}, Lot {lot}, on the tax map of the municipality of {municipality}',
    elsewhere: '{lot}, County of {county}',
    last: '{lots}; and {lot}',
  },
  /** The form has the choice for an individual, a partnership, and a corporation or LLC. */
  signsAs: {
    corporation: 'an officer of the claimant known as',
    company: 'an officer/member of the claimant known as',
    partnership: 'a partner of the claimant known as',
    unknown: 'individually, or as a partner, or an officer/member (circle one), of the claimant known as',
  },
  residentialBoxes: { boxes: '{does} does {doesNot} does not' },
  isResidential: { unknown: '(is) (is not)', yes: 'is', no: 'is not' },
  unpaidBalanceFiled: {
    filed: 'with the County Clerk of {county} County on {date} as No. {number}, in Book {book} Page {page}.',
  },
  arbitrationAward: {
    none: 'An award of the arbitrator (if residential): not applicable.',
    issued: 'An award of the arbitrator (if residential) was issued on {date} in the amount of {amount}.',
  },
} as const satisfies Record<string, Words>;

export const newJerseyClaims: StateClaims = {
  forms: [
    lienClaim,
    ...releases('NJ', {
      title: 'Discharge of Construction Lien Claim',
      statute: 'N.J.S.A. 2A:44A-30',
      directs: 'the county clerk',
    }),
    unpaidBalance,
  ],
  clauses: newJerseyClauses,
};
