import { Field, Int, ObjectType } from 'type-graphql';
import { ID } from './scalars.js';

@ObjectType({ description: 'The file of an order.', simpleResolvers: true })
export class OrderedFile {
  @Field(() => ID) id!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
  @Field(() => Int, { description: 'Bytes.' }) fileSize!: number;
  @Field(() => Int) pageCount!: number;
  @Field(() => String, { description: 'SHA-256 of the bytes, in hex.' }) sha256!: string;
}

@ObjectType({ description: 'The address page in front of a document that is mailed.', simpleResolvers: true })
export class OrderCover {
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
  @Field(() => String, { description: 'The PDF, in base64.' }) content!: string;
}
