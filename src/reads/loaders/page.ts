import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '../../domain/shared/uuid.js';
import { Violations } from '../../errors/app-error.js';
import type { Ordering, PageArgs } from '../../schema/connection.js';
import { isDate } from '../../schema/validation/leaves.js';
import { bySerial, type Condition, type OrderColumn, type Table } from './table.js';

/** A page of a list, computed from Relay's arguments. */
export interface Page extends Pick<OrderColumn, 'value' | 'through'> {
  limit: number;
  offset: number;
  /** Rows are read from the end of the list and reversed afterwards. */
  backward: boolean;
  column: string;
  /** Rows without a value in the column come last, in both directions. */
  isNullable: boolean;
  descending: boolean;
  /** The cursors that the page is between. Not part of the condition for totalCount. */
  bounds: readonly Bound[];
  /** The list has rows before the page's first, as far as the arguments show. */
  skipped: boolean;
  /** The list has rows after the page's last, as far as the arguments show. */
  trailed: boolean;
}

/** A row that a page is before or beyond, in the order of the list. */
interface Bound extends Cursor {
  sign: '<' | '>';
}

export const pageSize = { default: 15, most: 100 } as const;

export function toPage(table: Pick<Table, 'orders'>, args: PageArgs, order?: Ordering | null): Page {
  const wrong = new Violations();
  const count = (name: 'first' | 'last' | 'offset', least: number, most: number): number | undefined => {
    const value = args[name] ?? undefined;
    if (value !== undefined && (value < least || value > most)) {
      wrong.add(name, `The ${name} argument must be between ${least} and ${most}.`);
    }
    return value;
  };
  const first = count('first', 0, pageSize.most);
  const last = count('last', 0, pageSize.most);
  const offset = count('offset', 0, 2_000_000_000) ?? 0;
  if (first !== undefined && last !== undefined)
    wrong.add('last', 'A page is either the first or the last records: use first or last, not both.');
  if (args.offset && (args.after || args.before || last !== undefined)) {
    wrong.add('offset', 'The offset argument can only be used with first.');
  }
  const field = order?.field ?? 'CREATED_AT';
  const orderColumn = table.orders[field]!;
  const descending = (order?.direction ?? 'DESC') === 'DESC';
  const after = args.after ? decodeCursor(args.after, field, orderColumn) : undefined;
  const before = args.before ? decodeCursor(args.before, field, orderColumn) : undefined;
  if (after === null) wrong.add('after', 'The after argument is not a cursor of this list.');
  if (before === null) wrong.add('before', 'The before argument is not a cursor of this list.');
  wrong.throwIfAny();
  const bounds: Bound[] = [];
  if (after) bounds.push({ ...after, sign: descending ? '<' : '>' });
  if (before) bounds.push({ ...before, sign: descending ? '>' : '<' });
  return {
    limit: last ?? first ?? pageSize.default,
    offset,
    backward: last !== undefined,
    column: orderColumn.column,
    isNullable: orderColumn.isNullable,
    value: orderColumn.value,
    through: orderColumn.through,
    descending,
    bounds,
    skipped: offset > 0 || Boolean(after),
    trailed: Boolean(before),
  };
}

/** Whether the list has rows beyond the page; `more` if one more row was found. */
export function toPageInfo(page: Page, more: boolean): { hasNextPage: boolean; hasPreviousPage: boolean } {
  return {
    hasNextPage: page.trailed || (more && !page.backward),
    hasPreviousPage: page.skipped || (more && page.backward),
  };
}

/** The condition on where the page starts and ends; undefined without cursors. */
export function between(page: Page): Condition | undefined {
  if (page.bounds.length === 0) return undefined;
  return all(page.bounds.map((bound) => (page.isNullable ? beyondOrWithout(page, bound) : beyond(page.column, bound))));
}

/**
 * The conditions on where the page starts and ends, one for each part of the list that the index of its order has in this order: the rows
 * with a value, and then those without one. Undefined: all rows.
 */
export function ranges(page: Page): (Condition | undefined)[] {
  const { column, isNullable, bounds } = page;
  if (!isNullable) return [between(page)];
  const ref = sql.ref(column);
  const withValue = bounds.map((bound) => {
    if (bound.value !== null) return beyond(column, bound);
    return isStart(page, bound) ? 'none' : 'all';
  });
  const without = bounds.map((bound) => {
    if (bound.value === null) return beyondId(bound);
    return isStart(page, bound) ? 'all' : 'none';
  });
  const parts = [
    { condition: sql`${ref} is not null`, ends: withValue },
    { condition: sql`${ref} is null`, ends: without },
  ].filter(({ ends }) => !ends.includes('none'));
  if (parts.length === 0) return [sql`false`];
  return parts.map(({ condition, ends }) => all([condition, ...ends.filter((end) => typeof end !== 'string')]));
}

