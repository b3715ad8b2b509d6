import { Field, ObjectType } from 'type-graphql';
import type { CredentialShipper } from '../domain/vocabulary.js';
import { connectionOf, orderingOf } from './connection.js';
import { CredentialType, createCredentialInputOf, credentialFilterOf } from './credential.js';
import { CredentialShipperEnum } from './enums.js';

@ObjectType({
  description: 'The organization’s credential for its own carrier.',
  simpleResolvers: true,
})
export class ShipperCredential extends CredentialType {
  @Field(() => CredentialShipperEnum) provider!: CredentialShipper;
}

export const ShipperCredentialConnection = connectionOf(ShipperCredential, 'ShipperCredential');
export const ShipperCredentialOrdering = orderingOf('ShipperCredential', ['CREATED_AT', 'UPDATED_AT']);
export const ShipperCredentialFilter = credentialFilterOf<CredentialShipper>(
  'ShipperCredential',
  CredentialShipperEnum,
);
export const CreateShipperCredentialInput = createCredentialInputOf<CredentialShipper>(
  'ShipperCredential',
  CredentialShipperEnum,
);
