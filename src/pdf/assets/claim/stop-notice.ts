import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { plain, swornByDefault } from './parts.js';

export const generalStopNotice: ClaimForm = {
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
};
