import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LedgerKind } from '../domain/vocabulary.js';

/** A posting of the credit ledger. Only src/ledger writes it, and the database prevents every change to it. */
@Entity({ tableName: 'ledger_transactions' })
export class LedgerTransaction {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  accountId!: string;

  @Property({ type: 'text' })
  kind!: LedgerKind;

  @Property({ type: 'text', nullable: true })
  eventType: string | null = null;

  @Property({ columnType: 'numeric(14,2)', type: 'decimal' })
  amount!: string;

  @Property({ type: 'boolean' })
  partnerBillable!: boolean;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'text', nullable: true })
  subjectType: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  subjectId: string | null = null;

  @Property({ type: 'text' })
  reference!: string;

  @Property({ type: 'uuid', nullable: true, fieldName: 'refund_of' })
  refundOfId: string | null = null;

  @Property({ columnType: 'numeric(14,2)', type: 'decimal' })
  balanceAfter!: string;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime' })
  createdAt!: Date;
}
