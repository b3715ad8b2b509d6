import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { divisions } from '../loaders/division.loader.js';
import { documents, withoutPreviews } from '../loaders/document.loader.js';
import { documentOrders } from '../loaders/document-order.loader.js';
import { escalations } from '../loaders/escalation.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { ProjectDeadline } from '../schema/deadline.js';
import { Division } from '../schema/division.js';
import { DocumentConnection, DocumentFilter, DocumentOrdering } from '../schema/document.js';
import { DocumentOrderConnection, DocumentOrderOrdering } from '../schema/document-order.js';
import { DocumentOrderFilter } from '../schema/document-order-input.js';
import {
  CreateEscalationInput,
  Escalation,
  EscalationConnection,
  EscalationFilter,
  EscalationOrdering,
  TransitionEscalationInput,
  UpdateEscalationInput,
} from '../schema/escalation.js';
import { Notice } from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import { Project } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import * as deadlineService from '../services/deadline/index.js';
import * as escalationService from '../services/escalation/index.js';

@Resolver(() => Escalation)
export class EscalationResolver {
  @Query(() => EscalationConnection)
  escalations(
    @Arg('filter', () => EscalationFilter, { nullable: true }) filter: EscalationFilter | null,
    @Arg('orderBy', () => EscalationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, escalations, { filter, orderBy, page }, info);
  }

  @Query(() => Escalation)
  escalation(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, escalations, id, info);
  }

  @Mutation(() => Escalation)
  createEscalation(
    @Arg('input', () => CreateEscalationInput) input: CreateEscalationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return escalationService.createEscalation(ctx, input);
  }

  @Mutation(() => Escalation)
  updateEscalation(
    @Arg('input', () => UpdateEscalationInput) input: UpdateEscalationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return escalationService.updateEscalation(ctx, input);
  }

  @Mutation(() => Escalation)
  deleteEscalation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return escalationService.deleteEscalation(ctx, input.id);
  }

  @Mutation(() => Escalation)
  transitionEscalation(
    @Arg('input', () => TransitionEscalationInput) input: TransitionEscalationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return escalationService.transitionEscalation(ctx, input);
  }

  @FieldResolver(() => String)
  typeLabel(@Root() escalation: Escalation) {
    return displayText(escalation.type);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() escalation: Escalation) {
    return displayText(escalation.status);
  }

  @FieldResolver(() => [ProjectDeadline])
  suggestedDeadlines(@Root() escalation: Escalation, @Ctx() ctx: RequestContext) {
    return deadlineService.suggestedDeadlines(ctx, escalation);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() escalation: Escalation, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, escalation.organizationId, info);
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() escalation: Escalation, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, escalation.projectId, info);
  }

  @FieldResolver(() => Division, { nullable: true })
  division(@Root() escalation: Escalation, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, divisions, escalation.divisionId, info);
  }

  @FieldResolver(() => Notice, { nullable: true })
  notice(@Root() escalation: Escalation, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, notices, escalation.noticeId, info);
  }

  @FieldResolver(() => DocumentConnection)
  documents(
    @Root() escalation: Escalation,
    @Arg('filter', () => DocumentFilter, { nullable: true }) filter: DocumentFilter | null,
    @Arg('orderBy', () => DocumentOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documents,
      { column: 'documentable_id', key: escalation.id },
      { filter: withoutPreviews({ documentableType: 'escalation', ...filter }), orderBy, page },
      info,
    );
  }

  @FieldResolver(() => DocumentOrderConnection)
  orders(
    @Root() escalation: Escalation,
    @Arg('filter', () => DocumentOrderFilter, { nullable: true }) filter: DocumentOrderFilter | null,
    @Arg('orderBy', () => DocumentOrderOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documentOrders,
      { column: 'documentable_id', key: escalation.id },
      { filter, orderBy, page },
      info,
    );
  }
}
