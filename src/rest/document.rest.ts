import {
  DownloadDocumentDocument,
  GenerateDocumentDocument,
  ListDocumentsDocument,
  RevertDocumentDocument,
  ShowDocumentDocument,
} from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

export const documentRoutes: Route[] = [
  ...collection({
    path: '/documents',
    tag: 'Documents',
    noun: 'document',
    list: ListDocumentsDocument,
    show: ShowDocumentDocument,
  }),
  {
    method: 'POST',
    path: '/documents/generate',
    operation: GenerateDocumentDocument,
    answer: 'created',
    location: '/documents/{uuid}',
    tag: 'Documents',
    summary: 'Render a record as a PDF',
  },
  {
    method: 'POST',
    path: '/documents/{uuid}/revert',
    operation: RevertDocumentDocument,
    answer: 'message',
    tag: 'Documents',
    summary: 'Revert the current document so that its record can be changed',
    message: 'Document reverted.',
  },
  {
    method: 'GET',
    path: '/documents/{uuid}/download',
    operation: DownloadDocumentDocument,
    answer: 'file',
    tag: 'Documents',
    summary: 'Download the PDF',
  },
];
