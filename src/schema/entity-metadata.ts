import { Field, InputType, ObjectType } from 'type-graphql';
import type { EntityType, MetadataType } from '../domain/vocabulary.js';
import { RecordFilter } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { Node } from './node.js';
import { DateTime, ID, JSONValue } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@ObjectType({
  implements: Node,
  description: 'A metadata entry: a named, typed value attached to a record of any type.',
  simpleResolvers: true,
})
export class EntityMetadata implements Node {
  @Field(() => ID) id!: string;
  @Field(() => enums.EntityType) entityType!: EntityType;
  @Field(() => ID) entityId!: string;
  @Field(() => String) key!: string;
  @Field(() => JSONValue, {
    nullable: true,
    description: 'A scalar or size-limited JSON, converted to `type`; null is a value of the type `json`.',
  })
  value!: unknown;
  @Field(() => enums.MetadataType, { description: 'The type of the value.' }) type!: MetadataType;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime) updatedAt!: string;
}

export const EntityMetadataConnection = defineConnection(EntityMetadata, 'EntityMetadata');
export const EntityMetadataOrdering = defineOrdering('EntityMetadata', ['CREATED_AT', 'UPDATED_AT', 'KEY']);

@InputType({ description: 'Filters a list of EntityMetadata records.' })
export class EntityMetadataFilter extends RecordFilter {
  @Optional(() => String, { max: 128 }) key?: string | null;
  @Optional(() => enums.MetadataType) type?: MetadataType | null;
}

@InputType({ description: 'Creates the metadata entry of a key, or replaces it.' })
export class SetMetadataInput {
  @Required(() => enums.EntityType) entityType!: EntityType;
  @Required(() => ID) entityId!: string;
  @Required(() => String, { max: 128, format: 'key' }) key!: string;
  @Optional(() => JSONValue, {
    json: 'value',
    required: true,
    description: 'The value to store, converted to `type`. Null is a value, too.',
  })
  value!: unknown;
  @Optional(() => enums.MetadataType, { description: 'Inferred from the value if omitted.' })
  type?: MetadataType | null;
}

@InputType({ description: 'Identifies a metadata entry.' })
export class MetadataKeyInput {
  @Required(() => enums.EntityType) entityType!: EntityType;
  @Required(() => ID) entityId!: string;
  @Required(() => String, { max: 128, format: 'key' }) key!: string;
}
