import { Field, ObjectType } from 'type-graphql';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { connectionOf, orderingOf } from './connection.js';
import { CredentialType, createCredentialInputOf, credentialFilterOf } from './credential.js';
import { CredentialProviderEnum } from './enums.js';

@ObjectType({
  description:
    'The organization’s credential for its own provider: a mailing service, payment processor, fulfillment partner or mail server.',
  simpleResolvers: true,
})
export class ProviderCredential extends CredentialType {
  @Field(() => CredentialProviderEnum) provider!: CredentialProvider;
}

export const ProviderCredentialConnection = connectionOf(ProviderCredential, 'ProviderCredential');
export const ProviderCredentialOrdering = orderingOf('ProviderCredential', ['CREATED_AT', 'UPDATED_AT']);
export const ProviderCredentialFilter = credentialFilterOf<CredentialProvider>(
  'ProviderCredential',
  CredentialProviderEnum,
);
export const CreateProviderCredentialInput = createCredentialInputOf<CredentialProvider>(
  'ProviderCredential',
  CredentialProviderEnum,
);
