import { Field, InputType, ObjectType } from 'type-graphql';
import { Node } from './node.js';
import { DateTime, ID, JSONObject } from './scalars.js';
import { Required } from './validation/rules.js';

@ObjectType({ implements: Node, description: 'A passkey of the calling user.', simpleResolvers: true })
export class Passkey implements Node {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'What the user calls it.' }) name!: string;
  @Field(() => Boolean, {
    description: 'Whether it is copied to the other devices of the user. Otherwise it is lost with its device.',
  })
  isBackedUp!: boolean;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When the user last signed in with it.' })
  lastUsedAt!: string | null;
}

@ObjectType({ description: 'A passkey that the browser is to create.', simpleResolvers: true })
export class PasskeyRegistration {
  @Field(() => JSONObject, {
    description:
      'For `PublicKeyCredential.parseCreationOptionsFromJSON`, whose result goes to `navigator.credentials.create`.',
  })
  options!: object;
  @Field(() => DateTime, { description: 'When `finishPasskeyRegistration` must have been called.' }) expiresAt!: Date;
}

@InputType({ description: 'The passkey that the browser has created.' })
export class FinishPasskeyRegistrationInput {
  @Required(() => String, { max: 100, description: 'What the user calls it, such as the name of the device.' })
  name!: string;
  @Required(() => JSONObject, { description: 'The credential: the result of its `toJSON()`.' })
  credential!: Record<string, unknown>;
}

@InputType({ description: 'The new name of a passkey.' })
export class RenamePasskeyInput {
  @Required(() => ID) id!: string;
  @Required(() => String, { max: 100, description: 'The new name, such as the name of the device.' }) name!: string;
}

@InputType({ description: 'The passkey to remove.' })
export class RemovePasskeyInput {
  @Required(() => ID) id!: string;
}
