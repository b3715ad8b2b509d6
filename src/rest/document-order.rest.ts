import {
  CancelDocumentOrderDocument,
  CreateDocumentOrderDocument,
  DownloadOrderCoverDocument,
  DownloadOrderedDocumentDocument,
  ListDocumentOrderPaymentsDocument,
  ListDocumentOrdersDocument,
  OrderEscalationDocument,
  OrderNoticeDocument,
  PayDocumentOrderDocument,
  ShowDocumentOrderDocument,
  UpdateDocumentOrderDocument,
} from '../generated/operations.js';
import { collection, type Route } from './adapter/route.js';

const tag = 'Document orders';
const one = '/document-orders/{uuid}';

export const documentOrderRoutes: Route[] = [
  ...collection({
    path: '/document-orders',
    tag,
    noun: 'document order',
    list: ListDocumentOrdersDocument,
    show: ShowDocumentOrderDocument,
    create: CreateDocumentOrderDocument,
    update: UpdateDocumentOrderDocument,
  }),
  {
    method: 'POST',
    path: `${one}/cancel`,
    operation: CancelDocumentOrderDocument,
    answer: 'record',
    tag,
    summary: 'Cancel a document order that is not dispatched',
  },
  {
    method: 'POST',
    path: `${one}/pay`,
    operation: PayDocumentOrderDocument,
    answer: 'record',
    tag,
    summary: 'Record a payment line on a document order',
  },
  {
    method: 'GET',
    path: `${one}/payments`,
    operation: ListDocumentOrderPaymentsDocument,
    answer: 'all',
    tag,
    summary: 'List the payment lines of a document order',
  },
  {
    method: 'GET',
    path: `${one}/document`,
    operation: DownloadOrderedDocumentDocument,
    answer: 'file',
    tag,
    summary: 'Download the PDF that a document order is about',
  },
  {
    method: 'GET',
    path: `${one}/cover`,
    operation: DownloadOrderCoverDocument,
    answer: 'download',
    types: ['application/pdf'],
    tag,
    summary: 'Download the address page in front of a mailed document',
  },
  {
    method: 'POST',
    path: '/notices/{uuid}/order',
    operation: OrderNoticeDocument,
    answer: 'created',
    several: 'recipients',
    tag: 'Notices',
    summary: 'Mail a notice',
  },
  {
    method: 'POST',
    path: '/escalations/{uuid}/order',
    operation: OrderEscalationDocument,
    answer: 'created',
    several: 'recipients',
    tag: 'Escalations',
    summary: 'Mail an escalation',
  },
];
