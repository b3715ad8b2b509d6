import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MembershipRole, OperatorRole } from '../domain/vocabulary.js';

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

  /** Granted by the operator's command line alone. */
  @Property({ type: 'text', nullable: true })
  operatorRole: OperatorRole | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;
}
