import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { DocumentBundle } from '../schema/document-bundle.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import { Rendered } from '../schema/rendered.js';
import { ID } from '../schema/scalars.js';
import * as bundles from '../services/document-bundle/index.js';

@Resolver(() => DocumentBundle)
export class DocumentBundleResolver {
  @OnPrimary()
  @Free()
  @Query(() => DocumentBundle, {
    nullable: true,
    description: 'The bundle of a document for a court or counsel: a sealed PDF with a verification code of its own.',
  })
  documentBundle(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return bundles.documentBundle(ctx, id);
  }

  @Rendered()
  @FieldResolver(() => String, { description: 'The PDF, in base64.' })
  content(@Root() bundle: DocumentBundle, @Ctx() ctx: RequestContext) {
    return bundles.bundleContent(ctx, bundle.documentId);
  }
}
