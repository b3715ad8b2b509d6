import {
  type DocumentNode,
  GraphQLObjectType,
  GraphQLSchema,
  getNamedType,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import type { Announcer } from '../../context/request-context.js';
import { eventResources } from '../../domain/event/catalogue.js';
import { compileOperation, type Operation } from '../../graphql/compile.js';
import { snake } from '../../validation/casing.js';
import { enumValues, snakeCased } from './plan.js';
import type { RestApi, Route } from './route.js';

/**
 * Converts a record to the body that its REST route returns, without reading it again: the route's operation is compiled with
 * the given record as the result of its root field.
 */
export function createDescriber(api: RestApi, publicUrl: () => string): Announcer['describe'] {
  const { schema } = api;
  const shows = new Map(showRoutes(api));
  const recordSchema = schemaOfRecords(schema, [...shows.keys()]);
  const compiled = new Map<string, Operation>();
  return async (ctx, type, record) => {
    const route = shows.get(type);
    if (!route) throw new Error(`${type} cannot be described: no REST route returns one.`);
    let operation = compiled.get(type);
    if (!operation) {
      operation = compileOperation(recordSchema, selectRecord(route, type), undefined, enumValues(schema));
      compiled.set(type, operation);
    }
    const { data, errors } = await operation.run(ctx, {}, record);
    if (errors?.length) throw errors[0];
    const own = pathOf(route, record as Record<string, unknown>);
    const parent = type === entries.type ? { project_id: (record as { id: string }).id } : {};
    const object = { ...parent, ...own.names, ...(data as Record<string, Record<string, unknown>>)[snake(type)] };
    return { object, url: `${publicUrl()}/api/v1${own.path}` };
  };
}

/** The one list whose entries are objects of events. They have no ids of their own, so they name their project. */
const entries = eventResources.project_deadline;

/** GraphQL type → the route that returns one record of the type, or the list of it. */
function showRoutes({ schema, routes }: RestApi): Array<[string, Route]> {
  const queries = schema.getQueryType()!.getFields();
  return routes
    .filter(
      ({ method, path, answer }) =>
        method === 'GET' && ((answer === 'record' && path.endsWith('}')) || path === entries.path),
    )
    .map((route) => [getNamedType(queries[rootOf(route.operation).name.value]!.type).name, route]);
}

/** A schema with one root field for each type, which returns the record that the operation is run on. */
function schemaOfRecords(schema: GraphQLSchema, types: readonly string[]): GraphQLSchema {
  const fields = types.map((type) => [
    snake(type),
    { type: schema.getType(type) as GraphQLObjectType, resolve: (record: unknown) => record },
  ]);
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Record', fields: Object.fromEntries(fields) }) });
}

/** The route's operation with the root field of `schemaOfRecords`. */
function selectRecord({ operation }: Route, type: string): DocumentNode {
  const root = rootOf(operation);
  return snakeCased(
    visit(operation as DocumentNode, {
      OperationDefinition: (node) => ({
        ...node,
        variableDefinitions: [],
        selectionSet: {
          ...node.selectionSet,
          selections: [{ ...root, name: { kind: Kind.NAME, value: snake(type) }, arguments: [] }],
        },
      }),
    }),
  );
}

function rootOf(document: DocumentNode) {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD) throw new Error('The operation of a route has one root field.');
  return root;
}

/** The record's path, and the values in it other than the id, which become part of the record's body. */
function pathOf({ path }: Route, record: Record<string, unknown>) {
  const names: Record<string, unknown> = {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'uuid') return String(record.id);
    names[snake(name)] = record[name];
    return encodeURIComponent(String(record[name]));
  });
  return { path: filled, names };
}
