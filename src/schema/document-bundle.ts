import { Field, ObjectType } from 'type-graphql';
import { ID } from './scalars.js';

@ObjectType({
  description:
    'A document with its exhibits, its proof of service, the receipts of its orders and an extract of the audit log, in one PDF with bookmarks.',
  simpleResolvers: true,
})
export class DocumentBundle {
  @Field(() => ID) documentId!: string;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
}
