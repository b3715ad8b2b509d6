import type { Route } from '../api/rest/route.js';
import { DownloadDocumentOrderFileDocument, DownloadFulfillmentRequestFileDocument } from './generated/operations.js';

const types = ['application/pdf', 'image/png', 'image/jpeg', 'image/tiff', 'text/plain', 'text/csv'];

export const attachedFileRoutes: Route[] = [
  {
    method: 'GET',
    path: '/document-orders/{uuid}/files/{fileId}/download',
    operation: DownloadDocumentOrderFileDocument,
    answer: 'file',
    types,
    tag: 'Document orders',
    summary: 'Download a file of a document order',
  },
  {
    method: 'GET',
    path: '/fulfillment-requests/{uuid}/files/{fileId}/download',
    operation: DownloadFulfillmentRequestFileDocument,
    answer: 'file',
    types,
    tag: 'Fulfillment requests',
    summary: 'Download a file of a fulfillment request',
  },
];
