import { Field, InputType, ObjectType } from 'type-graphql';
import type { MembershipRole } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({ description: 'A user who belongs to the acting organization.', simpleResolvers: true })
export class Member {
  @Field(() => ID) userId!: string;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => enums.MembershipRole, { description: 'What the member may do in the organization.' })
  role!: MembershipRole;
  @Field(() => DateTime, { description: 'When the user joined.' }) createdAt!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Why e-mails to the member do not arrive. Owners and admins see it, and the member.',
  })
  emailUndeliverableReason!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when e-mails to the member do not arrive. Null once the member has signed in with a link.',
  })
  emailUndeliverableSince!: string | null;
}

@ObjectType({ implements: Node, description: 'An invitation that is open.', simpleResolvers: true })
export class MemberInvitation implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String) email!: string;
  @Field(() => enums.MembershipRole, { description: 'The role of the new member.' }) role!: MembershipRole;
  @Field(() => ID, { description: 'The user who sent it.' }) invitedBy!: string;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime, { description: 'When its link stops working: seven days after it was sent.' })
  expiresAt!: string;
  @Field(() => DateTime, { nullable: true }) undeliverableAt!: string | null;
  @Field(() => String, { nullable: true }) undeliverableReason!: string | null;
}

@InputType({ description: 'Invites a person by e-mail. Another invitation of the same address replaces the first.' })
export class InviteMemberInput {
  @Required(() => String, { max: 255, format: 'email' }) email!: string;
  @Required(() => enums.MembershipRole, { description: 'Only an owner can invite an owner.' }) role!: MembershipRole;
  @Optional(() => ID, { description: 'An open invitation of another address, which is withdrawn.' })
  replacesId?: string | null;
}

@InputType({ description: 'The invitation whose link is to stop working.' })
export class WithdrawMemberInvitationInput {
  @Required(() => ID) id!: string;
}

@InputType({ description: 'Gives a member another role. Only an owner can make or change an owner.' })
export class ChangeMemberRoleInput {
  @Required(() => ID) userId!: string;
  @Required(() => enums.MembershipRole, { description: 'What the member may do from now on.' }) role!: MembershipRole;
}

@InputType({ description: 'The member to remove. Every member can remove themselves, except the last owner.' })
export class RemoveMemberInput {
  @Required(() => ID) userId!: string;
}
