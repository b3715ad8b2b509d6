import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, sworn, swornAbsolutely, swornByDefault, swornFor } from './parts.js';

const pleading = { ...plain, instrument: 'mechanics_lien' } as const;

const notRecorded =
  'The lien is granted by the court: recording this document creates none. A company files through an attorney.';

/** Pleadings with which a court is asked for a mechanics' lien. Their statutes list the contents; the words are our own. */
export const courtLienForms: readonly ClaimForm[] = [
  {
    ...pleading,
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
    oath: swornFor(swornAbsolutely, 'plaintiff-claimant'),
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
  {
    ...pleading,
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
      statement:
        'I am {capacity} of {claimant}, the plaintiff named above, and am authorized to make this affidavit for it. I am competent to testify. I solemnly affirm under the penalties of perjury and upon personal knowledge that the contents of the foregoing petition are true.',
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
    ...pleading,
    formCode: 'hi-lien-general',
    state: 'HI',
    statute: 'Haw. Rev. Stat. § 507-43',
    title: 'Application for a Lien and Notice of Lien',
    opening: [
      '{claimant}, the lienor, applies to this court for a lien on the improvement described below and on the interest of its owner in the real property on which it is situated, and states:',
    ],
    facts: [
      ['claimant', 'Lienor'],
      ['license', 'Lienor’s license'],
      ['amount', 'Amount of the claim'],
      ['retainage', 'Including unpaid retainage of'],
      ['work', 'Labor or material furnished'],
      ['first_furnishing', 'First furnished'],
      ['last_furnishing', 'Last furnished'],
      ['completion', 'Date of completion'],
      ['property', 'Property'],
      ['legal_description', 'Description of the property'],
      ['parcel', 'Tax map key'],
      ['hiring_party', 'Party who contracted with the lienor for the improvement'],
      ['general_contractor', 'General contractor'],
      ['owner', 'Owner of the property'],
      ['lender', 'Other persons with an interest in the property'],
      ['contract', 'Contract'],
      ['contract_total', 'Contract sum, with changes'],
      ['paid', 'Payments received'],
      ['interest', 'Interest'],
    ],
    closing: [
      'The amount claimed is due and unpaid after deducting all just credits and offsets. The lienor asks the court to find probable cause and to order that the lien attach to the property for that amount.',
      'NOTICE OF LIEN',
      'To the persons named above: By virtue of the facts alleged in this application, {claimant} claims a lien under Haw. Rev. Stat. § 507-42 on the improvement and on the interest of its owner in the property. The application and this notice are returnable on ____________________ at __________, not less than three nor more than ten days after they are served. On that day the court holds a hearing to determine whether probable cause exists to permit the lien to attach. Any person to whom this notice is required to be given may offer testimony and documentary evidence on that issue.',
    ],
    unconfirmed: ['the contents and the return day, which were compared with summaries of the section'],
    oath: swornFor(swornByDefault, 'lienor'),
    pleading: { rule: 'Haw. R. Civ. P. 11' },
    guidance: [
      notRecorded,
      'File the application and notice with the circuit court no later than 45 days after the date of completion, and serve them as a summons is served on the owner, on any person with an interest in the property, and on the party who contracted for the improvement. The court sets the return day (Haw. Rev. Stat. § 507-43).',
    ],
    requires: ['amount', 'work', 'last_furnishing', 'hiring_party', 'legal_description', 'county', 'signatory'],
  },
  {
    ...pleading,
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
    oath: swornFor(swornByDefault, 'plaintiff'),
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
];
