import { type RawBuilder, sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { Filter, On } from './described.js';
import { plus, presentFilters } from './kept-statement.js';
import { between, boundsThrough, ordering, orderingOfPart, type Page, ranges } from './page.js';
import { checked, referencedScope, scoped, scopeParts } from './scope.js';
import type { Table } from './table.js';

/** What a list selects, apart from its rows' columns. */
export interface ListSelection {
  columns: RawBuilder<unknown>;
  withTotal: boolean;
  /** Reads one row more than the page, which shows whether the list goes on. */
  ahead: boolean;
}

/** The statement of a page of a tenant's list, whatever it selects. The total comes after the columns. `of` is the records' parent. */
export function listStatement(
  ctx: RequestContext,
  table: Table,
  filter: Filter,
  page: Page,
  { columns, withTotal, ahead }: ListSelection,
  parent?: On,
): RawBuilder<unknown> {
  const { parts, deletion } = conditions(ctx, table, filter, parent);
  const total = withTotal ? sql`, (${counted(table.name, parts)}) as "__total"` : sql``;
  const limit = ahead ? plus(page.limit, 1) : page.limit;
  return sql`
    select ${columns}${total} from ${page.value ? valued(ctx, table.name, parts, page, limit, deletion) : paged(table.name, parts, page, limit)}
    ${ordering(page)} limit ${limit}${parts.length > 1 || page.isNullable || page.value ? sql` offset ${page.offset}` : sql``}`;
}

/** The statement of the total of a list whose page has no rows. */
export function countStatement(
  ctx: RequestContext,
  table: Table,
  filter: Filter,
  parent?: On,
): RawBuilder<{ n: number }> {
  return counted(table.name, conditions(ctx, table, filter, parent).parts);
}

/** Whether a list has more than so many rows, of which no more are counted. */
export function isLongerStatement(
  ctx: RequestContext,
  table: Table,
  filter: Filter,
  most: number,
  parent?: On,
): RawBuilder<{ isLonger: boolean }> {
  const rows = conditions(ctx, table, filter, parent).parts.map(
    (part) => sql`(select 1 from ${sql.table(table.name)} where ${part} limit ${most + 1})`,
  );
  return sql`select count(*) > ${most} as "isLonger" from (${sql.join(rows, sql` union all `)}) x`;
}

/** Whether a page without rows shows nothing about the total of its list. */
export function needsCount(page: Page): boolean {
  return page.skipped || page.bounds.length > 0 || page.limit === 0;
}

/**
 * The rows that a page is taken from. Each part uses its own index, and so do the rows with and without the value that the list is ordered
 * by: those without one come last, whatever the direction. An offset is skipped within the index alone where the index
 * has all the columns needed: only the rows of the page are looked up.
 */
function paged(name: string, parts: RawBuilder<unknown>[], page: Page, limit: number): RawBuilder<unknown> {
  const table = sql.table(name);
  const pageRanges = ranges(page);
  const [where, ...others] = parts.flatMap((part) =>
    pageRanges.map((range) => (range ? sql`${part} and ${range}` : part)),
  );
  if (others.length > 0 || page.isNullable) {
    const tops = [where!, ...others].map(
      (part) => sql`(select * from ${table} where ${part} ${orderingOfPart(page)} limit ${plus(limit, page.offset)})`,
    );
    return sql`(${sql.join(tops, sql` union all `)}) as ${table}`;
  }
  if (page.offset === 0) return sql`${table} where ${where}`;
  return sql`${table} where ${where} and serial = any(array(
    select serial from ${table} where ${where} ${ordering(page)} limit ${limit} offset ${page.offset}))`;
}

/** The same in the order of a value that is no column. What other accounts share is little, and sorted. */
function valued(
  ctx: RequestContext,
  name: string,
  parts: RawBuilder<unknown>[],
  page: Page,
  limit: number,
  deletion: 'notDeleted' | 'any',
): RawBuilder<unknown> {
  const table = sql.table(name);
  const most = plus(limit, page.offset);
  const tops = parts.map((part, index) => {
    return index === 0 && page.through
      ? sql`(select * from ${through(ctx, name, part, page, deletion)} ${orderingOfPart(page)} limit ${most})`
      : sql`(select * from ${sorted(ctx, name, part, page)} ${ordering(page)} limit ${most})`;
  });
  return sql`(${sql.join(tops, sql` union all `)}) as ${table}`;
}

/** The rows between the bounds, each with the value, which is computed once. */
function sorted(ctx: RequestContext, name: string, part: RawBuilder<unknown>, page: Page): RawBuilder<unknown> {
  const table = sql.table(name);
  const bounds = between(page);
  return sql`(select *, ${page.value!(ctx)} as ${sql.ref(page.column)} from ${table} where ${part} offset 0) as ${table}${bounds ? sql` where ${bounds}` : sql``}`;
}

/**
 * The rows of one record of the other table after those of another, in the order of its index, as far as the page needs them. The offset
 * keeps PostgreSQL, which plans for any account, from reading all rows to sort them.
 */
function through(
  ctx: RequestContext,
  name: string,
  part: RawBuilder<unknown>,
  page: Page,
  deletion: 'notDeleted' | 'any',
): RawBuilder<unknown> {
  const { table, column, by } = page.through!;
  const bounds = boundsThrough(page, column, sql`o.value`);
  const outer = sql.join([scoped(ctx, table, deletion), ...(bounds?.outer ?? [sql`false`])], sql` and `);
  const inner = sql.join([sql`${sql.ref(by)} = o.id`, part, ...(bounds?.inner ?? [])], sql` and `);
  return sql`(select x.*, o.value as ${sql.ref(page.column)} from (select id, ${sql.ref(column)} as value from ${sql.table(table)} where ${outer}) o
    cross join lateral (select * from ${sql.table(name)} where ${inner} offset 0) x) as ${sql.table(name)}`;
}

function counted(name: string, parts: RawBuilder<unknown>[]): RawBuilder<{ n: number }> {
  const counts = parts.map((part) => sql`(select count(*)::int from ${sql.table(name)} where ${part})`);
  return sql`select ${sql.join(counts, sql` + `)} as n`;
}

/** The statement of one record by id; `of` is the parent that it must belong to. */
export function showStatement(
  ctx: RequestContext,
  table: Table,
  id: string,
  columns: RawBuilder<unknown>,
  parent?: On,
): RawBuilder<unknown> {
  const rowScope = table.scope?.(ctx) ?? reachable(ctx, table.name);
  return sql`
    select ${columns} from ${sql.table(table.name)}
    where ${sql.join([sql`id = ${id}::uuid`, rowScope, ...ofParent(parent)], sql` and `)}`;
}

function ofParent(parent: On | undefined): RawBuilder<unknown>[] {
  return parent ? [sql`${sql.ref(parent.column)} = ${parent.key}::uuid`] : [];
}

/** The statement of records that other records refer to, deleted or not. */
export function referencedStatement(
  ctx: RequestContext,
  table: Table,
  ids: readonly string[],
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select ${columns} from ${sql.table(table.name)}
    where id = any(${ids}::uuid[]) and ${referencedScope(ctx, table.name)}`;
}

/** The statement of records that are found by their ids, and only checked to be the caller's. */
export function nodesStatement(
  ctx: RequestContext,
  table: Table,
  ids: readonly string[],
  columns: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select ${columns} from ${sql.table(table.name)}
    where id = any(${ids}::uuid[]) and (${reachable(ctx, table.name)}) is true`;
}

/**
 * The statement of a nested list of all parents of a level, totals included. It uses the column's index for each value of a parent. The
 * parent's key comes first and then the total. A parent without children has one row without a record. `keys` may be a statement that
 * selects the keys, each once.
 */
export function childrenStatement(
  ctx: RequestContext,
  table: Table,
  { column, isArray }: Omit<On, 'key'>,
  filter: Filter,
  page: Page,
  { columns, withTotal, ahead }: ListSelection,
  keys: readonly string[] | RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { deletion, narrowed } = narrowing(ctx, table, filter);
  const rowScope = table.scope?.(ctx) ?? (isArray ? checked : scoped)(ctx, table.name, deletion);
  const where = sql.join([rowScope, ...narrowed], sql` and `);
  const isOfParent = isArray ? sql`${sql.ref(column)} = any(p.id::uuid[])` : sql`${sql.ref(column)} = p.id`;
  const type = sql.raw(isArray ? 'text[]' : 'uuid[]');
  const bounds = between(page);
  const rows = page.value
    ? sorted(ctx, table.name, sql`${isOfParent} and ${where}`, page)
    : sql`${sql.table(table.name)} where ${isOfParent} and ${bounds ? sql`${where} and ${bounds}` : where}`;
  const total = withTotal
    ? sql`cross join lateral (
        select count(*)::int as "__total" from ${sql.table(table.name)} where ${isOfParent} and ${where}) t`
    : sql``;
  return sql`
    select p.id as "__parent", ${withTotal ? sql`t.*, ` : sql``}x.* from ${isSelected(keys) ? sql`(${keys}) p (id)` : sql`unnest(${keys}::${type}) p (id)`} ${total} left join lateral (
      select ${columns} from ${rows}
      ${ordering(page)} limit ${ahead ? plus(page.limit, 1) : page.limit} offset ${page.offset}) x on true`;
}

/** Whether the keys are those that another statement selects. */
function isSelected(keys: readonly string[] | RawBuilder<unknown>): keys is RawBuilder<unknown> {
  return 'compile' in keys;
}

/**
 * A user can read every organization they belong to, unless the token is pinned to one. A company that was merged into another one is
 * found by its id, because documents and callers have it.
 */
export function reachable(ctx: RequestContext, table: string): RawBuilder<unknown> {
  if (table !== 'organizations') return scoped(ctx, table);
  const inAccount = sql`(${scoped(ctx, table, 'any')}) and (deleted_at is null or merged_into_id is not null)`;
  if (ctx.principal.pinnedOrganizationId) return inAccount;
  const organizationIds = ctx.principal.memberships.map(({ organizationId }) => organizationId);
  return sql`((${inAccount}) or (id = any(${organizationIds}::uuid[]) and deleted_at is null))`;
}

/** The conditions of a list, one for each part of its scope. */
function conditions(
  ctx: RequestContext,
  table: Table,
  filter: Filter,
  parent: On | undefined,
): { parts: RawBuilder<unknown>[]; deletion: 'notDeleted' | 'any' } {
  const { deletion, narrowed: byFilter } = narrowing(ctx, table, filter);
  const narrowed = [...ofParent(parent), ...byFilter];
  const scopes = table.scope ? [table.scope(ctx)] : scopeParts(ctx, table.name, deletion);
  // Records of others are found by their ids. A filter only checks them: its index would have all records that it matches.
  const parts = scopes.map((part, index) =>
    sql.join([part, ...(index === 0 ? narrowed : narrowed.map((one) => sql`(${one}) is true`))], sql` and `),
  );
  return { parts, deletion };
}

function narrowing(
  ctx: RequestContext,
  table: Table,
  filter: Filter,
): { deletion: 'notDeleted' | 'any'; narrowed: RawBuilder<unknown>[] } {
  const filterEntries = Object.entries({ ...table.defaults, ...Object.fromEntries(presentFilters(filter)) });
  return {
    deletion: filterEntries.some(([name]) => name === 'updatedSince') ? 'any' : 'notDeleted',
    narrowed: filterEntries.map(([name, value]) => table.filters[name]!(value, ctx)),
  };
}
