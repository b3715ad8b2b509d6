import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { paymentState } from '../domain/pay-application/payments.js';
import { displayText } from '../domain/vocabulary.js';
import { divisions } from '../loaders/division.loader.js';
import { documents, withoutPreviews } from '../loaders/document.loader.js';
import { documentOrders } from '../loaders/document-order.loader.js';
import { keptOrLoaded, using } from '../loaders/kept.js';
import { organizations } from '../loaders/organization.loader.js';
import { participantsOf, payApplications, paymentsOf, paymentsOn } from '../loaders/pay-application.loader.js';
import { projects } from '../loaders/project.loader.js';
import { children, list, one, show } from '../loaders/read.js';
import { sovs } from '../loaders/sov.loader.js';
import { waivers } from '../loaders/waiver.loader.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Division } from '../schema/division.js';
import { DocumentConnection, DocumentFilter, DocumentOrdering } from '../schema/document.js';
import { DocumentOrderConnection, DocumentOrderOrdering } from '../schema/document-order.js';
import { DocumentOrderFilter } from '../schema/document-order-input.js';
import { Organization } from '../schema/organization.js';
import {
  CreatePayApplicationInput,
  DeletePayApplicationPaymentInput,
  ExpectedWaiver,
  PayApplication,
  PayApplicationConnection,
  PayApplicationFilter,
  PayApplicationOrdering,
  PayApplicationParticipant,
  PayApplicationPayment,
  RecordPayApplicationPaymentInput,
  TransitionPayApplicationInput,
  UpdatePayApplicationInput,
  UpdatePayApplicationPaymentInput,
} from '../schema/pay-application.js';
import { Project } from '../schema/project.js';
import { Decimal, UUID } from '../schema/scalars.js';
import { Sov } from '../schema/sov.js';
import { WaiverConnection, WaiverFilter, WaiverOrdering } from '../schema/waiver.js';
import {
  deletePayApplicationPayment,
  updatePayApplicationPayment,
} from '../services/pay-application/correct-payment.js';
import * as payApplicationService from '../services/pay-application/index.js';
import { recordPayApplicationPayment } from '../services/pay-application/payments.js';
import { transitionPayApplication } from '../services/pay-application/transition.js';
import { waiverPackage } from '../services/pay-application/waivers.js';

@Resolver(() => PayApplication)
export class PayApplicationResolver {
  @Query(() => PayApplicationConnection)
  payApplications(
    @Arg('filter', () => PayApplicationFilter, { nullable: true }) filter: PayApplicationFilter | null,
    @Arg('orderBy', () => PayApplicationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, payApplications, { filter, orderBy, page }, info);
  }

  @Query(() => PayApplication)
  payApplication(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return show(ctx, payApplications, id, info);
  }

  @Query(() => [PayApplicationPayment], { description: 'The payments on a pay application, oldest first.' })
  payApplicationPayments(@Arg('id', () => UUID) id: string, @Ctx() ctx: RequestContext) {
    return paymentsOn(ctx, id);
  }

  @Mutation(() => PayApplication)
  createPayApplication(
    @Arg('input', () => CreatePayApplicationInput) input: CreatePayApplicationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return payApplicationService.createPayApplication(ctx, input);
  }

  @Mutation(() => PayApplication)
  updatePayApplication(
    @Arg('input', () => UpdatePayApplicationInput) input: UpdatePayApplicationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return payApplicationService.updatePayApplication(ctx, input);
  }

  @Mutation(() => PayApplication)
  deletePayApplication(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return payApplicationService.deletePayApplication(ctx, input.id);
  }

  @Mutation(() => PayApplication)
  transitionPayApplication(
    @Arg('input', () => TransitionPayApplicationInput) input: TransitionPayApplicationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return transitionPayApplication(ctx, input);
  }

  @Mutation(() => PayApplicationPayment)
  recordPayApplicationPayment(
    @Arg('input', () => RecordPayApplicationPaymentInput) input: RecordPayApplicationPaymentInput,
    @Ctx() ctx: RequestContext,
  ) {
    return recordPayApplicationPayment(ctx, input);
  }

