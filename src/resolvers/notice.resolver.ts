import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { NoticeUrgency } from '../domain/deadlines/notice-urgency.js';
import { displayText } from '../domain/vocabulary.js';
import { using } from '../reads/loaders/kept.js';
import { notices } from '../reads/loaders/notice.loader.js';
import { parties } from '../reads/loaders/party.loader.js';
import { among, children } from '../reads/loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs, RowsArgs } from '../schema/connection.js';
import { DeadlineRule } from '../schema/deadline.js';
import { enums } from '../schema/enums.js';
import { CreateNoticeInput, Notice, TransitionNoticeInput, UpdateNoticeInput } from '../schema/notice.js';
import { NoticeGroup, NoticesToServeArgs, NoticeToServe } from '../schema/notices-to-serve.js';
import { PartyConnection, PartyFilter, PartyOrdering } from '../schema/party.js';
import { UpsertNoticePayload } from '../schema/payload.js';
import { ProofOfService } from '../schema/proof-of-service.js';
import { LocalDate } from '../schema/scalars.js';
import { UpsertNoticeInput } from '../schema/upsert.js';
import * as deadlineService from '../services/deadline/index.js';
import { upsertNotice } from '../services/external-key/index.js';
import * as noticeService from '../services/notice/index.js';
import { partiesServed } from '../services/notice/served.js';
import { countNotices, listNotices } from '../services/notice/to-serve.js';
import * as proofs from '../services/proof-of-service/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(notices)
@RelatedRecords(notices)
@Resolver(() => Notice)
export class NoticeResolver {
  @Query(() => [NoticeGroup], {
    description:
      'How many notices of projects that are not archived are still to be served, by how soon: the numbers of all, however many they are, in the order of the groups.',
  })
  noticeGroups(@Args(() => NoticesToServeArgs) asked: NoticesToServeArgs, @Ctx() ctx: RequestContext) {
    return countNotices(ctx, asked);
  }

  @Query(() => [NoticeToServe], {
    description: 'The notices of a group, by the day to keep, earliest first. Those of archived projects are in none.',
  })
  noticesToServe(
    @Arg('urgency', () => enums.NoticeUrgency, { description: 'The group.' }) urgency: NoticeUrgency,
    @Args(() => NoticesToServeArgs) { search, status, filter }: NoticesToServeArgs,
    @Arg('isToMail', () => Boolean, { nullable: true, description: 'Only those that can be mailed.' }) isToMail:
      | boolean
      | null,
    @Args(() => RowsArgs) page: RowsArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return listNotices(ctx, {
      urgency,
      search,
      filter,
      status,
      isToMail: isToMail ?? false,
      ...page,
    });
  }

  @Mutation(() => Notice, {
    description:
      'Creates a notice, assigns its number and calculates its deadline unless you send one. An amendment names the notice that it amends.',
  })
  createNotice(@Arg('input', () => CreateNoticeInput) input: CreateNoticeInput, @Ctx() ctx: RequestContext) {
    return noticeService.createNotice(ctx, input);
  }

  @Mutation(() => UpsertNoticePayload, {
    description: 'Makes a notice with a key of your own, or changes the one that has the key.',
  })
  upsertNotice(@Arg('input', () => UpsertNoticeInput) input: UpsertNoticeInput, @Ctx() ctx: RequestContext) {
    return upsertNotice(ctx, input);
  }

  @Mutation(() => Notice)
  updateNotice(@Arg('input', () => UpdateNoticeInput) input: UpdateNoticeInput, @Ctx() ctx: RequestContext) {
    return noticeService.updateNotice(ctx, input);
  }

  @Mutation(() => Notice)
  deleteNotice(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return noticeService.deleteNotice(ctx, input.id);
  }

  @Mutation(() => Notice)
  transitionNotice(
    @Arg('input', () => TransitionNoticeInput) input: TransitionNoticeInput,
    @Ctx() ctx: RequestContext,
  ) {
    return noticeService.transitionNotice(ctx, input);
  }

  @FieldResolver(() => String)
  typeLabel(@Root() notice: Notice) {
    return displayText(notice.type);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() notice: Notice) {
    return displayText(notice.status);
  }

  @FieldResolver(() => LocalDate, { nullable: true })
  deadlineDate(@Root() notice: Notice, @Ctx() ctx: RequestContext) {
    return deadlineService.noticeDeadlineDate(ctx, notice);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: 'Whether it was served after its deadline. Null until it is served, or if it has no deadline.',
  })
  servedLate(@Root() notice: Notice, @Ctx() ctx: RequestContext) {
    return deadlineService.noticeServedLate(ctx, notice);
  }

  @FieldResolver(() => DeadlineRule)
  deadlineRule(@Root() notice: Notice, @Ctx() ctx: RequestContext) {
    return deadlineService.noticeRuleWithWarnings(ctx, notice);
  }

  @FieldResolver(() => ProofOfService, { nullable: true, description: 'Null until the carrier accepts a piece.' })
  proofOfService(@Root() notice: Notice, @Ctx() ctx: RequestContext) {
    return proofs.proofOfNotice(ctx, notice);
  }

  @FieldResolver(() => PartyConnection, { description: 'The parties that it is served on.' })
  parties(
    @Root() notice: Notice,
    @Arg('filter', () => PartyFilter, { nullable: true }) filter: PartyFilter | null,
    @Arg('orderBy', () => PartyOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return using(partiesServed(ctx, notice), (ids) =>
      children(ctx, parties, among(ids), { filter, orderBy, page }, info),
    );
  }
}
