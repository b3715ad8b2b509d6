import { Arg, Args, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { RecordInput } from '../schema/common.js';
import { PageArgs } from '../schema/connection.js';
import { Free } from '../schema/free.js';
import {
  MailroomBatch,
  MailroomOrder,
  MailroomOrderConnection,
  MailroomOrderFilter,
  MailroomOutcome,
  MailroomReceipt,
} from '../schema/mailroom.js';
import {
  MailroomAttachInput,
  MailroomAttachManyInput,
  MailroomCompleteInput,
  MailroomDispatchInput,
  MailroomDispatchManyInput,
  MailroomEventInput,
  MailroomFailInput,
  MailroomPaymentInput,
  MailroomReturnInput,
  MailroomScanInput,
  MailroomTakeInput,
} from '../schema/mailroom-input.js';
import { ID } from '../schema/scalars.js';
import { takeOrders } from '../services/mailroom/batch.js';
import { dispatchOrders } from '../services/mailroom/hand-over.js';
import * as mailroom from '../services/mailroom/index.js';
import { recordPayment } from '../services/mailroom/payment.js';
import * as results from '../services/mailroom/results.js';

/** Only for the operator's staff. Their requests cost no credits. */
@Resolver(() => MailroomOrder)
export class MailroomResolver {
  @Free()
  @Query(() => MailroomOrderConnection, {
    description: 'For staff: the live orders of all accounts that staff carry out, oldest first.',
  })
  mailroomOrders(
    @Arg('filter', () => MailroomOrderFilter, { nullable: true }) filter: MailroomOrderFilter | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
  ) {
    return mailroom.listMailroomOrders(ctx, filter, page);
  }

  @Free()
  @Query(() => MailroomOrder, { nullable: true, description: 'For staff: a live order of any account.' })
  mailroomOrder(@Arg('id', () => ID) id: string, @Ctx() ctx: RequestContext) {
    return mailroom.showMailroomOrder(ctx, id);
  }

  @Free()
  @Mutation(() => MailroomOrder, {
    description: 'For staff: starts work on a pending order. What it sends stays the same from then on.',
  })
  mailroomTakeOrder(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return mailroom.takeOrder(ctx, input.id);
  }

  @Free()
  @Mutation(() => MailroomBatch, {
    description: 'For staff: takes up to 50 pending mail orders, to print and hand them over together.',
  })
  mailroomTakeOrders(@Arg('input', () => MailroomTakeInput) input: MailroomTakeInput, @Ctx() ctx: RequestContext) {
    return takeOrders(ctx, input);
  }

  @Free()
  @Mutation(() => MailroomOrder, {
    description: 'For staff: stores the article number of a mail order that is taken, or takes it away.',
  })
  mailroomScanOrder(@Arg('input', () => MailroomScanInput) input: MailroomScanInput, @Ctx() ctx: RequestContext) {
    return mailroom.scanOrder(ctx, input);
  }

  @Free()
  @Mutation(() => [MailroomOutcome], {
    description:
      'For staff: marks several mail orders with their numbers as handed over. Each is done or not on its own.',
  })
  mailroomDispatchOrders(
    @Arg('input', () => MailroomDispatchManyInput) input: MailroomDispatchManyInput,
    @Ctx() ctx: RequestContext,
  ) {
    return dispatchOrders(ctx, input);
  }

  @Free()
  @Mutation(() => [MailroomOrder], { description: 'For staff: attaches one file to several orders of one account.' })
  mailroomAttachFileToOrders(
    @Arg('input', () => MailroomAttachManyInput) input: MailroomAttachManyInput,
    @Ctx() ctx: RequestContext,
  ) {
    return results.attachToOrders(ctx, input);
  }

  @Free()
  @Mutation(() => MailroomOrder, {
    description: 'For staff: marks an order that is taken as handed to the carrier or the office.',
  })
  mailroomDispatchOrder(
    @Arg('input', () => MailroomDispatchInput) input: MailroomDispatchInput,
    @Ctx() ctx: RequestContext,
  ) {
    return mailroom.dispatchOrder(ctx, input);
  }

  @Free()
  @Mutation(() => MailroomOrder, { description: 'For staff: records a carrier’s event for a piece of mail.' })
  mailroomRecordEvent(@Arg('input', () => MailroomEventInput) input: MailroomEventInput, @Ctx() ctx: RequestContext) {
    return mailroom.recordMailEvent(ctx, input);
  }

  @Free()
  @Mutation(() => MailroomOrder, { description: 'For staff: marks a piece of mail as returned.' })
  mailroomReturnOrder(@Arg('input', () => MailroomReturnInput) input: MailroomReturnInput, @Ctx() ctx: RequestContext) {
    return mailroom.returnOrder(ctx, input);
  }

  @Free()
  @Mutation(() => MailroomOrder, {
    description: 'For staff: marks a filing, recording or research that is taken as done.',
  })
  mailroomCompleteOrder(
    @Arg('input', () => MailroomCompleteInput) input: MailroomCompleteInput,
    @Ctx() ctx: RequestContext,
  ) {
    return results.completeOrder(ctx, input);
  }

  @Free()
  @Mutation(() => MailroomOrder, { description: 'For staff: marks an order that cannot be carried out.' })
  mailroomFailOrder(@Arg('input', () => MailroomFailInput) input: MailroomFailInput, @Ctx() ctx: RequestContext) {
    return results.failOrder(ctx, input);
  }

  @Free()
  @Mutation(() => MailroomOrder, { description: 'For staff: attaches a file to an order.' })
  mailroomAttachFile(@Arg('input', () => MailroomAttachInput) input: MailroomAttachInput, @Ctx() ctx: RequestContext) {
    return results.attachToOrder(ctx, input);
  }

  @Free()
  @Mutation(() => MailroomReceipt, {
    description: 'For staff: records money received or refunded for a live order of any account. The line settles.',
  })
  mailroomRecordPayment(
    @Arg('input', () => MailroomPaymentInput) input: MailroomPaymentInput,
    @Ctx() ctx: RequestContext,
  ) {
    return recordPayment(ctx, input);
  }
}
