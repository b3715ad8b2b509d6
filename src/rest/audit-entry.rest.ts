import { ListAuditEntriesDocument, ShowAuditEntryDocument } from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

export const auditEntryRoutes: Route[] = [
  ...collection({
    path: '/audit-logs',
    tag: 'Audit logs',
    noun: 'audit log entry',
    list: ListAuditEntriesDocument,
    show: ShowAuditEntryDocument,
  }),
];
