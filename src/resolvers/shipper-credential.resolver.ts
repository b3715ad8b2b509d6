import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../context/request-context.js';
import type { CredentialShipper } from '../domain/vocabulary.js';
import { shipperCredentials } from '../reads/loaders/shipper-credential.loader.js';
import { Alone } from '../schema/alone.js';
import { RecordInput } from '../schema/common.js';
import { type CreateCredentialInput, UpdateCredentialInput } from '../schema/credential.js';
import { CreateShipperCredentialInput, ShipperCredential } from '../schema/shipper-credential.js';
import { shipperCredentialService } from '../services/shipper-credential/index.js';
import { RelatedRecords, RootFields } from './declared.js';

@RootFields(shipperCredentials)
@RelatedRecords(shipperCredentials)
@Resolver(() => ShipperCredential)
export class ShipperCredentialResolver {
  @Alone()
  @Mutation(() => ShipperCredential, {
    description: 'Stores a credential and verifies it with the carrier immediately.',
  })
  createShipperCredential(
    @Arg('input', () => CreateShipperCredentialInput) input: CreateCredentialInput<CredentialShipper>,
    @Ctx() ctx: RequestContext,
  ) {
    return shipperCredentialService.create(ctx, input);
  }

  @Alone()
  @Mutation(() => ShipperCredential, {
    description: 'Changes a credential. A new secret or new settings are verified as at creation.',
  })
  updateShipperCredential(
    @Arg('input', () => UpdateCredentialInput) input: UpdateCredentialInput,
    @Ctx() ctx: RequestContext,
  ) {
    return shipperCredentialService.update(ctx, input);
  }

  @Mutation(() => ShipperCredential, { description: 'Deletes the credential and destroys its secret.' })
  deleteShipperCredential(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return shipperCredentialService.remove(ctx, input.id);
  }

  @Alone()
  @Mutation(() => ShipperCredential, { description: 'Verifies the credential with the carrier.' })
  verifyShipperCredential(@Arg('input', () => RecordInput) input: RecordInput, @Ctx() ctx: RequestContext) {
    return shipperCredentialService.verify(ctx, input.id);
  }
}
