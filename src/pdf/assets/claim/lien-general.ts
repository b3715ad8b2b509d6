import type { ClaimForm, Oath } from '../../../domain/claim-document/form.js';
import type { Fact, Requirement } from '../../../domain/claim-document/vocabulary.js';
import type { Attachment } from '../../../domain/exhibit/attachments.js';
import { stateNames } from '../state-names.js';
import { plain, sworn, swornAbsolutely, swornByDefault, swornWithKnowledge } from './parts.js';

/** What a state calls its lien, where it is claimed, and whether a court grants it. */
interface LienTitle {
  title: string;
  statute: string;
  /** A court grants the lien upon this statement; recording it creates none. */
  granted?: true;
  confirmation?: 'sworn' | 'sworn_absolutely' | 'sworn_and_acknowledged' | 'sworn_with_knowledge';
  /** Rows that differ from those of `lienFacts`, by the fact that they replace; null: no such row. */
  rows?: Partial<Record<Fact, readonly [Fact, string] | null>>;
  /** The first paragraph, where the statute asks for a statement in it. */
  opening?: string;
  /** What the statute requires the claim to state besides the facts. */
  states?: readonly string[];
  attached?: readonly Attachment[];
  requires?: readonly Requirement[];
  guidance?: readonly string[];
  /** What the statute gives for the claim, and could not be compared with it. */
  unconfirmed?: readonly string[];
}

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
  DE: {
    title: 'Statement of Claim for Mechanics’ Lien',
    statute: '25 Del. C. § 2712',
    granted: true,
    confirmation: 'sworn',
  },
  DC: { title: 'Notice of Mechanic’s Lien', statute: 'D.C. Code § 40-303.01' },
  HI: { title: 'Notice and Application for Mechanic’s Lien', statute: 'Haw. Rev. Stat. § 507-43', granted: true },
  ID: {
    title: 'Claim of Lien',
    statute: 'Idaho Code § 45-507',
    confirmation: 'sworn',
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
    statute: 'K.S.A. § 60-1102',
    confirmation: 'sworn',
    rows: { claimant: ['claimant', 'Claimant, with the address for service of process'] },
    requires: ['legal_description'],
    ...itemized('K.S.A. § 60-1102(a)(4)'),
    guidance: ['File the statement with the clerk of the district court of the county (K.S.A. § 60-1102(a)).'],
  },
  KY: {
    title: 'Statement of Mechanic’s Lien',
    statute: 'KRS § 376.080',
    confirmation: 'sworn',
    rows: { claimant: ['claimant', 'Claimant, with the address for service of process'] },
    states: ['The labor was performed, or the materials were furnished, under a contract with the {contractedWith}.'],
    requires: ['hiring_party'],
    guidance: [
      'Send a copy of the statement to the owner by regular mail within seven days after it is filed with the county clerk (KRS § 376.080(1)).',
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
  MD: {
    title: 'Statement of Mechanics’ Lien Claim',
    statute: 'Md. Code, Real Prop. § 9-105',
    granted: true,
    confirmation: 'sworn',
  },
  MA: { title: 'Statement of Account', statute: 'Mass. Gen. Laws ch. 254, § 8', confirmation: 'sworn' },
  MN: {
    title: 'Mechanic’s Lien Statement',
    statute: 'Minn. Stat. § 514.08',
    confirmation: 'sworn_with_knowledge',
    opening: intention('labor, skill, material or machinery'),
    // Subdivision 2(8) and (9).
    states: [
      'The claimant acknowledges that a copy of this statement must be served personally or by certified mail, within the 120-day period provided in Minn. Stat. § 514.08, on the owner, the owner’s authorized agent or the person who entered into the contract with the contractor. Notice as required by Minn. Stat. § 514.011, subdivision 2, if any, was given.',
    ],
    requires: ['first_furnishing', 'hiring_party'],
  },
  MO: {
    title: 'Mechanic’s Lien Statement and Account',
    statute: 'Mo. Rev. Stat. § 429.080',
    confirmation: 'sworn',
    // "A just and true account": courts have refused one that states a lump sum.
    ...itemized('Mo. Rev. Stat. § 429.080'),
    guidance: ['File the statement with the clerk of the circuit court of the county (Mo. Rev. Stat. § 429.080).'],
  },
  MT: {
    title: 'Construction Lien',
    statute: 'Mont. Code § 71-3-535',
    confirmation: 'sworn',
    // Subsections (3)(h) and (2)(b).
    states: [
      '{rightToClaimNotice}',
      'The claimant certifies to the county clerk and recorder that a copy of this lien was served on the owner of record on {serviceDate} by {serviceMethod}, as Mont. Code § 71-3-534(2) provides.',
    ],
    requires: ['first_furnishing', 'hiring_party', 'notices_sent', 'service'],
    guidance: ['Serve a copy on the owner of record before you file the lien (Mont. Code § 71-3-534(2)).'],
  },
  NE: {
    title: 'Construction Lien',
    statute: 'Neb. Rev. Stat. § 52-147',
    requires: ['contract_total', 'hiring_party'],
  },
  NH: { title: 'Statement of Mechanic’s Lien', statute: 'N.H. Rev. Stat. § 447:10', granted: true },
  ND: {
    title: 'Construction Lien',
    statute: 'N.D.C.C. § 35-27-13',
    requires: ['first_furnishing', 'hiring_party'],
  },
  OH: {
    title: 'Affidavit for Mechanic’s Lien',
    statute: 'Ohio Rev. Code § 1311.06',
    // Gill v. Konvisser (Ohio Ct. App.): the affidavit must be sworn to absolutely, and not upon information and belief.
    confirmation: 'sworn_absolutely',
    unconfirmed: ['the title, the sentences and the oath of the form of affidavit that the statute has'],
  },
  OK: {
    title: 'Mechanic’s and Materialman’s Lien Statement',
    statute: '42 Okla. Stat. §§ 142–143',
    confirmation: 'sworn',
    requires: ['legal_description', 'hiring_party'],
    guidance: ['File the statement with the county clerk of the county of the land (42 Okla. Stat. § 142).'],
  },
  OR: {
    title: 'Claim of Construction Lien',
    statute: 'ORS § 87.035',
    confirmation: 'sworn_with_knowledge',
    requires: ['hiring_party'],
  },
  RI: {
    title: 'Notice of Intention to Claim Mechanic’s Lien',
    statute: 'R.I. Gen. Laws § 34-28-4',
    confirmation: 'sworn',
    // § 34-28-4(a), as amended by P.L. 2006, ch. 630: the notice is void without both statements.
    states: [
      '{claimant} may, within two hundred (200) days after the doing of the work or the furnishing of the materials, file a copy of this notice of intention in the records of land evidence in the city or town in which the land described above is located. The mailing of this notice of intention and the filing of the copy will perfect a lien of {claimant} against the land under and subject to the provisions of chapter 34-28 of the General Laws.',
    ],
    guidance: [
      'Mail the notice to the owner of record by prepaid registered or certified mail, return receipt requested, and file a copy in the land evidence records of the city or town, both within 200 days after the work (R.I. Gen. Laws § 34-28-4(a)).',
    ],
    unconfirmed: ['the contents of the notice that subsection (b) lists; subsection (a) was compared'],
  },
  SC: {
    title: 'Statement of Account and Mechanic’s Lien',
    statute: 'S.C. Code §§ 29-5-15, 29-5-90',
    confirmation: 'sworn',
    requires: ['license'],
    guidance: [
      'Serve the statement on the owner and file it with the register of deeds or the clerk of court, both within 90 days after the work (S.C. Code § 29-5-90).',
    ],
  },
  SD: {
    title: 'Mechanic’s Lien Statement',
    statute: 'S.D. Codified Laws § 44-9-16',
    confirmation: 'sworn_with_knowledge',
    opening: intention('skill, labor, services, equipment or materials'),
    requires: ['first_furnishing', 'hiring_party'],
    guidance: [
      'Mail a copy of the statement to the owner before you file it, and attach the post office receipt (S.D. Codified Laws § 44-9-17).',
    ],
    unconfirmed: ['the contents of the statement; the headings of §§ 44-9-16 and 44-9-17 were compared'],
  },
  VT: {
    title: 'Notice of Mechanic’s Lien',
    statute: '9 V.S.A. § 1923',
    guidance: ['Record the notice with the clerk of the town in which the land lies (9 V.S.A. §§ 1921(c), 1923).'],
  },
  WV: {
    title: 'Notice of Mechanic’s Lien',
    statute: 'W. Va. Code § 38-2-8',
    confirmation: 'sworn',
    unconfirmed: [
      'the form of the notice, with its itemized account; §§ 38-2-9 to 38-2-13 have others for subcontractors, suppliers and workers',
    ],
  },
  WI: {
    title: 'Claim for Lien',
    statute: 'Wis. Stat. § 779.06',
    attached: [
      {
        what: 'a copy of the notice of intent to file this claim and of each notice given under Wis. Stat. § 779.02',
        citation: 'Wis. Stat. § 779.06',
        kinds: ['notice'],
      },
    ],
    requires: ['legal_description'],
    guidance: ['File the claim with the clerk of the circuit court of the county in which the land lies.'],
    unconfirmed: ['what is attached, and the contents of the claim: instructions of a clerk of court were compared'],
  },
};

/** The statement of an intention, which begins a lien statement in Minnesota and South Dakota. */
function intention(furnished: string): string {
  return `{claimant}, of {claimantAddress}, gives notice of its intention to claim and hold a lien in the amount of {amount} on the real property described below and on the improvements on it. That amount is due and owing to the claimant for ${furnished} that it furnished for the improvement described below. In support of its claim, the claimant states:`;
}

/** The account of a claim that may not state a lump sum. */
function itemized(citation: string): Pick<LienTitle, 'states' | 'attached'> {
  return {
    states: ['The labor, equipment and materials for which the lien is claimed are itemized in {accountExhibit}.'],
    attached: [{ what: 'the itemized account', citation, kinds: ['account', 'invoice', 'statement'] }],
  };
}

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

const general = {
  ...plain,
  instrument: 'mechanics_lien',
  opening: [
    '{claimant}, of {claimantAddress}, claims a lien on the real property described below and on the improvements on it. It furnished labor, services, equipment or materials for their improvement and has not been paid for them in full. In support of its claim, the claimant states:',
  ],
  facts: lienFacts,
  closing: [
    'The amount claimed is due and unpaid after all just credits and offsets known to the claimant. The claimant claims its lien for that amount, with interest and costs to the extent permitted by the contract and applicable law.',
  ],
  oath: swornByDefault,
  requires: ['amount', 'work', 'last_furnishing', 'county', 'signatory'],
} as const satisfies Partial<ClaimForm>;

const oaths = {
  sworn,
  sworn_absolutely: swornAbsolutely,
  sworn_with_knowledge: swornWithKnowledge,
  sworn_and_acknowledged: { ...sworn, kind: 'jurat_and_acknowledgment' },
} satisfies Record<string, Oath>;

const inCourt = (state: string) =>
  `In ${stateNames[state]} a mechanics’ lien is granted by the court: file this statement with the pleading that asks for the lien. Recording it does not create one.`;

/** Forms for states without their own text, and for the territories, where even the title is unknown. */
export const generalLienForms: readonly ClaimForm[] = [
  ...Object.entries(titles).map(
    ([
      state,
      { title, statute, granted, confirmation, opening, rows = {}, states = [], requires = [], ...given },
    ]): ClaimForm => ({
      ...general,
      facts: lienFacts.flatMap((row) => {
        const other = rows[row[0]];
        return other === null ? [] : [other ?? row];
      }),
      formCode: `${state.toLowerCase()}-lien-general`,
      state,
      statute,
      title,
      opening: opening ? [opening] : general.opening,
      closing: [...general.closing, ...states],
      requires: [...general.requires, ...requires].filter((fact) => !(fact === 'county' && rows.county)),
      ...given,
      ...(granted && { guidance: [inCourt(state)] }),
      oath: confirmation ? oaths[confirmation] : general.oath,
    }),
  ),
  {
    ...general,
    formCode: 'generic-lien',
    state: '*',
    title: 'Claim of Mechanics Lien',
    subtitle: '{stateOf}',
  },
];
