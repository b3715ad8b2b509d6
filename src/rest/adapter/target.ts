import { type DocumentNode, type FieldNode, Kind, type OperationDefinitionNode, print } from 'graphql';
import { routes } from '../index.js';
import type { Route } from './route.js';

/** The route that shows the record which this one changes, or whose verb it is. */
export function targetOf({ method, path }: Route): Route | undefined {
  if (method === 'GET') return undefined;
  return showAt(path) ?? (method === 'POST' ? showAt(path.slice(0, path.lastIndexOf('/'))) : undefined);
}

/**
 * Whether the answer is the record as its own address shows it, under an `ETag`. PUT has none: the update is in part, and what is
 * stored is not what was sent (RFC 9110, 9.3.4). Nor has what is shown once, such as the secret of a new webhook.
 */
export function isTagged(route: Route): boolean {
  const { method, answer, location } = route;
  if (method === 'GET') return answer === 'record';
  if (method === 'PUT' || (answer !== 'record' && answer !== 'created')) return false;
  const shown = location ? showAt(location) : targetOf(route);
  return shown !== undefined && selected(route) === selected(shown);
}

function showAt(path: string): Route | undefined {
  return routes.find((route) => route.method === 'GET' && route.answer === 'record' && route.path === path);
}

function selected({ operation }: Route): string {
  const document: DocumentNode = operation;
  const { selectionSet } = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  return print((selectionSet.selections[0] as FieldNode).selectionSet!);
}
