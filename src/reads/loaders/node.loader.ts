import type { GraphQLResolveInfo } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { invalid } from '../../errors/app-error.js';
import { describeRead, describing } from './described.js';
import { type NodeReader, type NodeSource, nodeReaderOf, nodeReaders, readIdentified } from './node-reader.js';
import { pageSize } from './page.js';
import { columns } from './read.js';
import { checked } from './scope.js';
import { readSelection, type Selection } from './selection.js';
import { nodesStatement } from './statements.js';
import { nodeTables, type Table } from './table.js';

/** A row with the type name that a GraphQL executor needs to resolve an interface. */
type NodeRow = Record<string, unknown> & { id: string; __typename: string };

/** The same limit as for a page. */
export const maxNodes = pageSize.most;

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
  if (ids.length > maxNodes) throw invalid({ ids: [`The ids argument must not have more than ${maxNodes} items.`] });
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
  const source = type === null ? undefined : sourceNamed(type);
  if (info === describing) return describeRead({ kind: 'record', source, id });
  if (!source || !id) return Promise.resolve(null);
  const selection = readSelection(info);
  const loader = ctx.loader<NodeRow | null>(`record:${source.type}:${selection.key}`, async (ids) => {
    const rows = await readFrom(ctx, source, ids, selection);
    return ids.map((key) => rows.get(key) ?? null);
  });
  return loader.load(id);
}

/** The table of a type of records, such as `PayApplication` or `pay_application`; undefined if the type has a reader of its own. */
export function tableNamed(type: string): Table | undefined {
  const source = sourceNamed(type);
  return source && !isReader(source) ? source : undefined;
}

function sourceNamed(type: string): NodeSource | undefined {
  return sourcesByName().get(type.replaceAll('_', '').toLowerCase());
}

let byName: ReadonlyMap<string, NodeSource> | undefined;

function sourcesByName(): ReadonlyMap<string, NodeSource> {
  byName ??= new Map(nodeSources().map((source) => [source.type.toLowerCase(), source]));
  return byName;
}

/** What reads the types that implement `Node`: their own readers, and the tables of all others. */
export function nodeSources(): NodeSource[] {
  return [...nodeTables().filter(({ type }) => !nodeReaderOf(type)), ...nodeReaders()];
}

export function isReader(source: NodeSource): source is NodeReader {
  return 'read' in source;
}

/** The records of one type by id, with the requested columns. */
async function readFrom(
  ctx: RequestContext,
  source: NodeSource,
  ids: readonly string[],
  selection: Selection,
): Promise<Map<string, NodeRow>> {
  const { type: __typename } = source;
  if (isReader(source)) {
    const identifiedRows = await readIdentified(ctx, source, ids);
    return new Map([...identifiedRows].map(([id, record]) => [id, { ...record, __typename }]));
  }
  const statement = nodesStatement(ctx, source, ids, columns(source, selection));
  const { rows } = (await statement.execute(ctx.db)) as { rows: NodeRow[] };
  return new Map(rows.map((row) => [row.id, Object.assign(row, { __typename })]));
}

function describeNodes<Result>(ids: readonly string[]): Result {
  return describeRead({ kind: 'nodes', ids: ids.map((id) => id.toLowerCase()) });
}

async function readNodes(
  ctx: RequestContext,
  ids: readonly string[],
  info: GraphQLResolveInfo,
): Promise<Array<NodeRow | null>> {
  const lowerCaseIds = ids.map((id) => id.toLowerCase());
  const selection = readSelection(info);
  const rowsById = new Map<string, NodeRow>();
  for (const [source, sourceIds] of await sourcesOfNodes(ctx, lowerCaseIds)) {
    for (const [id, row] of await readFrom(ctx, source, sourceIds, selection)) rowsById.set(id, row);
  }
  return lowerCaseIds.map((id) => rowsById.get(id) ?? null);
}

/** What reads the records with these ids, each with the ids of its own. */
export async function sourcesOfNodes(
  ctx: RequestContext,
  nodeIds: readonly string[],
): Promise<Map<NodeSource, string[]>> {
  const ids = [...new Set(nodeIds.filter((id) => uuid.test(id)))];
  if (ids.length === 0) return new Map();
  const sources = nodeSources();
  const parts = sources.map((source, index) => {
    const placeAndId = sql`${sql.lit(index)} as place, id`;
    return isReader(source) ? withIds(ctx, source, ids, placeAndId) : nodesStatement(ctx, source, ids, placeAndId);
  });
  const { rows } = await sql<{ place: number; id: string }>`${sql.join(parts, sql` union all `)}`.execute(ctx.db);
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return new Map([...byPlace].map(([place, records]) => [sources[place]!, records.map(({ id }) => id)]));
}

/** Only finds the type: the reader checks what else the caller needs to read the record. */
function withIds(
  ctx: RequestContext,
  { name: named, subjects, ofPeople }: NodeReader,
  ids: readonly string[],
  rows: RawBuilder<unknown>,
) {
  const name = typeof named === 'string' ? named : named(ctx);
  const ofType = subjects ? sql` and subject_type = any(${[...subjects]}::text[])` : sql``;
  const rowCondition = ofPeople ? sql`` : sql` and ${checked(ctx, name)}`;
  return sql`select ${rows} from ${sql.table(name)} where id = any(${ids}::uuid[])${rowCondition}${ofType}`;
}
