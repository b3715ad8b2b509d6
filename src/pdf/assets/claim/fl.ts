import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, sworn } from './parts.js';
import { releases } from './release.js';
import type { Words } from './sentences.js';
import { prepared, type StateClaims } from './state-claims.js';

/**
 * The notice of nonpayment, which preserves a claim on a payment bond: § 713.23(1)(d) on private work, where its sender is a
 * lienor, and § 255.05(2)(a)2. on public work, where its sender is a claimant. It is served on the contractor, with a copy on the surety.
 */
function nonpayment(
  formCode: string,
  instrument: 'notice_of_claim' | 'bond_claim',
  work: 'private' | 'public',
): ClaimForm {
  const [sender, noun, statute] =
    work === 'private'
      ? (['The lienor', 'lienor', 'Florida Statutes § 713.23(1)(d)'] as const)
      : (['Claimant', 'claimant', 'Florida Statutes § 255.05(2)(a)2.'] as const);
  return {
    ...plain,
    instrument,
    work: [work],
    wording: 'statute',
    formCode,
    state: 'FL',
    statute,
    effectiveFrom: '2019-10-01',
    title: 'Notice of Nonpayment',
    unconfirmed: ['the sentences, which were compared with summaries of the statute only'],
    addressees: ['principal', 'general_contractor', 'surety'],
    opening: [
      `The undersigned ${noun} notifies you that:`,
      `1. ${sender} has furnished {workInset} for the improvement of the real property identified as {propertyOnOneLine}. The corresponding amount unpaid to date is {amount}, of which {retainage} is unpaid retainage.`,
      `2. ${sender} has been paid to date the amount of {paid} for previously furnishing {workInset} for this improvement.`,
      `3. ${sender} expects to furnish {futureFurnishing} for this improvement in the future (if known), and the corresponding amount expected to become due is {futureAmount} (if known).`,
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
        citation: statute,
        kinds: ['invoice', 'statement'],
      },
    ],
    oath: { ...sworn, heading: null, statement: null },
    requires: ['amount', 'work', 'retainage_stated', 'paid', 'future_furnishing', 'surety', 'signatory'],
  };
}

export const floridaClauses = {
  /** § 713.08(3): of lienors that are not in privity with the owner, or with the contractor. */
  noticesClause: {
    served: '; and that the lienor served its notice to owner {service}',
    copied:
      '; and that the lienor served copies of the notice on the contractor {toContractor} and on the subcontractor, {subcontractor}, {toSubcontractor}',
    service: 'on {date}, by {method}',
    notRequired: '(not required)',
  },
} as const satisfies Record<string, Words>;

export const floridaClaims: StateClaims = {
  forms: [
    {
      ...plain,
      instrument: 'mechanics_lien',
      wording: 'statute',
      formCode: 'fl-lien',
      state: 'FL',
      statute: 'Florida Statutes § 713.08',
      title: 'Claim of Lien',
      // § 713.08(3), the warning and the form of the claim.
      warning: {
        heading: null,
        paragraphs: [
          'WARNING! THIS LEGAL DOCUMENT REFLECTS THAT A CONSTRUCTION LIEN HAS BEEN PLACED ON THE REAL PROPERTY LISTED HEREIN. UNLESS THE OWNER OF SUCH PROPERTY TAKES ACTION TO SHORTEN THE TIME PERIOD, THIS LIEN MAY REMAIN VALID FOR ONE YEAR FROM THE DATE OF RECORDING, AND SHALL EXPIRE AND BECOME NULL AND VOID THEREAFTER UNLESS LEGAL PROCEEDINGS HAVE BEEN COMMENCED TO FORECLOSE OR TO DISCHARGE THIS LIEN.',
        ],
        bold: true,
        minFontPt: 10,
      },
      opening: [
        'State of ______________________________\nCounty of ______________________________',
        'Before me, the undersigned notary public, personally appeared {signatory}, who was duly sworn and says that she or he is {signer}, whose address is {claimantAddress}; and that in accordance with a contract with {hiringParty}, lienor furnished labor, services, or materials consisting of {work} on the following described real property in {county} County, Florida:',
        '{propertyInFull}',
        'owned by {owner}, of a total value of {total}, of which there remains unpaid {amount}, and furnished the first of the items on {firstDate}, and the last of the items on {lastDate}{noticesClause}.',
      ],
      // § 713.08(3): the choice between the lienor, where an individual signs, and its agent.
      signer: {
        representative: '{capacity} and the agent of the lienor herein, {claimant}',
        untitled: 'the agent of the lienor herein, {claimant}',
        inPerson: 'the lienor herein, {claimant}',
      },
      facts: [
        ['parcel', 'Parcel number'],
        ['interest', 'Finance charges'],
        ['retainage', 'Unpaid retainage included'],
      ],
      oath: { kind: 'jurat', open: false, heading: null, statement: null },
      unconfirmed: ['where the venue is printed: above the affidavit, and in the notary’s certificate'],
      requires: [
        'amount',
        'work',
        'county',
        'signatory',
        'first_furnishing',
        'last_furnishing',
        'contract_total',
        'notice_to_owner',
        'hiring_party',
      ],
    },
    ...releases('FL', { title: 'Satisfaction and Release of Lien', statute: 'Florida Statutes § 713.21' }),
    nonpayment('fl-claim', 'notice_of_claim', 'private'),
    nonpayment('fl-claim-public', 'notice_of_claim', 'public'),
    nonpayment('fl-bond-claim-public', 'bond_claim', 'public'),
  ],
  preparer: { statute: 'Florida Statutes § 695.26(1)(b)', words: prepared, place: 'head' },
  clauses: floridaClauses,
};
