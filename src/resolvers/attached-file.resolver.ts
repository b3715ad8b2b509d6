import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { findFile } from '../reads/loaders/attached-file.loader.js';
import { AttachedFile } from '../schema/attached-file.js';
import { Free } from '../schema/free.js';
import { ID } from '../schema/scalars.js';
import { orderFile } from '../services/document-order/print.js';

@Resolver(() => AttachedFile)
export class AttachedFileResolver {
  @Free()
  @Query(() => AttachedFile, { nullable: true, description: 'A file of a document order.' })
  documentOrderFile(
    @Arg('id', () => ID) id: string,
    @Arg('fileId', () => ID) fileId: string,
    @Ctx() ctx: RequestContext,
  ) {
    return orderFile(ctx, id, fileId);
  }

  @Free()
  @Query(() => AttachedFile, { nullable: true, description: 'A file of a fulfillment request.' })
  fulfillmentRequestFile(
    @Arg('id', () => ID) id: string,
    @Arg('fileId', () => ID) fileId: string,
    @Ctx() ctx: RequestContext,
  ) {
    return findFile(ctx, 'fulfillment_request', id, fileId);
  }
}
