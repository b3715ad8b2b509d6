import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, unsworn } from './parts.js';

/** The reference block at the head of a letter. */
const reference = [
  ['project', 'Project'],
  ['property', 'Property'],
  ['contract', 'Contract'],
  ['amount', 'Amount due'],
] as const satisfies ClaimForm['facts'];

const demand = {
  ...plain,
  instrument: 'demand_letter',
  state: '*',
  facts: reference,
  oath: unsworn,
  requires: ['amount', 'hiring_party'],
} as const;

const rights = 'Nothing in this letter waives any right or remedy of {claimant}, all of which are expressly reserved.';

/** Demand letters in our own words, in three degrees of firmness. None of them threatens what the law does not give. */
export const demandForms: readonly ClaimForm[] = [
  {
    ...demand,
    formCode: 'demand-reminder',
    variant: 'reminder',
    title: 'Payment Reminder',
    opening: [
      'Our records show that {amount} remains unpaid for the work that {claimant} furnished for the project named above{furnished}. If you have already sent payment, please accept our thanks and disregard this letter.',
    ],
    closing: [
      'Otherwise, please send payment of {amount} {byDeadlineOrPromptly}. {paymentInstructions}',
      'If you dispute any part of this account, please call or write to us promptly so that we can resolve it.',
    ],
  },
  {
    ...demand,
    requires: [...demand.requires, 'payment_deadline'],
    formCode: 'demand-formal',
    variant: 'formal',
    title: 'Demand for Payment',
    opening: [
      '{claimant} furnished {workOrWork} for the project named above under its agreement with {hiringParty}{furnished}. After all payments and just credits, {amount} remains unpaid.',
      'We demand payment of {amount} {byDeadline}. {paymentInstructions}',
    ],
    closing: [
      'If payment in full does not reach us {byThatDay}, {claimant} will pursue the remedies available to it to secure and collect the amount owed. Depending on the project, they may include {remedies}, together with interest, costs and attorney’s fees to the extent permitted by the contract and applicable law.',
      'If you dispute any part of the account, please state the disputed amount and its basis in writing and remit the undisputed balance.',
      rights,
    ],
  },
  {
    ...demand,
    requires: [...demand.requires, 'payment_deadline'],
    formCode: 'demand-final',
    variant: 'final',
    title: 'Final Demand for Payment',
    opening: [
      '{claimant} furnished {workOrWork} for the project named above under its agreement with {hiringParty}{furnished}. After all payments and just credits, {amount} remains unpaid.',
      'This is our final demand. Payment of {amount} must reach us {byDeadline}. {paymentInstructions}',
    ],
    closing: [
      'Unless payment in full reaches us {byThatDay}, we will proceed without further notice to you. The remedies available to {claimant} include {remedies}, together with interest, costs and attorney’s fees to the extent permitted by the contract and applicable law.',
      rights,
    ],
  },
];

export const lawsuitForms: readonly ClaimForm[] = [
  {
    ...plain,
    instrument: 'lawsuit_referral',
    formCode: 'lawsuit-referral',
    state: '*',
    title: 'Referral for Suit',
    subtitle: 'Prepared for counsel · not a pleading',
    opening: [],
    facts: [
      ['project', 'Project'],
      ['property', 'Property'],
      ['legal_description', 'Legal description'],
      ['parcel', 'Parcel number'],
      ['county', 'County'],
      ['work', 'Work furnished'],
      ['contract', 'Contract'],
      ['first_furnishing', 'First furnished'],
      ['last_furnishing', 'Last furnished'],
      ['completion', 'Completion'],
      ['commencement', 'Notice of commencement'],
      ['bond', 'Payment bond'],
      ['recording', 'Lien of record'],
      ['notices_sent', 'Notices given'],
    ],
    oath: unsworn,
    requires: [],
  },
];
