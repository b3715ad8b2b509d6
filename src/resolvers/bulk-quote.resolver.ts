import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { toRelations } from '../reads/loaders/relations.js';
import { BulkQuote, BulkQuoteInput, BulkQuoteRow } from '../schema/bulk-quote.js';
import { quoteBulk } from '../services/bulk-quote/index.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(
  toRelations<BulkQuoteRow>('BulkQuoteRow', { one: { organization: 'Organization', project: 'Project' } }),
)
@Resolver(() => BulkQuoteRow)
export class BulkQuoteResolver {
  @Query(() => BulkQuote, {
    description:
      'Checks an act on each of several records by the rules of the mutation that does it, and what it would cost. Nothing is changed or charged.',
  })
  bulkQuote(@Arg('input', () => BulkQuoteInput) input: BulkQuoteInput, @Ctx() ctx: RequestContext) {
    return quoteBulk(ctx, input);
  }
}
