import { collection, type Route } from '../api/rest/route.js';
import {
  ApproveFulfillmentChargesDocument,
  CancelFulfillmentRequestDocument,
  CreateFulfillmentRequestDocument,
  ListFulfillmentRequestsDocument,
  RetryFulfillmentRequestDocument,
  ShowFulfillmentRequestDocument,
} from './generated/operations.js';

const tag = 'Fulfillment requests';

export const fulfillmentRequestRoutes: Route[] = [
  ...collection({
    path: '/fulfillment-requests',
    tag,
    noun: 'fulfillment request',
    list: ListFulfillmentRequestsDocument,
    show: ShowFulfillmentRequestDocument,
    create: CreateFulfillmentRequestDocument,
  }),
  {
    method: 'POST',
    path: '/fulfillment-requests/{uuid}/approve-charges',
    operation: ApproveFulfillmentChargesDocument,
    answer: 'record',
    refusesPrices: true,
    tag,
    summary: 'Approve the postage of more recipients than were paid for',
  },
  {
    method: 'POST',
    path: '/fulfillment-requests/{uuid}/cancel',
    operation: CancelFulfillmentRequestDocument,
    answer: 'record',
    tag,
    summary: 'Cancel a fulfillment request',
  },
  {
    method: 'POST',
    path: '/fulfillment-requests/{uuid}/retry',
    operation: RetryFulfillmentRequestDocument,
    answer: 'record',
    refusesPrices: true,
    tag,
    summary: 'Hand a failed fulfillment request to the partner again',
  },
];
