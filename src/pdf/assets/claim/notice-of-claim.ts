import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { nonpayment } from '../notice/tn.js';
import { newJerseyUnpaidBalance } from './new-jersey.js';
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
  warningBelowTitle: true,
  opening: ['Date: {documentDate}'],
  closing: ['Claimant’s contact person: {signatory}\nClaimant’s address: {claimantAddress}'],
} as const satisfies Partial<ClaimForm>;

const texasFacts = (amount: readonly ['amount' | 'retainage', string]): ClaimForm['facts'] => [
  ['project', 'Project description'],
  ['property', 'Project address'],
  ['claimant_name', 'Claimant’s name'],
  ['work', 'Type of labor or materials provided'],
  ['general_contractor', 'Original contractor’s name'],
  ['other_hiring_party', 'Party with whom claimant contracted if different from original contractor'],
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
  ['months', 'Months for which payment is claimed'],
  ['amount', 'Amount unpaid, after all just credits and offsets'],
  ['retainage', 'Including unpaid retainage of'],
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
    wording: 'statute',
    formCode: 'fl-claim',
    state: 'FL',
    statute: 'Florida Statutes §§ 713.23(1)(d), 255.05(2)(a)2.',
    effectiveFrom: '2019-10-01',
    title: 'Notice of Nonpayment',
    unconfirmed: ['the sentences, which were compared with summaries of the statute only'],
    addressees: ['principal', 'general_contractor', 'surety'],
    opening: [
      'The undersigned lienor notifies you that:',
      '1. The lienor has furnished {work} for the improvement of the real property identified as {propertyOnOneLine}. The corresponding amount unpaid to date is {amount}, of which {retainage} is unpaid retainage.',
      '2. The lienor has been paid to date the amount of {paid} for previously furnishing {work} for this improvement.',
      '3. {futureFurnishing}',
    ],
    facts: [
      ['hiring_party', 'Furnished under an agreement with'],
      ['bond', 'Payment bond'],
    ],
    closing: [
      'I declare that I have read the foregoing Notice of Nonpayment and that the facts stated in it are true to the best of my knowledge and belief.',
    ],
    attached: [
      {
        what: 'each invoice or statement of account that supports the unpaid amount',
        citation: 'Florida Statutes § 713.23(1)(d)',
        kinds: ['invoice', 'statement'],
      },
    ],
    oath: { ...sworn, heading: null, statement: null },
    requires: ['amount', 'work', 'paid', 'surety', 'signatory'],
  },
  newJerseyUnpaidBalance,
  named(
    'IL',
    '770 ILCS 60/24',
    'Subcontractor’s Notice of Claim',
    '{claimant} gives notice that it was employed to furnish labor, services or materials for the improvement of the property described below, and that the amount stated below is due or will become due to it.',
    'The claimant requests that the owner retain from the contractor the amount needed to pay this claim, as the Mechanics Lien Act requires.',
  ),
  {
    ...notice,
    wording: 'statute',
    formCode: 'tn-claim',
    state: 'TN',
    work: ['private'],
    statute: 'Tenn. Code § 66-11-145',
    title: 'Notice of Nonpayment',
    opening: nonpayment('{propertyOnOneLine}', '{lastDate}'),
    facts: [
      ['work', 'Work, labor, materials, services, equipment or machinery provided'],
      ['hiring_party', 'Provided to, or under contract with'],
      ['contract', 'Contract'],
      ['legal_description', 'Legal description'],
      ['months', 'Months for which payment is claimed'],
    ],
    requires: ['amount', 'work', 'last_furnishing'],
  },
  named(
    'AL',
    'Code of Alabama §§ 35-11-210, 35-11-218',
    'Notice to Owner of Unpaid Account',
    '{claimant} gives notice to the owner that it has furnished labor, services or materials for the improvement of the property described below and claims a lien on the property, or on the unpaid balance that the owner owes the contractor, for the amount stated below.',
    'The claimant requests that the owner withhold the amount claimed from what it owes, or will owe, the contractor.',
  ),
  {
    ...notice,
    formCode: 'generic-claim',
    state: '*',
    title: 'Notice of Claim for Unpaid Labor, Services or Materials',
    subtitle: '{stateOf}',
    opening: [
      '{claimant} gives notice that it has furnished labor, services, equipment or materials for the project described below and has not been paid in full.',
    ],
    facts,
    closing: [
      'The claimant gives this notice to preserve the rights that the law gives it against the property, the contract funds and any payment bond. It requests that each holder of funds for this project withhold funds sufficient to pay the claim.',
      'The claimant reserves every right and remedy that it has under its contract and the law.',
    ],
  },
];
