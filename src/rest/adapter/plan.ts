import {
  type DocumentNode,
  type FieldNode,
  GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql';
import { compileOperation, type Operation } from '../../graphql/compile.js';
import { snake } from '../../validation/casing.js';
import type { Route } from './route.js';

/** A route made ready: its operation compiled to answer in snake_case, and where each variable comes from. */
export interface Plan {
  route: Route;
  operation: Operation;
  /** The root field's key in the result. */
  field: string;
  variables: Record<string, GraphQLInputType>;
  /** The operation as it is run, its fields under their snake_case names. */
  document: DocumentNode;
}

export function planRoute(schema: GraphQLSchema, route: Route): Plan {
  const document = snakeCased(route.operation);
  const definition = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const root = definition.selectionSet.selections[0] as FieldNode;
  return {
    route,
    document,
    operation: compileOperation(schema, document, definition.name?.value, enumValues(schema)),
    field: (root.alias ?? root.name).value,
    variables: Object.fromEntries(
      (definition.variableDefinitions ?? []).map((node) => [
        node.variable.name.value,
        typeFromAST(schema, node.type as never) as GraphQLInputType,
      ]),
    ),
  };
}

/** Every field answers under its snake_case name, so the compiled operation writes the REST body itself. */
function snakeCased(document: DocumentNode): DocumentNode {
  return visit(document, {
    Field(node) {
      const name = snake(node.name.value);
      if (node.alias || name === node.name.value) return undefined;
      return { ...node, alias: { kind: Kind.NAME, value: name } };
    },
  });
}

/** REST shows enum members by their value (`general_contractor`). */
function enumValues(schema: GraphQLSchema): Record<string, (value: unknown) => unknown> {
  const enums = Object.values(schema.getTypeMap()).filter((type) => type instanceof GraphQLEnumType);
  return Object.fromEntries(enums.map((type) => [type.name, (value: unknown) => value]));
}
