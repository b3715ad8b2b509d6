import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { organizations } from '../loaders/organization.loader.js';
import { payApplications } from '../loaders/pay-application.loader.js';
import { payApplicationInvitations } from '../loaders/pay-application-invitation.loader.js';
import { list, one, show } from '../loaders/read.js';
import { RecordInput } from '../schema/common.js';
import { type Ordering, PageArgs } from '../schema/connection.js';
import { Organization } from '../schema/organization.js';
import { PayApplication } from '../schema/pay-application.js';
import {
  PayApplicationInvitation,
  PayApplicationInvitationConnection,
  PayApplicationInvitationFilter,
  PayApplicationInvitationOrdering,
} from '../schema/pay-application-invitation.js';
import { UUID } from '../schema/scalars.js';
import * as service from '../services/pay-application-invitation/index.js';

@Resolver(() => PayApplicationInvitation)
export class PayApplicationInvitationResolver {
  @Query(() => PayApplicationInvitationConnection, { description: 'Invitations that the organization has received.' })
  payApplicationInvitations(
    @Arg('filter', () => PayApplicationInvitationFilter, { nullable: true })
    filter: PayApplicationInvitationFilter | null,
    @Arg('orderBy', () => PayApplicationInvitationOrdering, { nullable: true }) orderBy: Ordering | null,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return list(ctx, payApplicationInvitations, { filter, orderBy, page }, info);
  }

  @Query(() => PayApplicationInvitation)
  payApplicationInvitation(
    @Arg('id', () => UUID) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return show(ctx, payApplicationInvitations, id, info);
  }

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

  @FieldResolver(() => UUID, { description: 'The invited organization.' })
  organizationId(@Root() payApplicationInvitation: PayApplicationInvitation) {
    return payApplicationInvitation.accountId;
  }

  @FieldResolver(() => Organization, {
    nullable: true,
    description: 'The organization that owns the record: its name and address.',
  })
  inviter(
    @Root() payApplicationInvitation: PayApplicationInvitation,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return one(ctx, organizations, payApplicationInvitation.inviterAccountId, info);
  }

  @FieldResolver(() => PayApplication, { nullable: true, description: 'Null until the invitation is accepted.' })
  payApplication(
    @Root() payApplicationInvitation: PayApplicationInvitation,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return one(ctx, payApplications, payApplicationInvitation.payApplicationId, info);
  }
}
