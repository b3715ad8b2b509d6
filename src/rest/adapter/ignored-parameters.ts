import { getNullableType, isInputObjectType } from 'graphql';
import { snake } from '../../validation/casing.js';
import { parameters } from './openapi/components.js';
import type { Plan } from './plan.js';

const ofPages = Object.values(parameters).flatMap((one) => (one.in === 'query' ? [one.name as string] : []));
/** Names in one header, and characters of each. */
const most = { names: 10, characters: 100 };

const read = new WeakMap<Plan, ReadonlySet<string>>();

/** The names in a query that the route does not read, such as a misspelled filter, as the value of a header; undefined for none. */
export function ignoredParameters(plan: Plan, query: Record<string, unknown>): string | undefined {
  const given = Object.keys(query);
  if (given.length === 0) return undefined;
  const known = read.get(plan) ?? namesOf(plan);
  read.set(plan, known);
  const unread = given.filter((name) => !known.has(name.replace(/\[\]$/, '')));
  const named = unread
    .slice(0, most.names)
    .map((name) => encodeURIComponent(name.slice(0, most.characters).toWellFormed()));
  return named.length > 0 ? named.join(', ') : undefined;
}

function namesOf({ route, variables, query }: Plan): ReadonlySet<string> {
  const filter = variables.filter && getNullableType(variables.filter);
  const filters = isInputObjectType(filter) ? Object.keys(filter.getFields()).map(snake) : [];
  return new Set([...filters, ...query.map(({ name }) => name), ...(route.answer === 'list' ? ofPages : [])]);
}
