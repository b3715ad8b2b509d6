/** Tables whose rows are issued or claimed by an organization. A company of the directory with such rows is never merged away. */
export const issuedTables = [
  'divisions',
  'projects',
  'notices',
  'waivers',
  'escalations',
  'sovs',
  'pay_applications',
] as const;

/** Tables whose rows name an organization as a counterparty: a merge moves them to the one that is kept. */
export const namingTables = ['contacts', 'parties', 'pay_application_participants'] as const;

/** Tables whose rows keep the organization that they name, also after a merge: they say who was asked. A company that they name is not deleted. */
export const keepingTables = ['waiver_requests'] as const;
