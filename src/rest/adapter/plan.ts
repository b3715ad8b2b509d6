import {
  type DocumentNode,
  type FieldNode,
  GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  visit,
} from 'graphql';
import { compileOperation, type Operation } from '../../graphql/compile.js';
import { snake } from '../../validation/casing.js';
import type { InputRule } from '../../validation/rules.js';
import { type QueryParameter, queryParameters } from './query.js';
import type { Route } from './route.js';

/** A route made ready: its operation compiled to answer in snake_case, and where each variable comes from. */
export interface Plan {
  route: Route;
  operation: Operation;
  /** The root field's key in the result. */
  field: string;
  /** The type of what it answers. */
  returns: string;
  /** Shows the record that the route changes, or whose verb it is: what If-Match is about. */
  target?: Plan;
  /** Whether it answers a record just as the record's own address does, so that one `ETag` names both. */
  tagged: boolean;
  variables: Record<string, GraphQLInputType>;
  /** What the parameters of the path fill. */
  path: PathParameter[];
  /** What fills arguments from the query, beside filters and pages. */
  query: QueryParameter[];
  /** The operation as it is run, its fields under their snake_case names. */
  document: DocumentNode;
}

/** A `{name}` of the path: `{uuid}` fills `id`, any other what is called like it. */
export interface PathParameter {
  name: string;
  fills: string;
  type: GraphQLInputType;
  rule: InputRule;
}

/** The parameters of a route's path, typed by the variable or the input's field that each fills. */
export function pathParameters(route: Route, variables: Record<string, GraphQLInputType>): PathParameter[] {
  const input = variables.input && getNullableType(variables.input);
  const fields = isInputObjectType(input) ? input.getFields() : {};
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => {
    const fills = name === 'uuid' ? 'id' : name!;
    const type = variables[fills] ?? fields[fills]?.type;
    if (!type) throw new Error(`${route.method} ${route.path}: nothing in its operation is called ${fills}.`);
    return { name: name!, fills, type, rule: fields[fills]?.extensions.rule ?? {} };
  });
}

const plans = new WeakMap<GraphQLSchema, Map<Route, Plan>>();

/** A route is compiled once for a schema. */
export function planRoute(schema: GraphQLSchema, route: Route): Plan {
  let known = plans.get(schema);
  if (!known) plans.set(schema, (known = new Map()));
  let plan = known.get(route);
  if (!plan) known.set(route, (plan = compileRoute(schema, route)));
  return plan;
}

function compileRoute(schema: GraphQLSchema, route: Route): Plan {
  const document = snakeCased(route.operation);
  const definition = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const root = definition.selectionSet.selections[0] as FieldNode;
  const variables = Object.fromEntries(
    (definition.variableDefinitions ?? []).map((node) => [
      node.variable.name.value,
      typeFromAST(schema, node.type as never) as GraphQLInputType,
    ]),
  );
  const { type } = schema.getRootType(definition.operation)!.getFields()[root.name.value]!;
  const target = route.target;
  return {
    route,
    returns: getNamedType(type).name,
    target: target && planRoute(schema, target),
    tagged: route.isTagged === true,
    document,
    operation: compileOperation(schema, document, definition.name?.value, enumValues(schema)),
    field: (root.alias ?? root.name).value,
    variables,
    path: pathParameters(route, variables),
    query: queryParameters(schema.getRootType(definition.operation)!.getFields()[root.name.value]!, root),
  };
}

/** Every field answers under its snake_case name, so the compiled operation writes the REST body itself. */
export function snakeCased(document: DocumentNode): DocumentNode {
  return visit(document, {
    Field(node) {
      const name = snake(node.name.value);
      if (node.alias || name === node.name.value) return undefined;
      return { ...node, alias: { kind: Kind.NAME, value: name } };
    },
  });
}

/** REST shows enum members by their value (`general_contractor`). */
export function enumValues(schema: GraphQLSchema): Record<string, (value: unknown) => unknown> {
  const enums = Object.values(schema.getTypeMap()).filter((type) => type instanceof GraphQLEnumType);
  return Object.fromEntries(enums.map((type) => [type.name, (value: unknown) => value]));
}
