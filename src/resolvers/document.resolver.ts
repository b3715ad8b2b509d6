import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { divisions } from '../loaders/division.loader.js';
import { documents, withoutPreviews } from '../loaders/document.loader.js';
import { documentOrders } from '../loaders/document-order.loader.js';
import { escalations } from '../loaders/escalation.loader.js';
import { notices } from '../loaders/notice.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { payApplications } from '../loaders/pay-application.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { waivers } from '../loaders/waiver.loader.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Division } from '../schema/division.js';
import {
  Document,
  DocumentConnection,
  DocumentFilter,
  DocumentOrdering,
  GenerateDocumentInput,
} from '../schema/document.js';
import { DocumentOrderConnection, DocumentOrderOrdering } from '../schema/document-order.js';
import { DocumentOrderFilter } from '../schema/document-order-input.js';
import { Escalation } from '../schema/escalation.js';
import { Free } from '../schema/free.js';
import { Notice } from '../schema/notice.js';
import { Organization } from '../schema/organization.js';
import { PayApplication } from '../schema/pay-application.js';
import { Project } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import { Waiver } from '../schema/waiver.js';
import * as documentService from '../services/document/index.js';

@Resolver(() => Document)
export class DocumentResolver {
  @Free()
  @Query(() => DocumentConnection)
  documents(
    @Arg('filter', () => DocumentFilter, { nullable: true }) filter: DocumentFilter | null,
    @Arg('orderBy', () => DocumentOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, documents, { filter: withoutPreviews(filter), orderBy, page }, info);
  }

  @Free()
  @Query(() => Document)
  document(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, documents, id, info);
  }

  // A preview is neither stored nor charged.
  @Free(({ input }) => (input as GenerateDocumentInput).preview === true)
  @Mutation(() => Document)
  generateDocument(
    @Arg('input', () => GenerateDocumentInput) input: GenerateDocumentInput,
    @Ctx() ctx: RequestContext,
  ) {
    return documentService.generateDocument(ctx, input);
  }

  @Mutation(() => Document)
  revertDocument(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return documentService.revertDocument(ctx, input.id);
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() document: Document, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, document.organizationId, info);
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() document: Document, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, document.projectId, info);
  }

  @FieldResolver(() => Division, { nullable: true })
  division(@Root() document: Document, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, divisions, document.divisionId, info);
  }

  @FieldResolver(() => Notice, { nullable: true })
  notice(@Root() document: Document, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, notices, document.documentableType === 'notice' ? document.documentableId : null, info);
  }

  @FieldResolver(() => Escalation, { nullable: true })
  escalation(@Root() document: Document, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, escalations, document.documentableType === 'escalation' ? document.documentableId : null, info);
  }

  @FieldResolver(() => Waiver, { nullable: true })
  waiver(@Root() document: Document, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, waivers, document.documentableType === 'waiver' ? document.documentableId : null, info);
  }

  @FieldResolver(() => PayApplication, { nullable: true })
  payApplication(@Root() document: Document, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    const id = document.documentableType === 'pay_application' ? document.documentableId : null;
    return one(ctx, payApplications, id, info);
  }

  @FieldResolver(() => DocumentOrderConnection)
  orders(
    @Root() document: Document,
    @Arg('filter', () => DocumentOrderFilter, { nullable: true }) filter: DocumentOrderFilter | null,
    @Arg('orderBy', () => DocumentOrderOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(ctx, documentOrders, { column: 'document_id', key: document.id }, { filter, orderBy, page }, info);
  }
}
