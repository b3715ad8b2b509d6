import { ArgsType, Field, ObjectType } from 'type-graphql';
import { Optional, Required } from './validation/rules.js';

/** A part of an address that is still typed need not be right. */
const narrows = 'Only addresses there.';

@ArgsType()
export class AddressCompletionsArgs {
  @Optional(() => String, {
    max: 100,
    description:
      'What is typed of the street, such as `185 B`. Without it, the answer says whether there is a provider.',
  })
  prefix?: string | null;
  @Optional(() => String, { max: 100, description: narrows }) city?: string | null;
  @Optional(() => String, { max: 2, description: narrows }) state?: string | null;
  @Optional(() => String, { max: 10, description: `${narrows} A part of it is enough.` }) zip?: string | null;
}

@ArgsType()
export class AddressCountyArgs {
  @Required(() => String, { max: 255 }) addressLine1!: string;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { max: 2 }) state?: string | null;
  @Optional(() => String, { max: 10, description: 'Without it, city and state are needed.' }) zip?: string | null;
}

@ObjectType({
  description: 'An address in the United States that begins as it is typed. Mail may not reach it.',
  simpleResolvers: true,
})
export class AddressCompletion {
  @Field(() => String) addressLine1!: string;
  @Field(() => String) city!: string;
  @Field(() => String) state!: string;
  @Field(() => String) zip!: string;
}
