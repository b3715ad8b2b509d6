import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { EntityType, MetadataType } from '../domain/vocabulary.js';
import { TenantRow } from './record.js';

/** A named, typed value that is attached to a record of any kind. */
@Entity({ tableName: 'entity_metadata' })
export class EntityMetadata extends TenantRow {
  @Property({ type: 'text' })
  entityType!: EntityType;

  @Property({ type: 'uuid' })
  entityId!: string;

  @Property({ type: 'text' })
  key!: string;

  @Property({ type: 'json' })
  value!: unknown;

  @Property({ type: 'text' })
  type!: MetadataType;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  updatedAt!: Date;
}
