import { collection, type Route } from '../api/rest/route.js';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  ListWebhooksDocument,
  RotateWebhookSecretDocument,
  ShowWebhookDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
} from './generated/operations.js';

const tag = 'Webhooks';

export const webhookRoutes: Route[] = [
  ...collection({
    path: '/webhooks',
    tag,
    noun: 'webhook',
    list: ListWebhooksDocument,
    show: ShowWebhookDocument,
    create: CreateWebhookDocument,
    update: UpdateWebhookDocument,
    remove: DeleteWebhookDocument,
  }),
  {
    method: 'POST',
    path: '/webhooks/{uuid}/rotate-secret',
    operation: RotateWebhookSecretDocument,
    answer: 'record',
    tag,
    summary: 'Give a webhook a new secret',
  },
  {
    method: 'POST',
    path: '/webhooks/{uuid}/test',
    operation: TestWebhookDocument,
    answer: 'record',
    tag,
    summary: 'Send a webhook a test event',
  },
];
