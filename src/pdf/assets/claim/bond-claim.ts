import type { BySigner, ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, sworn, swornByDefault } from './parts.js';

const facts = [
  ['principal', 'Principal on the bond'],
  ['surety', 'Surety'],
  ['obligee', 'Obligee'],
  ['bond', 'Payment bond'],
  ['claimant', 'Claimant'],
  ['hiring_party', 'Party to whom the labor or material was supplied'],
  ['project', 'Project'],
  ['property', 'Place of the work'],
  ['work', 'Labor, services, equipment or materials supplied'],
  ['contract', 'Contract'],
  ['contract_total', 'Contract sum, with changes'],
  ['paid', 'Payments received'],
  ['first_furnishing', 'First supplied'],
  ['last_furnishing', 'Last supplied'],
  ['months', 'Months for which payment is claimed'],
  ['amount', 'Amount claimed'],
  ['retainage', 'Including unpaid retainage of'],
  ['interest', 'Interest'],
  ['notices_sent', 'Notices given'],
  ['payment_deadline', 'Payment requested by'],
] as const satisfies ClaimForm['facts'];

const requests = [
  'Please pay the amount claimed to Claimant at the address on this notice. {paymentInstructions}',
  'Please send Claimant a copy of the payment bond and any proof of claim form that the surety requires, acknowledge this claim in writing, and state whether any part of it is disputed and why.',
] as const;
const reserved =
  'Claimant reserves every right and remedy that it has under the bond, its contract and applicable law, including interest, costs and attorney’s fees to the extent permitted.';

const claim = { ...plain, instrument: 'bond_claim', facts, oath: swornByDefault } as const;
const requires = ['amount', 'work', 'last_furnishing', 'surety', 'signatory'] as const;

/** A claim on the payment bond of state or local public work, where a statute is known by name. */
export function publicBondClaim(
  state: string,
  { statute, title, statement }: { statute: string; title: string; statement?: BySigner },
): ClaimForm {
  return {
    ...claim,
    formCode: `${state.toLowerCase()}-bond-claim-public`,
    state,
    work: ['public'],
    statute,
    title,
    opening: [
      '{claimant} (“Claimant”) gives notice to the contractor, as principal on the payment bond of the public project described below, and to its surety, that it has furnished public work labor or material and has not been paid in full. It claims under the bond the amount stated below.',
    ],
    closing: [...requests, reserved],
    oath: statement ? { ...sworn, heading: 'Sworn Statement of Account', statement } : claim.oath,
    requires,
  };
}

/** Of federal work, and of states without a statute that is known by name. */
export const generalBondClaims: readonly ClaimForm[] = [
  {
    ...claim,
    formCode: 'us-bond-claim',
    state: '*',
    work: ['federal'],
    statute: '40 U.S.C. §§ 3131–3134 (Miller Act)',
    title: 'Notice of Claim on Miller Act Payment Bond',
    // § 3133(b)(2) asks for the amount and the person supplied. The last day is in the first sentence, and the claimant in the head.
    facts: facts.filter(([fact]) => !['claimant', 'last_furnishing', 'months'].includes(fact)),
    opening: [
      '{claimant} (“Claimant”) gives notice under 40 U.S.C. § 3133(b) to the contractor, as principal on the payment bond of the federal project described below, and to its surety. Claimant has furnished labor or material in carrying out the work and has not been paid in full. It claims under the bond the amount stated below, for labor or material furnished to the person named below. Claimant did the last of the labor or supplied the last of the material for which it claims on {lastDate}.',
    ],
    closing: [...requests, reserved],
    guidance: [
      'The statute asks for no oath; metadata.notary_block adds one where the bond or the surety does.',
      'Give the notice to the contractor within 90 days after the last labor or material, by a means that provides written, third-party verification of delivery, or as a marshal serves a summons (40 U.S.C. § 3133(b)(2)).',
    ],
    oath: { ...swornByDefault, kind: 'none' },
    requires: [...requires, 'hiring_party'],
  },
  {
    ...claim,
    formCode: 'generic-bond-claim-public',
    state: '*',
    work: ['public'],
    title: 'Notice of Claim on Public Payment Bond',
    subtitle: '{stateOf}',
    opening: [
      '{claimant} (“Claimant”) gives notice to the contractor, as principal on the payment bond of the public project described below, and to its surety, that it has furnished labor, services, equipment or materials for the project and has not been paid in full. It claims under the bond and the public works bond law of {state} the amount stated below.',
    ],
    closing: [...requests, reserved],
    requires,
  },
  {
    ...claim,
    formCode: 'generic-bond-claim-private',
    state: '*',
    work: ['private'],
    title: 'Notice of Claim on Payment Bond',
    subtitle: '{stateOf}',
    opening: [
      '{claimant} (“Claimant”) gives notice to the principal and to the surety that it claims against the payment bond of the project described below, for labor, services, equipment or materials that it furnished and has not been paid for.',
    ],
    closing: [...requests, reserved],
    requires,
  },
];
