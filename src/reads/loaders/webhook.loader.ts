import { Webhook } from '../../entities/webhook.js';
import type { Webhook as WebhookRow } from '../../schema/webhook.js';
import { defineTable, equals, matches } from './table.js';

export const webhooks = defineTable<WebhookRow>({
  type: 'Webhook',
  entity: Webhook,
  name: 'webhooks',
  one: {
    organization: 'Organization',
  },
  many: {
    deliveries: { type: 'WebhookDelivery', description: 'The deliveries to the webhook, newest first.' },
  },
  // Returned only by create and rotate, which generate it. The stored secret is sealed.
  derived: { secret: [] },
  filters: {
    isActive: equals('is_active'),
    search: matches('url', 'description'),
  },
});
