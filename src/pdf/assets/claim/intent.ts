import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { Fact } from '../../../domain/claim-document/vocabulary.js';
import { plain, unsworn } from './parts.js';

/** A notice on which a lien depends; `wait`: days that must pass between its service and the lien. */
interface Intent {
  title: string;
  statute: string;
  wait: number | null;
  /** What it says, if the statute prescribes that; `wording`, if in its own words. */
  opening?: string;
  wording?: 'statute';
  /** An owner or contractor in the town of the property is not served by mail. */
  servedInTown?: true;
  /** How it is served, if the statute prescribes that: for its sender, and not printed. */
  service: string | null;
  /** The only methods of service that the statute allows. */
  methods?: ClaimForm['methods'];
  /** What of this was not compared with the text of the statute. */
  unconfirmed?: string;
  /** Not required of those that have a contract with the owner. */
  subcontract?: true;
  /** The label of the last day of the work, if the statute asks for it in other words. */
  lastFurnished?: string;
  /** Required on residential work only; on other work the general form serves. */
  residential?: true;
}

export const intent = {
  ...plain,
  instrument: 'notice_of_intent',
  facts: [
    ['claimant', 'Claimant'],
    ['owner', 'Owner or reputed owner'],
    ['hiring_party', 'Person who contracted with the claimant'],
    ['general_contractor', 'General contractor'],
    ['property', 'Property'],
    ['legal_description', 'Legal description'],
    ['parcel', 'Parcel number'],
    ['work', 'Labor, services, equipment or materials furnished'],
    ['contract', 'Contract'],
    ['first_furnishing', 'First furnished'],
    ['last_furnishing', 'Last furnished'],
    ['amount', 'Amount unpaid, after all just credits and offsets'],
    ['retainage', 'Including unpaid retainage of'],
    ['interest', 'Interest'],
    ['payment_deadline', 'Payment demanded by'],
  ],
  oath: unsworn,
  requires: ['amount', 'work', 'last_furnishing'],
} as const satisfies Partial<ClaimForm>;

/** The rows of a notice of intent, one of them with another label. */
function labeled(fact: Fact, label: string): ClaimForm['facts'] {
  return intent.facts.map((row) => (row[0] === fact ? [fact, label] : row));
}

/** How a notice ends, with the term for the claimant that its first sentence defines. */
const ending = (term: string) => ({
  pay: `Payment of the amount stated above, to ${term} at the address on this notice, will make a claim of lien unnecessary. {paymentInstructions}`,
  reserved: `${term.charAt(0).toUpperCase()}${term.slice(1)} reserves every right and remedy that it has under its contract and the law. This notice waives none of them and does not extend the time for payment.`,
});
export const { pay, reserved } = ending('Claimant');
/** The term of Wyoming's statute. */
const lienClaimant = ending('the lien claimant');

/** The notice of a state in which a lien depends on it. */
export function intentForm(
  state: string,
  { title, statute, wait, service, residential, opening, servedInTown, wording, ...rest }: Intent,
): ClaimForm {
  return {
    ...intent,
    formCode: `${state.toLowerCase()}-intent`,
    state,
    work: ['private'],
    variant: residential ? 'residential' : null,
    statute,
    title,
    opening: [
      opening ??
        `{claimant} (“Claimant”) gives notice that it intends to claim a lien on the property described below, and on the improvements on it, for labor, services, equipment or materials furnished and not paid for${wait === null ? '' : `, unless the amount due is paid within ${wait} days after this notice is served`}.`,
    ],
    ...(service && { guidance: [service] }),
    ...(rest.lastFurnished && { facts: labeled('last_furnishing', rest.lastFurnished) }),
    ...(rest.unconfirmed && { unconfirmed: [rest.unconfirmed] }),
    ...(rest.methods && { methods: rest.methods }),
    ...(rest.subcontract && { subcontract: rest.subcontract }),
    ...(servedInTown && { servedInTown }),
    ...(wording && { wording }),
    ...(opening?.includes('{hiringParty}') && { requires: [...intent.requires, 'hiring_party'] }),
    closing: wording ? [lienClaimant.pay, lienClaimant.reserved] : [pay, reserved],
  };
}

export const generalIntentForm: ClaimForm = {
  ...intent,
  formCode: 'generic-intent',
  state: '*',
  title: 'Notice of Intent to Claim a Lien',
  subtitle: '{stateOf}',
  opening: [
    '{claimant} (“Claimant”) furnished labor, services, equipment or materials for the improvement of the property described below and has not been paid in full. If the amount due is not paid {byDeadlineOrPromptly}, Claimant intends to claim a lien on the property, or to pursue any other remedy available for this project.',
  ],
  closing: [
    pay,
    'A lien is an encumbrance on the property. Until it is released, it may prevent a sale or financing, and it may be foreclosed in court. The owner and the {contractorNoun} can prevent it by making sure that Claimant is paid, for example with a joint check.',
    reserved,
  ],
};
