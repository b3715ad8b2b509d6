import { Field, InputType, ObjectType } from 'type-graphql';
import type { LedgerAccount, LedgerKind } from '../domain/vocabulary.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { Credits, DateTime, ID, LocalDate } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({
  description: 'One side of a ledger transaction; the entries of a transaction add up to zero.',
  simpleResolvers: true,
})
export class LedgerEntry {
  @Field(() => enums.LedgerAccount, { description: 'The ledger account.' }) ledgerAccount!: LedgerAccount;
  @Field(() => Credits, { description: 'Credits; positive if they increase the ledger account.' }) amount!: string;
}

@ObjectType({
  implements: Node,
  description: 'A transaction of the credit ledger. It never changes. API calls are posted once a minute.',
  simpleResolvers: true,
})
export class LedgerTransaction implements Node {
  @Field(() => ID) id!: string;
  @Field(() => enums.LedgerKind, {
    description: 'What the transaction did, such as a purchase, charge, hold, capture, release or refund.',
  })
  kind!: LedgerKind;
  @Field(() => enums.SpendingEvent, {
    nullable: true,
    description: 'The reason for the charge or hold, such as `document_generation`.',
  })
  eventType!: string | null;
  @Field(() => Credits, {
    description: 'Credits, without a sign. `kind` determines whether they are added or removed.',
  })
  amount!: string;
  @Field(() => Boolean, { description: 'Whether only partner-eligible credits could pay for it.' })
  partnerBillable!: boolean;
  @Field(() => String, { description: 'The purpose, as text.' }) description!: string;
  @Field(() => enums.CreditSubjectType, {
    nullable: true,
    description: 'The type of the record that it concerns; null for purchases and grants.',
  })
  subjectType!: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of the record that it concerns.' }) subjectId!: string | null;
  @Field(() => String, {
    description: 'Unique in the organization’s ledger: a transaction with this key is posted only once.',
  })
  reference!: string;
  @Field(() => ID, { nullable: true, description: 'For a refund, the transaction that it refunds.' })
  refundOfId!: string | null;
  @Field(() => Credits, { description: 'The credits available after the transaction.' })
  balanceAfter!: string;
  @Field(() => DateTime) createdAt!: string;
}

export const LedgerTransactionConnection = defineConnection(LedgerTransaction, 'LedgerTransaction');
export const LedgerTransactionOrdering = defineOrdering('LedgerTransaction', ['CREATED_AT']);

@InputType({ description: 'Filters the credit ledger.' })
export class LedgerTransactionFilter {
  @Optional(() => enums.LedgerKind) kind?: LedgerKind | null;
  @Optional(() => enums.SpendingEvent, { description: 'Only transactions with this reason.' })
  eventType?: string | null;
  @Optional(() => LocalDate, { description: 'Only transactions posted on this day (UTC) or later.' }) from?:
    | string
    | null;
  @Optional(() => LocalDate, { description: 'Only transactions posted on this day (UTC) or earlier.' }) to?:
    | string
    | null;
  @Optional(() => DateTime, { description: 'Only transactions posted at or after this time.' })
  updatedSince?: Date | null;
}
