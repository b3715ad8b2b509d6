import { collection, type Route } from '../api/rest/route.js';
import {
  CancelWaiverRequestDocument,
  CreateWaiverRequestDocument,
  DeleteWaiverRequestDocument,
  ListWaiverRequestsDocument,
  ReplaceWaiverRequestDocument,
  RequestWaiversDocument,
  SendWaiverRequestDocument,
  ShowWaiverRequestDocument,
  UpdateWaiverRequestDocument,
} from './generated/operations.js';

const tag = 'Waiver requests';

export const waiverRequestRoutes: Route[] = [
  ...collection({
    path: '/waiver-requests',
    tag,
    noun: 'waiver request',
    list: ListWaiverRequestsDocument,
    show: ShowWaiverRequestDocument,
    create: CreateWaiverRequestDocument,
    update: UpdateWaiverRequestDocument,
    remove: DeleteWaiverRequestDocument,
  }),
  {
    method: 'POST',
    path: '/waiver-requests/{uuid}/send',
    operation: SendWaiverRequestDocument,
    answer: 'record',
    tag,
    summary: 'Send a waiver request, or send it again',
  },
  {
    method: 'POST',
    path: '/waiver-requests/{uuid}/cancel',
    operation: CancelWaiverRequestDocument,
    answer: 'record',
    tag,
    summary: 'Withdraw a waiver request',
  },
  {
    method: 'POST',
    path: '/waiver-requests/{uuid}/replace',
    operation: ReplaceWaiverRequestDocument,
    answer: 'created',
    tag,
    summary: 'Replace a waiver request by one with other terms',
    location: '/waiver-requests/{uuid}',
  },
  {
    method: 'POST',
    path: '/pay-applications/{uuid}/waiver-requests',
    operation: RequestWaiversDocument,
    answer: 'record',
    tag,
    summary: 'Ask the payees of a pay application for waivers',
  },
];
