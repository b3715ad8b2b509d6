import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, unsworn } from './parts.js';

/** Defaults of notices of claim. */
export const noticeOfClaim = {
  ...plain,
  instrument: 'notice_of_claim',
  oath: unsworn,
  requires: ['amount', 'work'],
} as const;

export const noticeFacts = [
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

export const generalNoticeOfClaim: ClaimForm = {
  ...noticeOfClaim,
  formCode: 'generic-claim',
  state: '*',
  title: 'Notice of Claim for Unpaid Labor, Services or Materials',
  subtitle: '{stateOf}',
  opening: [
    '{claimant} (“Claimant”) gives notice that it has furnished labor, services, equipment or materials for the project described below and has not been paid in full.',
  ],
  facts: noticeFacts,
  closing: [
    'Claimant gives this notice to preserve the rights that the law gives it against the property, the contract funds and any payment bond. It requests that each holder of funds for this project withhold funds sufficient to pay the claim.',
    'Claimant reserves every right and remedy that it has under its contract and the law.',
  ],
};
