import { Webhook } from '../entities/webhook.js';
import type { Webhook as WebhookRow } from '../schema/webhook.js';
import { defineTable, equals, matches } from './table.js';

export const webhooks = defineTable<WebhookRow>({
  type: 'Webhook',
  entity: Webhook,
  name: 'webhooks',
  // Told by create and rotate alone, which make it; what is kept is sealed.
  derived: { secret: [] },
  filters: {
    isActive: equals('is_active'),
    search: matches('url', 'description'),
  },
});
