import { type GraphQLResolveInfo } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../context/request-context.js';
import { AppError } from '../errors/app-error.js';
import type { Connection, Ordering, PageArgs } from '../schema/connection.js';
import { checkOrganizationFilter } from './organization-filter.js';
import { encodeCursor, ordering, type Page, pageOf, serial } from './page.js';
import { referencedScope, scoped, scopeParts } from './scope.js';
import { type Selection, selectionOf } from './selection.js';
import { allFields, selectList, type Table } from './table.js';

type Row = Record<string, unknown>;
export type Filter = object | null | undefined;

/** A page of a tenant's list, read by one statement whatever fields are requested. */
export async function list<R>(
  ctx: RequestContext,
  table: Table<R>,
  args: { filter?: Filter; orderBy?: Ordering | null; page: PageArgs },
  info: GraphQLResolveInfo,
): Promise<Connection<R>> {
  const selection = selectionOf(info);
  const page = pageOf(table as Table, args.page, args.orderBy);
  const parts = conditions(ctx, table as Table, args.filter);
  const withTotal = selection.connection.has('totalCount');
  const total = withTotal ? sql`, (${counted(table.name, parts)}) as "__total"` : sql``;
  const limit = page.limit + (selection.connection.has('pageInfo') ? 1 : 0);
  const { rows } = await sql<Row>`
    select ${columns(table as Table, selection, page)}${total} from ${paged(table.name, parts, page, limit)}
    ${ordering(page)} limit ${limit}${parts.length > 1 ? sql` offset ${page.offset}` : sql``}`.execute(ctx.db);
  if (rows.length === 0) await checkOrganizationFilter(ctx, table as Table, args.filter);
  let totalCount = rows[0]?.__total as number | undefined;
  if (withTotal && totalCount === undefined)
    totalCount = page.skipped || page.from || page.limit === 0 ? await count(ctx, table.name, parts) : 0;
  return connection(rows, page, args.orderBy, totalCount ?? 0) as Connection<R>;
}

/**
 * The rows that a page is taken from; each part uses its own index. An offset is skipped within the index alone where the index
 * has all the columns needed: only the rows of the page are looked up.
 */
function paged(name: string, parts: RawBuilder<unknown>[], page: Page, limit: number): RawBuilder<unknown> {
  const table = sql.table(name);
  const [where, ...others] = parts.map((part) => (page.from ? sql`${part} and ${page.from}` : part));
  if (others.length > 0) {
    const tops = [where!, ...others].map(
      (part) => sql`(select * from ${table} where ${part} ${ordering(page)} limit ${limit + page.offset})`,
    );
    return sql`(${sql.join(tops, sql` union all `)}) as ${table}`;
  }
  if (page.offset === 0) return sql`${table} where ${where}`;
  return sql`${table} where ${where} and serial = any(array(
    select serial from ${table} where ${where} ${ordering(page)} limit ${limit} offset ${page.offset}))`;
}

function counted(name: string, parts: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const counts = parts.map((part) => sql`(select count(*)::int from ${sql.table(name)} where ${part})`);
  return sql`select ${sql.join(counts, sql` + `)} as n`;
}

/** One record by id. Otherwise the coded error: 403 for another account's record, 404 if there is none. */
export async function show<R>(ctx: RequestContext, table: Table<R>, id: string, info: GraphQLResolveInfo): Promise<R> {
  const selection = selectionOf(info);
  const { rows } = await sql<Row>`
    select ${columns(table as Table, selection)} from ${sql.table(table.name)}
    where id = ${id}::uuid and ${table.scope?.(ctx) ?? reachable(ctx, table.name)}`.execute(ctx.db);
  return (rows[0] as R | undefined) ?? (await refuse(ctx, table as Table, id));
}

