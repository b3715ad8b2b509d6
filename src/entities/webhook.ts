import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { WebhookDisabledReason, webhookPaces } from '../domain/vocabulary.js';
import { OrganizationRecord } from './record.js';

/**
 * An endpoint of the account that receives its events. Its delivery statistics are written without the entity
 * (background/webhooks/record.ts).
 */
@Entity({ tableName: 'webhooks' })
export class Webhook extends OrganizationRecord {
  @Property({ type: 'text' })
  url!: string;

  @Property({ type: 'array', columnType: 'text[]' })
  events!: string[];

  @Property({ type: 'text', nullable: true })
  description: string | null = null;

  @Property({ type: 'boolean' })
  isActive = true;

  @Property({ type: 'blob' })
  sealedSecret!: Buffer;

  @Property({ type: 'blob', nullable: true })
  previousSealedSecret: Buffer | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  previousSecretExpiresAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  lastDeliveryAt: Date | null = null;

  @Property({ type: 'integer' })
  failureCount = 0;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  failingSince: Date | null = null;

  /** Null while it answers in time. */
  @Property({ type: 'text', nullable: true })
  pace: (typeof webhookPaces)[number] | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  disabledAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  disabledReason: WebhookDisabledReason | null = null;
}
