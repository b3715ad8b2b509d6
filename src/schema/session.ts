import { Field, InputType, ObjectType } from 'type-graphql';
import type { MembershipRole, OperatorRole, SessionMethod } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID } from './scalars.js';
import { Required } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description: 'A time for which a person is signed in, in one browser.',
  simpleResolvers: true,
})
export class Session implements Node {
  @Field(() => ID) id!: string;
  @Field(() => enums.SessionMethod, { description: 'How the person signed in.' }) method!: SessionMethod;
  @Field(() => String, { description: 'The address from which the person signed in.' }) ipAddress!: string;
  @Field(() => String, { description: 'The browser, as it describes itself.' }) userAgent!: string;
  @Field(() => Boolean, { description: 'Whether this is the session of the request.' }) isCurrent!: boolean;
  @Field(() => DateTime, { description: 'When the person signed in.' }) createdAt!: string;
  @Field(() => DateTime, { description: 'When it was last used, to the minute.' }) lastSeenAt!: string;
  @Field(() => DateTime, {
    description: 'When it ends unless it is used: 12 hours after its last use, at most 30 days after signing in.',
  })
  expiresAt!: Date;
}

@ObjectType({ description: 'An organization of the calling user.', simpleResolvers: true })
export class ViewerMembership {
  @Field(() => ID) organizationId!: string;
  @Field(() => String, { description: 'The name of the organization.' }) organizationName!: string;
  @Field(() => enums.MembershipRole, { description: 'What the user may do in the organization.' })
  role!: MembershipRole;
  @Field(() => enums.OperatorRole, {
    nullable: true,
    description: 'What the user does across accounts in a session in this organization. Only the operator grants it.',
  })
  operatorRole!: OperatorRole | null;
}

@ObjectType({ description: 'The calling user.', simpleResolvers: true })
export class Viewer {
  @Field(() => ID) id!: string;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => [ViewerMembership], { description: 'In the order of joining. The first is the default organization.' })
  memberships!: ViewerMembership[];
  @Field(() => Session, { nullable: true, description: 'The session of the request; null for a token.' })
  session!: Session | null;
}

@ObjectType({ description: 'A sign-in link that was requested.', simpleResolvers: true })
export class RequestedSignInLink {
  @Field(() => String) email!: string;
  @Field(() => DateTime, { description: 'When the link stops working.' }) expiresAt!: Date;
}

@InputType({ description: 'The address to send a link to.' })
export class RequestSignInLinkInput {
  @Required(() => String, { max: 255, format: 'email' }) email!: string;
}

@InputType({ description: 'What the calling user changes about themselves.' })
export class UpdateViewerInput {
  @Required(() => String, { max: 255, description: 'The name that other members see.' }) name!: string;
}

@InputType({ description: 'The session to end.' })
export class EndSessionInput {
  @Required(() => ID) id!: string;
}
