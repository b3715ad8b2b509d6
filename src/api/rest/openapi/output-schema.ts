import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { snake } from '../../../domain/shared/casing.js';
import { described, type JsonSchema, nullable, type Schemas } from './json-schema.js';
import { enumSchema, scalar } from './leaf-schema.js';

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/**
 * The schema of a selection's result: a component if the selection is one fragment (`DivisionFields` becomes `Division`), an
 * inline object otherwise. Fields under `@include` or `@skip` are left to the caller.
 */
export function selectionSchema(
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode,
  fragments: Fragments,
  schemas: Schemas,
): JsonSchema {
  const selections = selectionSet.selections.filter(({ directives }) => !directives?.length);
  const [first] = selections;
  if (selections.length === 1 && first?.kind === Kind.FRAGMENT_SPREAD) {
    const fragment = fragments.get(first.name.value)!;
    return schemas.named(fragment.name.value.replace(/Fields$/, ''), () =>
      objectSchema(type, fragment.selectionSet, fragments, schemas),
    );
  }
  return objectSchema(type, { kind: Kind.SELECTION_SET, selections }, fragments, schemas);
}

function objectSchema(
  type: GraphQLObjectType,
  selectionSet: SelectionSetNode,
  fragments: Fragments,
  schemas: Schemas,
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  for (const selected of walkFields(selectionSet, fragments)) {
    const field = type.getFields()[selected.name.value]!;
    properties[selected.alias?.value ?? snake(field.name)] = fieldSchema(field, selected, fragments, schemas);
  }
  return {
    type: 'object',
    ...(type.description && { description: type.description }),
    required: Object.keys(properties),
    properties,
  };
}

function* walkFields(selectionSet: SelectionSetNode, fragments: Fragments): Generator<FieldNode> {
  for (const selection of selectionSet.selections) {
    if (selection.kind === Kind.FIELD) yield selection;
    else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      yield* walkFields(fragments.get(selection.name.value)!.selectionSet, fragments);
    } else yield* walkFields(selection.selectionSet, fragments);
  }
}

function fieldSchema(
  field: GraphQLField<unknown, unknown>,
  selected: FieldNode,
  fragments: Fragments,
  schemas: Schemas,
): JsonSchema {
  return described(valueSchema(field.type, selected, fragments, schemas), field.description);
}

function valueSchema(type: GraphQLOutputType, selected: FieldNode, fragments: Fragments, schemas: Schemas): JsonSchema {
  if (!(type instanceof GraphQLNonNull)) return nullable(filledSchema(type, selected, fragments, schemas));
  return filledSchema(type.ofType, selected, fragments, schemas);
}

function filledSchema(
  type: GraphQLOutputType,
  selected: FieldNode,
  fragments: Fragments,
  schemas: Schemas,
): JsonSchema {
  if (type instanceof GraphQLList) {
    return { type: 'array', items: valueSchema(type.ofType, selected, fragments, schemas) };
  }
  if (isEnumType(type)) return enumSchema(type, 'output', schemas);
  if (isScalarType(type)) return scalar(type.name).output;
  if (isObjectType(type)) return selectionSchema(type, selected.selectionSet!, fragments, schemas);
  throw new Error(`The type ${String(type)} has no JSON schema: add it to openapi/output-schema.ts.`);
}
