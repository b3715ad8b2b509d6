import type { Route } from './route.js';

/** The path below `/api/v1` of a created record. Undefined for several records, and for a record without its own path. */
export function locationOf({ location, several }: Route, body: object): string | undefined {
  if (!location?.includes('{')) return location;
  if (several && several.all in body) return undefined;
  const { data } = body as { data: { id: string } };
  return location.replace('{uuid}', data.id);
}
