import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { RecordInput } from '../schema/common.js';
import { Document } from '../schema/document.js';
import { Free } from '../schema/free.js';
import { ID } from '../schema/scalars.js';
import {
  AcceptSignedOriginalInput,
  DocumentFile,
  DocumentFileArgs,
  UploadSignedOriginalInput,
} from '../schema/signed-original.js';
import * as signedOriginals from '../services/signed-original/index.js';

@Resolver()
export class SignedOriginalResolver {
  @Free()
  @Query(() => DocumentFile, {
    nullable: true,
    description: 'A file of a document: by default its signed original, if it is usable, and else the generated file.',
  })
  documentFile(
    @Arg('id', () => ID) id: string,
    @Args(() => DocumentFileArgs) { version }: DocumentFileArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return signedOriginals.documentFile(ctx, id, version);
  }

  @Mutation(() => Document, {
    description: 'Uploads the scan of a document that was signed by hand, in place of an earlier one.',
  })
  uploadSignedOriginal(
    @Arg('input', () => UploadSignedOriginalInput) input: UploadSignedOriginalInput,
    @Ctx() ctx: RequestContext,
  ) {
    return signedOriginals.uploadSignedOriginal(ctx, input);
  }

  @Mutation(() => Document, { description: 'Accepts the flags of a signed original.' })
  acceptSignedOriginal(
    @Arg('input', () => AcceptSignedOriginalInput) input: AcceptSignedOriginalInput,
    @Ctx() ctx: RequestContext,
  ) {
    return signedOriginals.acceptSignedOriginal(ctx, input);
  }

  @Mutation(() => Document, { description: 'Removes a signed original that no order has sent.' })
  removeSignedOriginal(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return signedOriginals.removeSignedOriginal(ctx, input.id);
  }
}
