import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, operations, paths } from './schema.js';

export type { operations, paths };

/** The schemas of the API by name: `Schemas['Division']`, `Schemas['CreateDivisionInput']`. */
export type Schemas = components['schemas'];

export type RestClient = Client<paths, `${string}/${string}`>;

export interface RestClientOptions {
  /** The URL of the service without a path, such as `http://localhost:4000`. */
  baseUrl: string;
  /** A personal access token. */
  token: string;
  /** The organization to act for. The default is the token's organization, or else the user's first. */
  organizationId?: string;
  /** Replaces the platform's fetch. */
  fetch?: ClientOptions['fetch'];
}

/**
 * Creates a typed client of the REST API. Every call returns `{ data, error, response }`: `data` on success, otherwise `error`
 * with the API's error body. Only a failed connection throws.
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

/** Whether a record in a list with `updated_since` is reported as deleted. */
export function isDeleted(record: object): record is Schemas['DeletedRecord'] {
  return 'deleted_at' in record;
}
