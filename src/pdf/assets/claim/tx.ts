import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { publicBondClaim } from './bond-claim.js';
import { intent, pay, reserved } from './intent.js';
import { noticeOfClaim } from './notice-of-claim.js';
import { composeStatement, plain, sworn } from './parts.js';
import type { StateClaims } from './state-claims.js';

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
  ...noticeOfClaim,
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

export const texasClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      formCode: 'tx-lien-2022',
      state: 'TX',
      statute: 'Texas Property Code § 53.054',
      effectiveFrom: '2022-01-01',
      title: 'Affidavit Claiming Mechanic’s Lien',
      opening: [
        'Before me, the undersigned authority, personally appeared {signatory}, who being duly sworn states on oath that he or she is {signer}, has personal knowledge of the facts stated in this affidavit, and that those facts are true:',
      ],
      signer: {
        representative: '{capacity} of {claimant} (“Claimant”), is authorized to make this affidavit',
        inPerson: '{claimant} (“Claimant”)',
      },
      facts: [
        ['amount', 'Amount of the claim'],
        ['retainage', 'Including unpaid retainage of'],
        ['owner', 'Owner or reputed owner and last known address'],
        ['work', 'Kind of work done and materials furnished'],
        ['months', 'Each month in which the work was done and materials were furnished for which payment is requested'],
        ['hiring_party', 'Person by whom the claimant was employed or to whom it furnished materials or labor'],
        ['general_contractor', 'Original contractor and last known address'],
        ['property', 'Property sought to be charged with the lien'],
        ['legal_description', 'Legal description'],
        ['county', 'County'],
        ['claimant', 'Claimant’s name, mailing address and physical address'],
        ['notices_sent', 'Each notice of the claim sent to the owner, with its date and method'],
      ],
      closing: [
        'The amount claimed is just and correct, and all just and lawful offsets, payments and credits known to the affiant have been allowed. Claimant claims a lien on the property and the improvements on it to secure payment of that amount.',
      ],
      oath: { ...sworn, heading: null, statement: null },
      requires: ['amount', 'work', 'county', 'signatory', 'months', 'legal_description', 'notices_sent'],
    },
    {
      ...intent,
      formCode: 'tx-intent',
      state: 'TX',
      work: ['private'],
      statute: 'Texas Property Code §§ 53.081–53.084',
      title: 'Notice of Intent to Claim a Lien',
      subtitle: 'with demand for payment',
      facts: [
        ['claimant', 'Claimant'],
        ['owner', 'Owner or reputed owner'],
        ['general_contractor', 'Original contractor'],
        ['other_hiring_party', 'Party with whom claimant contracted'],
        ['property', 'Property'],
        ['work', 'Labor or materials furnished'],
        ['contract', 'Contract'],
        ['first_furnishing', 'First furnished'],
        ['last_furnishing', 'Last furnished'],
        ['amount', 'Amount unpaid, after all just credits and offsets'],
        ['retainage', 'Including unpaid retainage of'],
        ['interest', 'Interest'],
        ['payment_deadline', 'Payment demanded by'],
      ],
      unconfirmed: ['what it says of §§ 53.081 and 53.083, whose text since 2022 was not found; that of § 53.084 was'],
      opening: [
        '{claimant} (“Claimant”) furnished labor or materials for the improvement of the property described below and has not been paid in full. If the amount due is not paid {byDeadlineOrPromptly}, Claimant intends to claim a lien on the property.',
      ],
      closing: [
        pay,
        'To the owner: an owner who has received a notice of claim under § 53.056 or § 53.057 may withhold from payments to the original contractor the amount necessary to pay the claim (§ 53.081). An owner that pays the original contractor after it was authorized to withhold is liable for the money paid, and its property is subject to a claim for it, once the lien is secured and the claim is reduced to final judgment (§ 53.084).',
        'The claim has accrued under § 53.053 or is past due under the agreement between the parties, and Claimant demands its payment under § 53.083. A copy of this demand is sent to the original contractor, which may give the owner written notice that it disputes the claim within 30 days after it receives the copy.',
        reserved,
      ],
    },
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
    publicBondClaim('TX', {
      statute: 'Texas Government Code §§ 2253.041–2253.048',
      title: 'Notice of Claim on Public Work Payment Bond with Sworn Statement of Account',
      // § 2253.041(d): what the sworn statement of account says in substance.
      statement: composeStatement(
        'The amount claimed is just and correct, and all just and lawful offsets, payments and credits known to me have been allowed. The facts stated in this notice are true.',
        { authority: '' },
      ),
    }),
  ],
  contractor: 'Original Contractor',
};
