import { Field, ObjectType } from 'type-graphql';
import type { CredentialShipper } from '../domain/vocabulary.js';
import { connectionOf, orderingOf } from './connection.js';
import { CredentialType, createCredentialInputOf, credentialFilterOf } from './credential.js';
import { enums } from './enums.js';

@ObjectType({
  description: 'The organization’s credential for its own carrier.',
  simpleResolvers: true,
})
export class ShipperCredential extends CredentialType {
  @Field(() => enums.CredentialShipper) provider!: CredentialShipper;
}

export const ShipperCredentialConnection = connectionOf(ShipperCredential, 'ShipperCredential');
export const ShipperCredentialOrdering = orderingOf('ShipperCredential', ['CREATED_AT', 'UPDATED_AT']);
export const ShipperCredentialFilter = credentialFilterOf<CredentialShipper>(
  'ShipperCredential',
  enums.CredentialShipper,
);
export const CreateShipperCredentialInput = createCredentialInputOf<CredentialShipper>(
  'ShipperCredential',
  enums.CredentialShipper,
);
