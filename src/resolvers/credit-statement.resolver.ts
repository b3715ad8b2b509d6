import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { CreditStatement, CreditStatementArgs } from '../schema/credit-statement.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import { Rendered } from '../schema/rendered.js';
import * as statements from '../services/credit-statement/index.js';

@Resolver(() => CreditStatement)
export class CreditStatementResolver {
  @OnPrimary()
  @Free()
  @Query(() => CreditStatement, {
    description:
      'A file with the movements of credits between two days and the balances before and after. The PDF is sealed and has a verification code.',
  })
  creditStatement(@Args(() => CreditStatementArgs) args: CreditStatementArgs, @Ctx() ctx: RequestContext) {
    return statements.creditStatement(ctx, args);
  }

  @Rendered()
  @FieldResolver(() => String, { description: 'The file, in base64.' })
  content(@Root() statement: statements.PreparedStatement, @Ctx() ctx: RequestContext) {
    return statements.statementContent(ctx, statement);
  }
}
