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
  @Optional(() => DateTime) expiresAt?: Date | null;
}

@InputType()
export class RevokeAccessTokenInput {
  @Required(() => UUID) id!: string;
}
