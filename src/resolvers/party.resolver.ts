import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { using } from '../reads/loaders/kept.js';
import { notices } from '../reads/loaders/notice.loader.js';
import { parties } from '../reads/loaders/party.loader.js';
import { among, children } from '../reads/loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { NoticeConnection, NoticeFilter, NoticeOrdering } from '../schema/notice.js';
import { CreatePartyInput, Party, UpdatePartyInput } from '../schema/party.js';
import { UpsertPartyPayload } from '../schema/payload.js';
import { UpsertPartyInput } from '../schema/upsert.js';
import { upsertParty } from '../services/external-key/index.js';
import { noticesServedOn } from '../services/notice/served.js';
import * as partyService from '../services/party/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(parties)
@RelatedRecords(parties)
@Resolver(() => Party)
export class PartyResolver {
  @Mutation(() => Party, { description: 'Adds an organization to a project in a role.' })
  createParty(@Arg('input', () => CreatePartyInput) input: CreatePartyInput, @Ctx() ctx: RequestContext) {
    return partyService.createParty(ctx, input);
  }

  @Mutation(() => UpsertPartyPayload, {
    description: 'Makes a party with a key of your own, or changes the one that has the key.',
  })
  upsertParty(@Arg('input', () => UpsertPartyInput) input: UpsertPartyInput, @Ctx() ctx: RequestContext) {
    return upsertParty(ctx, input);
  }

  @Mutation(() => Party)
  updateParty(@Arg('input', () => UpdatePartyInput) input: UpdatePartyInput, @Ctx() ctx: RequestContext) {
    return partyService.updateParty(ctx, input);
  }

  @Mutation(() => Party)
  deleteParty(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return partyService.deleteParty(ctx, input.id);
  }

  @FieldResolver(() => NoticeConnection, {
    description:
      'The notices that are served on it: those whose document is addressed to it. Whether one was served, and when, is in `orders`.',
  })
  notices(
    @Root() party: Party,
    @Arg('filter', () => NoticeFilter, { nullable: true }) filter: NoticeFilter | null,
    @Arg('orderBy', () => NoticeOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return using(noticesServedOn(ctx, party), (ids) =>
      children(ctx, notices, among(ids), { filter, orderBy, page }, info),
    );
  }
}
