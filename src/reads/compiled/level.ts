import { type GraphQLLeafType, type GraphQLOutputType } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import { type TextColumn, type TextRow, type TextRows, textRows, textRowsTogether } from '../../context/text-rows.js';
import { KeptStatement, type StatementInput } from '../loaders/kept-statement.js';
import type { RowFacts, Table } from '../loaders/table.js';
import type { Ahead, Owners } from './ahead.js';
import { compileTextLeaf, jsonb, type Serializers } from './leaves.js';
import type { ReadRun } from './run.js';
import type { WriteValue } from './values.js';

/** Returns the JSON of one field for the row at an index. */
export type TextOf = (index: number) => string;

/** A field that is more than a column: it is found for all rows of a level together, before they are written. */
export interface Slot {
  /** The statements of a nested list, and of those in it, that can be sent together with that of their owners. */
  ahead?(run: ReadRun, owners: Owners): Ahead[];
  /** `weights`: how often each row is in the response. */
  find(run: ReadRun, objects: readonly object[], weights: readonly number[]): TextOf | Promise<TextOf>;
}

/** A value that is a column's. `write` is known once PostgreSQL has named the type of the column. */
export interface ColumnValue {
  /** Its place among the level's columns. */
  at: number;
  type: GraphQLOutputType;
  /** For objects and lists. */
  stored: StoredValue | undefined;
  write: (text: string) => string;
}

/** The writers of an object or a list: from its text in a `jsonb` column, and from the value of any other column. */
export interface StoredValue {
  ofText: (text: string) => string;
  ofValue: WriteValue;
}

/** The rows of one table that are read by one statement, at one place of a document. */
export class Level {
  readonly slots: Slot[] = [];
  readonly #columns = new Map<string, number>();
  readonly #values: ColumnValue[] = [];
  /** The fields of the objects that resolvers are called with, and the places of their columns. */
  readonly #fields = new Map<string, number>();
  #parsers: Array<{ field: string; at: number } & TextColumn> | undefined;
  #isBound = false;
  /** What slots need beside the row, with the place of the column of its ids. */
  readonly #facts = new Map<RowFacts, number>();

  constructor(
    readonly table: Table,
    private readonly serializers: Serializers,
  ) {
    this.#place(table.columns.id!);
  }

  /** The place of the level's first column in its rows, which is that of the record's id. */
  from = 0;

