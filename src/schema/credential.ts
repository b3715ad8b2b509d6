import { type ClassType, Field, InputType, ObjectType } from 'type-graphql';
import type { CredentialMode, CredentialStatus } from '../domain/vocabulary.js';
import { RecordFilter, RecordType, UpdateInput } from './common.js';
import { enums } from './enums.js';
import { DateTime, ID, JSONObject } from './scalars.js';
import { Optional, Required, Unclearable } from './validation/rules.js';

/** The fields of both kinds of credentials. The secret is written and never read. */
@ObjectType({ simpleResolvers: true })
export abstract class CredentialType extends RecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => String, { nullable: true }) label!: string | null;
  @Field(() => enums.CredentialMode) mode!: CredentialMode;
  @Field(() => String, {
    nullable: true,
    description: 'The last characters of the secret; null if the secret is too short to show any.',
  })
  lastFour!: string | null;
  @Field(() => String, { description: 'A fingerprint that is the same for the same secret and does not reveal it.' })
  fingerprint!: string;
  @Field(() => JSONObject, { description: 'The settings that the provider needs in addition to the secret.' })
  settings!: Record<string, unknown>;
  @Field(() => [String], {
    description: 'The names of settings that are secret. Their values are never returned.',
  })
  secretSettings!: string[];
  @Field(() => enums.CredentialStatus) status!: CredentialStatus;
  @Field(() => DateTime, { nullable: true, description: 'When the provider last accepted the credential.' })
  verifiedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The error of the last verification.' })
  lastError!: string | null;
}

/** The filter for a list of one kind of credentials. Rules of fields are not inherited, so each kind has its own class. */
export function defineCredentialFilter<Issuer>(name: string, issuers: object): ClassType<CredentialFilter<Issuer>> {
  @InputType(`${name}Filter`, { description: `Filters a list of ${name} records.` })
  class FilterInput extends RecordFilter {
    @Optional(() => issuers) provider?: Issuer | null;
    @Optional(() => enums.CredentialMode) mode?: CredentialMode | null;
    @Optional(() => enums.CredentialStatus) status?: CredentialStatus | null;
    @Optional(() => String, { max: 255, description: 'Text in the label.' }) search?: string | null;
  }
  return FilterInput;
}

interface CredentialFilter<Issuer> extends RecordFilter {
  provider?: Issuer | null;
  mode?: CredentialMode | null;
  status?: CredentialStatus | null;
  search?: string | null;
}

/** The input that creates one kind of credential. */
export function defineCreateCredentialInput<Issuer>(
  name: string,
  issuers: object,
): ClassType<CreateCredentialInput<Issuer>> {
  @InputType(`Create${name}Input`)
  class CreateInput {
    @Required(() => issuers) provider!: Issuer;
    @Optional(() => String, { max: 255 }) label?: string | null;
    @Optional(() => enums.CredentialMode, {
      description: 'Live by default. In the sandbox, the default is test, and live is refused.',
    })
    mode?: CredentialMode | null;
    @Required(() => String, { max: 4096, description: 'The key, client secret or password. It is never returned.' })
    secret!: string;
    @Optional(() => JSONObject, {
      json: 'object',
      description: 'The settings that the provider needs in addition to the secret.',
    })
    settings?: Record<string, unknown> | null;
    @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
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

@InputType({ description: 'A partial update of a credential.' })
export class UpdateCredentialInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Optional(() => String, { max: 255 }) label?: string | null;
  @Unclearable(() => String, { max: 4096, description: 'Replaces the secret; the new one is verified.' })
  secret?: string;
  @Unclearable(() => JSONObject, {
    json: 'object',
    description: 'The settings to change. Omitted settings stay unchanged; null removes a setting.',
  })
  settings?: Record<string, unknown>;
  @Unclearable(() => enums.CredentialStatus, {
    description: 'Only `revoked` may be set; the secret is then destroyed.',
  })
  status?: CredentialStatus;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}
