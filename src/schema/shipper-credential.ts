import { Field, InputType, ObjectType } from 'type-graphql';
import type { CredentialShipper } from '../domain/vocabulary.js';
import { Optional, Required } from '../validation/rules.js';
import { connectionOf, orderingOf } from './connection.js';
import { CreateCredentialInput, CredentialFilter, CredentialType } from './credential.js';
import { CredentialShipperEnum } from './enums.js';

@ObjectType({ description: 'What the organization shows a carrier of its own.', simpleResolvers: true })
export class ShipperCredential extends CredentialType {
  @Field(() => CredentialShipperEnum) provider!: CredentialShipper;
}

export const ShipperCredentialConnection = connectionOf(ShipperCredential, 'ShipperCredential');
export const ShipperCredentialOrdering = orderingOf('ShipperCredential', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Narrows a list of ShipperCredential records.' })
export class ShipperCredentialFilter extends CredentialFilter {
  @Optional(() => CredentialShipperEnum) provider?: CredentialShipper | null;
}

@InputType()
export class CreateShipperCredentialInput extends CreateCredentialInput {
  @Required(() => CredentialShipperEnum) provider!: CredentialShipper;
}
