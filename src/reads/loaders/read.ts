import type { GraphQLResolveInfo } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import { AppError } from '../../errors/app-error.js';
import type { Connection, Ordering } from '../../schema/connection.js';
import { describeRead, describing, type ListArgs, type On } from './described.js';
import { withLengthCheck } from './list-length.js';
import { checkOrganizationFilter } from './organization-filter.js';
import { encodeCursor, type Page, serial, toPage, toPageInfo } from './page.js';
import { referencedScope, scoped } from './scope.js';
import { readSelection, type Selection } from './selection.js';
import {
  childrenStatement,
  countStatement,
  listStatement,
  needsCount,
  referencedStatement,
  showStatement,
} from './statements.js';
import { allFields, selectList, type Table } from './table.js';

export { among, type Filter } from './described.js';
export { reachable } from './statements.js';

type Row = Record<string, unknown>;

/** A page of a tenant's list, read by one statement whatever fields are requested. */
export function list<R>(
  ctx: RequestContext,
  table: Table<R>,
  args: ListArgs,
  info: GraphQLResolveInfo,
): Promise<Connection<R>> {
  const checkedArgs = withLengthCheck(ctx, table as Table, args);
  if (info === describing) return describeRead({ kind: 'list', table: table as Table, args: checkedArgs });
  return readList(ctx, table as Table, checkedArgs, readSelection(info)) as Promise<Connection<R>>;
}

async function readList(
  ctx: RequestContext,
  table: Table,
  args: ListArgs,
  selection: Selection,
): Promise<Connection<Row>> {
  const page = toPage(table, args.page, args.orderBy);
  await args.check?.();
  const withTotal = selection.connection.has('totalCount');
  const statement = listStatement(
    ctx,
    table,
    args.filter,
    page,
    {
      columns: columns(table, selection, page),
      withTotal,
      ahead: selection.connection.has('pageInfo'),
    },
    args.of,
  );
  const { rows } = (await statement.execute(ctx.db)) as { rows: Row[] };
  if (rows.length === 0) await checkOrganizationFilter(ctx, table, args.filter);
  let totalCount = rows[0]?.__total as number | undefined;
  if (withTotal && totalCount === undefined && needsCount(page)) {
    totalCount = (await countStatement(ctx, table, args.filter, args.of).execute(ctx.db)).rows[0]!.n;
  }
  return connection(rows, page, args.orderBy, totalCount ?? 0);
}

/**
 * One record by id. Otherwise the coded error: 403 for another account's record, 404 if there is none.
 *
 * @param parent the parent that the record must belong to
 */
export function show<R>(
  ctx: RequestContext,
  table: Table<R>,
  id: string,
  info: GraphQLResolveInfo,
  parent?: On,
): Promise<R> {
  if (info === describing) return describeRead({ kind: 'show', table: table as Table, id, of: parent });
  return readOne(ctx, table as Table, id, readSelection(info), parent) as Promise<R>;
}

async function readOne(
  ctx: RequestContext,
  table: Table,
  id: string,
  selection: Selection,
  parent: On | undefined,
): Promise<Row> {
  const { rows } = await showStatement(ctx, table, id, columns(table, selection), parent).execute(ctx.db);
  return (rows[0] as Row | undefined) ?? (await rejectMissing(ctx, table, id, parent));
}

/** A record that another record refers to. Soft-deleted ones are included, because documents may refer to them. */
export function one<R>(
  ctx: RequestContext,
  table: Table<R>,
  id: string | null | undefined,
  info: GraphQLResolveInfo,
): Promise<R | null> {
  if (info === describing) return describeRead({ kind: 'one', table: table as Table, id });
  return readReferenced(ctx, table as Table, id, readSelection(info)) as Promise<R | null>;
}

async function readReferenced(
  ctx: RequestContext,
  table: Table,
  id: string | null | undefined,
  selection: Selection,
): Promise<Row | null> {
  if (!id) return null;
  const loader = ctx.loader<Row | null>(`one:${table.name}:${selection.key}`, async (ids) => {
    const { rows } = await referencedStatement(ctx, table, ids, columns(table, selection)).execute(ctx.db);
    const byId = new Map((rows as Row[]).map((row) => [row.id as string, forReader(ctx, table, row)]));
    return ids.map((key) => byId.get(key) ?? null);
  });
  return loader.load(id);
}

/**
 * A nested list: the rows of `table` whose `column` is the parent's `key`. One statement reads all parents of a level, totals
 * included, and uses the column's index for each parent.
 */
export function children<R>(
  ctx: RequestContext,
  table: Table<R>,
  on: On,
  args: ListArgs,
  info: GraphQLResolveInfo,
): Promise<Connection<R>> {
  if (info === describing) return describeRead({ kind: 'children', table: table as Table, on, args });
  return readChildren(ctx, table as Table, on, args, readSelection(info)) as Promise<Connection<R>>;
}

async function readChildren(
  ctx: RequestContext,
  table: Table,
  on: On,
  args: ListArgs,
  selection: Selection,
): Promise<Connection<Row>> {
  // This runs once per parent. Whatever depends on the level alone is computed in the loader, once per batch.
  const level = ctx.loader<Level>(
    `children:${selection.id}:${table.name}:${on.column}:${JSON.stringify(args)}`,
    (keys) => readLevel(ctx, table, on, args, selection, keys),
  );
  const { rows, page, total } = on.key
    ? await level.load(on.key)
    : { rows: [], page: toPage(table, args.page, args.orderBy), total: 0 };
  if (rows.length === 0) await checkOrganizationFilter(ctx, table, args.filter);
  ctx.records.spend(rows.length);
  return connection(rows, page, args.orderBy, total);
}

