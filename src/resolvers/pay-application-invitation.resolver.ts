import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { payApplicationInvitations } from '../reads/loaders/pay-application-invitation.loader.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { RecordInput } from '../schema/common.js';
import { PayApplicationInvitation } from '../schema/pay-application-invitation.js';
import { ID } from '../schema/scalars.js';
import { User } from '../schema/user.js';
import * as service from '../services/pay-application-invitation/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(payApplicationInvitations, { description: 'Invitations that the organization has received.' })
@RelatedRecords(payApplicationInvitations)
@Resolver(() => PayApplicationInvitation)
export class PayApplicationInvitationResolver {
  @Mutation(() => PayApplicationInvitation, {
    description: 'Accepts an invitation: the organization can then read the pay application.',
  })
  acceptPayApplicationInvitation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return service.acceptPayApplicationInvitation(ctx, input.id);
  }

  @Mutation(() => PayApplicationInvitation, { description: 'Declines an invitation.' })
  declinePayApplicationInvitation(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return service.declinePayApplicationInvitation(ctx, input.id);
  }

  @FieldResolver(() => User, { nullable: true, description: 'Who accepted or declined it; null until then.' })
  answeredBy(@Root() { answeredByUserId }: PayApplicationInvitation, @Ctx() ctx: RequestContext) {
    return answeredByUserId ? usersOf.of(ctx, answeredByUserId) : null;
  }

  @FieldResolver(() => ID, { description: 'The invited organization.' })
  organizationId(@Root() payApplicationInvitation: PayApplicationInvitation) {
    return payApplicationInvitation.accountId;
  }
}
