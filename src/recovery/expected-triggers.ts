import { entityTypes } from '../domain/vocabulary.js';

/** The triggers that write and protect the records' history, by name: without one of them some changes would not be recorded. */
export const expectedTriggers: Record<string, readonly string[]> = {
  append_only: ['audit_entries', 'events', 'ledger_entries', 'ledger_transactions'],
  undeletable: ['audit_entries', 'events'],
  announced: ['billing_subscriptions', 'ledger_entries'],
  announced_new: ['billing_subscriptions'],
  balanced: ['ledger_entries'],
  has_entries: ['ledger_transactions'],
  noted: ['events'],
  has_course: ['projects'],
  audited_update: ['sov_lines'],
  audited_delete: ['sov_lines'],
  audited: [
    ...Object.keys(entityTypes).map((collection) => collection.replaceAll('-', '_')),
    'access_tokens',
    'attached_files',
    'billing_subscriptions',
    'credit_purchases',
    'document_order_payments',
    'entity_metadata',
    'memberships',
    'pay_application_invitations',
    'pay_application_participants',
    'pay_application_payments',
    'payment_customers',
    'provider_credentials',
    'shipper_credentials',
    'sov_lines',
    'webhooks',
  ],
};
