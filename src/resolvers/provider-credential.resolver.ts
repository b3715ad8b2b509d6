import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { CredentialProvider } from '../domain/vocabulary.js';
import { providerCredentials } from '../reads/loaders/provider-credential.loader.js';
import { Alone } from '../schema/alone.js';
import { RecordInput } from '../schema/common.js';
import { type CreateCredentialInput, UpdateCredentialInput } from '../schema/credential.js';
import { CreateProviderCredentialInput, ProviderCredential } from '../schema/provider-credential.js';
import { providerCredentialService } from '../services/provider-credential/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(providerCredentials)
@RelatedRecords(providerCredentials)
@Resolver(() => ProviderCredential)
export class ProviderCredentialResolver {
  @Alone()
  @Mutation(() => ProviderCredential, {
    description: 'Stores a credential and verifies it with the provider immediately.',
  })
  createProviderCredential(
    @Arg('input', () => CreateProviderCredentialInput) input: CreateCredentialInput<CredentialProvider>,
    @Ctx() ctx: RequestContext,
  ) {
    return providerCredentialService.create(ctx, input);
  }

  @Alone()
  @Mutation(() => ProviderCredential, {
    description: 'Changes a credential. A new secret or new settings are verified as at creation.',
  })
  updateProviderCredential(
    @Arg('input', () => UpdateCredentialInput) input: UpdateCredentialInput,
    @Ctx() ctx: RequestContext,
  ) {
    return providerCredentialService.update(ctx, input);
  }

  @Mutation(() => ProviderCredential, { description: 'Deletes the credential and destroys its secret.' })
  deleteProviderCredential(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return providerCredentialService.remove(ctx, input.id);
  }

  @Alone()
  @Mutation(() => ProviderCredential, { description: 'Verifies the credential with the provider.' })
  verifyProviderCredential(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return providerCredentialService.verify(ctx, input.id);
  }
}
