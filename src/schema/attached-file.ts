import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from './node.js';
import { DateTime, ID } from './scalars.js';

@ObjectType({
  implements: Node,
  description:
    'A file that staff or the fulfillment partner attached to an order or a request, a file of a note on a project, or a received notice.',
  simpleResolvers: true,
})
export class AttachedFile implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
  @Field(() => Int, { description: 'Bytes.' }) fileSize!: number;
  @Field(() => String, { description: 'SHA-256 of the bytes, in hex.' }) sha256!: string;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => String, { description: 'The URL of the file. It accepts the token that may read the record.' })
  downloadUrl!: string;
  @Field(() => DateTime) createdAt!: string;
}
