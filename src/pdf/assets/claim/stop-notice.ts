import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { registeredOrCertified } from '../../../domain/notice/preflight/notice-metadata.js';
import { carriersRecord } from '../notice/ca.js';
import { californiaVerification, plain, swornByDefault } from './parts.js';

/** Civil Code §§ 8102 and 8502, and § 9352 for public works. */
const facts = (holder: readonly ClaimForm['facts'][number][]): ClaimForm['facts'] => [
  ['claimant', 'Claimant'],
  ['license', 'Claimant’s license'],
  ...holder,
  ['general_contractor', 'Direct contractor'],
  ['hiring_party', 'Person to or for whom the work was provided'],
  ['project', 'Project'],
  ['property', 'Site'],
  ['legal_description', 'Legal description'],
  ['work', 'General description of the work to be provided'],
  ['total_value', 'Estimated total value of the work to be provided'],
  ['value_furnished', 'Value of the work provided to the date of this notice'],
  ['paid', 'Payments received'],
  ['amount', 'Amount due for work provided through the date of this notice, after all just credits and offsets'],
  ['retainage', 'Including retention of'],
  ['interest', 'Interest'],
];

/** Civil Code § 8118, § 9100 and following by reference: how notice was given, to be signed after the mailing. */
const proofOfService = {
  title: 'Proof of Notice Declaration',
  statute: 'California Civil Code § 8118',
  serves: 'everyone',
  // §§ 8106, 8110: in person, or by registered, certified or express mail or an express service carrier.
  methods: ['personal', ...registeredOrCertified, 'priority_express', 'overnight_courier'],
  declarations: [
    'I am at least 18 years of age. On {serviceDate}, I gave the foregoing stop payment notice to each person named below, at the address shown, by {serviceMethod}{prepaid}, at ______________________________ (city and state).',
    ...carriersRecord(),
  ],
  confirmation:
    'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
} as const;

const california = {
  ...plain,
  instrument: 'stop_notice',
  state: 'CA',
  effectiveFrom: '2012-07-01',
  title: 'Stop Payment Notice',
  oath: californiaVerification,
  proofOfService,
} as const satisfies Partial<ClaimForm>;

const needed = ['amount', 'work', 'preliminary_notice', 'signatory'] as const;

export const stopNoticeForms: readonly ClaimForm[] = [
  {
    ...california,
    formCode: 'ca-stop-owner-2012',
    work: ['private', 'public', 'federal'],
    variant: 'private_owner',
    statute: 'California Civil Code §§ 8102, 8502, 8520–8522',
    subtitle: 'To the Owner · Private Work of Improvement',
    opening: [
      'To the owner or reputed owner named below: {claimant} (“Claimant”) has provided work for the work of improvement described below and has not been paid in full. You are notified to withhold, from what is due or becomes due to the direct contractor, an amount sufficient to pay this claim.',
    ],
    facts: facts([
      ['owner', 'Owner or reputed owner'],
      ['lender', 'Construction lender'],
    ]),
    closing: ['{preliminaryNotice}'],
    requires: needed,
  },
  {
    ...california,
    formCode: 'ca-stop-lender-2012',
    work: ['private', 'public', 'federal'],
    variant: 'private_lender',
    statute: 'California Civil Code §§ 8102, 8502, 8530–8538',
    subtitle: 'To the Construction Lender · Private Work of Improvement',
    opening: [
      'To the construction lender named below: {claimant} (“Claimant”) has provided work for the work of improvement described below and has not been paid in full. You are notified to withhold, from the borrower or other person to whom you are obligated to make payments or advances from the construction fund, an amount sufficient to pay this claim.',
    ],
    facts: facts([
      ['lender', 'Construction lender'],
      ['owner', 'Owner or reputed owner'],
    ]),
    closing: ['{preliminaryNotice}'],
    requires: [...needed, 'lender'],
  },
  {
    ...california,
    formCode: 'ca-stop-public-2012',
    work: ['private', 'public', 'federal'],
    variant: 'public',
    statute: 'California Civil Code §§ 8102, 9350–9364',
    subtitle: 'Public Works',
    opening: [
      'To the public entity named below, its controller, auditor or other disbursing officer: {claimant} (“Claimant”) has provided work for the public works contract described below and has not been paid in full. You are notified to withhold from the direct contractor sufficient funds due or to become due to it to pay this claim and to provide for your reasonable cost of any litigation pursuant to this notice.',
    ],
    facts: facts([['owner', 'Public entity']]),
    closing: ['{preliminaryNotice}'],
    requires: needed,
  },
  {
    ...plain,
    instrument: 'stop_notice',
    formCode: 'generic-stop',
    state: '*',
    title: 'Notice to Withhold Funds',
    subtitle: '{stateOf}',
    opening: [
      '{claimant} (“Claimant”) gives notice that it has furnished labor, services, equipment or materials for the project described below and has not been paid in full.',
    ],
    facts: [
      ['claimant', 'Claimant'],
      ['license', 'Claimant’s license'],
      ['owner', 'Owner or public entity'],
      ['lender', 'Lender'],
      ['general_contractor', 'General contractor'],
      ['hiring_party', 'Person who contracted with the claimant'],
      ['project', 'Project'],
      ['property', 'Property'],
      ['legal_description', 'Legal description'],
      ['work', 'Labor, services, equipment or materials furnished'],
      ['total_value', 'Contract sum, with changes'],
      ['value_furnished', 'Value furnished to the date of this notice'],
      ['paid', 'Payments received'],
      ['amount', 'Amount unpaid, after all just credits and offsets'],
      ['retainage', 'Including unpaid retainage of'],
      ['interest', 'Interest'],
    ],
    closing: [
      'Claimant requests that the holder of the construction funds withhold funds sufficient to pay the amount claimed, together with amounts allowed by law, until the claim is paid, released or decided.',
      'Claimant reserves every right and remedy that it has under its contract and the law of {state}.',
    ],
    oath: swornByDefault,
    requires: ['amount', 'work', 'signatory'],
  },
];

/**
 * The bond that makes a stop payment notice bonded, in our own words. Its condition follows Civil Code § 8532; Code of Civil
 * Procedure § 995.320 requires the statement of liability and the addresses, § 995.630 the acknowledgment and the power of attorney.
 */
export const stopNoticeBond = {
  title: 'Stop Payment Notice Bond',
  statute: 'California Civil Code § 8532; Code of Civil Procedure §§ 995.320, 995.630',
  paragraphs: [
    'Bond No. {stopBondNumber}.',
    '{claimant} (“Claimant”), as principal, and {stopSurety}, as surety, bind themselves to the owner, {owner}, to the direct contractor, {generalContractor}, and to the construction lender, {lender}, for the project {project}, in the sum of {stopBondAmount}, which is 125 percent of the claim of {amount} stated in the stop payment notice to which this bond belongs.',
    'The condition of this bond is this: if the defendant recovers judgment in an action to enforce payment of the claim stated in the stop payment notice, or to enforce a claim of lien recorded by Claimant, Claimant will pay all costs that are awarded to the owner, the direct contractor or the construction lender, and all damages that any of them sustains as a result of the stop payment notice or the recording of the claim of lien, up to the sum of this bond.',
    'The surety is jointly and severally liable on the obligations of Civil Code § 8532. The principal may be served with notices, papers and other documents at {claimantAddress}, and the surety at {stopSuretyAddress}.',
  ],
  powerOfAttorney: 'Power of attorney of the person who signs for the surety: {powerOfAttorney}.',
} as const;
