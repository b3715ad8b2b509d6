import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { divisions } from '../loaders/division.loader.js';
import { documents, withoutPreviews } from '../loaders/document.loader.js';
import { documentOrders } from '../loaders/document-order.loader.js';
import { escalations } from '../loaders/escalation.loader.js';
import { jobsites } from '../loaders/jobsite.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { parties } from '../loaders/party.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { DeadlineRule } from '../schema/deadline.js';
import { Division } from '../schema/division.js';
import { DocumentConnection, DocumentFilter, DocumentOrdering } from '../schema/document.js';
import { DocumentOrderConnection, DocumentOrderOrdering } from '../schema/document-order.js';
import { DocumentOrderFilter } from '../schema/document-order-input.js';
import { EscalationConnection, EscalationFilter, EscalationOrdering } from '../schema/escalation.js';
import { JobsiteConnection, JobsiteFilter, JobsiteOrdering } from '../schema/jobsite.js';
import {
  CreateNoticeInput,
  Notice,
  NoticeConnection,
  NoticeFilter,
  NoticeOrdering,
  TransitionNoticeInput,
  UpdateNoticeInput,
} from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import { PartyConnection, PartyFilter, PartyOrdering } from '../schema/party.js';
import { Project } from '../schema/project.js';
import { ProofOfService } from '../schema/proof-of-service.js';
import { LocalDate, UUID } from '../schema/scalars.js';
import * as deadlineService from '../services/deadline/index.js';
import * as noticeService from '../services/notice/index.js';
import * as proofs from '../services/proof-of-service/index.js';

@Resolver(() => Notice)
export class NoticeResolver {
  @Query(() => NoticeConnection)
  notices(
    @Arg('filter', () => NoticeFilter, { nullable: true }) filter: NoticeFilter | null,
    @Arg('orderBy', () => NoticeOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, notices, { filter, orderBy, page }, info);
  }

  @Query(() => Notice)
  notice(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, notices, id, info);
  }

  @Mutation(() => Notice)
  createNotice(@Arg('input', () => CreateNoticeInput) input: CreateNoticeInput, @Ctx() ctx: RequestContext) {
    return noticeService.createNotice(ctx, input);
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

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() notice: Notice, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, notice.organizationId, info);
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() notice: Notice, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, notice.projectId, info);
  }

  @FieldResolver(() => Division, { nullable: true })
  division(@Root() notice: Notice, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, divisions, notice.divisionId, info);
  }

  @FieldResolver(() => Notice, { nullable: true })
  parentNotice(@Root() notice: Notice, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, notices, notice.parentNoticeId, info);
  }

  @FieldResolver(() => NoticeConnection)
  amendments(
    @Root() notice: Notice,
    @Arg('filter', () => NoticeFilter, { nullable: true }) filter: NoticeFilter | null,
    @Arg('orderBy', () => NoticeOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, notices, { column: 'parent_notice_id', key: notice.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => PartyConnection)
  parties(
    @Root() notice: Notice,
    @Arg('filter', () => PartyFilter, { nullable: true }) filter: PartyFilter | null,
    @Arg('orderBy', () => PartyOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, parties, { column: 'project_id', key: notice.projectId }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => JobsiteConnection)
  jobsites(
    @Root() notice: Notice,
    @Arg('filter', () => JobsiteFilter, { nullable: true }) filter: JobsiteFilter | null,
    @Arg('orderBy', () => JobsiteOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, jobsites, { column: 'project_id', key: notice.projectId }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => DocumentConnection)
  documents(
    @Root() notice: Notice,
    @Arg('filter', () => DocumentFilter, { nullable: true }) filter: DocumentFilter | null,
    @Arg('orderBy', () => DocumentOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documents,
      { column: 'documentable_id', key: notice.id },
      { filter: withoutPreviews({ documentableType: 'notice', ...filter }), orderBy, page },
      info,
    );
  }

  @FieldResolver(() => EscalationConnection)
  escalations(
    @Root() notice: Notice,
    @Arg('filter', () => EscalationFilter, { nullable: true }) filter: EscalationFilter | null,
    @Arg('orderBy', () => EscalationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, escalations, { column: 'notice_id', key: notice.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => DocumentOrderConnection)
  orders(
    @Root() notice: Notice,
    @Arg('filter', () => DocumentOrderFilter, { nullable: true }) filter: DocumentOrderFilter | null,
    @Arg('orderBy', () => DocumentOrderOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documentOrders,
      { column: 'documentable_id', key: notice.id },
      { filter, orderBy, page },
      info,
    );
  }
}
