/** The records that have a page of their own, by the names that events give them. */
const pagesOfTypes: Record<string, string> = {
  project: '/projects',
  project_deadline: '/projects',
  notice: '/notices',
  waiver: '/waivers',
  escalation: '/claims',
  sov: '/billing/schedules',
  pay_application: '/billing/pay-applications',
  document_order: '/mail/orders',
  webhook: '/developers/webhooks',
};

/** The page of a record, from its type as events (`pay_application`) or the audit log (`PayApplication`) name it. */
export function pageFor(type: string, id: string): string | undefined {
  const page = pagesOfTypes[type.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase()];
  return page && `${page}/${id}`;
}
