import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * The fields of every tenant's record. `accountId` and `livemode` are the tenant scope: nothing is read or written across them.
 */
export abstract class TenantRecord {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  accountId!: string;

  @Property({ type: 'boolean' })
  livemode!: boolean;

  @Property({ type: 'json', nullable: true })
  metadata: Record<string, unknown> | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  updatedAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}
