import { MetadataStorage } from '@mikro-orm/core';
import { type RawBuilder, sql } from 'kysely';
import { plannedForValues } from '../../context/planned-for-values.js';
import type { RequestContext } from '../../context/request-context.js';
import { camel, snake } from '../../domain/shared/casing.js';
import { columnsOfRelations, type DeclaredRelations, type Relations, toRelations } from './relations.js';

export type Condition = RawBuilder<unknown>;

interface FilterCondition {
  // biome-ignore lint/suspicious/noExplicitAny: a filter's value is typed by the input class that carries it
  (value: any, ctx: RequestContext): Condition;
  /** The value, where it is part of the text; empty where it is only a parameter. Without this, the text may depend on the value. */
  shapeOf?(value: unknown): string;
}

/**
 * How a record type is read: its table, the column of each field, the records it is related to, and what a list can be filtered
 * and ordered by.
 */
export interface Table<Row = unknown> extends Relations {
  /** The GraphQL type's name, which messages also use for the record. */
  type: string;
  name: string;
  /** The root fields of its list, such as `notices`, and of one record by id, such as `notice`. */
  rootFields: { list: string; one: string };
  /** Field → column. */
  columns: Readonly<Record<string, string>>;
  /** Fields without a column → the fields they are computed from. */
  derived: Readonly<Record<string, readonly string[]>>;
  filters: Readonly<Record<string, FilterCondition>>;
  /** The values of filters that a list does not give. */
  defaults: Readonly<Record<string, unknown>>;
  orders: Readonly<Record<string, OrderColumn>>;
  /** Replaces the scope of account and mode (scope.ts) for records that staff handle for all accounts. */
  scope?: (ctx: RequestContext) => Condition;
  /** The fields that another account can read of a row, each with the field whose value it has. Without it, the whole row. */
  forOthers?: Readonly<Record<string, string>>;
  facts: readonly RowFacts[];
  readonly __row?: Row;
}

/** What a list can be ordered by: a column, of which an index of the table has the order, or a value that the statement adds. */
export interface OrderColumn {
  /** The column, or the name of the value. */
  column: string;
  type: 'serial' | 'text' | 'date' | 'datetime' | 'decimal' | 'integer';
  isNullable: boolean;
  /** The value of a row, where it is no column. Without `through`, the whole list is computed and sorted. */
  value?(ctx: RequestContext): Condition;
  /** Another table, of which an index has the order of the value. Rows have the id of its records in the column `by`. */
  through?: { table: string; column: string; by: string };
}

/** `computed('unpaid', 'decimal', sum)`: the order by what is computed of each row, and empty for some. */
export function computed(
  column: string,
  type: OrderColumn['type'],
  value: (ctx: RequestContext) => Condition,
): OrderColumn {
  return { column, type, isNullable: true, value };
}

/** The order by a column that no index has in its order. */
export function unindexed(column: string, type: OrderColumn['type']): OrderColumn {
  return computed(`order_of_${column}`, type, () => sql.ref(column));
}

/** The order of creation, in which lists are unless another one is asked for. */
export const bySerial: OrderColumn = { column: 'serial', type: 'serial', isNullable: false };

/** What computed fields need beside their row. A compiled query reads it in the statement of the rows. */
export interface RowFacts {
  /** The fields that need it. */
  fields: readonly string[];
  /** The column with the ids of the records that the facts belong to. */
  column: string;
  /** The facts of the records with these ids, as one text. */
  text(ctx: RequestContext, ids: Condition): Condition;
  /** Keeps the facts for the resolvers of the request. Without any facts the text is null. */
  keep(ctx: RequestContext, text: string | null, ids: readonly string[]): void;
}

interface TableOptions<Row> extends DeclaredRelations<Row> {
  type: string;
  entity: abstract new () => object;
  name: string;
  derived?: Record<string, readonly string[]>;
  filters: Record<string, FilterCondition>;
  defaults?: Record<string, unknown>;
  orders?: Record<string, string | OrderColumn>;
  /** For a table whose rows never change: it cannot be ordered by the last change. */
  unchanging?: boolean;
  scope?: Table['scope'];
  forOthers?: Table['forOthers'];
  facts?: readonly RowFacts[];
}

const tables = new Map<string, Table>();

/** The table of a record type, for data that is attached to records of any type. */
export function tableOf(type: string): Table {
  const table = findTable(type);
  if (!table) throw new Error(`The type ${type} has no table: no loader defines one.`);
  return table;
}

/** All tables whose rows have ids of their own: not the views of rows for staff of all accounts. */
export function nodeTables(): Table[] {
  const unscopedTables = [...tables.values()].filter(({ scope }) => !scope);
  return unscopedTables.sort((one, other) => (one.type < other.type ? -1 : 1));
}

/** The same; undefined for a type without a table. */
export function findTable(type: string): Table | undefined {
  return tables.get(type);
}

export function defineTable<Row>(options: TableOptions<Row>): Table<Row> {
  const changed = options.unchanging ? 'created_at' : 'updated_at';
  const relations = toRelations(options.type, options);
  const properties = listProperties(options.entity);
  const table: Table<Row> = {
    ...relations,
    type: options.type,
    name: options.name,
    rootFields: { list: camel(options.name), one: options.type.charAt(0).toLowerCase() + options.type.slice(1) },
    columns: Object.fromEntries([...properties].map(([name, { column }]) => [name, column])),
    derived: { ...columnsOfRelations(relations), ...options.derived },
    filters: {
      ...options.filters,
      updatedSince: (since: Date) => sql`${planned}${sql.ref(changed)} >= ${sql.lit(since.toISOString())}::timestamptz`,
    },
    defaults: options.defaults ?? {},
    scope: options.scope,
    forOthers: options.forOthers,
    facts: options.facts ?? [],
    orders: {
      CREATED_AT: bySerial,
      ...toOrders({ ...(!options.unchanging && { UPDATED_AT: changed }), ...options.orders }, [...properties.values()]),
    },
  };
  tables.set(options.type, table as Table);
  return table;
}

