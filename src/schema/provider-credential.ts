import { Field, ObjectType } from 'type-graphql';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { connectionOf, orderingOf } from './connection.js';
import { CredentialType, createCredentialInputOf, credentialFilterOf } from './credential.js';
import { enums } from './enums.js';

@ObjectType({
  description:
    'The organization’s credential for its own provider: a mailing service, payment processor, fulfillment partner or mail server.',
  simpleResolvers: true,
})
export class ProviderCredential extends CredentialType {
  @Field(() => enums.CredentialProvider) provider!: CredentialProvider;
}

export const ProviderCredentialConnection = connectionOf(ProviderCredential, 'ProviderCredential');
export const ProviderCredentialOrdering = orderingOf('ProviderCredential', ['CREATED_AT', 'UPDATED_AT']);
export const ProviderCredentialFilter = credentialFilterOf<CredentialProvider>(
  'ProviderCredential',
  enums.CredentialProvider,
);
export const CreateProviderCredentialInput = createCredentialInputOf<CredentialProvider>(
  'ProviderCredential',
  enums.CredentialProvider,
);
