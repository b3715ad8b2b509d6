import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { documents } from '../reads/loaders/document.loader.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { RecordInput } from '../schema/common.js';
import { Document, GenerateDocumentInput } from '../schema/document.js';
import { Free } from '../schema/free.js';
import { Node, recordText } from '../schema/node.js';
import { GenerateDocumentPayload } from '../schema/payload.js';
import * as documentService from '../services/document/index.js';
import { answered } from '../services/shared/answered.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(documents, { free: true })
@RelatedRecords(documents)
@Resolver(() => Document)
export class DocumentResolver {
  // A preview is neither stored nor charged.
  @Free(({ input }) => (input as GenerateDocumentInput).preview === true)
  @Mutation(() => GenerateDocumentPayload, {
    description: 'Generates the PDF of a record. One error lists everything that is missing.',
  })
  generateDocument(
    @Arg('input', () => GenerateDocumentInput) input: GenerateDocumentInput,
    @Ctx() ctx: RequestContext,
  ) {
    return answered(ctx, async () => {
      const document = await documentService.generateDocument(ctx, input);
      return { document, warnings: document.warnings };
    });
  }

  @Mutation(() => Document, {
    description: 'Reverts the current document, so that its record can be changed and generated again.',
  })
  revertDocument(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return documentService.revertDocument(ctx, input.id);
  }

  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(
    @Root() { documentableType, documentableId }: Document,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return recordNamed(ctx, documentableType, documentableId, info);
  }
}