/** `equals('project_id')`: the plain filter on a column. */
export function equals(column: string) {
  const hasFewValues = columnsOfFewValues.has(column);
  const isPartOfText = (value: unknown) => hasFewValues || typeof value === 'boolean';
  const condition = (value: unknown) => sql`${sql.ref(column)} = ${isPartOfText(value) ? sql.lit(value) : value}`;
  return Object.assign(condition, {
    shapeOf: (value: unknown) => (isPartOfText(value) ? `=${JSON.stringify(value)}` : ''),
  });
}

/**
 * Columns with an enum's values, some of them rare and some in every second row. Such a value is part of the statement's text,
 * so that the plan that is kept for the text is one for that value (decision 45).
 */
const columnsOfFewValues: ReadonlySet<string> = new Set([
  ...['status', 'billing_status', 'type', 'kind', 'action', 'documentable_type', 'order_type', 'mail_class'],
  ...['role', 'claimant_role', 'sector', 'provider', 'mode'],
]);

/** `dateFrom` and `dateUntil` of a list: the days of a column between two, both included. */
export function dayFilters(column: string): Record<'dateFrom' | 'dateUntil', FilterCondition> {
  return {
    dateFrom: (date: string) => sql`${planned}${sql.ref(column)} >= ${sql.lit(date)}::date`,
    dateUntil: (date: string) => sql`${planned}${sql.ref(column)} <= ${sql.lit(date)}::date`,
  };
}

/** `createdFrom` and `createdUntil` of a list: the rows that were created between two times. */
export const createdFilters: Record<'createdFrom' | 'createdUntil', FilterCondition> = {
  createdFrom: (time: Date) => sql`${planned}created_at >= ${sql.lit(time.toISOString())}::timestamptz`,
  createdUntil: (time: Date) => sql`${planned}created_at < ${sql.lit(time.toISOString())}::timestamptz`,
};

/** `oneOf('status', statuses)`: any of an enum's values. */
export function oneOf(column: string, values: readonly string[]): Condition {
  const distinct = [...new Set(values)].sort().map((value) => sql.lit(value));
  return distinct.length > 0 ? sql`${sql.ref(column)} in (${sql.join(distinct)})` : sql`false`;
}

/**
 * Marks a condition on a moment as part of the text, for a statement without a plan that is kept (decision 45): whether the
 * index in its order or the one in the order of the list is the shorter way depends on the moment.
 */
export const planned = sql.raw(`${plannedForValues} `);

/** Case-insensitive partial match on any of the columns or texts. */
export function matches(...columns: (string | RawBuilder<unknown>)[]): FilterCondition {
  return (text: string) => {
    const pattern = `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
    return sql`(${sql.join(
      columns.map((column) => sql`${typeof column === 'string' ? sql.ref(column) : column} ilike ${pattern}`),
      sql` or `,
    )})`;
  };
}

const selectLists = new WeakMap<object, Map<string, string>>();

/** The select list for some fields: their columns under the fields' names, always with the ids that nested fields need. */
export function selectList(table: Table, fields: ReadonlySet<string>, key: string): string {
  let lists = selectLists.get(table);
  if (!lists) selectLists.set(table, (lists = new Map()));
  let list = lists.get(key);
  if (list === undefined) {
    const neededColumns = new Set<string>();
    for (const field of Object.keys(table.columns))
      if (field === 'id' || field.endsWith('Id')) neededColumns.add(field);
    for (const field of fields) {
      if (table.columns[field]) neededColumns.add(field);
      for (const source of table.derived[field] ?? []) neededColumns.add(source);
    }
    list = [...neededColumns].map((field) => `${table.columns[field]} as "${field}"`).join(', ');
    if (lists.size < 2_000) lists.set(key, list);
  }
  return list;
}

export function allFields(table: Table): ReadonlySet<string> {
  return new Set(Object.keys(table.columns));
}

function toOrders(
  columns: Readonly<Record<string, string | OrderColumn>>,
  properties: readonly OrderColumn[],
): Record<string, OrderColumn> {
  const entries = Object.entries(columns).map(([field, column]) => [
    field,
    typeof column === 'string' ? properties.find((one) => one.column === column)! : column,
  ]);
  return Object.fromEntries(entries);
}

/** Only the entity defines a table's columns. They are read from its decorators, so the loaders need no live ORM. */
function listProperties(entity: abstract new () => object): Map<string, OrderColumn> {
  const columns = new Map<string, OrderColumn>();
  for (let at: unknown = entity; typeof at === 'function' && at.prototype; at = Object.getPrototypeOf(at)) {
    if (!Object.hasOwn(at, MetadataStorage.PATH_SYMBOL)) continue;
    const path = (at as unknown as Record<symbol, string>)[MetadataStorage.PATH_SYMBOL]!;
    const { properties } = MetadataStorage.getMetadata(at.name, path, at as never);
    for (const property of Object.values(properties)) {
      if (columns.has(property.name)) continue;
      const {
        fieldName,
        type,
        nullable = false,
      } = property as { fieldName?: string; type?: string; nullable?: boolean };
      const column = fieldName ?? snake(property.name);
      columns.set(property.name, { column, type: type as OrderColumn['type'], isNullable: nullable });
    }
  }
  return columns;
}
