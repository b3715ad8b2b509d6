import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { employed, service } from '../notice/il.js';
import { nonpayment } from '../notice/tn.js';
import { floridaNonpayment } from './florida-nonpayment.js';
import { newJerseyUnpaidBalance } from './new-jersey.js';
import { plain, unsworn } from './parts.js';

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
    requires: ['amount', 'work', 'general_contractor', 'contact'],
  },
  {
    ...texas,
    formCode: 'tx-claim-retainage-2022',
    variant: 'retainage',
    statute: 'Texas Property Code § 53.057',
    title: 'Notice of Claim for Unpaid Retainage',
    facts: texasFacts(['retainage', 'Total retainage unpaid']),
    requires: ['retainage', 'work', 'general_contractor', 'contact'],
  },
  floridaNonpayment('fl-claim', 'notice_of_claim', 'private'),
  floridaNonpayment('fl-claim-public', 'notice_of_claim', 'public'),
  newJerseyUnpaidBalance,
  {
    ...notice,
    ...service,
    wording: 'statute',
    formCode: 'il-claim',
    state: 'IL',
    work: ['private'],
    statute: '770 ILCS 60/24',
    title: 'Subcontractor’s Notice of Claim',
    opening: [employed('{owner}', '{workInset}', '{propertyInset}')],
    facts: [
      ['legal_description', 'Legal description'],
      ['contract', 'Contract'],
      ['last_furnishing', 'Last furnished'],
      ['retainage', 'Unpaid retainage in that sum'],
    ],
    closing: ['Dated at ____________________ on {documentDate}.'],
    stated: 'date',
    addressees: ['owner', 'lender'],
    requires: ['amount', 'work', 'last_furnishing', 'hiring_party'],
  },
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
  {
    ...named(
      'AL',
      'Code of Alabama §§ 35-11-210, 35-11-218',
      'Notice to Owner of Unpaid Account',
      '{claimant} (“Claimant”) gives notice to the owner that it has furnished labor, services or materials for the improvement of the property described below and claims a lien on the property for the amount stated below, which is owing from {hiringParty}, at least to the extent of the unpaid balance that the owner owes the contractor.',
      'Claimant requests that the owner withhold the amount claimed from what it owes, or will owe, the contractor.',
    ),
    unconfirmed: ['the contents that § 35-11-218 asks for'],
  },
  {
    ...notice,
    formCode: 'generic-claim',
    state: '*',
    title: 'Notice of Claim for Unpaid Labor, Services or Materials',
    subtitle: '{stateOf}',
    opening: [
      '{claimant} (“Claimant”) gives notice that it has furnished labor, services, equipment or materials for the project described below and has not been paid in full.',
    ],
    facts,
    closing: [
      'Claimant gives this notice to preserve the rights that the law gives it against the property, the contract funds and any payment bond. It requests that each holder of funds for this project withhold funds sufficient to pay the claim.',
      'Claimant reserves every right and remedy that it has under its contract and the law.',
    ],
  },
];
