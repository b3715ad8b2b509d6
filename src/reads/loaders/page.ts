import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '../../domain/shared/uuid.js';
import { Violations } from '../../errors/app-error.js';
import type { Ordering, PageArgs } from '../../schema/connection.js';
import { isDate } from '../../schema/validation/leaves.js';
import type { Condition, Table } from './table.js';

/** A page of a list, computed from Relay's arguments. */
export interface Page {
  limit: number;
  offset: number;
  /** Rows are read from the end of the list and reversed afterwards. */
  backward: boolean;
  column: string;
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
  const column = table.orders[field]!;
  const descending = (order?.direction ?? 'DESC') === 'DESC';
  const after = args.after ? decodeCursor(args.after, field) : undefined;
  const before = args.before ? decodeCursor(args.before, field) : undefined;
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
    column,
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
export function between({ column, bounds }: Page): Condition | undefined {
  if (bounds.length === 0) return undefined;
  return sql.join(
    bounds.map((bound) => beyond(column, bound)),
    sql` and `,
  );
}

/** The column of creation order: unique, so it needs no tie-break. */
export const serial = 'serial';

/** The `order by` of a page. The id breaks ties, so that a list is stable under inserts. */
export function ordering(page: Page): RawBuilder<unknown> {
  const direction = page.descending !== page.backward ? sql`desc` : sql`asc`;
  return page.column === serial
    ? sql`order by serial ${direction}`
    : sql`order by ${sql.ref(page.column)} ${direction}, id ${direction}`;
}

interface Cursor {
  value: string;
  id: string;
}

export function encodeCursor(order: Ordering | null | undefined, row: Record<string, unknown>): string {
  const field = order?.field ?? 'CREATED_AT';
  return Buffer.from(JSON.stringify([field, String(row.__order), row.id])).toString('base64url');
}

function decodeCursor(cursor: string, field: string): Cursor | null {
  try {
    const [orderName, value, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return orderName === field && isOrderValue(field, value) && isUuid(id) ? { value, id } : null;
  } catch {
    return null;
  }
}

/** Whether it is a cursor of a list in the order of creation. */
export function isCursor(cursor: string): boolean {
  return decodeCursor(cursor, 'CREATED_AT') !== null;
}

/** Whether PostgreSQL can read the text as the column's type. The ending of an order field shows its type. */
function isOrderValue(field: string, value: unknown): value is string {
  if (typeof value !== 'string' || value.includes('\0')) return false;
  if (field === 'CREATED_AT') return /^\d{1,18}$/.test(value);
  if (field.endsWith('_DATE')) return isDate(value);
  if (field.endsWith('_AT')) return isDate(value.slice(0, 10)) && timePattern.test(value.slice(10));
  return true;
}

const timePattern = /^ ([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?\+00$/;

function beyond(column: string, { sign, value, id }: Bound): RawBuilder<unknown> {
  const op = sign === '<' ? sql`<` : sql`>`;
  if (column === serial) return sql`serial ${op} ${value}::bigint`;
  return sql`(${sql.ref(column)}, id) ${op} (${value}, ${id}::uuid)`;
}
