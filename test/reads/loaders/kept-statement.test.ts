/** @sampled tests */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely';
import type { RequestContext } from '../../../src/context/request-context.js';
import { KeptStatement, Placeholder, type StatementInput } from '../../../src/reads/loaders/kept-statement.js';
import { encodeCursor, toPage } from '../../../src/reads/loaders/page.js';
import {
  childrenStatement,
  listStatement,
  nodesStatement,
  referencedStatement,
  showStatement,
} from '../../../src/reads/loaders/statements.js';
import type { Table } from '../../../src/reads/loaders/table.js';
import type { PageArgs } from '../../../src/schema/connection.js';

const db = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (given) => new PostgresIntrospector(given),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const ids = ['0197f0de-0000-7000-8000-000000000001', '0197f0de-0000-7000-8000-000000000002'] as const;

function contextOf(account: string, livemode: boolean, day = 1): RequestContext {
  return {
    db,
    livemode,
    account: { id: account, role: 'owner' },
    auditView: { hidden: [`hidden from ${account}`], own: ['Session'], by: ids[1] },
    principal: { memberships: [{ organizationId: account, role: 'owner' }], abilities: [] },
    now: () => new Date(Date.UTC(2026, 0, day)),
  } as unknown as RequestContext;
}

type Build = (given: StatementInput) => RawBuilder<unknown>;

function builds(table: Table): Build[] {
  const columns = sql.raw('id, serial');
  const withFacts: Build = ({ ctx, ids: given }) =>
    sql`select ${sql.join(table.facts.map(({ text }) => sql`(${text(ctx, sql`${given}::uuid[]`)})`))}`;
  return [
    ({ ctx, filter, page, of }) =>
      listStatement(ctx, table, filter, page!, { columns, withTotal: true, ahead: page!.column === 'serial' }, of),
    ({ ctx, ids: given }) => showStatement(ctx, table, given as string, columns),
    ({ ctx, ids: given, of }) => showStatement(ctx, table, given as string, columns, of),
    ({ ctx, ids: given }) => nodesStatement(ctx, table, given as string[], columns),
    ({ ctx, ids: given }) => referencedStatement(ctx, table, given as string[], columns),
    ({ ctx, filter, page, ids: given }) =>
      childrenStatement(
        ctx,
        table,
        { column: 'id' },
        filter,
        page!,
        { columns, withTotal: false, ahead: true },
        given as string[],
      ),
    ...(table.facts.length > 0 ? [withFacts] : []),
  ];
}

const cursor = (field: string, value: string | null) =>
  encodeCursor({ field, direction: 'DESC' }, { __order: value, id: ids[0] });

const pages: Array<[PageArgs, string | undefined]> = [
  [{ first: 15 }, undefined],
  [{ first: 7, offset: 30 }, undefined],
  [{ last: 3, before: cursor('CREATED_AT', '77') }, undefined],
  [{ first: 15, after: cursor('CREATED_AT', '5'), before: cursor('CREATED_AT', '9') }, undefined],
  [{ first: 15, after: cursor('UPDATED_AT', '2026-01-01 00:00:00+00') }, 'UPDATED_AT'],
  [{ first: 15, after: cursor('CONTRACT_AMOUNT', '5.00') }, 'CONTRACT_AMOUNT'],
  [{ first: 15, after: cursor('CONTRACT_AMOUNT', null) }, 'CONTRACT_AMOUNT'],
  [{ last: 15, before: cursor('CONTRACT_AMOUNT', null) }, 'CONTRACT_AMOUNT'],
];

