import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { ledgerEntries, ledgerTransactions } from '../reads/loaders/ledger-transaction.loader.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { list } from '../reads/loaders/read.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Free } from '../schema/free.js';
import {
  LedgerEntry,
  LedgerTransaction,
  LedgerTransactionConnection,
  LedgerTransactionFilter,
  LedgerTransactionOrdering,
} from '../schema/ledger-transaction.js';
import { Node, recordText } from '../schema/node.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(ledgerTransactions)
@Resolver(() => LedgerTransaction)
export class LedgerTransactionResolver {
  @Free()
  @Query(() => LedgerTransactionConnection, { description: 'The credit ledger of the organization.' })
  creditLedger(
    @Arg('filter', () => LedgerTransactionFilter, { nullable: true }) filter: LedgerTransactionFilter | null,
    @Arg('orderBy', () => LedgerTransactionOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, ledgerTransactions, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => [LedgerEntry], { description: 'The entries of the transaction, whose amounts add up to zero.' })
  entries(@Root() transaction: LedgerTransaction, @Ctx() ctx: RequestContext) {
    return ledgerEntries.of(ctx, transaction.id);
  }

  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() transaction: LedgerTransaction, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, transaction.subjectType, transaction.subjectId, info);
  }
}
