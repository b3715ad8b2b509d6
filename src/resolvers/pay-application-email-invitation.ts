import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { toRelations } from '../reads/loaders/relations.js';
import { Free } from '../schema/free.js';
import { OnPrimary } from '../schema/on-primary.js';
import {
  InviteToPayApplicationInput,
  PayApplicationEmailInvitation,
  ReceivedEmailInvitation,
  RespondToEmailInvitationInput,
  WithdrawPayApplicationEmailInvitationInput,
} from '../schema/pay-application-email-invitation.js';
import { PayApplicationInvitation } from '../schema/pay-application-invitation.js';
import * as byEmail from '../services/pay-application-invitation/by-email.js';
import * as received from '../services/pay-application-invitation/received.js';
import { RelatedRecords } from './declared.js';

@RelatedRecords(toRelations('PayApplicationEmailInvitation', { one: { payApplication: 'PayApplication' } }))
@Resolver(() => PayApplicationEmailInvitation)
export class PayApplicationEmailInvitationResolver {
  @OnPrimary()
  @Free()
  @Query(() => [ReceivedEmailInvitation], {
    description:
      'The open invitations to pay applications that were sent to the address of the person who has signed in, newest first.',
  })
  receivedEmailInvitations(@Ctx() ctx: RequestContext) {
    return received.listReceivedEmailInvitations(ctx);
  }

  @Mutation(() => PayApplicationEmailInvitation, {
    description: 'Invites a company to a pay application by the e-mail of a person there.',
  })
  inviteToPayApplication(
    @Arg('input', () => InviteToPayApplicationInput) input: InviteToPayApplicationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return byEmail.inviteToPayApplication(ctx, input);
  }

  @Mutation(() => PayApplicationEmailInvitation, {
    description: 'Withdraws an invitation that was sent by e-mail: no one can accept it any more.',
  })
  withdrawPayApplicationEmailInvitation(
    @Arg('input', () => WithdrawPayApplicationEmailInvitationInput) input: WithdrawPayApplicationEmailInvitationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return byEmail.withdrawPayApplicationEmailInvitation(ctx, input);
  }

  @Free()
  @Mutation(() => PayApplicationInvitation, {
    description: 'Accepts an invitation that the person received by e-mail, for the acting organization.',
  })
  acceptReceivedEmailInvitation(
    @Arg('input', () => RespondToEmailInvitationInput) input: RespondToEmailInvitationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return received.acceptReceivedEmailInvitation(ctx, input.id);
  }

  @Free()
  @Mutation(() => ReceivedEmailInvitation, {
    description: 'Declines an invitation that the person received by e-mail.',
  })
  declineReceivedEmailInvitation(
    @Arg('input', () => RespondToEmailInvitationInput) input: RespondToEmailInvitationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return received.declineReceivedEmailInvitation(ctx, input.id);
  }
}
