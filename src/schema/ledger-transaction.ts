import { Field, InputType, ObjectType } from 'type-graphql';
import { eventTypes } from '../domain/credit/pricing.js';
import type { LedgerAccount, LedgerKind } from '../domain/vocabulary.js';
import { Optional } from '../validation/rules.js';
import { connectionOf, orderingOf } from './connection.js';
import { LedgerAccountEnum, LedgerKindEnum } from './enums.js';
import { Credits, DateTime, LocalDate, UUID } from './scalars.js';

@ObjectType({
  description: 'One side of a ledger transaction; the entries of a transaction add up to zero.',
  simpleResolvers: true,
})
export class LedgerEntry {
  @Field(() => LedgerAccountEnum) ledgerAccount!: LedgerAccount;
  @Field(() => Credits, { description: 'Credits; positive where the ledger account grows.' }) amount!: string;
}

@ObjectType({
  description: 'A posting of the credit ledger, which never changes. API calls are posted by the minute.',
  simpleResolvers: true,
})
export class LedgerTransaction {
  @Field(() => UUID) id!: string;
  @Field(() => LedgerKindEnum) kind!: LedgerKind;
  @Field(() => String, { nullable: true, description: 'What was charged or held for, such as `document_generation`.' })
  eventType!: string | null;
  @Field(() => Credits, { description: 'Credits, never signed: the kind tells which way they went.' }) amount!: string;
  @Field(() => Boolean, { description: 'Only partner-eligible credits could pay for it.' }) partnerBillable!: boolean;
  @Field(() => String) description!: string;
  @Field(() => String, { nullable: true, description: 'The type of the record it is about.' }) subjectType!:
    | string
    | null;
  @Field(() => UUID, { nullable: true, description: 'The id of the record it is about.' }) subjectId!: string | null;
  @Field(() => String, {
    description: 'Unique in the ledger of the organization: what is posted under it is posted once.',
  })
  reference!: string;
  @Field(() => UUID, { nullable: true, description: 'The transaction that a refund gives back.' })
  refundOfId!: string | null;
  @Field(() => Credits, { description: 'Credits that could be spent after it, as the ledger had them.' })
  balanceAfter!: string;
  @Field(() => DateTime) createdAt!: string;
}

export const LedgerTransactionConnection = connectionOf(LedgerTransaction, 'LedgerTransaction');
export const LedgerTransactionOrdering = orderingOf('LedgerTransaction', ['CREATED_AT']);

@InputType({ description: 'Narrows the credit ledger.' })
export class LedgerTransactionFilter {
  @Optional(() => LedgerKindEnum) kind?: LedgerKind | null;
  @Optional(() => String, { oneOf: eventTypes, description: 'Only what was charged, held or given back for this.' })
  eventType?: string | null;
  @Optional(() => LocalDate, { description: 'Only what was posted on this day (UTC) or later.' }) from?: string | null;
  @Optional(() => LocalDate, { description: 'Only what was posted on this day (UTC) or earlier.' }) to?: string | null;
  @Optional(() => DateTime, { description: 'Only what was posted at or after this time.' }) updatedSince?: Date | null;
}
