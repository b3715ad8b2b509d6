import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { WebhookDeliveryStatus } from '../domain/vocabulary.js';
import { TenantRow } from './record.js';

/** One attempt in the log of a delivery. */
export interface WebhookAttempt {
  number: number;
  /** RFC 3339. */
  startedAt: string;
  durationMs?: number | null;
  requestHeaders?: Record<string, string> | null;
  responseCode?: number | null;
  responseHeaders?: Record<string, string> | null;
  responseBody?: string | null;
  error: string | null;
}

/**
 * An event to deliver to a webhook. The sequencer creates it (db/migrations/0016-webhooks), and workers attempt it (webhooks/).
 */
@Entity({ tableName: 'webhook_deliveries' })
export class WebhookDelivery extends TenantRow {
  @Property({ type: 'uuid' })
  webhookId!: string;

  /** The last job that took it out of the failure queue. */
  @Property({ type: 'uuid', nullable: true })
  redeliveryId: string | null = null;

  @Property({ type: 'uuid' })
  eventId!: string;

  @Property({ type: 'text' })
  event!: string;

  @Property({ type: 'bigint' })
  eventPosition!: string;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  eventSequencedAt!: Date;

  @Property({ type: 'uuid' })
  resourceId!: string;

  @Property({ type: 'text' })
  status!: WebhookDeliveryStatus;

  @Property({ type: 'smallint' })
  attempt = 0;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  nextAttemptAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  deliveredAt: Date | null = null;

  @Property({ type: 'smallint', nullable: true })
  responseCode: number | null = null;

  @Property({ type: 'integer', nullable: true })
  durationMs: number | null = null;

  @Property({ type: 'text', nullable: true })
  error: string | null = null;

  @Property({ type: 'json' })
  attempts: WebhookAttempt[] = [];

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  updatedAt!: Date;
}
