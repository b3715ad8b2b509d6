import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PayApplicationInvitationStatus } from '../domain/pay-application/invitation.js';
import type { PartyRole } from '../domain/vocabulary.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description:
    'An invitation to take part in the pay application of another organization. Accepting it gives read access to the application.',
  simpleResolvers: true,
})
export class PayApplicationInvitation implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID, { description: 'The pay application, readable after the invitation is accepted.' })
  payApplicationId!: string;
  @Field(() => Int) applicationNumber!: number;
  @Field(() => String, { description: 'The name of the project when the invitation was sent.' }) projectName!: string;
  @Field(() => enums.PartyRole, { description: 'The role in which the organization is asked to take part.' })
  role!: PartyRole;
  @Field(() => enums.PayApplicationInvitationStatus) status!: PayApplicationInvitationStatus;
  @Field(() => DateTime, { description: 'When it was last sent.' }) invitedAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When it was accepted or declined.' })
  answeredAt!: string | null;
  @Field(() => ID, { nullable: true, description: 'The user who accepted or declined it.' })
  answeredByUserId!: string | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
  /** The invited organization. */
  accountId!: string;
  inviterAccountId!: string;
  livemode!: boolean;
}

export const PayApplicationInvitationConnection = defineConnection(
  PayApplicationInvitation,
  'PayApplicationInvitation',
);
export const PayApplicationInvitationOrdering = defineOrdering('PayApplicationInvitation', [
  'CREATED_AT',
  'UPDATED_AT',
]);

@InputType({ description: 'Filters a list of PayApplicationInvitation records.' })
export class PayApplicationInvitationFilter {
  @Optional(() => enums.PayApplicationInvitationStatus) status?: PayApplicationInvitationStatus | null;
  @Optional(() => ID) payApplicationId?: string | null;
  @Optional(() => DateTime, { description: 'Only invitations changed at or after this time.' })
  updatedSince?: Date | null;
}
