import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Info, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context.js';
import type { EventType } from '../events/catalogue.js';
import { listEvents } from '../loaders/event.loader.js';
import { EventTypeEnum } from '../schema/enums.js';
import { Event, EventConnection } from '../schema/event.js';

@Resolver(() => Event)
export class EventResolver {
  @Query(() => EventConnection, {
    description: 'What happened in the account, oldest first: all that is kept, or what came after a cursor.',
  })
  events(
    @Arg('types', () => [EventTypeEnum], { nullable: true }) types: EventType[] | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return listEvents(ctx, { types: types ?? null, after: after ?? null, first: first ?? null }, info);
  }
}
