import { Field, ObjectType } from 'type-graphql';
import type { CredentialShipper } from '../domain/vocabulary.js';
import { defineConnection, defineOrdering } from './connection.js';
import { CredentialType, defineCreateCredentialInput, defineCredentialFilter } from './credential.js';
import { enums } from './enums.js';

@ObjectType({
  description: 'The organization’s credential for its own carrier.',
  simpleResolvers: true,
})
export class ShipperCredential extends CredentialType {
  @Field(() => enums.CredentialShipper) provider!: CredentialShipper;
}

export const ShipperCredentialConnection = defineConnection(ShipperCredential, 'ShipperCredential');
export const ShipperCredentialOrdering = defineOrdering('ShipperCredential', ['CREATED_AT', 'UPDATED_AT']);
export const ShipperCredentialFilter = defineCredentialFilter<CredentialShipper>(
  'ShipperCredential',
  enums.CredentialShipper,
);
export const CreateShipperCredentialInput = defineCreateCredentialInput<CredentialShipper>(
  'ShipperCredential',
  enums.CredentialShipper,
);
