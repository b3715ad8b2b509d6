import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, sworn, unsworn } from './parts.js';

const notice = { ...plain, instrument: 'notice_of_claim', oath: unsworn, requires: ['amount', 'work'] } as const;

/** Property Code §§ 53.056(a-2) and 53.057(a-2) give the title, the warning and the order of the lines. */
const texasWarning = {
  heading: null,
  paragraphs: [
    'WARNING: This notice is provided to preserve lien rights.',
    'Owner’s property may be subject to a lien if sufficient funds are not withheld from future payments to the original contractor to cover this debt.',
  ],
  bold: true,
  minFontPt: 10,
} as const;

const texas = {
  ...notice,
  state: 'TX',
  wording: 'statute',
  work: ['private'],
  effectiveFrom: '2022-01-01',
  warning: texasWarning,
  opening: [],
} as const satisfies Partial<ClaimForm>;

const texasFacts = (amount: readonly ['amount' | 'retainage', string]): ClaimForm['facts'] => [
  ['project', 'Project description'],
  ['property', 'Project address'],
  ['claimant', 'Claimant’s name'],
  ['work', 'Type of labor or materials provided'],
  ['general_contractor', 'Original contractor’s name'],
  ['hiring_party', 'Party with whom claimant contracted if different from original contractor'],
  ...(amount[0] === 'amount' ? ([['months', 'Months of work']] as const) : []),
  amount,
];

const facts = [
  ['claimant', 'Claimant'],
  ['owner', 'Owner or reputed owner'],
  ['general_contractor', 'General contractor'],
  ['hiring_party', 'Person who contracted with the claimant'],
  ['project', 'Project'],
  ['property', 'Property'],
  ['legal_description', 'Legal description'],
  ['work', 'Labor, services, equipment or materials furnished'],
  ['contract', 'Contract'],
  ['contract_total', 'Contract sum, with changes'],
  ['paid', 'Payments received'],
  ['first_furnishing', 'First furnished'],
  ['last_furnishing', 'Last furnished'],
  ['months', 'Months of work'],
  ['amount', 'Amount unpaid, after all just credits and offsets'],
  ['retainage', 'Of this, unpaid retainage'],
  ['interest', 'Interest'],
  ['bond', 'Payment bond'],
] as const satisfies ClaimForm['facts'];

const named = (state: string, statute: string, title: string, opening: string, closing: string): ClaimForm => ({
  ...notice,
  formCode: `${state.toLowerCase()}-claim`,
  state,
  work: ['private'],
  statute,
  title,
  opening: [opening],
  facts,
  closing: [closing],
  requires: ['amount', 'work', 'last_furnishing'],
});

export const noticeOfClaimForms: readonly ClaimForm[] = [
  {
    ...texas,
    formCode: 'tx-claim-2022',
    variant: 'work',
    statute: 'Texas Property Code § 53.056',
    title: 'Notice of Claim for Unpaid Labor or Materials',
    facts: texasFacts(['amount', 'Claim amount']),
    requires: ['amount', 'work'],
  },
  {
    ...texas,
    formCode: 'tx-claim-retainage-2022',
    variant: 'retainage',
    statute: 'Texas Property Code § 53.057',
    title: 'Notice of Claim for Unpaid Retainage',
    facts: texasFacts(['retainage', 'Total retainage unpaid']),
    requires: ['retainage', 'work'],
  },
  {
    ...notice,
    formCode: 'fl-claim',
    state: 'FL',
    statute: 'Florida Statutes §§ 713.23(1)(d), 255.05(2)(a)',
    title: 'Notice of Nonpayment',
    opening: [
      'To the contractor and to the surety: {claimant} notifies you under oath that it has furnished labor, services or materials for the improvement of the property described below and has not been paid in full.',
    ],
    facts: [
      ['work', 'Labor, services or materials furnished'],
      ['property', 'Property improved'],
      ['legal_description', 'Legal description'],
      ['hiring_party', 'Furnished under an agreement with'],
      ['contract_total', 'Contract sum, with changes'],
      ['paid', 'Paid to date'],
      ['amount', 'Unpaid to date'],
      ['retainage', 'Of this, unpaid retainage'],
      ['first_furnishing', 'First furnished'],
      ['last_furnishing', 'Last furnished'],
      ['bond', 'Payment bond'],
    ],
    closing: ['Copies of the claimant’s invoices and statements of account for the unpaid sum are enclosed.'],
    oath: sworn,
    requires: ['amount', 'work', 'paid', 'signatory'],
  },
  named(
    'NJ',
    'N.J.S.A. § 2A:44A-20',
    'Notice of Unpaid Balance and Right to File Lien',
    '{claimant} has a potential construction lien on the property described below for the value of work, services, material or equipment that it provided and has not been paid for.',
    'The claimant gives this notice so that its rights are known to those who acquire an interest in the property. It is not a lien claim; the claimant may file one.',
  ),
  named(
    'IL',
    '770 ILCS 60/24',
    'Subcontractor’s Notice of Claim',
    '{claimant} gives notice that it was employed on the improvement of the property described below and that the amount stated here is due, or will become due, to it.',
    'The claimant holds the owner, the lender, if any, and the contractor to the duties that the Mechanics Lien Act attaches to this notice, among them the duty to retain from the contractor what is needed to pay the claim.',
  ),
  named(
    'TN',
    'Tenn. Code § 66-11-145',
    'Notice of Nonpayment',
    '{claimant} gives notice that it has furnished labor, services, material or equipment for the improvement of the property described below and has not been paid for it.',
    'The claimant gives this notice to keep its right to claim a lien for the amount stated above.',
  ),
  named(
    'AL',
    'Code of Alabama §§ 35-11-210, 35-11-218',
    'Notice to Owner of Unpaid Account',
    '{claimant} gives notice to the owner that it has furnished labor, services or materials for the improvement of the property described below and claims a lien on the property, or on the unpaid balance that the owner owes the contractor, for the amount stated here.',
    'The claimant requests that the owner withhold the amount claimed from what it owes, or will owe, the contractor.',
  ),
  {
    ...notice,
    formCode: 'generic-claim',
    state: '*',
    title: 'Notice of Claim for Unpaid Labor, Services or Materials',
    subtitle: 'State of {state}',
    opening: [
      '{claimant} gives notice that it has furnished labor, services, equipment or materials for the project described below and has not been paid in full.',
    ],
    facts,
    closing: [
      'The claimant gives this notice to preserve the rights that the law gives it against the property, the contract funds and any payment bond. It requests that everyone who holds money for this project withhold enough to pay the claim.',
      'The claimant reserves every right and remedy that it has under its contract and the law.',
    ],
  },
];
