import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { ID } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({ description: 'The file of an order.', simpleResolvers: true })
export class OrderedFile {
  @Field(() => ID) id!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
  @Field(() => Int, { description: 'Bytes.' }) fileSize!: number;
  @Field(() => Int) pageCount!: number;
  @Field(() => String, { description: 'SHA-256 of the bytes, in hex.' }) sha256!: string;
}

@ArgsType()
export class OrderPiecesArgs {
  @Optional(() => Boolean, { description: 'Whether to print all pieces that staff took together with the order.' })
  batch?: boolean | null;
}

@ObjectType({ description: 'Pieces of mail to print, in one PDF.', simpleResolvers: true })
export class OrderedPieces {
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
  @Field(() => Int, { description: 'How many pieces it has.' }) pieceCount!: number;
  @Field(() => Int, { description: 'How many pages it has, with those that are blank.' }) pageCount!: number;
  @Field(() => String, { description: 'The PDF, in base64.' }) content!: string;
}

@ObjectType({ description: 'A file that is printed for an order, such as its address page.', simpleResolvers: true })
export class OrderCover {
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
  @Field(() => String, { description: 'The PDF, in base64.' }) content!: string;
}
