import { Field, ObjectType } from 'type-graphql';
import { Node } from './node.js';
import { ID } from './scalars.js';

@ObjectType({
  implements: Node,
  description:
    'A person. Name and address are shown to those who may list the members, if the person is one, and to the person; otherwise they are null.',
  simpleResolvers: true,
})
export class User implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) name!: string | null;
  @Field(() => String, { nullable: true }) email!: string | null;
}