  addValue(column: string, type: GraphQLOutputType, stored: StoredValue | undefined): ColumnValue {
    const value = { at: this.#place(column), type, stored, write: unbound };
    this.#values.push(value);
    return value;
  }

  /** Adds a field of a resolver with the columns that it needs: all ids of the row, its own, and those it is derived from. */
  addSlot(name: string, slot: Slot): number {
    const { columns, derived, facts } = this.table;
    for (const one of facts) if (one.fields.includes(name)) this.#facts.set(one, this.#place(one.column));
    const ids = Object.keys(columns).filter((field) => field === 'id' || field.endsWith('Id'));
    const ownColumns = columns[name] ? [name] : [];
    for (const field of [...ids, ...ownColumns, ...(derived[name] ?? [])]) {
      this.#fields.set(field, this.#place(columns[field]!));
    }
    return this.slots.push(slot) - 1;
  }

  has(column: string): boolean {
    return this.#columns.has(column);
  }

  /** Makes sure that a field is among the columns, and returns its place. */
  placeOf(field: string): number {
    return this.#place(this.table.columns[field]!);
  }

  /** The select list; `ordered` adds the value that the rows are ordered by, as the last column. */
  select(orderedBy?: string): RawBuilder<unknown> {
    const list = sql.raw([...this.#columns.keys()].join(', '));
    return orderedBy ? sql`${list}, ${sql.ref(orderedBy)}::text as "__order"` : list;
  }

  /** The number of columns. */
  get width(): number {
    return this.#columns.size;
  }

  /** A statement that reads the rows, and with them the facts that the slots need. */
  statement(build: (input: StatementInput) => RawBuilder<unknown>): KeptStatement {
    return new KeptStatement((input) => {
      const facts = [...this.#facts.keys()];
      return facts.length > 0 ? withFacts(input.ctx, facts, build(input)) : build(input);
    });
  }

  /** @param owners reads nested lists of the rows in the same packet, if they are not too many */
  async read(
    run: ReadRun,
    statement: KeptStatement,
    input: Omit<StatementInput, 'ctx' | 'table'>,
    owners?: Pick<Owners, 'most' | 'select'>,
  ): Promise<readonly TextRow[]> {
    const { ctx } = run;
    const whole = { ...input, ctx, table: this.table };
    const compiledStatement = statement.compile(whole);
    const ahead = owners ? this.ahead(run, { ...owners, table: this.table, given: whole }) : [];
    const together =
      ahead.length > 0 && textRowsTogether(ctx.db, [compiledStatement, ...ahead.map((one) => one.statement)]);
    // Which of them failed is not known: then each is read by itself.
    const [firstRows, ...others] = (together && (await together.catch(() => undefined))) || [
      await textRows(ctx.db, compiledStatement),
    ];
    for (const [index, rows] of others.entries()) ahead[index]!.accept(rows);
    return this.accept(run, firstRows!);
  }

  ahead(run: ReadRun, owners: Owners): Ahead[] {
    return this.slots.flatMap((slot) => slot.ahead?.(run, owners) ?? []);
  }

  accept({ ctx }: ReadRun, texts: TextRows): readonly TextRow[] {
    this.#bind(texts);
    const { rows } = texts;
    const facts = [...this.#facts];
    for (const [index, [{ keep }, at]] of facts.entries()) {
      const ids = rows.map((row) => row[this.from + at]!).filter((id) => id !== null);
      if (rows.length > 0) keep(ctx, rows[0]!.at(index - facts.length)!, ids);
    }
    return rows;
  }

  /** Chooses the writers by the types of the columns. */
  #bind({ columns }: TextRows): void {
    if (this.#isBound) return;
    for (const value of this.#values) {
      const column = columns[this.from + value.at]!;
      const { type, stored } = value;
      if (!stored) value.write = compileTextLeaf(type as GraphQLLeafType, column, this.serializers);
      else value.write = column.oid === jsonb ? stored.ofText : (text) => stored.ofValue(column.parse(text));
    }
    this.#parsers = [...this.#fields].map(([field, at]) => {
      return { field, at: this.from + at, ...columns[this.from + at]! };
    });
    this.#isBound = true;
  }

  /** What the slots have for the rows; `weights`: how often each row is in the response. */
  async find(run: ReadRun, rows: readonly TextRow[], weights: readonly number[]): Promise<TextOf[]> {
    if (this.slots.length === 0 || rows.length === 0) return [];
    const objects = rows.map((row) => this.#objectOf(row));
    return Promise.all(this.slots.map((slot) => slot.find(run, objects, weights)));
  }

  #objectOf(row: TextRow): object {
    const object: Record<string, unknown> = {};
    for (const { field, at, oid, parse } of this.#parsers!) {
      const text = row[at]!;
      if (text === null) object[field] = null;
      else if (oid === jsonb) parseLater(object, field, text, parse);
      else object[field] = parse(text);
    }
    return object;
  }

  #place(column: string): number {
    let at = this.#columns.get(column);
    if (at === undefined) this.#columns.set(column, (at = this.#columns.size));
    return at;
  }
}

/** A resolver may not look at the value, which can be a long sheet. */
function parseLater(object: object, field: string, text: string, parse: TextColumn['parse']): void {
  let parsed: { value: unknown } | undefined;
  const get = () => (parsed ??= { value: parse(text) }).value;
  Object.defineProperty(object, field, { enumerable: true, configurable: true, get });
}

/** The first row has the facts of all rows, in the last columns. A window without an order keeps the order of the rows. */
function withFacts(
  ctx: ReadRun['ctx'],
  facts: readonly RowFacts[],
  statement: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const texts = facts.map(({ column, text }) => {
    const ids = sql`array(select ${sql.ref(column)} from page)`;
    return sql`case when row_number() over () = 1 then (${text(ctx, ids)}) end`;
  });
  return sql`with page as materialized (${statement}) select page.*, ${sql.join(texts)} from page`;
}

function unbound(): never {
  throw new Error('A value is written before the types of its columns are known.');
}
