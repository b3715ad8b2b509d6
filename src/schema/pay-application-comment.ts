import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PayApplicationVerdict } from '../domain/pay-application/comment.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description: 'What a company that takes part in a pay application has written about it, for all that take part.',
  simpleResolvers: true,
})
export class PayApplicationComment implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID, { description: 'The pay application.' }) payApplicationId!: string;
  @Field(() => ID, { description: 'The organization of the author.' }) organizationId!: string;
  @Field(() => String, { description: 'The name of that organization when it was written.' }) organizationName!: string;
  @Field(() => String, { nullable: true, description: 'The name of the author when it was written.' })
  authorName!: string | null;
  @Field(() => String, { description: 'What was written.' }) body!: string;
  @Field(() => enums.PayApplicationVerdict, {
    nullable: true,
    description: 'The answer of a company that has reviewed the application. It moves neither its status nor money.',
  })
  verdict!: PayApplicationVerdict | null;
  @Field(() => Int, { description: 'The revision of the pay application that it is about.' }) revision!: number;
  @Field(() => DateTime) createdAt!: string;
}

@InputType({ description: 'Comments on a pay application, or answers it with a verdict.' })
export class CommentOnPayApplicationInput {
  @Required(() => ID, { description: 'The pay application.' }) id!: string;
  @Required(() => String, { max: 5000, description: 'With a verdict, its reason.' }) body!: string;
  @Optional(() => enums.PayApplicationVerdict, {
    description: 'Only from a company that the application is shared with, while it is submitted or under review.',
  })
  verdict?: PayApplicationVerdict | null;
}
