import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLSchema } from 'graphql';

// biome-ignore lint/suspicious/noExplicitAny: a route has any operation; its variables are read from the document
export type AnyOperation = TypedDocumentNode<any, any>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The form of a route's response:
 * - `list`: the paginated envelope; `all`: `{data: [...]}` without pages
 * - `record` and `created`: `{data}` with 200 and 201 (200 for a null id, when nothing was created)
 * - `upserted`: `{data}` with 201 if the record was created, else with 200
 * - `bare` and `bare_created`: the record itself, without `data`, with 200 and 201
 * - `groups`: `{data: {<type>: [...]}, meta}`
 * - `deleted` and `message`: `{message}` with the route's sentence
 * - `file`: the bytes of a stored file; `csv`: the record's `csv` as a file
 * - `download`: a file made for the request, from `fileName`, `mimeType` and `content` in base64
 */
export type ResponseKind =
  | 'list'
  | 'all'
  | 'groups'
  | 'record'
  | 'created'
  | 'upserted'
  | 'bare'
  | 'bare_created'
  | 'deleted'
  | 'message'
  | 'file'
  | 'csv'
  | 'download';

/** A REST route: declarative data about a typed operation, without logic. */
export interface Route {
  method: Method;
  /**
   * Below `/api/v1`, with `{uuid}` for the record's id. Any other `{name}` sets the operation's variable or input field with that
   * name.
   */
  path: string;
  operation: AnyOperation;
  answer: ResponseKind;
  /** The tag in the OpenAPI description. */
  tag: string;
  summary: string;
  /** The sentence of a `deleted` or `message` answer. */
  message?: string;
  /** The content types that a `download` or `file` may have; by default, a `file` is a PDF. */
  types?: readonly string[];
  /** The path of a created record below `/api/v1`, with `{uuid}` for its id. */
  location?: string;
  /** Keys that a `bare` answer includes only when they have a value. */
  additions?: readonly string[];
  /**
   * For a `created` answer whose operation returns a list: `data` is its first record. If the body has the field `asked`, `all` is
   * the list.
   */
  several?: { asked: string; all: string };
  /** For a route that costs credits and has no input type: refuses a price in the body, as `RefusesPrices` does for input types. */
  refusesPrices?: boolean;
  /** Accepts bodies of up to `largeBody` bytes. */
  large?: boolean;
  /** The route that returns the record that this one changes or acts on. Set by `linkTargets`. */
  target?: Route;
  /**
   * Whether the response is the record as its own path returns it, with an `ETag`. PUT has none, because the update is partial and
   * the stored record differs from the body (RFC 9110, 9.3.4). A response with a value that is shown once, such as the secret of a
   * new webhook, has none either. Set by `linkTargets`.
   */
  isTagged?: boolean;
  /**
   * In addition to JSON, the route accepts a file: as the body, with the other fields in the query, or in a multipart form with
   * them. Its bytes, in base64, become this field of the input.
   */
  file?: { field: string; type: string };
}

/** More than enough for 10,000 lines of a schedule as JSON. */
export const largeBody = 16 * 1024 * 1024;

/** The five routes of a collection. PATCH is accepted wherever PUT is. */
export function collection(options: {
  path: string;
  tag: string;
  /** The name of one record, such as `division`. */
  noun: string;
  list: AnyOperation;
  show: AnyOperation;
  create?: AnyOperation;
  update?: AnyOperation;
  /** Makes a record with a key of the caller's own, or changes the one that has it. */
  upsert?: AnyOperation;
  remove?: AnyOperation;
  /** For records with many lines: create and update accept large bodies. */
  large?: boolean;
}): Route[] {
  const { path, tag, noun, list, show, create, update, upsert, remove, large } = options;
  const one = `${path}/{uuid}`;
  const an = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const rows: Array<Route | false | undefined> = [
    { method: 'GET', path, operation: list, answer: 'list', tag, summary: `List ${tag.toLowerCase()}, newest first` },
    create && {
      method: 'POST',
      path,
      operation: create,
      answer: 'created',
      tag,
      summary: `Create ${an} ${noun}`,
      location: one,
      large,
    },
    { method: 'GET', path: one, operation: show, answer: 'record', tag, summary: `Retrieve ${an} ${noun}` },
    update && {
      method: 'PUT',
      path: one,
      operation: update,
      answer: 'record',
      tag,
      summary: `Update ${an} ${noun} in part`,
      large,
    },
    update && {
      method: 'PATCH',
      path: one,
      operation: update,
      answer: 'record',
      tag,
      summary: `Update ${an} ${noun} in part`,
      large,
    },
    upsert && {
      method: 'PUT',
      path: `${path}/by-external-id/{externalSource}/{externalId}`,
      operation: upsert,
      answer: 'upserted',
      tag,
      summary: `Create or update ${an} ${noun} by a key of your own`,
      location: one,
      large,
    },
    remove && {
      method: 'DELETE',
      path: one,
      operation: remove,
      answer: 'deleted',
      tag,
      summary: `Delete ${an} ${noun}`,
      message: `${name} deleted.`,
    },
  ];
  return rows.filter((row): row is Route => Boolean(row));
}

/** The routes that the adapter serves, and the schema that their operations run in. */
export interface RestApi {
  schema: GraphQLSchema;
  routes: readonly Route[];
}
