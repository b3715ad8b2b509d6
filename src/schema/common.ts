import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Optional, Required } from '../validation/rules.js';
import { Node } from './node.js';
import { DateTime, JSONObject, UUID } from './scalars.js';

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

/** The filters of every list. */
@InputType()
export abstract class RecordFilter {
  @Optional(() => DateTime, { description: 'Only records changed at or after this time, including deleted ones.' })
  updatedSince?: Date | null;
}

@InputType({ description: 'The id of the record, for operations that need no other input.' })
export class RecordInput {
  @Required(() => UUID) id!: string;
}

/** The input that every update accepts in addition to its record's fields. REST uses If-Match for the same purpose. */
@InputType()
export abstract class UpdateInput {
  @Optional(() => DateTime, {
    graphqlOnly: true,
    description:
      'The `updatedAt` of the record with this `id`, as you read it. If the record has changed since, the update fails with PRECONDITION_FAILED and changes nothing.',
  })
  expectedUpdatedAt?: Date | null;
}
