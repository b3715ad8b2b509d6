import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Any row of a tenant. `accountId` and `livemode` are the tenant scope: nothing is read or written across them. */
export abstract class TenantRow {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  accountId!: string;

  @Property({ type: 'boolean' })
  livemode!: boolean;
}

/** The fields of every tenant's record. */
export abstract class TenantRecord extends TenantRow {
  @Property({ type: 'json', nullable: true })
  metadata: Record<string, unknown> | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  updatedAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  deletedAt: Date | null = null;
}

/** A record of an organization: the tenant's own, or one of its directory. */
export abstract class OrganizationRecord extends TenantRecord {
  @Property({ type: 'uuid' })
  organizationId!: string;
}

/** A record of a project, and of the organization that it concerns. */
export abstract class ProjectRecord extends OrganizationRecord {
  @Property({ type: 'uuid' })
  projectId!: string;
}
