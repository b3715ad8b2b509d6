import {
  type DocumentNode,
  type FieldNode,
  GraphQLEnumType,
  type GraphQLInputField,
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
import { snake } from '../../domain/shared/casing.js';
import type { InputRule } from '../../schema/validation/rules.js';
import { type CompileOptions, compileOperation, type Operation } from '../graphql/compile.js';
import { answeredFields } from './answered-field.js';
import { type QueryParameter, queryParameters } from './query.js';
import type { ResponseKind, Route } from './route.js';
import { walking } from './walk.js';

/** A compiled route: its operation returns snake_case keys, and the source of each variable is known. */
export interface RoutePlan {
  route: Route;
  operation: Operation;
  /** The root field's key in the result. */
  field: string;
  /** For an operation that answers with a payload: the key of the record in it. */
  record: string | undefined;
  /** The name of the result's type. */
  returns: string;
  /** The route that returns the record that this route changes or acts on, to which If-Match applies. */
  target?: RoutePlan;
  /** Whether the response is the same representation of the record as at the record's own path, so that both have the same `ETag`. */
  tagged: boolean;
  variables: Record<string, GraphQLInputType>;
  /** The parameters of the path. */
  path: PathParameter[];
  /** The query parameters, apart from filters and pages. */
  query: QueryParameter[];
  /** The operation as it is run, with its fields in snake_case. */
  document: DocumentNode;
  /** For a list: the operation of a walk by cursor, compiled when it is first used. */
  walk: () => Operation;
}

/** A `{name}` of the path: `{uuid}` sets `id`, any other the variable or field with the same name. */
interface PathParameter {
  name: string;
  fills: string;
  type: GraphQLInputType;
  rule: InputRule;
}

/** The filters of a route’s list that REST has. */
export function listFilters({ filter }: Record<string, GraphQLInputType>): GraphQLInputField[] {
  const type = filter && getNullableType(filter);
  const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  return fields.filter(({ extensions }) => !extensions.rule?.graphqlOnly);
}

/** The parameters of a route's path, with the type of the variable or input field that each sets. */
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

const plans = new WeakMap<GraphQLSchema, Map<Route, RoutePlan>>();

/** Compiles a route, once for each schema. */
export function planRoute(schema: GraphQLSchema, route: Route): RoutePlan {
  let cachedPlan = plans.get(schema);
  if (!cachedPlan) plans.set(schema, (cachedPlan = new Map()));
  let plan = cachedPlan.get(route);
  if (!plan) cachedPlan.set(route, (plan = compileRoute(schema, route)));
  return plan;
}

function compileRoute(schema: GraphQLSchema, route: Route): RoutePlan {
  const document = snakeCased(route.operation);
  const definition = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const [root, record] = answeredFields(definition);
  const variables = Object.fromEntries(
    (definition.variableDefinitions ?? []).map((node) => [
      node.variable.name.value,
      typeFromAST(schema, node.type as never) as GraphQLInputType,
    ]),
  );
  const { type } = schema.getRootType(definition.operation)!.getFields()[root.name.value]!;
  const target = route.target;
  const options = { ...forRest(schema), written: !madeFiles.has(route.answer) };
  return {
    route,
    returns: getNamedType(type).name,
    target: target && planRoute(schema, target),
    tagged: route.isTagged === true,
    document,
    operation: compileOperation(schema, document, definition.name?.value, options),
    walk: once(() => compileOperation(schema, walking(document), definition.name?.value, options)),
    field: keyOf(root),
    record: record && keyOf(record),
    variables,
    path: pathParameters(route, variables),
    query: queryParameters(schema.getRootType(definition.operation)!.getFields()[root.name.value]!, root),
  };
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

function once<Value>(make: () => Value): () => Value {
  let result: { value: Value } | undefined;
  return () => (result ??= { value: make() }).value;
}

/** Aliases every field to its snake_case name, so that the compiled operation produces the REST body. */
export function snakeCased(document: DocumentNode): DocumentNode {
  return visit(document, {
    Field(node) {
      const name = snake(node.name.value);
      if (node.alias || name === node.name.value) return undefined;
      return { ...node, alias: { kind: Kind.NAME, value: name } };
    },
  });
}

const compileOptions = new WeakMap<GraphQLSchema, CompileOptions>();

/** Answers with files that are made from the values. */
const madeFiles: ReadonlySet<ResponseKind> = new Set<ResponseKind>(['csv', 'download']);

/** REST returns enum members by value (`general_contractor`), and one error without a path. */
export function forRest(schema: GraphQLSchema): CompileOptions {
  let options = compileOptions.get(schema);
  if (!options) {
    const enums = Object.values(schema.getTypeMap()).filter((type) => type instanceof GraphQLEnumType);
    const serializers = Object.fromEntries(enums.map((type) => [type.name, (value: unknown) => value]));
    compileOptions.set(schema, (options = { serializers, firstError: true, written: true }));
  }
  return options;
}
