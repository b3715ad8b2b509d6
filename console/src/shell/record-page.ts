import { type PageLink, toRecordPage } from '../routes/pages';
import type { RecordFolder } from '../routes/record-place';
import type { SearchType } from './shell.documents';

interface SearchHit {
  type: SearchType;
  id: string;
  title: string;
  projectId: string | null;
}

/** The page of a record that a search found. Records without a page of their own are shown in a list or on their project. */
export function recordPage({ type, id, title, projectId }: SearchHit): PageLink {
  const folder = folders[type];
  if (folder) return toRecordPage({ folder, id });
  const list = lists[type];
  if (list) return { page: list, search: { search: title } };
  if (type === 'FULFILLMENT_REQUESTS') return { page: '/mail/research' };
  if (!projectId) return { page: '/projects' };
  const tab = tabs[type];
  return { page: '/projects/$id', params: { id: projectId }, ...(tab && { search: { tab, found: id } }) };
}

const folders: Partial<Record<SearchType, RecordFolder>> = {
  PROJECTS: '/projects',
  NOTICES: '/notices',
  WAIVERS: '/waivers',
  WAIVER_REQUESTS: '/waivers/requests',
  SOVS: '/billing/schedules',
  PAY_APPLICATIONS: '/billing/pay-applications',
  ESCALATIONS: '/claims',
  DOCUMENT_ORDERS: '/mail/orders',
  ORGANIZATIONS: '/account/companies',
};

/** Lists that are searched for the name of the record. */
const lists: Partial<Record<SearchType, '/account/divisions' | '/account/contacts'>> = {
  DIVISIONS: '/account/divisions',
  CONTACTS: '/account/contacts',
};

/** The parts of the page of a project. */
const tabs: Partial<Record<SearchType, string>> = {
  PARTIES: 'people',
  JOBSITES: 'people',
  PROJECT_NOTES: 'notes',
  RECEIVED_NOTICES: 'received',
  DOCUMENTS: 'documents',
};
