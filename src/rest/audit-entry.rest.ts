import { collection, type Route } from '../api/rest/route.js';
import { ListAuditEntriesDocument, ShowAuditEntryDocument } from './generated/operations.js';

export const auditEntryRoutes: Route[] = [
  ...collection({
    path: '/audit-logs',
    tag: 'Audit logs',
    noun: 'audit log entry',
    list: ListAuditEntriesDocument,
    show: ShowAuditEntryDocument,
  }),
];
