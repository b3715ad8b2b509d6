import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PayApplicationInvitationStatus } from '../domain/pay-application/invitation.js';
import type { PartyRole } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description:
    'An invitation to take part in a pay application that was sent to a mailbox. It gives no one anything until a person who has signed in with the address accepts it for an organization.',
  simpleResolvers: true,
})
export class PayApplicationEmailInvitation implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID, { description: 'The pay application.' }) payApplicationId!: string;
  @Field(() => String, { description: 'The address that it was sent to.' }) email!: string;
  @Field(() => enums.PartyRole, { description: 'The role in which the company is asked to take part.' })
  role!: PartyRole;
  @Field(() => enums.PayApplicationInvitationStatus, {
    description: 'An invitation that was accepted is one of the participants.',
  })
  status!: PayApplicationInvitationStatus;
  @Field(() => DateTime, { description: 'When it was last sent.' }) invitedAt!: string;
  @Field(() => DateTime, { description: 'When it can no longer be accepted, unless it is sent again.' })
  expiresAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When it was declined.' }) answeredAt!: string | null;
  @Field(() => DateTime, { nullable: true }) undeliverableAt!: string | null;
  @Field(() => String, { nullable: true }) undeliverableReason!: string | null;
}

@ObjectType({
  description: 'An invitation to take part in a pay application, as the person reads it who received it by e-mail.',
  simpleResolvers: true,
})
export class ReceivedEmailInvitation {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'The organization that sent it.' }) inviterName!: string;
  @Field(() => Int) applicationNumber!: number;
  @Field(() => String, { description: 'The name of the project when the invitation was sent.' }) projectName!: string;
  @Field(() => enums.PartyRole, { description: 'The role in which the company is asked to take part.' })
  role!: PartyRole;
  @Field(() => DateTime, { description: 'When it was last sent.' }) invitedAt!: string;
  @Field(() => DateTime, { description: 'When it can no longer be accepted.' }) expiresAt!: string;
}

@InputType({
  description:
    'Invites a company to a pay application by the e-mail of a person there. The same again sends the e-mail again.',
})
export class InviteToPayApplicationInput {
  @Required(() => ID, { description: 'The pay application.' }) id!: string;
  @Required(() => String, { max: 255, format: 'email' }) email!: string;
  @Required(() => enums.PartyRole, { description: 'The role in which the company is asked to take part.' })
  role!: PartyRole;
  @Optional(() => ID, {
    description: 'An open invitation of another address to the same pay application, which is withdrawn.',
  })
  replacesId?: string | null;
}

@InputType({ description: 'Withdraws an invitation that was sent by e-mail and is not accepted.' })
export class WithdrawPayApplicationEmailInvitationInput {
  @Required(() => ID, { description: 'The pay application.' }) id!: string;
  @Required(() => ID, { description: 'The invitation, which must belong to the application.' }) invitationId!: string;
}

@InputType({ description: 'The invitation that the person answers.' })
export class RespondToEmailInvitationInput {
  @Required(() => ID) id!: string;
}
