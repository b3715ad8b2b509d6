import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { DocumentBundle } from '../schema/document-bundle.js';
import { Free } from '../schema/free.js';
import { UUID } from '../schema/scalars.js';
import * as bundles from '../services/document-bundle/index.js';

@Resolver(() => DocumentBundle)
export class DocumentBundleResolver {
  @Free()
  @Query(() => DocumentBundle, { description: 'The bundle of a document for a court or counsel.' })
  documentBundle(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext) {
    return bundles.documentBundle(ctx, id);
  }

  @FieldResolver(() => String, { description: 'The PDF, in base64.' })
  content(@Root() bundle: DocumentBundle, @Ctx() ctx: RequestContext) {
    return bundles.bundleContent(ctx, bundle.documentId);
  }
}
