import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MembershipRole } from '../domain/vocabulary.js';

/** A user's role in an organization. */
@Entity({ tableName: 'memberships' })
export class Membership {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  organizationId!: string;

  @Property({ type: 'text' })
  role!: MembershipRole;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;
}
