import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, sworn } from './parts.js';

/**
 * The notice of nonpayment, which preserves a claim on a payment bond: § 713.23(1)(d) on private work, where its sender is a
 * lienor, and § 255.05(2)(a)2. on public work, where its sender is a claimant. It is served on the contractor, with a copy on the surety.
 */
export function floridaNonpayment(
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
