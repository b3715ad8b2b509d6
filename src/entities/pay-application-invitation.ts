import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { PayApplicationInvitationStatus } from '../domain/pay-application/invitation.js';
import type { PartyRole } from '../domain/vocabulary.js';
import { TenantRow } from './record.js';

/** An invitation to take part in another account's pay application. It belongs to the invited account. */
@Entity({ tableName: 'pay_application_invitations' })
export class PayApplicationInvitation extends TenantRow {
  @Property({ type: 'uuid' })
  inviterAccountId!: string;

  @Property({ type: 'uuid' })
  payApplicationId!: string;

  @Property({ type: 'integer' })
  applicationNumber!: number;

  @Property({ type: 'text' })
  projectName!: string;

  @Property({ type: 'text' })
  role!: PartyRole;

  @Property({ type: 'text' })
  status!: PayApplicationInvitationStatus;

  /** How often it has been sent since it was last accepted. */
  @Property({ type: 'integer' })
  attempts = 1;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  invitedAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  answeredAt: Date | null = null;

  @Property({ type: 'uuid', nullable: true })
  answeredByUserId: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  updatedAt!: Date;
}
