import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { displayText } from '../domain/vocabulary.js';
import { legalFormOfCode } from '../domain/waiver/forms.js';
import { stageOf } from '../domain/waiver/kind.js';
import { waiverNotices } from '../domain/waiver/notices.js';
import { releaseState } from '../domain/waiver/transitions.js';
import { divisions } from '../loaders/division.loader.js';
import { documents, withoutPreviews } from '../loaders/document.loader.js';
import { documentOrders } from '../loaders/document-order.loader.js';
import { organizations } from '../loaders/organization.loader.js';
import { parties } from '../loaders/party.loader.js';
import { payApplications } from '../loaders/pay-application.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { waivers } from '../loaders/waiver.loader.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Division } from '../schema/division.js';
import { DocumentConnection, DocumentFilter, DocumentOrdering } from '../schema/document.js';
import { DocumentOrderConnection, DocumentOrderOrdering } from '../schema/document-order.js';
import { DocumentOrderFilter } from '../schema/document-order-input.js';
import { enums } from '../schema/enums.js';
import { Organization } from '../schema/organization.js';
import { Party } from '../schema/party.js';
import { PayApplication } from '../schema/pay-application.js';
import { Project } from '../schema/project.js';
import { UUID } from '../schema/scalars.js';
import {
  CreateWaiverInput,
  SignWaiverInput,
  TransitionWaiverInput,
  UpdateWaiverInput,
  Waiver,
  WaiverConnection,
  WaiverFilter,
  WaiverOrdering,
} from '../schema/waiver.js';
import { FormNotice, LegalForm } from '../schema/waiver-parts.js';
import * as waiverService from '../services/waiver/index.js';
import { signWaiver } from '../services/waiver/sign.js';

@Resolver(() => Waiver)
export class WaiverResolver {
  @Query(() => WaiverConnection)
  waivers(
    @Arg('filter', () => WaiverFilter, { nullable: true }) filter: WaiverFilter | null,
    @Arg('orderBy', () => WaiverOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, waivers, { filter, orderBy, page }, info);
  }

  @Query(() => Waiver)
  waiver(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, waivers, id, info);
  }

  @Mutation(() => Waiver)
  createWaiver(@Arg('input', () => CreateWaiverInput) input: CreateWaiverInput, @Ctx() ctx: RequestContext) {
    return waiverService.createWaiver(ctx, input);
  }

  @Mutation(() => Waiver)
  updateWaiver(@Arg('input', () => UpdateWaiverInput) input: UpdateWaiverInput, @Ctx() ctx: RequestContext) {
    return waiverService.updateWaiver(ctx, input);
  }

  @Mutation(() => Waiver)
  transitionWaiver(
    @Arg('input', () => TransitionWaiverInput) input: TransitionWaiverInput,
    @Ctx() ctx: RequestContext,
  ) {
    return waiverService.transitionWaiver(ctx, input);
  }

  @Mutation(() => Waiver)
  signWaiver(@Arg('input', () => SignWaiverInput) input: SignWaiverInput, @Ctx() ctx: RequestContext) {
    return signWaiver(ctx, input);
  }

  @Mutation(() => Waiver)
  deleteWaiver(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return waiverService.deleteWaiver(ctx, input.id);
  }

  @FieldResolver(() => String)
  typeLabel(@Root() waiver: Waiver) {
    return displayText(waiver.type);
  }

  @FieldResolver(() => enums.WaiverStage)
  stage(@Root() waiver: Waiver) {
    return stageOf(waiver.type);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() waiver: Waiver) {
    return displayText(waiver.status);
  }

  @FieldResolver(() => enums.WaiverReleaseState, { nullable: true })
  releaseState(@Root() waiver: Waiver) {
    return releaseState(waiver.type, waiver.status);
  }

  @FieldResolver(() => LegalForm, { nullable: true })
  legalForm(@Root() waiver: Waiver) {
    return legalFormOfCode(waiver.formCode);
  }

  @FieldResolver(() => Boolean)
  notaryRequired(@Root() waiver: Waiver) {
    return legalFormOfCode(waiver.formCode)?.notary ?? false;
  }

  @FieldResolver(() => Boolean)
  witnessRequired(@Root() waiver: Waiver) {
    return legalFormOfCode(waiver.formCode)?.witness ?? false;
  }

  @FieldResolver(() => [FormNotice])
  notices(@Root() waiver: Waiver) {
    const { state, type, formCode, paymentReceivedOn } = waiver;
    return waiverNotices({ state, type, formCode, paymentReceivedOn });
  }

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() waiver: Waiver, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, organizations, waiver.organizationId, info);
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() waiver: Waiver, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, waiver.projectId, info);
  }

  @FieldResolver(() => Division, { nullable: true })
  division(@Root() waiver: Waiver, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, divisions, waiver.divisionId, info);
  }

  @FieldResolver(() => Party, { nullable: true })
  customerParty(@Root() waiver: Waiver, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, parties, waiver.customerPartyId, info);
  }

  @FieldResolver(() => Party, { nullable: true })
  ownerParty(@Root() waiver: Waiver, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, parties, waiver.ownerPartyId, info);
  }

  @FieldResolver(() => Party, { nullable: true })
  gcParty(@Root() waiver: Waiver, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, parties, waiver.gcPartyId, info);
  }

  @FieldResolver(() => Party, { nullable: true })
  lenderParty(@Root() waiver: Waiver, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, parties, waiver.lenderPartyId, info);
  }

  @FieldResolver(() => PayApplication, { nullable: true })
  payApplication(@Root() waiver: Waiver, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, payApplications, waiver.payApplicationId, info);
  }

  @FieldResolver(() => DocumentConnection)
  documents(
    @Root() waiver: Waiver,
    @Arg('filter', () => DocumentFilter, { nullable: true }) filter: DocumentFilter | null,
    @Arg('orderBy', () => DocumentOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documents,
      { column: 'documentable_id', key: waiver.id },
      { filter: withoutPreviews({ documentableType: 'waiver', ...filter }), orderBy, page },
      info,
    );
  }

  @FieldResolver(() => DocumentOrderConnection)
  orders(
    @Root() waiver: Waiver,
    @Arg('filter', () => DocumentOrderFilter, { nullable: true }) filter: DocumentOrderFilter | null,
    @Arg('orderBy', () => DocumentOrderOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documentOrders,
      { column: 'documentable_id', key: waiver.id },
      { filter, orderBy, page },
      info,
    );
  }
}
