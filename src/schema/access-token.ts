import { Field, InputType, ObjectType } from 'type-graphql';
import { Node } from './node.js';
import { DateTime, ID } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description: 'A personal access token. Its secret is returned once, when the token is created.',
  simpleResolvers: true,
})
export class AccessToken implements Node {
  @Field(() => ID) id!: string;
  @Field(() => ID) userId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The token that created it. When the parent is revoked, this token is revoked too.',
  })
  parentId!: string | null;
  @Field(() => String, { nullable: true }) label!: string | null;
  @Field(() => [String], { description: 'The abilities of the token, such as `tier:growth`.' }) abilities!: string[];
  @Field(() => DateTime, { nullable: true, description: 'When it was last used, accurate to about half a minute.' })
  lastUsedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The address from which it was last used.' })
  lastUsedIpAddress!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it expires; null if it never does.' }) expiresAt!:
    | string
    | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was revoked.' }) revokedAt!: string | null;
  @Field(() => DateTime) createdAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A new token with its secret, which is returned once.' })
export class MintedAccessToken {
  @Field(() => String, { description: 'The bearer secret; it cannot be read again.' }) token!: string;
  @Field(() => AccessToken, { description: 'The token, without its secret.' }) accessToken!: AccessToken;
}

@InputType({ description: 'Creates a token for the calling user in the acting organization.' })
export class CreateAccessTokenInput {
  @Optional(() => String, { max: 255 }) label?: string | null;
  @Optional(() => [String], {
    description:
      'For example `mode:sandbox`, `tier:growth` or `org:<uuid>`. None may exceed those of the calling token.',
  })
  abilities?: string[] | null;
  @Optional(() => DateTime, {
    description:
      'When the token expires: at most the maximum lifetime from now (366 days, unless the operator sets another), and not ' +
      'after the calling token. If omitted, the latest possible time.',
  })
  expiresAt?: Date | null;
}

@InputType({ description: 'The token to replace: the calling token or one created from it.' })
export class RotateAccessTokenInput {
  @Required(() => ID) id!: string;
}

@InputType({ description: 'The token to revoke, with all tokens created from it.' })
export class RevokeAccessTokenInput {
  @Required(() => ID) id!: string;
}
