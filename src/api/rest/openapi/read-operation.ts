import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { answeredFields } from '../answered-field.js';
import type { Route } from '../route.js';
import type { Fragments } from './output-schema.js';

/** The parts of a route's operation, read without compiling it. */
export interface ReadOperation {
  name: string;
  kind: 'query' | 'mutation';
  /** The root field in the schema, and how the operation selects it. */
  field: GraphQLField<unknown, unknown>;
  root: FieldNode;
  /** The field of the record that is answered, and its type: those of the root field, unless it is a payload. */
  selected: FieldNode;
  type: GraphQLObjectType;
  variables: Record<string, GraphQLInputType>;
  fragments: Fragments;
}

export function readOperation(schema: GraphQLSchema, route: Route): ReadOperation {
  const { definitions } = route.operation;
  const operation = definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const fragments = definitions.filter(
    (node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION,
  );
  const [root, record] = answeredFields(operation);
  const field = schema.getRootType(operation.operation)!.getFields()[root.name.value]!;
  const type = getNamedType(field.type) as GraphQLObjectType;
  return {
    name: operation.name!.value,
    kind: operation.operation as 'query' | 'mutation',
    field,
    root,
    selected: record ?? root,
    type: record ? (getNamedType(type.getFields()[record.name.value]!.type) as GraphQLObjectType) : type,
    variables: Object.fromEntries(
      (operation.variableDefinitions ?? []).map((node) => [
        node.variable.name.value,
        typeFromAST(schema, node.type as never) as GraphQLInputType,
      ]),
    ),
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
  };
}
