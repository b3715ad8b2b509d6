import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { recordNamed } from '../reads/loaders/node.loader.js';
import { RecordInput } from '../schema/common.js';
import { AddExhibitInput, Exhibit, ExhibitsOf } from '../schema/exhibit.js';
import { Free } from '../schema/free.js';
import { Node, recordText } from '../schema/node.js';
import { ID } from '../schema/scalars.js';
import * as exhibits from '../services/exhibit/index.js';

@Resolver(() => Exhibit)
export class ExhibitResolver {
  @Free()
  @Query(() => [Exhibit], { nullable: true, description: 'The exhibits of a record, in the order of their letters.' })
  exhibits(@Args(() => ExhibitsOf) { documentableType, documentableId }: ExhibitsOf, @Ctx() ctx: RequestContext) {
    return exhibits.readRecordExhibits(ctx, documentableType, documentableId);
  }

  @Free()
  @Query(() => Exhibit, { nullable: true })
  exhibit(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return exhibits.showExhibit(ctx, id);
  }

  @Mutation(() => Exhibit, { description: 'Adds a file that documents of the record append. Appending it is free.' })
  addExhibit(@Arg('input', () => AddExhibitInput) input: AddExhibitInput, @Ctx() ctx: RequestContext) {
    return exhibits.addExhibit(ctx, input);
  }

  @Mutation(() => Exhibit, { description: 'Documents that were generated with the exhibit keep it.' })
  removeExhibit(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return exhibits.removeExhibit(ctx, input.id);
  }

  @FieldResolver(() => Node, { nullable: true, description: recordText })
  record(@Root() exhibit: Exhibit, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return recordNamed(ctx, exhibit.documentableType, exhibit.documentableId, info);
  }
}
