import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

// biome-ignore lint/suspicious/noExplicitAny: a row holds any operation; its variables are worked out from the document
export type AnyOperation = TypedDocumentNode<any, any>;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How an operation's result is told:
 * `list` the paginated envelope · `all` `{data: [...]}` without pages · `record` and `created` `{data}` with 200 and 201 · `deleted` `{message}` · `message` the
 * row's own sentence · `file` the bytes of a document.
 */
export type Answer = 'list' | 'all' | 'record' | 'created' | 'deleted' | 'message' | 'file';

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
}

/** The five rows of a collection; PATCH is taken wherever PUT is (decisions §1). */
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
}): Route[] {
  const { path, tag, noun, list, show, create, update, remove } = options;
  const one = `${path}/{uuid}`;
  const an = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const name = noun.charAt(0).toUpperCase() + noun.slice(1);
  const rows: Array<Route | false | undefined> = [
    { method: 'GET', path, operation: list, answer: 'list', tag, summary: `List ${tag.toLowerCase()}, newest first` },
    create && { method: 'POST', path, operation: create, answer: 'created', tag, summary: `Create ${an} ${noun}` },
    { method: 'GET', path: one, operation: show, answer: 'record', tag, summary: `Retrieve ${an} ${noun}` },
    update && {
      method: 'PUT',
      path: one,
      operation: update,
      answer: 'record',
      tag,
      summary: `Update ${an} ${noun} in part`,
    },
    update && {
      method: 'PATCH',
      path: one,
      operation: update,
      answer: 'record',
      tag,
      summary: `Update ${an} ${noun} in part`,
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
