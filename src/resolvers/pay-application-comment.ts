import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { commentsOn } from '../reads/loaders/pay-application.loader.js';
import { toRelations } from '../reads/loaders/relations.js';
import { CommentOnPayApplicationInput, PayApplicationComment } from '../schema/pay-application-comment.js';
import { ID } from '../schema/scalars.js';
import { commentOnPayApplication } from '../services/pay-application-comment/index.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(
  toRelations('PayApplicationComment', {
    one: { payApplication: 'PayApplication' },
  }),
)
@Resolver(() => PayApplicationComment)
export class PayApplicationCommentResolver {
  @Query(() => [PayApplicationComment], {
    nullable: true,
    description: 'What the companies that take part in a pay application have written, oldest first.',
  })
  payApplicationComments(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return commentsOn(ctx, id);
  }

  @Mutation(() => PayApplicationComment, {
    description: 'Comments on a pay application, or answers it with a verdict, for all companies that take part.',
  })
  commentOnPayApplication(
    @Arg('input', () => CommentOnPayApplicationInput) input: CommentOnPayApplicationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return commentOnPayApplication(ctx, input);
  }
}
