import type { ClaimForm, Oath } from '../../../domain/claim-document/form.js';
import type { Fact, Requirement } from '../../../domain/claim-document/vocabulary.js';
import type { Attachment } from '../../../domain/document/attachments.js';
import type { ServiceMethod } from '../../../domain/notice/document/notice-metadata.js';
import { plain, sworn, swornAbsolutely, swornAsJust, swornByDefault, swornWithKnowledge } from './parts.js';

/** What a state calls its lien, and where it is claimed. */
interface LienTitle {
  title: string;
  statute: string;
  confirmation?: 'sworn' | 'sworn_absolutely' | 'sworn_as_just' | 'sworn_and_acknowledged' | 'sworn_with_knowledge';
  /** Rows that differ from those of `lienFacts`, by the fact that they replace; null: no such row. */
  rows?: Partial<Record<Fact, readonly [Fact, string] | null>>;
  /** The first paragraph, where the statute asks for a statement in it. */
  opening?: string;
  /** What the statute requires the claim to state besides the facts. */
  states?: readonly string[];
  attached?: readonly Attachment[];
  requires?: readonly Requirement[];
  /** The only methods of service that the statute allows. */
  methods?: readonly ServiceMethod[];
  guidance?: readonly string[];
  /** What the statute gives for the claim, and could not be compared with it. */
  unconfirmed?: readonly string[];
}

/** The account of a claim that may not state a lump sum. */
export function itemized(
  citation: string,
  furnished = 'labor, equipment and materials',
): Required<Pick<LienTitle, 'states' | 'attached'>> {
  return {
    states: [`The ${furnished} for which the lien is claimed are itemized in {accountExhibit}.`],
    attached: [{ what: 'the itemized account', citation, kinds: ['account', 'invoice', 'statement'] }],
  };
}

/** The statement of an intention, which begins a lien statement in Minnesota and South Dakota. */
export function intention(furnished: string): string {
  return `{claimant}, of {claimantAddress} (“Claimant”), gives notice of its intention to claim and hold a lien in the amount of {amount} on the real property described below and on the improvements on it. That amount is due and owing to Claimant for ${furnished} that it furnished for the improvement described below. In support of its claim, Claimant states:`;
}

const lienFacts = [
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

/** The general lien under the title of a state whose statute names the contents and gives no words. */
export function titledLien(
  state: string,
  { title, statute, confirmation, opening, rows = {}, states = [], requires = [], ...given }: LienTitle,
): ClaimForm {
  return {
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
  };
}

/** For the territories, where even the title is unknown, and for days before a state's own form. */
export const generalLienForm: ClaimForm = {
  ...generalLien,
  formCode: 'generic-lien',
  state: '*',
  title: 'Claim of Mechanics Lien',
  subtitle: '{stateOf}',
};
