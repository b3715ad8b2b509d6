import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import type { RecordParts } from './belonging.js';
import { checked, scoped } from './scope.js';
import type { Table } from './table.js';

interface IdRow {
  id: string;
}

/** How `node` reads the records of a type that is read in its own way, and not as the rows of a `Table`. */
export interface NodeReader {
  type: string;
  /** The database table that has the ids; it may depend on the mode. */
  name: string | ((ctx: RequestContext) => string);
  /** Whether the rows belong to people or to the members of an organization, and not to an account and its mode. */
  ofPeople?: boolean;
  /** The values of `subject_type` of the rows that are of this type, where a table has rows of several types. */
  subjects?: readonly string[];
  /**
   * Those of the records that the caller may read, as the type's own lookup returns them, in any order. It may throw what that lookup
   * throws. It gets at most as many ids as a page has records.
   */
  read(ctx: RequestContext, ids: readonly string[]): Promise<readonly IdRow[]>;
}

const readers = new Map<string, NodeReader>();

export function defineNode(reader: NodeReader): NodeReader {
  readers.set(reader.type, reader);
  return reader;
}

/** The types in a fixed order. */
export function nodeReaders(): NodeReader[] {
  return [...readers.values()].sort((one, other) => (one.type < other.type ? -1 : 1));
}

export function nodeReaderOf(type: string): NodeReader | undefined {
  return readers.get(type);
}

const refusals: ReadonlySet<string> = new Set(['FORBIDDEN', 'UNAUTHENTICATED', 'NOT_FOUND']);

/** The records of a type by id. A type whose lookup refuses the caller has none. */
export async function readIdentified(
  ctx: RequestContext,
  reader: NodeReader,
  ids: readonly string[],
): Promise<Map<string, IdRow>> {
  try {
    const idSet = new Set(ids);
    const rows = await reader.read(ctx, ids);
    return new Map(rows.filter(({ id }) => idSet.has(id)).map((record) => [record.id, record]));
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.code)) return new Map();
    throw error;
  }
}

/** The record that a row refers to, as its own lookup returns it; null if the caller may not read it. */
export function readReferred<Row extends IdRow>(ctx: RequestContext, type: string, id: string): Promise<Row | null> {
  const reader = readers.get(type)!;
  const loader = ctx.loader<Row | null>(`referred:${type}`, async (ids) => {
    const records = await readIdentified(ctx, reader, ids);
    return ids.map((key) => (records.get(key) as Row | undefined) ?? null);
  });
  return loader.load(id);
}

interface Parts {
  type: string;
  name: string;
  subjects?: readonly string[];
  /** The table of the records that they are parts of, the column with the id of that record, and all parts of such records. */
  owners: { name: string; column: string; parts: RecordParts<IdRow[]> }[];
}

/** The parts of records, such as the payments of an order: the caller reads them if the caller reads the record. */
export function definePart({ type, name, subjects, owners }: Parts): NodeReader {
  return defineNode({
    type,
    name,
    ...(subjects && { subjects }),
    async read(ctx, ids) {
      const rowGroups = await Promise.all(
        owners.map(async ({ name: owner, column, parts }) => {
          const { rows } = await sql<IdRow>`
            select id from ${sql.table(owner)} where ${scoped(ctx, owner)} and id = any(array(
              select ${sql.ref(column)} from ${sql.table(name)} where id = any(${ids}::uuid[]) and ${checked(ctx, name)}))`.execute(
            ctx.db,
          );
          return parts.loader(ctx).loadMany(rows.map(({ id }) => id));
        }),
      );
      return rowGroups.flat(2).filter((part): part is IdRow => {
        if (part instanceof Error) throw part;
        return true;
      });
    },
  });
}

/** What reads the records of a type. */
export type NodeSource = Table | NodeReader;
