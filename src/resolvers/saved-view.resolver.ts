import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { savedViews } from '../reads/loaders/saved-view.loader.js';
import { RecordInput } from '../schema/common.js';
import { Free } from '../schema/free.js';
import { CreateSavedViewInput, SavedView, UpdateSavedViewInput } from '../schema/saved-view.js';
import * as savedViewService from '../services/saved-view/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(savedViews, { free: true, description: 'The calling user’s saved views, and those that colleagues share.' })
@RelatedRecords(savedViews)
@Resolver(() => SavedView)
export class SavedViewResolver {
  @Free()
  @Mutation(() => SavedView, { description: 'Keeps the filters of a list under a name.' })
  createSavedView(@Arg('input', () => CreateSavedViewInput) input: CreateSavedViewInput, @Ctx() ctx: RequestContext) {
    return savedViewService.createSavedView(ctx, input);
  }

  @Free()
  @Mutation(() => SavedView, {
    description: 'Changes a saved view. A shared one is changed by its author, an owner or an admin.',
  })
  updateSavedView(@Arg('input', () => UpdateSavedViewInput) input: UpdateSavedViewInput, @Ctx() ctx: RequestContext) {
    return savedViewService.updateSavedView(ctx, input);
  }

  @Free()
  @Mutation(() => SavedView, {
    description: 'Deletes a saved view. A shared one is deleted by its author, an owner or an admin.',
  })
  deleteSavedView(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return savedViewService.deleteSavedView(ctx, input.id);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the calling user is its author.' })
  isOwn(@Root() view: SavedView, @Ctx() ctx: RequestContext) {
    return savedViewService.isAuthor(ctx, view);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the calling user may change and delete it.' })
  canChange(@Root() view: SavedView, @Ctx() ctx: RequestContext) {
    return savedViewService.canChange(ctx, view);
  }
}