/** A record that another record refers to. Soft-deleted ones are included, because documents may refer to them. */
export async function one<R>(
  ctx: RequestContext,
  table: Table<R>,
  id: string | null | undefined,
  info: GraphQLResolveInfo,
): Promise<R | null> {
  if (!id) return null;
  const selection = selectionOf(info);
  const loader = ctx.loader<Row | null>(`one:${table.name}:${selection.key}`, async (ids) => {
    const { rows } = await sql<Row>`
      select ${columns(table as Table, selection)} from ${sql.table(table.name)}
      where id = any(${ids}::uuid[]) and ${referencedScope(ctx, table.name)}`.execute(ctx.db);
    const byId = new Map(rows.map((row) => [row.id as string, forReader(ctx, table as Table, row)]));
    return ids.map((key) => byId.get(key) ?? null);
  });
  return (await loader.load(id)) as R | null;
}

/**
 * A nested list: the rows of `table` whose `column` is the parent's `key`. One statement reads all parents of a level, totals
 * included, and uses the column's index for each parent.
 */
export async function children<R>(
  ctx: RequestContext,
  table: Table<R>,
  on: { column: string; key: string | null | undefined; also?: RawBuilder<unknown>; alsoKey?: string },
  args: { filter?: Filter; orderBy?: Ordering | null; page: PageArgs },
  info: GraphQLResolveInfo,
): Promise<Connection<R>> {
  const selection = selectionOf(info);
  // This runs once per parent. Whatever depends on the level alone is computed in the loader, once per batch.
  const level = ctx.loader<Level>(
    `children:${selection.id}:${table.name}:${on.column}:${on.alsoKey ?? ''}:${JSON.stringify(args)}`,
    (keys) => readLevel(ctx, table as Table, on, args, selection, keys),
  );
  const { rows, page, total } = on.key
    ? await level.load(on.key)
    : { rows: [], page: pageOf(table as Table, args.page, args.orderBy), total: 0 };
  if (rows.length === 0) await checkOrganizationFilter(ctx, table as Table, args.filter);
  ctx.records.spend(rows.length);
  return connection(rows, page, args.orderBy, total) as Connection<R>;
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
  on: { column: string; also?: RawBuilder<unknown> },
  args: { filter?: Filter; orderBy?: Ordering | null; page: PageArgs },
  selection: Selection,
  keys: readonly string[],
): Promise<Level[]> {
  const page = pageOf(table, args.page, args.orderBy);
  const { deletion, narrowed } = narrowing(table, args.filter);
  const filters = sql.join([table.scope?.(ctx) ?? scoped(ctx, table.name, deletion), ...narrowed], sql` and `);
  const where = on.also ? sql`${filters} and ${on.also}` : filters;
  const column = sql.ref(on.column);
  const withTotal = selection.connection.has('totalCount');
  const total = withTotal
    ? sql`cross join lateral (
        select count(*)::int as "__total" from ${sql.table(table.name)} where ${column} = p.id and ${where}) t`
    : sql``;
  const { rows } = await sql<Row>`
    select p.id as "__parent", ${withTotal ? sql`t.*, ` : sql``}x.* from unnest(${keys}::uuid[]) p (id) ${total} left join lateral (
      select ${columns(table, selection, page)} from ${sql.table(table.name)}
      where ${column} = p.id and ${page.from ? sql`${where} and ${page.from}` : where}
      ${ordering(page)} limit ${page.limit + (selection.connection.has('pageInfo') ? 1 : 0)} offset ${page.offset}) x on true`.execute(
    ctx.db,
  );
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
  return table.forOthers && row.accountId !== ctx.account.id ? table.forOthers(row) : row;
}

