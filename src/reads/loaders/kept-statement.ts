import type { RawBuilder } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { Filter, On } from './described.js';
import type { Page } from './page.js';
import type { Table } from './table.js';

/** What a statement of the loaders is built from, apart from what it selects. */
export interface StatementInput {
  ctx: RequestContext;
  /** Defines the filters. */
  table?: Table;
  filter?: Filter;
  page?: Page;
  /** The ids of records. */
  ids?: string | readonly string[];
  /** The parent that a record must belong to. */
  of?: On | undefined;
  /** In place of ids: what the statement is built from that selects them. */
  owners?: StatementInput;
  /** Other values, of a statement that is not built from a table. */
  values?: readonly unknown[];
}

/** A statement as it is sent. */
export interface CompiledStatement {
  sql: string;
  parameters: readonly unknown[];
}

/** Thrown while a text is built whose form depends on more than the shape of what is given. */
class NotKept extends Error {}

/** Takes the place of a value while a text is built that is kept: each request has its own. It can only be a parameter. */
export class Placeholder {
  constructor(readonly of: (input: StatementInput) => unknown) {}

  [Symbol.toPrimitive](): never {
    throw new NotKept();
  }

  toJSON(): never {
    throw new NotKept();
  }
}

/** The sum of two numbers, which may be `Later`. */
export function plus(one: number, other: number): number {
  const numbers = [one, other] as unknown[];
  if (!numbers.some((number) => number instanceof Placeholder)) return one + other;
  const sum = (input: StatementInput) =>
    numbers.reduce(
      (total: number, number) => total + Number(number instanceof Placeholder ? number.of(input) : number),
      0,
    );
  return new Placeholder(sum) as unknown as number;
}

/** The most characters of all texts that are kept. Beyond that, all are built again. */
const maxCharacters = 10_000_000;
const statementCache = new Map<string, CompiledStatement | 'not kept'>();
let characters = 0;
let places = 0;

/**
 * The texts of the statement at one place of a document, by the shape of what they are built from. Building a text takes longer than
 * writing a short list, and it is the same for all callers and values.
 */
export class KeptStatement {
  readonly #place = ++places;

  constructor(private readonly build: (input: StatementInput) => RawBuilder<unknown>) {}

  compile(input: StatementInput): CompiledStatement {
    const shape = toShape(input);
    if (shape === undefined) return this.#direct(input);
    const key = `${this.#place}:${shape}`;
    let text = statementCache.get(key);
    if (!text) keep(key, (text = this.#text(input)));
    if (text === 'not kept') return this.#direct(input);
    const { sql, parameters } = text;
    return { sql, parameters: parameters.map((value) => (value instanceof Placeholder ? value.of(input) : value)) };
  }

  #direct(input: StatementInput): CompiledStatement {
    const { sql, parameters } = this.build(input).compile(input.ctx.db);
    return { sql, parameters };
  }

  #text(input: StatementInput): CompiledStatement | 'not kept' {
    try {
      const { sql, parameters } = this.build(withoutValues(input)).compile(input.ctx.db);
      return { sql, parameters };
    } catch (error) {
      if (error instanceof NotKept) return 'not kept';
      throw error;
    }
  }
}

function keep(key: string, text: CompiledStatement | 'not kept'): void {
  characters += key.length + (text === 'not kept' ? 0 : text.sql.length);
  if (characters > maxCharacters) {
    statementCache.clear();
    characters = 0;
  }
  statementCache.set(key, text);
}

/** Everything that the text depends on; undefined for a filter whose text is another for each value. */
function toShape({ ctx, table, filter, page, of: ownerKey, owners }: StatementInput): string | undefined {
  let shape = ctx.livemode ? 'live' : 'test';
  if (page) {
    const { column, descending, backward, offset, bounds } = page;
    shape += ` ${column} ${descending} ${backward} ${offset > 0}`;
    for (const { sign, value } of bounds) shape += value === null ? `${sign}null` : sign;
  }
  for (const [name, value] of presentFilters(filter)) {
    const { shapeOf: textOf } = table!.filters[name]!;
    if (!textOf) return undefined;
    shape += `;${name}${textOf(value)}`;
  }
  if (ownerKey) shape += `;of ${ownerKey.column}`;
  if (!owners) return shape;
  const outer = toShape(owners);
  return outer && `${shape} in ${outer}`;
}

/** The fields of a filter that have a value. */
export function presentFilters(filter: Filter): Array<[name: string, value: unknown]> {
  if (!filter) return [];
  return Object.entries(filter).filter(([, value]) => value !== null && value !== undefined);
}

/** `from` finds what is given among all that is given for the statement. */
function withoutValues(
  input: StatementInput,
  from: (all: StatementInput) => StatementInput = (all) => all,
): StatementInput {
  const { ctx, table, filter, page, ids, of: ownerKey, owners, values } = input;
  const later = <Value>(read: (request: StatementInput) => unknown) =>
    new Placeholder((all) => read(from(all))) as Value;
  const filters = presentFilters(filter).map(([name, value]) => {
    const isPartOfText = table!.filters[name]!.shapeOf!(value) !== '';
    return [name, isPartOfText ? value : later((request) => (request.filter as Record<string, unknown>)[name])];
  });
  return {
    ctx: ctx.livemode ? contexts.live : contexts.test,
    table,
    filter: filter && Object.fromEntries(filters),
    page: page && pageWithoutValues(page, later),
    ids: ids && later<string>((request) => request.ids),
    of: ownerKey && { column: ownerKey.column, key: later<string>((request) => request.of!.key) },
    owners: owners && withoutValues(owners, (all) => from(all).owners!),
    values: values?.map((_, index) => later((request) => request.values![index])),
  };
}

function pageWithoutValues(page: Page, later: <Value>(read: (request: StatementInput) => unknown) => Value): Page {
  return {
    ...page,
    limit: later((input) => input.page!.limit),
    offset: page.offset > 0 ? later((input) => input.page!.offset) : 0,
    bounds: page.bounds.map(({ sign, value }, index) => ({
      sign,
      value: value === null ? null : later((input) => input.page!.bounds[index]!.value),
      id: later((input) => input.page!.bounds[index]!.id),
    })),
  };
}

/** A request of which only the mode is known. A text that depends on anything else of the request is not kept. */
function createContext(livemode: boolean): RequestContext {
  return known({
    livemode,
    account: known({ id: new Placeholder(({ ctx }) => ctx.account.id) }),
    auditView: known({
      hidden: new Placeholder(({ ctx }) => ctx.auditView.hidden),
      own: new Placeholder(({ ctx }) => ctx.auditView.own),
      by: new Placeholder(({ ctx }) => ctx.auditView.by),
    }),
    now: () => known({ toISOString: () => new Placeholder(({ ctx }) => ctx.now().toISOString()) }),
  }) as unknown as RequestContext;
}

function known<Some extends object>(some: Some): Some {
  return new Proxy(some, {
    get(target, name) {
      if (!Object.hasOwn(target, name)) throw new NotKept();
      return Reflect.get(target, name);
    },
  });
}

const contexts = { live: createContext(true), test: createContext(false) };
