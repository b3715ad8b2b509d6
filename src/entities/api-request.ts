import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRow } from './record.js';

/** An API request of the account, for the request log. Its id is the request's `X-Request-Id`. */
@Entity({ tableName: 'api_requests' })
export class ApiRequest extends TenantRow {
  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'text' })
  method!: string;

  @Property({ type: 'text' })
  path!: string;

  @Property({ type: 'text', nullable: true })
  route: string | null = null;

  @Property({ type: 'text', nullable: true })
  operation: string | null = null;

  @Property({ type: 'smallint', nullable: true })
  status: number | null = null;

  @Property({ type: 'text', nullable: true })
  errorCode: string | null = null;

  @Property({ type: 'integer' })
  durationMs!: number;

  @Property({ type: 'decimal', precision: 12, scale: 2 })
  credits!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid', nullable: true })
  tokenId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  sessionId: string | null = null;

  @Property({ type: 'text', nullable: true })
  idempotencyKey: string | null = null;

  @Property({ type: 'text', nullable: true })
  requestBody: string | null = null;

  @Property({ type: 'text', nullable: true })
  responseBody: string | null = null;
}
