import { Field, ObjectType } from 'type-graphql';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { defineConnection, defineOrdering } from './connection.js';
import { CredentialType, defineCreateCredentialInput, defineCredentialFilter } from './credential.js';
import { enums } from './enums.js';

@ObjectType({
  description:
    'The organization’s credential for its own provider: a mailing service, payment processor, fulfillment partner or mail server.',
  simpleResolvers: true,
})
export class ProviderCredential extends CredentialType {
  @Field(() => enums.CredentialProvider) provider!: CredentialProvider;
}

export const ProviderCredentialConnection = defineConnection(ProviderCredential, 'ProviderCredential');
export const ProviderCredentialOrdering = defineOrdering('ProviderCredential', ['CREATED_AT', 'UPDATED_AT']);
export const ProviderCredentialFilter = defineCredentialFilter<CredentialProvider>(
  'ProviderCredential',
  enums.CredentialProvider,
);
export const CreateProviderCredentialInput = defineCreateCredentialInput<CredentialProvider>(
  'ProviderCredential',
  enums.CredentialProvider,
);
