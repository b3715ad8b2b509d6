import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { paymentState } from '../domain/pay-application/payments.js';
import { isPayApplicationEditable } from '../domain/pay-application/transitions.js';
import { draftWarnings } from '../domain/pay-application/warnings.js';
import { displayText } from '../domain/vocabulary.js';
import { using } from '../reads/loaders/kept.js';
import { organizations } from '../reads/loaders/organization.loader.js';
import { outdatedWaiversOf } from '../reads/loaders/outdated-waivers.js';
import {
  commentsOf,
  emailInvitationsOf,
  participantsOf,
  payApplications,
  paymentsOf,
  paymentsOn,
  sharedDocumentOf,
} from '../reads/loaders/pay-application.loader.js';
import { one } from '../reads/loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { Organization } from '../schema/organization.js';
import { OutdatedWaiver } from '../schema/outdated-waiver.js';
import {
  CreatePayApplicationInput,
  DeletePayApplicationPaymentInput,
  ExpectedWaiver,
  PayApplication,
  PayApplicationParticipant,
  PayApplicationPayment,
  PayApplicationWarning,
  RecordPayApplicationPaymentInput,
  SharedPayApplicationDocument,
  TransitionPayApplicationInput,
  UpdatePayApplicationInput,
  UpdatePayApplicationPaymentInput,
} from '../schema/pay-application.js';
import { PayApplicationComment } from '../schema/pay-application-comment.js';
import { PayApplicationEmailInvitation } from '../schema/pay-application-email-invitation.js';
import { UpsertPayApplicationPayload } from '../schema/payload.js';
import { MissingBeforePayment } from '../schema/payment-exposure.js';
import { Decimal, ID } from '../schema/scalars.js';
import { UpsertPayApplicationInput } from '../schema/upsert.js';
import { upsertPayApplication } from '../services/external-key/index.js';
import {
  deletePayApplicationPayment,
  updatePayApplicationPayment,
} from '../services/pay-application/correct-payment.js';
import * as payApplicationService from '../services/pay-application/index.js';
import { recordPayApplicationPayment } from '../services/pay-application/payments.js';
import { transitionPayApplication } from '../services/pay-application/transition.js';
import { waiverPackage } from '../services/pay-application/waivers.js';
import { readMissingBeforePayment } from '../services/payment-exposure/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(payApplications)
@RelatedRecords(payApplications)
@Resolver(() => PayApplication)
export class PayApplicationResolver {
  @Query(() => [PayApplicationPayment], {
    nullable: true,
    description: 'The payments on a pay application, oldest first.',
  })
  payApplicationPayments(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return paymentsOn(ctx, id);
  }

  @Mutation(() => PayApplication, { description: 'Creates the project’s next pay application, as a draft.' })
  createPayApplication(
    @Arg('input', () => CreatePayApplicationInput) input: CreatePayApplicationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return payApplicationService.createPayApplication(ctx, input);
  }

  @Mutation(() => UpsertPayApplicationPayload, {
    description: 'Makes a pay application with a key of your own, or changes the one that has the key.',
  })
  upsertPayApplication(
    @Arg('input', () => UpsertPayApplicationInput) input: UpsertPayApplicationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return upsertPayApplication(ctx, input);
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

  @Mutation(() => PayApplicationPayment, { description: 'Records a payment, at most the outstanding amount.' })
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

  @FieldResolver(() => [PayApplicationParticipant], {
    description: 'The organizations that take part in the pay application.',
  })
  participants(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return participantsOf.of(ctx, payApplication.id);
  }

  @FieldResolver(() => [PayApplicationEmailInvitation], {
    description:
      'The invitations that were sent by e-mail and that no one has accepted. Only the account that owns the record sees them.',
  })
  emailInvitations(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return emailInvitationsOf.of(ctx, payApplication.id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The system of yours that the external id is of; null for other accounts.',
  })
  externalSource(@Root() { accountId, externalSource }: PayApplication, @Ctx() ctx: RequestContext) {
    return accountId === ctx.account.id ? externalSource : null;
  }

  @FieldResolver(() => String, { nullable: true, description: 'The id in your own system; null for other accounts.' })
  externalId(@Root() { accountId, externalId }: PayApplication, @Ctx() ctx: RequestContext) {
    return accountId === ctx.account.id ? externalId : null;
  }

  @FieldResolver(() => SharedPayApplicationDocument, {
    nullable: true,
    description:
      'The document that participants read: the packet, if one was generated since the submission. Its file is at `/documents/{uuid}/download`.',
  })
  sharedDocument(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return sharedDocumentOf.of(ctx, payApplication.id);
  }

  @FieldResolver(() => [PayApplicationComment], {
    description: 'What the companies that take part have written, oldest first.',
  })
  comments(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return commentsOf.of(ctx, payApplication.id);
  }

  @FieldResolver(() => [PayApplicationPayment], { description: 'Oldest first.' })
  payments(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return paymentsOf.of(ctx, payApplication.id);
  }

  @FieldResolver(() => Decimal, { description: 'The amount paid so far.' })
  amountPaid(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return using(readState(ctx, payApplication.id, '0.00'), ({ paid }) => paid);
  }

  @FieldResolver(() => Decimal, {
    nullable: true,
    description: 'The certified amount that is not yet paid; null before approval.',
  })
  amountOutstanding(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    const { id, certifiedAmount } = payApplication;
    return certifiedAmount === null
      ? null
      : using(readState(ctx, id, certifiedAmount), ({ outstanding }) => outstanding);
  }

  @FieldResolver(() => [ExpectedWaiver], {
    description:
      'The usual waivers: a conditional one for this application, and an unconditional one for the previous payment.',
  })
  expectedWaivers(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return waiverPackage(ctx, payApplication);
  }

  @FieldResolver(() => [OutdatedWaiver], {
    description:
      'The waivers and requests under it that say something else since it was corrected, with what they would carry now: open, signed and held ones. Only the account that owns the record sees them.',
  })
  outdatedWaivers(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    return outdatedWaiversOf.of(ctx, payApplication.id);
  }

  @FieldResolver(() => MissingBeforePayment, {
    nullable: true,
    description:
      'What is missing before it is paid: who can claim, for how much, until when, and which waivers they owe. Null for a void one, and for one of another account: read `missingBeforePayment` with your own project then.',
  })
  missingBeforePayment(@Root() payApplication: PayApplication, @Ctx() ctx: RequestContext) {
    if (payApplication.status === 'void' || payApplication.accountId !== ctx.account.id) return null;
    return readMissingBeforePayment(ctx, payApplication, payApplication.projectId);
  }

  @FieldResolver(() => [PayApplicationWarning], {
    description: 'What is probably wrong with a draft, such as a line 8 below zero; empty once it is submitted.',
  })
  warnings(@Root() { status, g702, g703, opening }: PayApplication) {
    return isPayApplicationEditable(status) ? draftWarnings(g702, g703, opening) : [];
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
}

function readState(ctx: RequestContext, id: string, certifiedAmount: string) {
  return using(paymentsOf.of(ctx, id), (payments) =>
    paymentState(
      certifiedAmount,
      payments.map(({ amount }) => amount),
    ),
  );
}
