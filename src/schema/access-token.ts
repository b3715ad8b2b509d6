import { Field, InputType, ObjectType } from 'type-graphql';
import { Optional, Required } from '../validation/rules.js';
import { DateTime, UUID } from './scalars.js';

@ObjectType({
  description: 'A personal access token. Its secret is shown once, when it is minted.',
  simpleResolvers: true,
})
export class AccessToken {
  @Field(() => UUID) id!: string;
  @Field(() => UUID) userId!: string;
  @Field(() => UUID, { nullable: true, description: 'The token that made it, with which it ends.' })
  parentId!: string | null;
  @Field(() => String, { nullable: true }) label!: string | null;
  @Field(() => [String]) abilities!: string[];
  @Field(() => DateTime, { nullable: true }) lastUsedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) expiresAt!: string | null;
  @Field(() => DateTime, { nullable: true }) revokedAt!: string | null;
  @Field(() => DateTime) createdAt!: string;
}

@ObjectType({ simpleResolvers: true })
export class MintedAccessToken {
  @Field(() => String, { description: 'The bearer secret; it cannot be read again.' }) token!: string;
  @Field(() => AccessToken) accessToken!: AccessToken;
}

@InputType({ description: 'Mints a token for the calling user in the acting organization.' })
export class CreateAccessTokenInput {
  @Optional(() => String, { max: 255 }) label?: string | null;
  @Optional(() => [String], {
    description: 'Such as `mode:sandbox`, `tier:growth`, `org:<uuid>`. None may go beyond those of the calling token.',
  })
  abilities?: string[] | null;
  @Optional(() => DateTime, {
    description:
      'When the token ends: at most the longest life that the service allows from now (366 days unless the operator set ' +
      'another), and not after the calling token. Left out, as late as possible.',
  })
  expiresAt?: Date | null;
}

@InputType({ description: 'Names the token to replace: the calling token itself, or one that came from it.' })
export class RotateAccessTokenInput {
  @Required(() => UUID) id!: string;
}

@InputType({ description: 'Names the token to end, with all tokens that came from it.' })
export class RevokeAccessTokenInput {
  @Required(() => UUID) id!: string;
}
