import { Field, InputType, ObjectType } from 'type-graphql';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { Optional, Required } from '../validation/rules.js';
import { connectionOf, orderingOf } from './connection.js';
import { CreateCredentialInput, CredentialFilter, CredentialType } from './credential.js';
import { CredentialProviderEnum } from './enums.js';

@ObjectType({
  description:
    'What the organization shows a provider of its own: a mail house, a payment processor, a fulfillment partner, a mail server.',
  simpleResolvers: true,
})
export class ProviderCredential extends CredentialType {
  @Field(() => CredentialProviderEnum) provider!: CredentialProvider;
}

export const ProviderCredentialConnection = connectionOf(ProviderCredential, 'ProviderCredential');
export const ProviderCredentialOrdering = orderingOf('ProviderCredential', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Narrows a list of ProviderCredential records.' })
export class ProviderCredentialFilter extends CredentialFilter {
  @Optional(() => CredentialProviderEnum) provider?: CredentialProvider | null;
}

@InputType()
export class CreateProviderCredentialInput extends CreateCredentialInput {
  @Required(() => CredentialProviderEnum) provider!: CredentialProvider;
}
