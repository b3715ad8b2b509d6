import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { contacts } from '../loaders/contact.loader.js';
import { divisions } from '../loaders/division.loader.js';
import { documents, withoutPreviews } from '../loaders/document.loader.js';
import { escalations } from '../loaders/escalation.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { waivers } from '../loaders/waiver.loader.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { ContactConnection, ContactFilter, ContactOrdering } from '../schema/contact.js';
import {
  CreateDivisionInput,
  Division,
  DivisionConnection,
  DivisionFilter,
  DivisionOrdering,
  UpdateDivisionInput,
} from '../schema/division.js';
import { DocumentConnection, DocumentFilter, DocumentOrdering } from '../schema/document.js';
import { EscalationConnection, EscalationFilter, EscalationOrdering } from '../schema/escalation.js';
import { NoticeConnection, NoticeFilter, NoticeOrdering } from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import { ProjectConnection, ProjectFilter, ProjectOrdering } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import { WaiverConnection, WaiverFilter, WaiverOrdering } from '../schema/waiver.js';
import * as divisionService from '../services/division/index.js';

@Resolver(() => Division)
export class DivisionResolver {
  @Query(() => DivisionConnection)
  divisions(
    @Arg('filter', () => DivisionFilter, { nullable: true }) filter: DivisionFilter | null,
    @Arg('orderBy', () => DivisionOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, divisions, { filter, orderBy, page }, info);
  }

  @Query(() => Division)
  division(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, divisions, id, info);
  }

  @Mutation(() => Division)
  createDivision(@Arg('input', () => CreateDivisionInput) input: CreateDivisionInput, @Ctx() ctx: RequestContext) {
    return divisionService.createDivision(ctx, input);
  }

  @Mutation(() => Division)
  updateDivision(@Arg('input', () => UpdateDivisionInput) input: UpdateDivisionInput, @Ctx() ctx: RequestContext) {
    return divisionService.updateDivision(ctx, input);
  }

  @Mutation(() => Division)
  deleteDivision(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return divisionService.deleteDivision(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() division: Division, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, division.organizationId, info);
  }

  @FieldResolver(() => ContactConnection)
  contacts(
    @Root() division: Division,
    @Arg('filter', () => ContactFilter, { nullable: true }) filter: ContactFilter | null,
    @Arg('orderBy', () => ContactOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, contacts, { column: 'division_id', key: division.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => ProjectConnection)
  projects(
    @Root() division: Division,
    @Arg('filter', () => ProjectFilter, { nullable: true }) filter: ProjectFilter | null,
    @Arg('orderBy', () => ProjectOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, projects, { column: 'division_id', key: division.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => NoticeConnection)
  notices(
    @Root() division: Division,
    @Arg('filter', () => NoticeFilter, { nullable: true }) filter: NoticeFilter | null,
    @Arg('orderBy', () => NoticeOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, notices, { column: 'division_id', key: division.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => DocumentConnection)
  documents(
    @Root() division: Division,
    @Arg('filter', () => DocumentFilter, { nullable: true }) filter: DocumentFilter | null,
    @Arg('orderBy', () => DocumentOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documents,
      { column: 'division_id', key: division.id },
      { filter: withoutPreviews(filter), orderBy, page },
      info,
    );
  }

  @FieldResolver(() => EscalationConnection)
  escalations(
    @Root() division: Division,
    @Arg('filter', () => EscalationFilter, { nullable: true }) filter: EscalationFilter | null,
    @Arg('orderBy', () => EscalationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, escalations, { column: 'division_id', key: division.id }, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => WaiverConnection)
  waivers(
    @Root() division: Division,
    @Arg('filter', () => WaiverFilter, { nullable: true }) filter: WaiverFilter | null,
    @Arg('orderBy', () => WaiverOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, waivers, { column: 'division_id', key: division.id }, { filter, orderBy, page }, info);
  }
}