/** Throws the error for an id that the caller cannot reach. */
export async function refuse(
  ctx: RequestContext,
  table: Pick<Table, 'name' | 'type' | 'scope'>,
  id: string,
): Promise<never> {
  const unknown = () => new AppError('NOT_FOUND', `There is no ${words(table.type)} with the id ${id}.`);
  if (table.scope) throw unknown();
  const { rows } = await sql<{ account_id: string; readable: boolean }>`
    select account_id, (${scoped(ctx, table.name)}) as readable from ${sql.table(table.name)} where id = ${id}::uuid`.execute(
    ctx.db,
  );
  if (rows[0]?.readable) {
    throw new AppError(
      'FORBIDDEN',
      `That ${words(table.type)} belongs to another organization: you can read it but not change it.`,
    );
  }
  const isForeign =
    rows[0] && !ctx.principal.memberships.some(({ organizationId }) => organizationId === rows[0]!.account_id);
  if (isForeign)
    throw new AppError('FORBIDDEN', `That ${words(table.type)} belongs to another ${ownerOf(table.type)}.`);
  throw unknown();
}

/** The owner of a record in a message: an organization belongs to an account, every other record to an organization. */
export function ownerOf(type: string): string {
  return type === 'Organization' ? 'account' : 'organization';
}

/** The name of a record type in messages. */
export function words(type: string): string {
  if (type === 'Sov') return 'schedule of values';
  return type.replace(/(?<!^)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

/** A user can read every organization they belong to, unless the token is pinned to one. */
export function reachable(ctx: RequestContext, table: string): RawBuilder<unknown> {
  if (table !== 'organizations' || ctx.principal.pinnedOrganizationId) return scoped(ctx, table);
  const own = ctx.principal.memberships.map(({ organizationId }) => organizationId);
  return sql`((${scoped(ctx, table)}) or (id = any(${own}::uuid[]) and deleted_at is null))`;
}

/** The conditions of a list, one for each part of its scope. */
function conditions(ctx: RequestContext, table: Table, filter: Filter): RawBuilder<unknown>[] {
  const { deletion, narrowed } = narrowing(table, filter);
  const parts = table.scope ? [table.scope(ctx)] : scopeParts(ctx, table.name, deletion);
  // Records of others are found by their ids. A filter only checks them: its index would have all records that it matches.
  return parts.map((part, index) =>
    sql.join([part, ...(index === 0 ? narrowed : narrowed.map((one) => sql`(${one}) is true`))], sql` and `),
  );
}

function narrowing(table: Table, filter: Filter): { deletion: 'notDeleted' | 'any'; narrowed: RawBuilder<unknown>[] } {
  const given = Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return {
    deletion: given.some(([name]) => name === 'updatedSince') ? 'any' : 'notDeleted',
    narrowed: given.map(([name, value]) => table.filters[name]!(value)),
  };
}

export function columns(table: Table, selection: Selection, page?: Page): RawBuilder<unknown> {
  const list = selectList(table, selection.record, selection.key);
  const ordered =
    page && (page.column !== serial || selection.connection.has('edges') || selection.connection.has('pageInfo'));
  return ordered ? sql`${sql.raw(list)}, ${sql.ref(page.column)}::text as "__order"` : sql.raw(list);
}

async function count(ctx: RequestContext, name: string, parts: RawBuilder<unknown>[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`${counted(name, parts)}`.execute(ctx.db);
  return rows[0]!.n;
}

/** A Relay connection from the rows of a page. Each row has the value it is ordered by as `__order`. */
export function connection(
  rows: Row[],
  page: Page,
  order: Ordering | null | undefined,
  totalCount: number,
): Connection<Row> {
  const more = rows.length > page.limit;
  const nodes = more ? rows.slice(0, page.limit) : rows;
  if (page.backward) nodes.reverse();
  const cursor = (row: Row | undefined) => (row ? encodeCursor(order, row) : null);
  return {
    nodes,
    get edges() {
      return nodes.map((node) => ({ cursor: encodeCursor(order, node), node }));
    },
    get pageInfo() {
      return {
        hasNextPage: page.trailed || (more && !page.backward),
        hasPreviousPage: page.skipped || (more && page.backward),
        startCursor: cursor(nodes[0]),
        endCursor: cursor(nodes.at(-1)),
      };
    },
    totalCount,
  };
}
