import type { ClaimForm, Oath } from '../../../domain/claim-document/form.js';
import { itemized, type LienTitle } from './lien-title.js';
import { titlesFromMinnesotaOn } from './lien-titles-from-minnesota-on.js';
import { plain, sworn, swornAbsolutely, swornAsJust, swornByDefault, swornWithKnowledge } from './parts.js';

/** States whose form is the general one under their own title; the statutes name the contents, the words are our own. */
const titles: Record<string, LienTitle> = {
  AK: {
    title: 'Claim of Lien',
    statute: 'Alaska Stat. § 34.35.070',
    confirmation: 'sworn',
    requires: ['legal_description', 'hiring_party', 'contract_total'],
  },
  AR: {
    title: 'Account and Affidavit of Lien',
    statute: 'Ark. Code § 18-44-117',
    // § 14-15-402(b)(1)(E): the recorder takes what is acknowledged; an oath alone is not enough.
    confirmation: 'sworn_and_acknowledged',
    attached: [
      {
        what: 'an affidavit of the notices given under Ark. Code §§ 18-44-114 to 18-44-116, with a copy of each and of the proof of service',
        citation: 'Ark. Code § 18-44-117(a)(3)',
        kinds: ['notice'],
      },
    ],
    // "A street address is not a correct description of the property".
    requires: ['legal_description'],
    guidance: [
      'File the account and affidavit with the clerk of the circuit court of the county (Ark. Code § 18-44-117(a)).',
    ],
  },
  CT: {
    title: 'Certificate of Mechanic’s Lien',
    statute: 'Conn. Gen. Stat. § 49-34',
    confirmation: 'sworn',
    rows: {
      owner: ['owner', 'Person against whom the lien is filed'],
      county: ['town', 'Town in whose land records the certificate is recorded'],
    },
    states: ['The amount claimed is justly due, as nearly as the same can be ascertained.'],
    requires: ['first_furnishing'],
    guidance: [
      'Lodge the certificate with the town clerk of the town within ninety days after the work ceased, and serve a true and attested copy on the owner not later than thirty days after that, in the manner of a notice of intent (Conn. Gen. Stat. § 49-34).',
    ],
  },
  ID: {
    title: 'Claim of Lien',
    statute: 'Idaho Code § 45-507',
    confirmation: 'sworn_as_just',
    guidance: [
      'Serve a true and correct copy of the claim on the owner or reputed owner, in person or by certified mail, no later than five business days after it is filed (Idaho Code § 45-507(5)).',
    ],
  },
  IL: {
    title: 'Claim for Mechanics Lien',
    statute: '770 ILCS 60/7',
    confirmation: 'sworn',
    requires: ['contract_date', 'contract_total', 'legal_description'],
  },
  IN: {
    title: 'Sworn Statement and Notice of Intention to Hold Mechanic’s Lien',
    statute: 'Ind. Code § 32-28-3-3',
    confirmation: 'sworn',
    rows: { owner: ['owner', 'Owner, with the latest address shown on the property tax records'] },
    requires: ['legal_description'],
    guidance: ['File the statement and notice in duplicate with the recorder of the county (Ind. Code § 32-28-3-3).'],
  },
  IA: {
    title: 'Statement of Account for Mechanic’s Lien',
    statute: 'Iowa Code § 572.8',
    confirmation: 'sworn',
    rows: {
      owner: ['owner', 'Owner, with its last known mailing address'],
      parcel: ['parcel', 'Tax parcel identification number'],
    },
    requires: ['first_furnishing', 'legal_description', 'parcel'],
    guidance: [
      'Post the statement to the Mechanics’ Notice and Lien Registry of the Iowa Secretary of State, on its site or by mail. Recording it with a county recorder perfects no lien. The administrator of the registry mails a copy to the owner (Iowa Code § 572.8).',
    ],
  },
  KS: {
    title: 'Lien Statement',
    statute: 'K.S.A. §§ 60-1102, 60-1103',
    confirmation: 'sworn',
    rows: { claimant: ['claimant', 'Claimant, with the address for service of process'] },
    requires: ['legal_description'],
    ...itemized('K.S.A. § 60-1102(a)(4)'),
    guidance: [
      'File the statement with the clerk of the district court of the county (K.S.A. § 60-1102(a)).',
      'Where a warning statement was required (K.S.A. § 60-1103a), a supplier or subcontractor attaches its affidavit that the statement was properly given (K.S.A. § 60-1103(a)(2)).',
    ],
  },
  KY: {
    title: 'Statement of Mechanic’s Lien',
    statute: 'KRS 376.080',
    confirmation: 'sworn',
    rows: { claimant: ['claimant', 'Claimant, with the address for service of process'] },
    states: ['The labor was performed, or the materials were furnished, under a contract with the {contractedWith}.'],
    requires: ['hiring_party'],
    guidance: [
      'Send a copy of the statement to the owner by regular mail within seven days after it is filed with the county clerk (KRS 376.080(1)).',
    ],
  },
  ME: {
    title: 'Statement of Lien Claim',
    statute: '10 M.R.S. § 3253',
    confirmation: 'sworn',
    guidance: [
      'Also send a copy of the statement to the owner by ordinary mail. A certificate of mailing is conclusive proof of its receipt (10 M.R.S. § 3253(1)(B)).',
    ],
  },
  MA: {
    title: 'Statement of Account',
    statute: 'Mass. Gen. Laws ch. 254, § 8',
    confirmation: 'sworn',
    rows: {
      owner: ['owner', 'Owner set forth in the notice of contract'],
      commencement: ['notice_of_contract', 'Notice of contract'],
    },
    requires: ['notice_of_contract', 'contract_date'],
    unconfirmed: ['the contents of the statement: summaries of the section were compared'],
    guidance: [
      'The lien depends on a notice of contract that is recorded in the registry of deeds before (Mass. Gen. Laws ch. 254, §§ 2, 4). Record the statement there within 90 days after a notice of substantial completion, or 120 days after a notice of termination or after the last day of the work, whichever is earliest (§ 8).',
    ],
  },
  ...titlesFromMinnesotaOn,
};

