import { type ClassType, Field, InputType, ObjectType } from 'type-graphql';
import type { CredentialMode, CredentialStatus } from '../domain/vocabulary.js';
import { Optional, Required, Unclearable } from '../validation/rules.js';
import { RecordFilter, RecordType, UpdateInput } from './common.js';
import { CredentialModeEnum, CredentialStatusEnum } from './enums.js';
import { DateTime, JSONObject, UUID } from './scalars.js';

/** The fields of both kinds of credentials. The secret is written and never read. */
@ObjectType({ simpleResolvers: true })
export abstract class CredentialType extends RecordType {
  @Field(() => UUID) organizationId!: string;
  @Field(() => String, { nullable: true }) label!: string | null;
  @Field(() => CredentialModeEnum) mode!: CredentialMode;
  @Field(() => String, {
    nullable: true,
    description: 'The end of the secret; null where the secret is so short that it would tell too much.',
  })
  lastFour!: string | null;
  @Field(() => String, { description: 'The same for the same secret, and of no use to find it.' }) fingerprint!: string;
  @Field(() => JSONObject, { description: 'What the provider needs beside the secret.' })
  settings!: Record<string, unknown>;
  @Field(() => [String], {
    description: 'Names of the settings that are secret themselves; their values are never told.',
  })
  secretSettings!: string[];
  @Field(() => CredentialStatusEnum) status!: CredentialStatus;
  @Field(() => DateTime, { nullable: true, description: 'When the provider last took the credential.' })
  verifiedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'What went wrong when the provider was last asked.' })
  lastError!: string | null;
}

/** What a list of one kind of credentials is narrowed by. The rules of fields are not inherited, so each kind has a class. */
export function credentialFilterOf<Issuer>(name: string, issuers: object): ClassType<CredentialFilter<Issuer>> {
  @InputType(`${name}Filter`, { description: `Narrows a list of ${name} records.` })
  class FilterInput extends RecordFilter {
    @Optional(() => issuers) provider?: Issuer | null;
    @Optional(() => CredentialModeEnum) mode?: CredentialMode | null;
    @Optional(() => CredentialStatusEnum) status?: CredentialStatus | null;
    @Optional(() => String, { max: 255, description: 'In the label.' }) search?: string | null;
  }
  return FilterInput;
}

export interface CredentialFilter<Issuer> extends RecordFilter {
  provider?: Issuer | null;
  mode?: CredentialMode | null;
  status?: CredentialStatus | null;
  search?: string | null;
}

/** What a credential of one kind is created from. */
export function createCredentialInputOf<Issuer>(
  name: string,
  issuers: object,
): ClassType<CreateCredentialInput<Issuer>> {
  @InputType(`Create${name}Input`)
  class CreateInput {
    @Required(() => issuers) provider!: Issuer;
    @Optional(() => String, { max: 255 }) label?: string | null;
    @Optional(() => CredentialModeEnum, {
      description: 'Left out: live, and test in the sandbox, which takes nothing else.',
    })
    mode?: CredentialMode | null;
    @Required(() => String, { max: 4096, description: 'The key, client secret or password. It is never told again.' })
    secret!: string;
    @Optional(() => JSONObject, { bag: 'free', description: 'What the provider needs beside the secret.' })
    settings?: Record<string, unknown> | null;
    @Optional(() => JSONObject, { bag: 'free' }) metadata?: Record<string, unknown> | null;
  }
  return CreateInput;
}

export interface CreateCredentialInput<Issuer> {
  provider: Issuer;
  label?: string | null;
  mode?: CredentialMode | null;
  secret: string;
  settings?: Record<string, unknown> | null;
  metadata?: Record<string, unknown> | null;
}

@InputType()
export class UpdateCredentialInput extends UpdateInput {
  @Required(() => UUID) id!: string;
  @Optional(() => String, { max: 255 }) label?: string | null;
  @Unclearable(() => String, { max: 4096, description: 'Replaces the secret; the new one is verified.' })
  secret?: string;
  @Unclearable(() => JSONObject, {
    bag: 'free',
    description: 'Settings to change; those that are not named stay, and null removes one.',
  })
  settings?: Record<string, unknown>;
  @Unclearable(() => CredentialStatusEnum, { description: 'Only `revoked` may be set; the secret is then destroyed.' })
  status?: CredentialStatus;
  @Optional(() => JSONObject, { bag: 'free' }) metadata?: Record<string, unknown> | null;
}