  @Mutation(() => PayApplicationPayment)
  updatePayApplicationPayment(
    @Arg('input', () => UpdatePayApplicationPaymentInput) input: UpdatePayApplicationPaymentInput,
    @Ctx() ctx: RequestContext,
  ) {
    return updatePayApplicationPayment(ctx, input);
  }

  @Mutation(() => PayApplicationPayment, { description: 'Deletes the payment and returns it.' })
  deletePayApplicationPayment(
    @Arg('input', () => DeletePayApplicationPaymentInput) input: DeletePayApplicationPaymentInput,
    @Ctx() ctx: RequestContext,
  ) {
    return deletePayApplicationPayment(ctx, input);
  }

  @FieldResolver(() => String)
  statusLabel(@Root() payApplication: PayApplication) {
    return displayText(payApplication.status);
  }

  @FieldResolver(() => [PayApplicationParticipant])
  participants(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return keptOrLoaded(participantsOf(ctx), payApplication.id);
  }

  @FieldResolver(() => [PayApplicationPayment], { description: 'Oldest first.' })
  payments(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return keptOrLoaded(paymentsOf(ctx), payApplication.id);
  }

  @FieldResolver(() => Decimal)
  amountPaid(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return using(stateOf(ctx, payApplication.id, '0.00'), ({ paid }) => paid);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'The certified amount that is not yet paid; null before approval.',
  })
  amountOutstanding(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    const { id, certifiedAmount } = payApplication;
    return certifiedAmount === null ? null : using(stateOf(ctx, id, certifiedAmount), ({ outstanding }) => outstanding);
  }

  @FieldResolver(() => [ExpectedWaiver], {
    description:
      'The usual waivers: a conditional one for this application, and an unconditional one for the previous payment.',
  })
  expectedWaivers(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return waiverPackage(ctx, payApplication);
  }

  // The fields below belong to the record's account: a participant of another account cannot read them.

  @FieldResolver(() => Organization, { nullable: true })
  organization(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(
      ctx,
      organizations,
      payApplication.accountId === ctx.account.id ? payApplication.organizationId : null,
      info,
    );
  }

  @FieldResolver(() => Project, { nullable: true })
  project(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, projects, payApplication.projectId, info);
  }

  @FieldResolver(() => Division, { nullable: true })
  division(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, divisions, payApplication.divisionId, info);
  }

  @FieldResolver(() => Sov, { nullable: true })
  sov(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return one(ctx, sovs, payApplication.sovId, info);
  }

  @FieldResolver(() => WaiverConnection)
  waivers(
    @Root() payApplication: PayApplication,
    @Arg('filter', () => WaiverFilter, { nullable: true }) filter: WaiverFilter | null,
    @Arg('orderBy', () => WaiverOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    const on = { column: 'pay_application_id', key: payApplication.id };
    return children(ctx, waivers, on, { filter, orderBy, page }, info);
  }

  @FieldResolver(() => DocumentConnection)
  documents(
    @Root() payApplication: PayApplication,
    @Arg('filter', () => DocumentFilter, { nullable: true }) filter: DocumentFilter | null,
    @Arg('orderBy', () => DocumentOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documents,
      { column: 'documentable_id', key: payApplication.id },
      { filter: withoutPreviews({ documentableType: 'pay_application', ...filter }), orderBy, page },
      info,
    );
  }

  @FieldResolver(() => DocumentOrderConnection)
  orders(
    @Root() payApplication: PayApplication,
    @Arg('filter', () => DocumentOrderFilter, { nullable: true }) filter: DocumentOrderFilter | null,
    @Arg('orderBy', () => DocumentOrderOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return children(
      ctx,
      documentOrders,
      { column: 'documentable_id', key: payApplication.id },
      { filter, orderBy, page },
      info,
    );
  }
}

function stateOf(ctx: RequestContext, id: string, certifiedAmount: string) {
  return using(keptOrLoaded(paymentsOf(ctx), id), (payments) =>
    paymentState(
      certifiedAmount,
      payments.map(({ amount }) => amount),
    ),
  );
}
