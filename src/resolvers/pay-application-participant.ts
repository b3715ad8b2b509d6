import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { organizations } from '../reads/loaders/organization.loader.js';
import { one } from '../reads/loaders/read.js';
import { Organization } from '../schema/organization.js';
import { PayApplicationParticipant } from '../schema/pay-application.js';

@Resolver(() => PayApplicationParticipant)
export class PayApplicationParticipantResolver {
  @FieldResolver(() => Organization, {
    nullable: true,
    description: 'All participants for the account that owns the record; a participant sees only itself.',
  })
  organization(
    @Root() participant: PayApplicationParticipant,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    const seen = [participant.accountId, participant.organizationId].includes(ctx.account.id);
    return one(ctx, organizations, seen ? participant.organizationId : null, info);
  }
}
