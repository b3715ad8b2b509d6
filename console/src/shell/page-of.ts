import type { RecordFolder, RecordPlace } from '../routes/record-place.js';

/** The records that have a page of their own, by the names that events give them. */
const pagesOfTypes: Record<string, RecordFolder> = {
  project: '/projects',
  project_deadline: '/projects',
  notice: '/notices',
  waiver: '/waivers',
  waiver_request: '/waivers/requests',
  escalation: '/claims',
  sov: '/billing/schedules',
  pay_application: '/billing/pay-applications',
  document_order: '/mail/orders',
  webhook: '/developers/webhooks',
};

/** Where the page of a record is, from its type as events (`pay_application`) or the audit log (`PayApplication`) name it. */
export function pageFor(type: string, id: string): RecordPlace | undefined {
  const folder = pagesOfTypes[type.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()];
  return folder && { folder, id };
}
