import type { Route } from 'playwright-core';

/** Whether a page asks for this operation. Pages send the hash of an operation with its name, not its text. */
export function asksFor(route: Route, operation: string): boolean {
  const body = route.request().postDataJSON() as { operationName?: string } | null;
  return body?.operationName === operation;
}
