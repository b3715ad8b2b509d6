import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { invalid } from '../errors/app-error.js';
import { describe, describing } from './described.js';
import { pageSize } from './page.js';
import { columns } from './read.js';
import { type Selection, selectionOf } from './selection.js';
import { nodesStatement } from './statements.js';
import { recordTables, type Table } from './table.js';

/** A row with the type name that a GraphQL executor needs to resolve an interface. */
type NodeRow = Record<string, unknown> & { id: string; __typename: string };

/** The same limit as for a page. */
export const mostNodes = pageSize.most;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The record with the id; null if there is none that `show` would return. */
export function nodeById(ctx: RequestContext, id: string, info: GraphQLResolveInfo): Promise<NodeRow | null> {
  return info === describing ? describeNodes([id]) : readNodes(ctx, [id], info).then(([node]) => node!);
}

/**
 * The records with these ids, in the order of the ids; null for each id that `show` would refuse. One statement finds the types,
 * and one statement for each type reads the requested fields.
 */
export function nodesById(
  ctx: RequestContext,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<Array<NodeRow | null>> {
  if (ids.length > mostNodes) throw invalid({ ids: [`The ids argument must not have more than ${mostNodes} items.`] });
  return info === describing ? describeNodes(ids) : readNodes(ctx, ids, info);
}

/**
 * The record that a row names by its type, such as `Notice` or `notice`, and its id. Null for a record that is deleted or that the caller may
 * not read, and for what is no record.
 */
export function recordNamed(
  ctx: RequestContext,
  type: string | null,
  id: string | null,
  info: GraphQLResolveInfo,
): Promise<NodeRow | null> {
  const table = type === null ? undefined : tableNamed(type);
  if (info === describing) return describe({ kind: 'record', table, id });
  return table && id ? readRecord(ctx, table, id, selectionOf(info)) : Promise.resolve(null);
}

/** The table of a type of records, such as `PayApplication` or `pay_application`. */
export function tableNamed(type: string): Table | undefined {
  return tablesByName().get(type.replaceAll('_', '').toLowerCase());
}

let byName: ReadonlyMap<string, Table> | undefined;

function tablesByName(): ReadonlyMap<string, Table> {
  byName ??= new Map(recordTables().map((table) => [table.type.toLowerCase(), table]));
  return byName;
}

function readRecord(ctx: RequestContext, table: Table, id: string, selection: Selection): Promise<NodeRow | null> {
  const loader = ctx.loader<NodeRow | null>(`record:${table.name}:${selection.key}`, async (ids) => {
    const { rows } = (await nodesStatement(ctx, table, ids, columns(table, selection)).execute(ctx.db)) as {
      rows: NodeRow[];
    };
    const found = new Map(rows.map((row) => [row.id, Object.assign(row, { __typename: table.type })]));
    return ids.map((key) => found.get(key) ?? null);
  });
  return loader.load(id);
}

function describeNodes<Result>(ids: readonly string[]): Result {
  return describe({ kind: 'nodes', ids: ids.map((id) => id.toLowerCase()) });
}

async function readNodes(
  ctx: RequestContext,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<Array<NodeRow | null>> {
  const wanted = ids.map((id) => id.toLowerCase());
  const selection = selectionOf(info);
  const found = new Map<string, NodeRow>();
  for (const [table, own] of await tablesOfNodes(ctx, wanted)) {
    const statement = nodesStatement(ctx, table, own, columns(table, selection));
    const { rows } = (await statement.execute(ctx.db)) as { rows: NodeRow[] };
    for (const row of rows) found.set(row.id, Object.assign(row, { __typename: table.type }));
  }
  return wanted.map((id) => found.get(id) ?? null);
}

/** The tables that have records with these ids, each with the ids of its own. */
export async function tablesOfNodes(ctx: RequestContext, wanted: readonly string[]): Promise<Map<Table, string[]>> {
  const ids = [...new Set(wanted.filter((id) => uuid.test(id)))];
  if (ids.length === 0) return new Map();
  const tables = recordTables();
  const parts = tables.map((table, index) => nodesStatement(ctx, table, ids, sql`${sql.lit(index)} as place, id`));
  const { rows } = await sql<{ place: number; id: string }>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return new Map([...byPlace].map(([place, found]) => [tables[place]!, found.map(({ id }) => id)]));
}
