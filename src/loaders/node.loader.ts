import type { GraphQLResolveInfo } from 'graphql';
import { sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { invalid } from '../errors/app-error.js';
import { pageSize } from './page.js';
import { columns, reachable } from './read.js';
import { selectionOf } from './selection.js';
import { recordTables, type Table } from './table.js';

/** A row with the type name that a GraphQL executor needs to resolve an interface. */
type NodeRow = Record<string, unknown> & { id: string; __typename: string };

/** The same limit as for a page. */
export const mostNodes = pageSize.most;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The records with these ids, in the order of the ids; null for each id that `show` would refuse. One statement finds the types,
 * and one statement for each type reads the requested fields.
 */
export async function nodesById(
  ctx: RequestContext,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<Array<NodeRow | null>> {
  if (ids.length > mostNodes) throw invalid({ ids: [`The ids argument must not have more than ${mostNodes} items.`] });
  const wanted = [...new Set(ids.filter((id) => uuid.test(id)).map((id) => id.toLowerCase()))];
  const selection = selectionOf(info);
  const found = new Map<string, NodeRow>();
  for (const [table, own] of await tablesOf(ctx, wanted)) {
    const { rows } = await sql<NodeRow>`
      select ${columns(table, selection)} from ${sql.table(table.name)} where ${theirs(ctx, table, own)}`.execute(
      ctx.db,
    );
    for (const row of rows) found.set(row.id, Object.assign(row, { __typename: table.type }));
  }
  return ids.map((id) => found.get(id.toLowerCase()) ?? null);
}

async function tablesOf(ctx: RequestContext, ids: readonly string[]): Promise<Map<Table, string[]>> {
  if (ids.length === 0) return new Map();
  const tables = recordTables();
  const parts = tables.map(
    (table, index) =>
      sql`select ${sql.lit(index)} as place, id from ${sql.table(table.name)} where ${theirs(ctx, table, ids)}`,
  );
  const { rows } = await sql<{ place: number; id: string }>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return new Map([...byPlace].map(([place, found]) => [tables[place]!, found.map(({ id }) => id)]));
}

/** Finds the rows by their ids and only checks that they are the caller's (`checked`). */
function theirs(ctx: RequestContext, table: Table, ids: readonly string[]) {
  return sql`id = any(${ids}::uuid[]) and (${reachable(ctx, table.name)}) is true`;
}
