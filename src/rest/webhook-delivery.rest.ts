import type { Route } from '../api/rest/route.js';
import {
  ListWebhookDeliveriesDocument,
  RedeliverWebhookDocument,
  ShowWebhookDeliveryDocument,
} from './generated/operations.js';

const tag = 'Webhooks';

export const webhookDeliveryRoutes: Route[] = [
  {
    method: 'GET',
    path: '/webhooks/{uuid}/deliveries',
    operation: ListWebhookDeliveriesDocument,
    answer: 'list',
    tag,
    summary: 'List the deliveries to a webhook, newest first',
  },
  {
    method: 'GET',
    path: '/webhooks/{webhookId}/deliveries/{uuid}',
    operation: ShowWebhookDeliveryDocument,
    answer: 'record',
    tag,
    summary: 'Retrieve a delivery with its attempts',
  },
  {
    method: 'POST',
    path: '/webhooks/{webhookId}/deliveries/{uuid}/redeliver',
    operation: RedeliverWebhookDocument,
    answer: 'record',
    tag,
    summary: 'Retry a delivery from the failure queue',
  },
];
