import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { FulfillmentScope } from '../domain/credit/pricing.js';
import type { FulfillmentPayload } from '../domain/fulfillment-request/payload.js';
import type {
  FulfillmentRequestType,
  FulfillmentSource,
  FulfillmentStatus,
} from '../domain/fulfillment-request/states.js';
import { OrganizationRecord } from './record.js';

/** Credits refunded when the partner cancelled; `amount` as a decimal text. */
export interface FulfillmentRefund {
  amount: string;
  refundedAt: string;
  reason: string;
}

/** Research submitted to the fulfillment partner. */
@Entity({ tableName: 'fulfillment_requests' })
export class FulfillmentRequest extends OrganizationRecord {
  @Property({ type: 'uuid', nullable: true })
  requestedByUserId: string | null = null;

  @Property({ type: 'text' })
  type: FulfillmentRequestType = 'notice_research';

  @Property({ type: 'text' })
  status: FulfillmentStatus = 'queued';

  @Property({ type: 'text' })
  scope!: FulfillmentScope;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Property({ type: 'text', nullable: true })
  sourceKind: FulfillmentSource | null = null;

  @Property({ type: 'uuid', nullable: true })
  sourceId: string | null = null;

  @Property({ type: 'text', nullable: true })
  partnerResourceType: string | null = null;

  @Property({ type: 'text', nullable: true })
  partnerResourceId: string | null = null;

  @Property({ type: 'text', nullable: true })
  statusReason: string | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'integer' })
  retryCount = 0;

  /** How many of the retries submitted the last ticket again, because it was not known whether the partner had it. */
  @Property({ type: 'integer' })
  sameTicketRetries = 0;

  @Property({ type: 'json' })
  payload!: FulfillmentPayload;

  @Property({ type: 'json', nullable: true })
  meta: Record<string, unknown> | null = null;

  @Property({ type: 'json', nullable: true })
  result: Record<string, unknown> | null = null;

  /** Credits. */
  @Property({ type: 'decimal', precision: 12, scale: 2 })
  fee!: string;

  /** Credits for each recipient. Set, like the recipients, only for a full service. */
  @Property({ type: 'decimal', precision: 12, scale: 2, nullable: true })
  postageRate: string | null = null;

  @Property({ type: 'integer', nullable: true })
  authorizedRecipients: number | null = null;

  /** The number that the research found. */
  @Property({ type: 'integer', nullable: true })
  requiredRecipients: number | null = null;

  @Property({ type: 'integer', nullable: true })
  mailedRecipients: number | null = null;

  @Property({ type: 'json', nullable: true })
  refund: FulfillmentRefund | null = null;

  /** The records created from the partner's findings. */
  @Property({ type: 'uuid', nullable: true })
  projectId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  noticeId: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  submittedAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  fulfilledAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  failedAt: Date | null = null;
}
