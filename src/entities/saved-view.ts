import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { TenantRecord } from './record.js';

/** The filters and the order of a list under a name that a person gave them. */
@Entity({ tableName: 'saved_views' })
export class SavedView extends TenantRecord {
  /** The author. */
  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  list!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  query!: string;

  @Property({ type: 'boolean' })
  isShared = false;
}
