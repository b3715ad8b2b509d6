import type { GraphQLInputType } from 'graphql';
import * as graphql from 'graphql';
import { planRoute } from '../../src/api/rest/plan.js';
import type { Route } from '../../src/api/rest/route.js';
import { snake } from '../../src/domain/shared/casing.js';
import { schema } from '../support/records/schema.js';
import { bodyFor, type Fixture, pathFor } from './records.js';

const { getNullableType, isEnumType, isInputObjectType, isListType, print } = graphql;

/** The REST call of the route as a GraphQL call: the same operation, with variables as GraphQL names them. */
export function graphqlCall(route: Route, fixture: Fixture): { query: string; variables: Record<string, unknown> } {
  const plan = planRoute(schema, route);
  const [path, query] = pathFor(route, fixture).split('?') as [string, string | undefined];
  const segments = path.split('/');
  const inPath = route.path
    .split('/')
    .flatMap((segment, at) => (segment.startsWith('{') ? [[fills(segment.slice(1, -1)), segments[at]] as const] : []));
  const given: Record<string, unknown> = {
    first: 5,
    offset: 0,
    sync: false,
    ...Object.fromEntries(new URLSearchParams(query)),
    ...Object.fromEntries(inPath),
    input: { ...bodyFor(route, fixture), ...Object.fromEntries(inPath) },
  };
  const variables = Object.entries(plan.variables).flatMap(([name, type]) => {
    const value = given[name] ?? given[snake(name)];
    return value === undefined ? [] : [[name, spelled(type, value)]];
  });
  return { query: print(route.operation), variables: Object.fromEntries(variables) };
}

function fills(parameter: string): string {
  return parameter === 'uuid' ? 'id' : parameter;
}

/** A value in snake_case, its enum members by value, as a GraphQL client sends it. */
function spelled(type: GraphQLInputType, value: unknown): unknown {
  const kind = getNullableType(type);
  if (value === null || value === undefined) return value;
  if (isListType(kind)) return (value as unknown[]).map((item) => spelled(kind.ofType, item));
  if (isEnumType(kind)) return kind.getValues().find((member) => member.value === value)?.name ?? value;
  if (!isInputObjectType(kind)) return value;
  const body = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.values(kind.getFields()).flatMap((field) => {
      const key = snake(field.name) in body ? snake(field.name) : field.name;
      return key in body ? [[field.name, spelled(field.type, body[key])]] : [];
    }),
  );
}
