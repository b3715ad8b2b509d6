import { type DocumentNode, Kind, type OperationDefinitionNode, print } from 'graphql';
import { answeredFields } from './answered-field.js';
import type { Route } from './route.js';

/** Sets on each route the route that returns its record, and whether its response has an `ETag`. */
export function linkTargets(routes: readonly Route[]): Route[] {
  return routes.map((route) => ({ ...route, target: findTarget(route, routes), isTagged: isTagged(route, routes) }));
}

function findTarget({ method, path }: Route, routes: readonly Route[]): Route | undefined {
  if (method === 'GET') return undefined;
  // An action on the record, a part of it, or an entry in one of its lists, such as a payment.
  const above = method === 'POST' ? path.slice(0, path.lastIndexOf('/')) : path.replace(/\/[^/{}]+(\/\{\w+\})?$/, '');
  return showAt(path, routes) ?? showAt(above, routes);
}

function isTagged(route: Route, routes: readonly Route[]): boolean {
  const { method, answer: response, location } = route;
  if (method === 'GET') return response === 'record';
  if (method === 'PUT' || (response !== 'record' && response !== 'created')) return false;
  const shown = location ? showAt(location, routes) : findTarget(route, routes);
  if (method === 'PATCH' && shown?.path !== route.path) return false;
  return shown !== undefined && selected(route) === selected(shown);
}

function showAt(path: string, routes: readonly Route[]): Route | undefined {
  return routes.find((route) => route.method === 'GET' && route.answer === 'record' && route.path === path);
}

function selected({ operation }: Route): string {
  const document: DocumentNode = operation;
  const definition = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return print(answeredFields(definition).at(-1)!.selectionSet!);
}