/** The nested list of one parent. */
interface Level {
  rows: Row[];
  page: Page;
  total: number;
}

async function readLevel(
  ctx: RequestContext,
  table: Table,
  on: On,
  args: ListArgs,
  selection: Selection,
  keys: readonly string[],
): Promise<Level[]> {
  const page = toPage(table, args.page, args.orderBy);
  const statement = childrenStatement(
    ctx,
    table,
    on,
    args.filter,
    page,
    {
      columns: columns(table, selection, page),
      withTotal: selection.connection.has('totalCount'),
      ahead: selection.connection.has('pageInfo'),
    },
    keys,
  );
  const { rows } = (await statement.execute(ctx.db)) as { rows: Row[] };
  const byParent = new Map<string, Level>(keys.map((key) => [key, { rows: [], page, total: 0 }]));
  for (const row of rows) {
    const level = byParent.get(row.__parent as string)!;
    if (row.__total !== undefined) level.total = row.__total as number;
    // A parent without children has one row without an id, which may still carry the total.
    if (row.id !== null) level.rows.push(row);
  }
  return keys.map((key) => byParent.get(key)!);
}

/** All columns of some records, for services that need complete facts. */
export async function rowsWhere<R>(ctx: RequestContext, table: Table<R>, where: RawBuilder<unknown>): Promise<R[]> {
  const fields = allFields(table as Table);
  const { rows } = await sql<Row>`
    select ${sql.raw(selectList(table as Table, fields, '*'))} from ${sql.table(table.name)}
    where ${scoped(ctx, table.name, 'any')} and ${where} order by id`.execute(ctx.db);
  return rows as R[];
}

/** All columns of the records with these ids, which rows of the caller's account refer to. */
export async function referencedRows<R>(ctx: RequestContext, table: Table<R>, ids: string[]): Promise<R[]> {
  const { rows } = await sql<Row>`
    select ${sql.raw(selectList(table as Table, allFields(table as Table), '*'))} from ${sql.table(table.name)}
    where ${referencedScope(ctx, table.name)} and id = any(${ids}::uuid[])`.execute(ctx.db);
  return rows.map((row) => forReader(ctx, table as Table, row)) as R[];
}

/** The row as the caller can read it, which may be less if it belongs to another account. */
function forReader(ctx: RequestContext, table: Table, row: Row): Row {
  const { forOthers } = table;
  if (!forOthers || row.accountId === ctx.account.id) return row;
  return Object.fromEntries(Object.keys(row).map((field) => [field, row[forOthers[field] ?? ''] ?? null]));
}

/** Throws the error for an id that the caller cannot reach, or not as a record of the parent. */
export async function rejectMissing(
  ctx: RequestContext,
  table: Pick<Table, 'name' | 'type' | 'scope'>,
  id: string,
  parent?: On,
): Promise<never> {
  const unknown = () => new AppError('NOT_FOUND', `There is no ${words(table.type)} with the id ${id}.`);
  if (table.scope) throw unknown();
  const { rows } = await sql<{ account_id: string; readable: boolean }>`
    select account_id, (${scoped(ctx, table.name)}) as readable from ${sql.table(table.name)} where id = ${id}::uuid`.execute(
    ctx.db,
  );
  if (rows[0]?.readable && !parent) {
    throw new AppError(
      'FORBIDDEN',
      `That ${words(table.type)} belongs to another organization: you can read it but not change it.`,
    );
  }
  const isForeign =
    rows[0] && !ctx.principal.memberships.some(({ organizationId }) => organizationId === rows[0]!.account_id);
  if (isForeign)
    throw new AppError('FORBIDDEN', `That ${words(table.type)} belongs to another ${ownerFieldFor(table.type)}.`);
  throw unknown();
}

/** The owner of a record in a message: an organization belongs to an account, every other record to an organization. */
export function ownerFieldFor(type: string): string {
  return type === 'Organization' ? 'account' : 'organization';
}

/** The name of a record type in messages. */
export function words(type: string): string {
  if (type === 'Sov') return 'schedule of values';
  return type.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

export function columns(table: Table, selection: Selection, page?: Page): RawBuilder<unknown> {
  const list = selectList(table, selection.record, selection.key);
  const ordered =
    page && (page.column !== serial || selection.connection.has('edges') || selection.connection.has('pageInfo'));
  return ordered ? sql`${sql.raw(list)}, ${sql.ref(page.column)}::text as "__order"` : sql.raw(list);
}

/** A Relay connection from the rows of a page. Each row has the value it is ordered by as `__order`. */
export function connection(
  rows: Row[],
  page: Page,
  order: Ordering | null | undefined,
  totalCount: number,
): Connection<Row> {
  const more = rows.length > page.limit;
  // A copy: parents with the same key have the same rows.
  const nodes = rows.slice(0, more ? page.limit : rows.length);
  if (page.backward) nodes.reverse();
  const cursor = (row: Row | undefined) => (row ? encodeCursor(order, row) : null);
  return {
    nodes,
    get edges() {
      return nodes.map((node) => ({ cursor: encodeCursor(order, node), node }));
    },
    get pageInfo() {
      return {
        ...toPageInfo(page, more),
        startCursor: cursor(nodes[0]),
        endCursor: cursor(nodes.at(-1)),
      };
    },
    totalCount,
  };
}
