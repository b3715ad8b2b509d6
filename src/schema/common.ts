import { Field, InputType, ObjectType } from 'type-graphql';
import { Node } from './node.js';
import { DateTime, ID, JSONObject } from './scalars.js';
import { declarationsOf, Optional, Required, Unclearable } from './validation/rules.js';

/** The fields that every record has. */
@ObjectType({ implements: Node, simpleResolvers: true })
export abstract class RecordType implements Node {
  @Field(() => ID) id!: string;
  @Field(() => JSONObject, {
    nullable: true,
    description: 'A free-form metadata object: at most 32 KB, six levels and 500 items.',
  })
  metadata!: Record<string, unknown> | null;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Set on records that a list with `updatedSince` reports as deleted.',
  })
  deletedAt!: string | null;
}

/** The fields of a record that its account can find by a key of its own. */
@ObjectType({ implements: Node, simpleResolvers: true })
export abstract class KeyedRecordType extends RecordType {
  @Field(() => String, {
    nullable: true,
    description: 'The system of yours that the external id is of, such as `sage`.',
  })
  externalSource!: string | null;
  @Field(() => String, { nullable: true, description: 'The id in your own system.' }) externalId!: string | null;
}

/** The key of such a record, in the input that creates it. */
@InputType()
export abstract class KeyedInput {
  @Optional(() => String, { max: 64, description: 'With the external id, it names one record.' })
  externalSource?: string | null;
  @Optional(() => String, { max: 255, description: 'The id in your own system.' }) externalId?: string | null;
}

/** The description of a free-form metadata object's second name. */
export function describeAlias(name: 'metadata' | 'meta'): string {
  return `Another name of \`${name}\`. The entries of both are kept; an entry in both has its value in \`${name}\`.`;
}

/** The filters of every list. */
@InputType()
export abstract class RecordFilter {
  @Optional(() => DateTime, { description: 'Only records changed at or after this time, including deleted ones.' })
  updatedSince?: Date | null;
}

/**
 * The input of every update, and of other changes to a record that a person has read, in addition to their own fields. REST uses
 * If-Match for the same purpose.
 */
@InputType()
export abstract class UpdateInput {
  @Optional(() => DateTime, {
    graphqlOnly: true,
    description:
      'The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED and changes nothing.',
  })
  expectedUpdatedAt?: Date | null;
}

@InputType({ description: 'The id of the record, for operations that need no other input.' })
export class RecordInput extends UpdateInput {
  @Required(() => ID) id!: string;
}

type RequiredKeys<Input> = { [Key in keyof Input]-?: object extends Pick<Input, Key> ? never : Key }[keyof Input];

/** What an update of the record that `Create` makes can say. */
type UpdateFields<Create, Fixed extends keyof Create, Kept extends keyof Create> = { id: string } & {
  [Key in Exclude<keyof Create, Fixed | RequiredKeys<Create> | Kept>]?: Create[Key];
} & { [Key in Exclude<RequiredKeys<Create> | Kept, Fixed>]?: NonNullable<Create[Key]> };

/**
 * The base class of an update: the fields of the input that creates the record, with the same rules. Fields that are required
 * there can be omitted here but not cleared. A field with other rules is declared again in the update.
 *
 * @param of `fixed`: fields that never change; `unclearable`: optional fields whose columns are never empty
 */
export function defineUpdate<
  Create extends object,
  const Fixed extends keyof Create & string = never,
  const Kept extends keyof Create & string = never,
>(
  create: new () => Create,
  of: { fixed?: readonly Fixed[]; unclearable?: readonly Kept[] } = {},
): new () => UpdateInput & UpdateFields<Create, Fixed, Kept> {
  @InputType()
  abstract class Update extends UpdateInput {}
  Required(() => ID)(Update.prototype, 'id');
  const { fixed = [], unclearable = [] }: { fixed?: readonly string[]; unclearable?: readonly string[] } = of;
  for (const [field, { type, rule, required }] of declarationsOf(create)) {
    if (fixed.includes(field)) continue;
    const optional = required || unclearable.includes(field) ? Unclearable : Optional;
    const { requiredAtHome: _, ...updateRule } = rule;
    optional(type, { ...updateRule, partial: true })(Update.prototype, field);
  }
  return Update as never;
}

/**
 * The base class of an input that makes a record with a key of the caller's own, or changes the one that has it: the fields of the input
 * that creates the record, and both parts of the key are required.
 */
export function defineUpsert<Create extends KeyedInput>(
  create: new () => Create,
): new () => Omit<Create, keyof KeyedInput> & { externalSource: string; externalId: string } {
  @InputType()
  abstract class Upsert {}
  Required(() => String, { max: 64, description: 'The system of yours that the external id is of, such as `sage`.' })(
    Upsert.prototype,
    'externalSource',
  );
  Required(() => String, { max: 255, description: 'The id of the record in that system.' })(
    Upsert.prototype,
    'externalId',
  );
  for (const [field, { type, rule, required }] of declarationsOf(create)) {
    if (field === 'externalSource' || field === 'externalId') continue;
    (required ? Required : Optional)(type, rule)(Upsert.prototype, field);
  }
  return Upsert as never;
}

/**
 * The base class of an input that makes a record as a part of something else: the fields of the input that creates it alone, with the
 * same rules.
 *
 * @param without the fields that what it is a part of decides
 */
export function definePart<Create extends object, const Left extends keyof Create & string>(
  create: new () => Create,
  without: readonly Left[],
): new () => Omit<Create, Left> {
  @InputType()
  abstract class Part {}
  for (const [field, { type, rule, required }] of declarationsOf(create)) {
    if ((without as readonly string[]).includes(field)) continue;
    (required ? Required : Optional)(type, rule)(Part.prototype, field);
  }
  return Part as never;
}
