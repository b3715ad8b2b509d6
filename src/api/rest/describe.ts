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
import { snake } from '../../domain/shared/casing.js';
import { compileOperation, type Operation } from '../graphql/compile.js';
import { toResultText } from './answer.js';
import { forRest, snakeCased } from './plan.js';
import type { RestApi, Route } from './route.js';

/**
 * Writes a record as its REST route returns it, without reading it again: the route's operation is compiled with the given record as
 * the value of its root field.
 */
export function createDescriber(api: RestApi, publicUrl: () => string): Announcer['describe'] {
  const { schema } = api;
  const shows = new Map(showRoutes(api));
  const recordSchema = schemaOfRecords(schema, [...shows.keys()]);
  const compiled = new Map<string, Operation>();
  /** The names of the fields that the operation of each type selects. */
  const namesOf = new Map<string, ReadonlySet<string>>();
  return async (ctx, type, record) => {
    const route = shows.get(type);
    if (!route) throw new Error(`${type} cannot be described: no REST route returns one.`);
    let operation = compiled.get(type);
    if (!operation) {
      operation = compileOperation(recordSchema, selectRecord(route, type), undefined, forRest(schema));
      compiled.set(type, operation);
    }
    const recordPath = fillPath(route, record as Record<string, unknown>);
    const parent = type === entries.type ? { project_id: (record as { id: string }).id } : {};
    const text = toResultText(await operation.answer(ctx, {}, record), snake(type));
    let selected = namesOf.get(type);
    if (!selected) namesOf.set(type, (selected = new Set(Object.keys(JSON.parse(text)))));
    const first = Object.entries({ ...parent, ...recordPath.names }).filter(([name]) => !selected.has(name));
    const names = new Set([...first.map(([name]) => name), ...selected]);
    return { object: withFirst(first, text), names, url: `${publicUrl()}/api/v1${recordPath.path}` };
  };
}

/** Adds fields before those of an object's JSON. */
function withFirst(fields: ReadonlyArray<[name: string, value: unknown]>, text: string): string {
  if (fields.length === 0) return text;
  return `${JSON.stringify(Object.fromEntries(fields)).slice(0, -1)},${text.slice(1)}`;
}

/** The one list whose entries are objects of events. They have no ids of their own, so they name their project. */
const entries = eventResources.project_deadline;

/** GraphQL type → the route that returns one record of the type, or the list of it. */
function showRoutes({ schema, routes }: RestApi): Array<[string, Route]> {
  const queries = schema.getQueryType()!.getFields();
  return routes
    .filter(
      ({ method, path, answer: response }) =>
        method === 'GET' && ((response === 'record' && path.endsWith('}')) || path === entries.path),
    )
    .map((route) => [getNamedType(queries[findRoot(route.operation).name.value]!.type).name, route]);
}

/** A schema with one root field for each type, which returns the record that the operation is run on. */
function schemaOfRecords(schema: GraphQLSchema, types: readonly string[]): GraphQLSchema {
  const fields = types.map((type) => [
    snake(type),
    {
      type: schema.getType(type) as GraphQLObjectType,
      resolve: (record: unknown) => record,
      extensions: { isGiven: true },
    },
  ]);
  return new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Record', fields: Object.fromEntries(fields) }) });
}

/** The route's operation with the root field of `schemaOfRecords`. */
function selectRecord({ operation }: Route, type: string): DocumentNode {
  const root = findRoot(operation);
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

function findRoot(document: DocumentNode) {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  const [root] = operation.selectionSet.selections;
  if (root?.kind !== Kind.FIELD) throw new Error('The operation of a route has one root field.');
  return root;
}

/** The record's path, and the values in it other than the id, which become part of the record's body. */
function fillPath({ path }: Route, record: Record<string, unknown>) {
  const names: Record<string, unknown> = {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'uuid') return String(record.id);
    names[snake(name)] = record[name];
    return encodeURIComponent(String(record[name]));
  });
  return { path: filled, names };
}
