import type { SearchType } from './shell.documents';

/** The page of a record that a search found. Records without a page of their own are shown on that of their project. */
export function recordPage({
  type,
  id,
  projectId,
}: {
  type: SearchType;
  id: string;
  projectId: string | null;
}): string {
  const page = pages[type];
  return page ? `${page}/${id}` : projectId ? `/projects/${projectId}` : '/projects';
}

const pages: Partial<Record<SearchType, string>> = {
  PROJECTS: '/projects',
  NOTICES: '/notices',
  WAIVERS: '/waivers',
  SOVS: '/billing/schedules',
  PAY_APPLICATIONS: '/billing/pay-applications',
  ESCALATIONS: '/claims',
  DOCUMENT_ORDERS: '/mail/orders',
  ORGANIZATIONS: '/account/companies',
};
