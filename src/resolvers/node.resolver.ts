import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { maxNodes, nodeById, nodesById } from '../reads/loaders/node.loader.js';
import { Node } from '../schema/node.js';
import { ID } from '../schema/scalars.js';
import './node-readers.js';

@Resolver(() => Node)
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'The record with the id, of any type; null if there is none that the caller may read.',
  })
  node(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return nodeById(ctx, id, info);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description:
      'The records with the ids, in the same sequence; null for each id without a record that the caller may read.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: `At most ${maxNodes}.` }) ids: string[],
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return nodesById(ctx, ids, info);
  }
}
