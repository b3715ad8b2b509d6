import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import {
  OpenedWaiverRequest,
  OpenReceivedWaiverRequestInput,
  ReceivedWaiverRequest,
} from '../schema/received-waiver-request.js';
import * as received from '../services/waiver-request/received.js';

@Resolver(() => ReceivedWaiverRequest)
export class ReceivedWaiverRequestResolver {
  @OnPrimary()
  @Free()
  @Query(() => [ReceivedWaiverRequest], {
    description:
      'The waivers that other accounts ask for at the address of the person who has signed in: those that wait for an answer, then the others, each newest first, at most 200.',
  })
  receivedWaiverRequests(@Ctx() ctx: RequestContext) {
    return received.listReceivedWaiverRequests(ctx);
  }

  @Free()
  @Mutation(() => OpenedWaiverRequest, {
    description: 'Makes a link to the page on which the person answers a request that they received.',
  })
  openReceivedWaiverRequest(
    @Arg('input', () => OpenReceivedWaiverRequestInput) input: OpenReceivedWaiverRequestInput,
    @Ctx() ctx: RequestContext,
  ) {
    return received.openReceivedWaiverRequest(ctx, input.id);
  }
}
