import type { Route } from '../api/rest/route.js';
import { ShowDocumentBundleDocument } from './generated/operations.js';

export const documentBundleRoutes: Route[] = [
  {
    method: 'GET',
    path: '/documents/{uuid}/bundle',
    operation: ShowDocumentBundleDocument,
    answer: 'download',
    types: ['application/pdf'],
    tag: 'Documents',
    summary: 'Download a document with its exhibits, proof of service, receipts and audit log',
  },
];
