import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, operations, paths } from './schema.js';

export type { operations, paths };

/** The bodies of the interface by name: `Schemas['Division']`, `Schemas['CreateDivisionInput']`. */
export type Schemas = components['schemas'];

export type RestClient = Client<paths, `${string}/${string}`>;

export interface RestClientOptions {
  /** The service's address without a path, such as `http://localhost:4000`. */
  baseUrl: string;
  /** A personal access token. */
  token: string;
  /** The organization to act for; by default the one of the token or the user's first. */
  organizationId?: string;
  /** Replaces the platform's fetch. */
  fetch?: ClientOptions['fetch'];
}

/**
 * A typed client of the REST interface. Every call answers `{ data, error, response }`: `data` on success, `error` with the
 * interface's error body otherwise; only a failed connection throws.
 */
export function createRestClient({ baseUrl, token, organizationId, fetch }: RestClientOptions): RestClient {
  return createClient<paths>({
    baseUrl,
    ...(fetch && { fetch }),
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json',
      ...(organizationId !== undefined && { 'X-Organization-UUID': organizationId }),
    },
  });
}

/** Tells a record that a list with `updated_since` reports as deleted from a live one. */
export function isDeleted(record: object): record is Schemas['DeletedRecord'] {
  return 'deleted_at' in record;
}