/**
 * The conditions on where the page starts and ends, for a list that goes through another table: on a value there, and on a row of the list
 * with that value. Null: no row with a value is in the page.
 */
export function boundsThrough(page: Page, column: string, value: RawBuilder<unknown>) {
  if (page.bounds.some((bound) => bound.value === null && isStart(page, bound))) return null;
  const bounds = page.bounds.filter((bound) => bound.value !== null);
  return {
    outer: bounds.map(({ sign, value: end }) => sql`${sql.ref(column)} ${sql.raw(`${sign}=`)} ${end}`),
    inner: bounds.map(({ sign, value: end, id }) => sql`(${value}, id) ${sql.raw(sign)} (${end}, ${id}::uuid)`),
  };
}

/** The column of creation order: unique, so it needs no tie-break. */
export const serial = 'serial';

/** The `order by` of a page. The id breaks ties, so that a list is stable under inserts. */
export function ordering(page: Page): RawBuilder<unknown> {
  if (!page.isNullable) return orderingOfPart(page);
  return sql`order by ${sql.ref(page.column)} is null ${page.backward ? sql`desc` : sql`asc`}, ${columnsInOrder(page)}`;
}

/** The `order by` of one of its `ranges`, which is that of an index. */
export function orderingOfPart(page: Page): RawBuilder<unknown> {
  return sql`order by ${columnsInOrder(page)}`;
}

function columnsInOrder(page: Page): RawBuilder<unknown> {
  const direction = page.descending !== page.backward ? sql`desc` : sql`asc`;
  return page.column === serial ? sql`serial ${direction}` : sql`${sql.ref(page.column)} ${direction}, id ${direction}`;
}

interface Cursor {
  /** Null: the row has no value in the column that the list is ordered by. */
  value: string | null;
  id: string;
}

export function encodeCursor(order: Ordering | null | undefined, row: Record<string, unknown>): string {
  const field = order?.field ?? 'CREATED_AT';
  return Buffer.from(JSON.stringify([field, toOrderValue(row.__order), row.id])).toString('base64url');
}

const toOrderValue = (value: unknown) => (value === null ? null : String(value));

function decodeCursor(cursor: string, field: string, column: OrderColumn): Cursor | null {
  try {
    const [orderName, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return orderName === field && isOrderValue(column, value) && isUuid(id) ? { value, id } : null;
  } catch {
    return null;
  }
}

/** Whether it is a cursor of a list in the order of creation. */
export function isCursor(cursor: string): boolean {
  return decodeCursor(cursor, 'CREATED_AT', bySerial) !== null;
}

/** Whether PostgreSQL can read the text as the column's type. */
function isOrderValue({ type, isNullable }: OrderColumn, value: unknown): value is string | null {
  if (value === null) return isNullable;
  return typeof value === 'string' && !value.includes('\0') && readers[type](value);
}

const readers: Readonly<Record<OrderColumn['type'], (value: string) => boolean>> = {
  serial: (value) => /^\d{1,18}$/.test(value),
  integer: (value) => /^-?\d{1,9}$/.test(value),
  decimal: (value) => /^-?\d{1,16}(\.\d{1,6})?$/.test(value),
  date: isDate,
  datetime: (value) => isDate(value.slice(0, 10)) && timePattern.test(value.slice(10)),
  text: () => true,
};

const timePattern = /^ ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?\+00$/;

function beyond(column: string, { sign, value, id }: Bound): RawBuilder<unknown> {
  const op = sign === '<' ? sql`<` : sql`>`;
  if (column === serial) return sql`serial ${op} ${value}::bigint`;
  return sql`(${sql.ref(column)}, id) ${op} (${value}, ${id}::uuid)`;
}

function beyondId({ sign, id }: Bound): RawBuilder<unknown> {
  return sql`id ${sign === '<' ? sql`<` : sql`>`} ${id}::uuid`;
}

/** Beyond a row of a list whose last rows have no value. */
function beyondOrWithout(page: Page, bound: Bound): RawBuilder<unknown> {
  const ref = sql.ref(page.column);
  if (bound.value !== null) {
    const condition = beyond(page.column, bound);
    return isStart(page, bound) ? sql`(${condition} or ${ref} is null)` : condition;
  }
  return isStart(page, bound)
    ? sql`${ref} is null and ${beyondId(bound)}`
    : sql`(${ref} is not null or ${beyondId(bound)})`;
}

/** Whether the page comes after this row. */
function isStart({ descending }: Page, { sign }: Bound): boolean {
  return (sign === '<') === descending;
}

function all(conditions: readonly Condition[]): Condition {
  return sql.join(conditions, sql` and `);
}
