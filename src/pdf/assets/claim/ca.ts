import type { ClaimForm, Oath } from '../../../domain/claim-document/form.js';
import { registeredOrCertified } from '../../../domain/notice/document/notice-metadata.js';
import { carriersRecord } from '../notice/ca.js';
import { publicBondClaim } from './bond-claim.js';
import { composeStatement, plain } from './parts.js';
import { releases } from './release.js';
import type { Words } from './sentences.js';
import type { StateClaims } from './state-claims.js';

/** California requires verification; a declaration under penalty of perjury replaces an oath (Code Civ. Proc. § 2015.5). */
const californiaVerification: Oath = {
  kind: 'verification',
  open: false,
  heading: 'Verification',
  statement: composeStatement(
    'I have read the foregoing document and know its contents; they are true of my own knowledge. I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
    { authority: ', and am authorized to make this verification for it' },
  ),
};

/** Civil Code §§ 8102 and 8502, and § 9352 for public works. */
const stopFacts = (holder: readonly ClaimForm['facts'][number][]): ClaimForm['facts'] => [
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

const stop = {
  ...plain,
  instrument: 'stop_notice',
  state: 'CA',
  effectiveFrom: '2012-07-01',
  title: 'Stop Payment Notice',
  oath: californiaVerification,
  proofOfService,
} as const satisfies Partial<ClaimForm>;

const needed = ['amount', 'work', 'preliminary_notice', 'signatory'] as const;

export const californiaClauses = {
  /** It is verified, and says no more than the record has. */
  preliminaryNotice: {
    given: 'Claimant gave preliminary notice to the extent the law requires it: {notices}.',
    notice: '{title}, {date}',
    unknown: 'Preliminary notice given: {line}.',
    exempt: {
      privateLaborer: 'Claimant is a laborer and is not required to give preliminary notice (Civil Code § 8200(e)(1)).',
      publicLaborer: 'Claimant is a laborer and is not required to give preliminary notice (Civil Code § 9300(b)(1)).',
      contractedWithOwner:
        'Claimant contracted directly with the owner and is required to give preliminary notice only to a construction lender (Civil Code § 8200(e)(2)).',
      contractedWithContractor:
        'Claimant contracted directly with the direct contractor and is not required to give preliminary notice (Civil Code § 9300(b)(2)).',
    },
  },
  prepaid: { mailed: ', postage or fee prepaid' },
} as const satisfies Record<string, Words>;

export const californiaClaims: StateClaims = {
  forms: [
    // Civil Code § 8416.
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'ca-lien-2012',
      state: 'CA',
      statute: 'California Civil Code § 8416',
      effectiveFrom: '2012-07-01',
      title: 'Claim of Mechanics Lien',
      opening: [
        '{claimant} claims a mechanics lien on the real property described below, and on the work of improvement there, for work provided to it. After deducting all just credits and offsets, the claimant’s demand is {amount}.',
      ],
      facts: [
        ['amount', 'Demand after deducting all just credits and offsets'],
        ['interest', 'Interest'],
        ['owner', 'Owner or reputed owner'],
        ['work', 'Kind of work furnished by the claimant'],
        ['hiring_party', 'Person by whom the claimant was employed or to whom it furnished work'],
        ['general_contractor', 'Direct contractor'],
        ['property', 'Site'],
        ['legal_description', 'Legal description'],
        ['parcel', 'Assessor’s parcel number'],
        ['county', 'County'],
        ['claimant', 'Claimant and its address'],
        ['license', 'Claimant’s license'],
      ],
      // Civil Code § 8416(a)(8), word for word; § 8416 requires at least 10-point boldface, the last sentence in capitals.
      statement: {
        heading: 'NOTICE OF MECHANICS LIEN\nATTENTION!',
        paragraphs: [
          'Upon the recording of the enclosed MECHANICS LIEN with the county recorder’s office of the county where the property is located, your property is subject to the filing of a legal action seeking a court-ordered foreclosure sale of the real property on which the lien has been recorded. That legal action must be filed with the court no later than 90 days after the date the mechanics lien is recorded.',
          'The party identified in the mechanics lien may have provided labor or materials for improvements to your property and may not have been paid for these items. You are receiving this notice because it is a required step in filing a mechanics lien foreclosure action against your property. The foreclosure action will seek a sale of your property in order to pay for unpaid labor, materials, or improvements provided to your property. This may affect your ability to borrow against, refinance, or sell the property until the mechanics lien is released.',
          'BECAUSE THE LIEN AFFECTS YOUR PROPERTY, YOU MAY WISH TO SPEAK WITH YOUR CONTRACTOR IMMEDIATELY, OR CONTACT AN ATTORNEY, OR FOR MORE INFORMATION ON MECHANICS LIENS GO TO THE CONTRACTORS’ STATE LICENSE BOARD WEB SITE AT www.cslb.ca.gov.',
        ],
        bold: true,
        minFontPt: 10,
      },
      oath: californiaVerification,
      proofOfService: {
        title: 'Proof of Service Affidavit',
        statute: 'California Civil Code § 8416(a)(7), (c)',
        serves: 'addressees',
        methods: [...registeredOrCertified, 'first_class_certificate_of_mailing'],
        declarations: [
          'I am at least 18 years of age. On {serviceDate}, I served a copy of this claim of mechanics lien, with the Notice of Mechanics Lien printed in it, on the owner or reputed owner at the name and address below, by {serviceMethod}, postage prepaid, deposited at ______________________________ (city and state).',
          'The address at which I served the owner or reputed owner is (mark one): [   ] its residence or place of business; [   ] the address shown by the building permit on file with the authority that issued it; [   ] another at which § 8416(c) allows service: ______________________________.',
          'Service was made before the claim was presented for recording.',
        ],
        confirmation:
          'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
      },
      unconfirmed: ['the addresses of the owner that the proof of service offers (subdivision (c))'],
      requires: ['amount', 'work', 'county', 'signatory'],
    },
    // §§ 8480 to 8494 are about a court's order; no section prescribes a claimant's own release.
    ...releases('CA', { title: 'Release of Mechanics Lien', statute: null }),
    {
      ...stop,
      formCode: 'ca-stop-owner-2012',
      work: ['private', 'public', 'federal'],
      variant: 'private_owner',
      statute: 'California Civil Code §§ 8102, 8502, 8520–8522',
      subtitle: 'To the Owner · Private Work of Improvement',
      opening: [
        'To the owner or reputed owner named below: {claimant} (“Claimant”) has provided work for the work of improvement described below and has not been paid in full. You are notified to withhold, from what is due or becomes due to the direct contractor, an amount sufficient to pay this claim.',
      ],
      facts: stopFacts([
        ['owner', 'Owner or reputed owner'],
        ['lender', 'Construction lender'],
      ]),
      closing: ['{preliminaryNotice}'],
      requires: needed,
    },
    {
      ...stop,
      formCode: 'ca-stop-lender-2012',
      work: ['private', 'public', 'federal'],
      variant: 'private_lender',
      statute: 'California Civil Code §§ 8102, 8502, 8530–8538',
      subtitle: 'To the Construction Lender · Private Work of Improvement',
      opening: [
        'To the construction lender named below: {claimant} (“Claimant”) has provided work for the work of improvement described below and has not been paid in full. You are notified to withhold, from the borrower or other person to whom you are obligated to make payments or advances from the construction fund, an amount sufficient to pay this claim.',
      ],
      facts: stopFacts([
        ['lender', 'Construction lender'],
        ['owner', 'Owner or reputed owner'],
      ]),
      closing: ['{preliminaryNotice}'],
      requires: [...needed, 'lender'],
    },
    {
      ...stop,
      formCode: 'ca-stop-public-2012',
      work: ['private', 'public', 'federal'],
      variant: 'public',
      statute: 'California Civil Code §§ 8102, 9350–9364',
      subtitle: 'Public Works',
      opening: [
        'To the public entity named below, its controller, auditor or other disbursing officer: {claimant} (“Claimant”) has provided work for the public works contract described below and has not been paid in full. You are notified to withhold from the direct contractor sufficient funds due or to become due to it to pay this claim and to provide for your reasonable cost of any litigation pursuant to this notice.',
      ],
      facts: stopFacts([['owner', 'Public entity']]),
      closing: ['{preliminaryNotice}'],
      requires: needed,
    },
    publicBondClaim('CA', {
      statute: 'California Civil Code §§ 9550–9566',
      title: 'Notice of Claim on Public Works Payment Bond',
    }),
  ],
  contractor: 'Direct Contractor',
  clauses: californiaClauses,
};

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
