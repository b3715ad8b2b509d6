import type { Route } from './route.js';

/** The path below `/api/v1` of a created record. Undefined for several records, and for a record without its own path. */
export function locationOf({ location }: Route, body: unknown): string | undefined {
  if (!location?.includes('{')) return location;
  const { data } = body as { data: { id: string } | unknown[] };
  return Array.isArray(data) ? undefined : location.replace('{uuid}', data.id);
}
