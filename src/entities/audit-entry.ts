import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { AuditAction } from '../domain/vocabulary.js';
import { TenantRow } from './record.js';

/**
 * A record's change, with who made it and from where. The database writes it (db/migrations/0001-audit) and prevents every
 * change to it.
 */
@Entity({ tableName: 'audit_entries' })
export class AuditEntry extends TenantRow {
  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'uuid', nullable: true })
  userId: string | null = null;

  @Property({ type: 'text' })
  action!: AuditAction;

  @Property({ type: 'text' })
  auditableType!: string;

  @Property({ type: 'uuid' })
  auditableId!: string;

  @Property({ type: 'bigint' })
  auditableSerial!: string;

  @Property({ type: 'json', nullable: true })
  oldValues: Record<string, unknown> | null = null;

  @Property({ type: 'json' })
  newValues!: Record<string, unknown>;

  @Property({ type: 'text' })
  ipAddress!: string;

  @Property({ type: 'text' })
  userAgent!: string;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  updatedAt!: Date;
}
