import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import { usersOf } from '../reads/loaders/user.loader.js';
import { Free } from '../schema/free.js';
import {
  ChangeMemberRoleInput,
  InviteMemberInput,
  Member,
  MemberInvitation,
  RemoveMemberInput,
  WithdrawMemberInvitationInput,
} from '../schema/member.js';
import { OnPrimary } from '../schema/on-primary.js';
import { User } from '../schema/user.js';
import * as memberService from '../services/member/index.js';

@Resolver(() => Member)
export class MemberResolver {
  @OnPrimary()
  @Free()
  @Query(() => [Member], { description: 'The members of the acting organization, in the order of joining.' })
  members(@Ctx() ctx: RequestContext) {
    return memberService.listMembers(ctx);
  }

  @OnPrimary()
  @Free()
  @Query(() => [MemberInvitation], { description: 'The open invitations to the acting organization, newest first.' })
  memberInvitations(@Ctx() ctx: RequestContext) {
    return memberService.listInvitations(ctx);
  }

  @Free()
  @Mutation(() => MemberInvitation, { description: 'Invites a person to the acting organization by e-mail.' })
  inviteMember(@Arg('input', () => InviteMemberInput) input: InviteMemberInput, @Ctx() ctx: RequestContext) {
    return memberService.inviteMember(ctx, input);
  }

  @Free()
  @Mutation(() => MemberInvitation, { description: 'Withdraws an invitation, so that its link stops working.' })
  withdrawMemberInvitation(
    @Arg('input', () => WithdrawMemberInvitationInput) input: WithdrawMemberInvitationInput,
    @Ctx() ctx: RequestContext,
  ) {
    return memberService.withdrawInvitation(ctx, input.id);
  }

  @Free()
  @Mutation(() => Member, { description: 'Changes the role of a member. An organization keeps at least one owner.' })
  changeMemberRole(
    @Arg('input', () => ChangeMemberRoleInput) input: ChangeMemberRoleInput,
    @Ctx() ctx: RequestContext,
  ) {
    return memberService.changeMemberRole(ctx, input);
  }

  @Free()
  @Mutation(() => Member, { description: 'The answer is the member as before.' })
  removeMember(@Arg('input', () => RemoveMemberInput) input: RemoveMemberInput, @Ctx() ctx: RequestContext) {
    return memberService.removeMember(ctx, input.userId);
  }

  @FieldResolver(() => User, { description: 'The person.' })
  user(@Root() { userId, name, email }: Member): User {
    return { id: userId, name, email };
  }
}

@Resolver(() => MemberInvitation)
export class MemberInvitationResolver {
  @FieldResolver(() => User, { nullable: true, description: 'Who sent it.' })
  inviter(@Root() { invitedBy }: MemberInvitation, @Ctx() ctx: RequestContext) {
    return usersOf.of(ctx, invitedBy);
  }
}