export const lienFacts = [
  ['claimant', 'Claimant'],
  ['license', 'Claimant’s license'],
  ['owner', 'Owner or reputed owner'],
  ['hiring_party', 'Person who contracted with the claimant'],
  ['general_contractor', 'General contractor'],
  ['property', 'Property charged with the lien'],
  ['legal_description', 'Legal description'],
  ['parcel', 'Parcel number'],
  ['county', 'County'],
  ['commencement', 'Notice of commencement'],
  ['work', 'Labor, services, equipment or materials furnished'],
  ['contract', 'Contract'],
  ['contract_total', 'Contract sum, with changes'],
  ['credits', 'Credits and offsets'],
  ['paid', 'Payments received'],
  ['first_furnishing', 'First furnished'],
  ['last_furnishing', 'Last furnished'],
  ['notices_sent', 'Notices given'],
  ['amount', 'Amount claimed, after all just credits and offsets'],
  ['retainage', 'Including unpaid retainage of'],
  ['interest', 'Interest'],
] as const satisfies ClaimForm['facts'];

export const generalLien = {
  ...plain,
  instrument: 'mechanics_lien',
  opening: [
    '{claimant}, of {claimantAddress} (“Claimant”), claims a lien on the real property described below and on the improvements on it. It furnished labor, services, equipment or materials for the improvement of the property and has not been paid for them in full. In support of its claim, Claimant states:',
  ],
  facts: lienFacts,
  closing: [
    'The amount claimed is due and unpaid after deducting all just credits and offsets known to Claimant. Claimant claims its lien for that amount, with interest and costs to the extent permitted by the contract and applicable law.',
  ],
  oath: swornByDefault,
  requires: ['amount', 'work', 'last_furnishing', 'county', 'signatory'],
} as const satisfies Partial<ClaimForm>;

const oaths = {
  sworn,
  sworn_absolutely: swornAbsolutely,
  sworn_as_just: swornAsJust,
  sworn_with_knowledge: swornWithKnowledge,
  sworn_and_acknowledged: { ...sworn, kind: 'jurat_and_acknowledgment' },
} satisfies Record<string, Oath>;

/** Forms for states without their own text, and for the territories, where even the title is unknown. */
export const generalLienForms: readonly ClaimForm[] = [
  ...Object.entries(titles).map(
    ([
      state,
      { title, statute, confirmation, opening, rows = {}, states = [], requires = [], ...given },
    ]): ClaimForm => ({
      ...generalLien,
      facts: lienFacts.flatMap((row) => {
        const other = rows[row[0]];
        return other === null ? [] : [other ?? row];
      }),
      formCode: `${state.toLowerCase()}-lien-general`,
      state,
      statute,
      title,
      opening: opening ? [opening] : generalLien.opening,
      closing: [...generalLien.closing, ...states],
      requires: [...generalLien.requires, ...requires].filter((fact) => !(fact === 'county' && rows.county)),
      ...given,
      oath: confirmation ? oaths[confirmation] : generalLien.oath,
    }),
  ),
  {
    ...generalLien,
    formCode: 'generic-lien',
    state: '*',
    title: 'Claim of Mechanics Lien',
    subtitle: '{stateOf}',
  },
];