describe('a kept statement', () => {
  let tables: Table[];

  beforeAll(async () => {
    const modules = await Promise.all(globSync('src/reads/loaders/*.loader.ts').map((path) => import(resolve(path))));
    tables = modules
      .flatMap((module) => Object.values(module as Record<string, unknown>))
      .filter((value): value is Table => typeof value === 'object' && value !== null && 'filters' in value);
    expect(tables.length).toBeGreaterThan(20);
  });

  function* givens(table: Table): Generator<StatementInput> {
    const values: unknown[] = [true, 'draft', ids[0]];
    const filters = [undefined, {}, { unknown: null }];
    const fitting = Object.keys(table.filters).flatMap((name) =>
      values.flatMap((value): object[] => {
        const given = name === 'updatedSince' ? new Date(Date.UTC(2026, 0, 5)) : value;
        // Some filters have a few values of their own.
        try {
          table.filters[name]!(given, contextOf(ids[0], true)).compile(db);
          return [{ [name]: given }];
        } catch {
          return [];
        }
      }),
    );
    for (const [index, [args, field]] of pages.entries()) {
      if (field && !table.orders[field]) continue;
      const page = toPage(table, args, field ? { field, direction: 'DESC' } : null);
      for (const filter of index === 0 ? [...filters, ...fitting] : fitting.slice(0, 1)) {
        for (const livemode of [true, false]) {
          yield { ctx: contextOf(ids[0], livemode), table, filter: undefined, page, ids };
          // The second request finds the text of the first.
          for (const [other, id] of ids.entries()) {
            const { limit, offset } = page;
            const own = { ...page, limit: limit + other, offset: offset && offset + other };
            const of = { column: 'parent_id', key: ids[1 - other] };
            yield { ctx: contextOf(id, livemode, other + 2), table, filter, page: own, ids: [id], of };
          }
        }
      }
    }
  }

  it('is sent as it would be built for the request alone, for every table, filter and page', () => {
    let same = 0;
    for (const table of tables) {
      for (const build of builds(table)) {
        const statement = new KeptStatement(build);
        for (const given of givens(table)) {
          const { sql: text, parameters } = build(given).compile(db);
          const sent = statement.compile(given);
          same += 1;
          if (sent.sql === text && JSON.stringify(sent.parameters) === JSON.stringify(parameters)) continue;
          expect({ table: table.name, ...sent }).toEqual({ table: table.name, sql: text, parameters });
        }
      }
    }
    expect(same).toBeGreaterThan(1_000);
  });

  it('is built once for all callers and values of a shape', () => {
    const table = tables.find(({ name }) => name === 'notices')!;
    let built = 0;
    const statement = new KeptStatement(({ ctx, filter, page }) => {
      built += 1;
      return listStatement(ctx, table, filter, page!, { columns: sql.raw('id'), withTotal: true, ahead: false });
    });
    const page = (args: PageArgs) => toPage(table, args, null);
    const compile = (ctx: RequestContext, filter: object, args: PageArgs) =>
      statement.compile({ ctx, table, filter, page: page(args) });
    for (const id of ids) compile(contextOf(id, true), { projectId: id }, { first: 15 });
    compile(contextOf(ids[0], true), { projectId: ids[1] }, { first: 100 });
    expect(built).toBe(1);
    // The value of an enum is part of the text, and so is the mode.
    compile(contextOf(ids[0], true), { status: 'draft' }, { first: 15 });
    compile(contextOf(ids[0], true), { status: 'served' }, { first: 15 });
    compile(contextOf(ids[0], false), { status: 'served' }, { first: 15 });
    expect(built).toBe(4);
    for (const offset of [15, 30]) compile(contextOf(ids[0], true), {}, { first: 15, offset });
    for (const value of ['7', '8'])
      compile(contextOf(ids[0], true), {}, { first: 15, after: cursor('CREATED_AT', value) });
    expect(built).toBe(6);
  });

  it('never has a value of one request in the text', () => {
    const table = tables.find(({ name }) => name === 'notices')!;
    const statement = new KeptStatement(({ ctx }) => sql`select ${sql.lit(`${ctx.account.id}`)}`);
    for (const id of ids) {
      expect(statement.compile({ ctx: contextOf(id, true), table }).sql).toBe(`select '${id}'`);
    }
    expect(() => JSON.stringify(new Placeholder(() => 1))).toThrow();
  });
});
