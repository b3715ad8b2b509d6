import { type GraphQLEnumType, type GraphQLObjectType, getNamedType, Kind, type SelectionSetNode } from 'graphql';
import type { JsonSchema, Schemas } from './json-schema.js';
import { selectionSchema } from './output-schema.js';
import type { ReadOperation } from './read-operation.js';

/** The body of a `groups` answer (see `groupsEnvelope`): one property for each member of the enum of groups. */
export function groupsSchema({ type, selected, fragments }: ReadOperation, schemas: Schemas): JsonSchema {
  const group = getNamedType(type.getFields().groups!.type) as GraphQLObjectType;
  const names = getNamedType(group.getFields().type!.type) as GraphQLEnumType;
  const record = getNamedType(group.getFields().results!.type) as GraphQLObjectType;
  const results = below(below(selected.selectionSet!, 'groups'), 'results');
  const item = selectionSchema(record, results, fragments, schemas);
  const ofEach = (schema: JsonSchema) => Object.fromEntries(names.getValues().map(({ value }) => [value, schema]));
  const others = selected.selectionSet!.selections.filter(
    (selection) => selection.kind !== Kind.FIELD || selection.name.value !== 'groups',
  );
  const meta = selectionSchema(type, { kind: Kind.SELECTION_SET, selections: others }, fragments, schemas);
  const counts = {
    type: 'object',
    description: 'The number of matches per type; above one hundred, not all are counted.',
    properties: ofEach({ type: 'integer', minimum: 0 }),
  };
  return {
    type: 'object',
    required: ['data', 'meta'],
    properties: {
      data: {
        type: 'object',
        description: 'One group for each type searched, even if it is empty.',
        properties: ofEach({ type: 'array', items: item }),
      },
      meta: {
        ...meta,
        required: [...(meta.required as string[]), 'counts'],
        properties: { ...(meta.properties as object), counts },
      },
    },
  };
}

function below(selectionSet: SelectionSetNode, name: string): SelectionSetNode {
  const field = selectionSet.selections.find(
    (selection) => selection.kind === Kind.FIELD && selection.name.value === name,
  );
  if (field?.kind !== Kind.FIELD) throw new Error(`The operation of a groups answer does not select ${name}.`);
  return field.selectionSet!;
}
