import { entityTypes } from '../domain/vocabulary.js';
import { tableOfCollection } from './tables.js';

/** The triggers that write and protect the records' history, by name: without one of them some changes would not be recorded. */
export const expectedTriggers: Record<string, readonly string[]> = {
  append_only: ['audit_entries', 'events', 'ledger_entries', 'ledger_transactions'],
  undeletable: ['audit_entries', 'events'],
  announced: ['billing_subscriptions', 'ledger_entries'],
  plan_announced: ['billing_subscriptions'],
  plan_announced_new: ['billing_subscriptions'],
  balanced: ['ledger_entries'],
  has_entries: ['ledger_transactions'],
  noted: ['events'],
  has_course: ['projects'],
  is_watched: ['notices'],
  audited_update: ['sov_lines'],
  audited_delete: ['sov_lines'],
  audited: [
    ...Object.keys(entityTypes).map(tableOfCollection),
    'access_tokens',
    'attached_files',
    'billing_subscriptions',
    'credit_purchases',
    'document_order_payments',
    'entity_metadata',
    'member_invitations',
    'memberships',
    'oidc_sign_ins',
    'passkeys',
    'pay_application_invitations',
    'pay_application_participants',
    'pay_application_payments',
    'payment_customers',
    'sessions',
    'sign_in_links',
    'sov_lines',
  ],
};
