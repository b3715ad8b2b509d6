import type { GraphQLResolveInfo } from 'graphql';
import type { Ordering, PageArgs } from '../../schema/connection.js';
import type { NodeSource } from './node-reader.js';
import type { Table } from './table.js';

export type Filter = object | null | undefined;

export interface ListArgs {
  filter?: Filter;
  orderBy?: Ordering | null;
  page: PageArgs;
  /** The parent of the records of a root list. */
  of?: On;
  /** Refuses the list before it is read. */
  check?: () => Promise<void>;
}

/** Which records of `table` belong to a parent: those whose `column` is the parent's `key`. */
export interface On {
  column: string;
  key: string | null | undefined;
  /** The key is PostgreSQL's text of an array, and the records are those whose `column` is one of its values. */
  isArray?: boolean;
}

/**
 * The records with these ids, of a relation that no column has. Parents with the same records have the same key.
 *
 * @param column where they have the ids, if not as their own
 */
export function among(ids: readonly string[], column = 'id'): On {
  return { column, key: ids.length > 0 ? `{${[...ids].sort().join(',')}}` : null, isArray: true };
}

/** What a resolver reads, as the compiler of reads (src/reads/compiled) asks for it. */
export type ReadDescription =
  | { kind: 'list'; table: Table; args: ListArgs }
  | { kind: 'show'; table: Table; id: string; of: On | undefined }
  | { kind: 'one'; table: Table; id: string | null | undefined }
  | { kind: 'children'; table: Table; on: On; args: ListArgs }
  | { kind: 'nodes'; ids: readonly string[] }
  /** A record of the type that the row says; no source for a type that is none of the records. */
  | { kind: 'record'; source: NodeSource | undefined; id: string | null }
  /** Values that are not rows of a table. `selected` has the names of the fields that the document selects of them. */
  | { kind: 'values'; read(selected: ReadonlySet<string>): Promise<unknown> };

/**
 * Passed to a resolver in place of GraphQL's `info`: the functions of `read.ts` then read nothing, and return what they would
 * read. So resolvers state each relation once, for the executor and for the compiler.
 */
export const describing = Object.freeze({}) as GraphQLResolveInfo;

const described = new WeakSet<object>();

/** A description, in place of the result that the resolver's type promises. */
export function describeRead<Result>(read: ReadDescription): Result {
  described.add(read);
  return read as Result;
}

/** The description that a resolver returned; undefined if it did anything else. */
export function descriptionIn(value: unknown): ReadDescription | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (described.has(value)) return value as ReadDescription;
  // The resolver has begun to read. The executor will do so again, and report its failure.
  if (value instanceof Promise) value.catch(() => undefined);
  return undefined;
}
