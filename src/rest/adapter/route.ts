import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { GraphQLSchema } from 'graphql';

// biome-ignore lint/suspicious/noExplicitAny: a row holds any operation; its variables are worked out from the document
export type AnyOperation = TypedDocumentNode<any, any>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How an operation's result is told:
 * `list` the paginated envelope · `all` `{data: [...]}` without pages · `record` and `created` `{data}` with 200 and 201 (a null id tells that nothing was made: 200) ·
 * `bare` and `bare_created` the record itself, without `data`, with 200 and 201 ·
 * `groups` `{data: {<type>: [...]}, meta}` · `deleted` `{message}` · `message` the row's own sentence · `file` the bytes of a stored file · `csv` the record's `csv` as a file ·
 * `download` a file made for the request: `fileName`, `mimeType` and, in base64, `content`.
 */
export type Answer =
  | 'list'
  | 'all'
  | 'groups'
  | 'record'
  | 'created'
  | 'bare'
  | 'bare_created'
  | 'deleted'
  | 'message'
  | 'file'
  | 'csv'
  | 'download';

/** One route of the REST door: a row of data over a typed operation. It has no logic. */
export interface Route {
  method: Method;
  /**
   * Below `/api/v1`, with `{uuid}` for the record's id. Any other `{name}` fills the operation's variable, or its input's
   * field, of that name.
   */
  path: string;
  operation: AnyOperation;
  answer: Answer;
  /** The heading in the interface description. */
  tag: string;
  summary: string;
  /** The sentence of a `deleted` or `message` answer. */
  message?: string;
  /** The content types that a `download` or `file` may have; a `file` is a PDF unless told otherwise. */
  types?: readonly string[];
  /** Below `/api/v1`, where what a 201 has made is found: with `{uuid}` for its id. */
  location?: string;
  /** Keys of a `bare` answer that are told only when they have a value. */
  additions?: readonly string[];
  /**
   * Of a `created` answer whose operation tells a list: `data` is that list when the body has this field, and its only record
   * otherwise.
   */
  several?: string;
  /** Costs credits, though its body has no fields of its own: a price in it is refused, as input types refuse it (`RefusesPrices`). */
  refusesPrices?: boolean;
  /** Takes bodies of up to `largeBody` bytes. */
  large?: boolean;
  /** The route that shows the record which this one changes, or whose verb it is. Set by `linkTargets`. */
  target?: Route;
  /**
   * Whether the answer is the record as its own address shows it, under an `ETag`. PUT has none: the update is in part, and what is
   * stored is not what was sent (RFC 9110, 9.3.4). Nor has what is shown once, such as the secret of a new webhook. Set by `linkTargets`.
   */
  isTagged?: boolean;
  /**
   * Beside JSON the route takes a file: as the body, with the other fields in the query, or in a multipart form with them. Its
   * bytes fill this field of the input in base64.
   */
  file?: { field: string; type: string };
}

/** 10,000 lines of a schedule as JSON, with room to spare. */
export const largeBody = 16 * 1024 * 1024;

/** The five rows of a collection; PATCH is taken wherever PUT is. */
export function collection(options: {
  path: string;
  tag: string;
  /** What one record is called, such as `division`. */
  noun: string;
  list: AnyOperation;
  show: AnyOperation;
  create?: AnyOperation;
  update?: AnyOperation;
  remove?: AnyOperation;
  /** Records of many lines: create and update take large bodies. */
  large?: boolean;
}): Route[] {
  const { path, tag, noun, list, show, create, update, remove, large } = options;
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

/** What the adapter serves: the rows, and the schema in which their operations run. */
export interface RestApi {
  schema: GraphQLSchema;
  routes: readonly Route[];
}
