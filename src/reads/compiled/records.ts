import type { FieldNode, GraphQLObjectType } from 'graphql';
import { sql } from 'kysely';
import type { TextRow } from '../../context/text-rows.js';
import { descriptionIn, type ReadDescription } from '../loaders/described.js';
import { checkOrganizationFilter } from '../loaders/organization-filter.js';
import { toPage } from '../loaders/page.js';
import { rejectMissing } from '../loaders/read.js';
import { countStatement, listStatement, needsCount, showStatement } from '../loaders/statements.js';
import type { Table } from '../loaders/table.js';
import type { Owners } from './ahead.js';
import { type Ask, reading } from './asking.js';
import type { Compiler } from './compiling.js';
import { connectionWriter } from './connection.js';
import { Level } from './level.js';
import { NotCompiled } from './not-compiled.js';
import type { ReadRoot } from './root.js';
import type { ReadRun } from './run.js';

/** Compiles a root field that is a list of the records of a table. */
export function compileList(
  compiling: Compiler,
  ask: Ask,
  table: Table,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): ReadRoot {
  const level = new Level(table, compiling.serializers);
  const connection = connectionWriter(compiling, level, type, nodes);
  const { withTotal, withCursors, ahead } = connection;
  const statement = level.statement(({ ctx, filter, page, of: ownerKey }) => {
    const columns = level.select(withCursors ? page!.column : undefined);
    return listStatement(ctx, table, filter, page!, { columns, withTotal, ahead }, ownerKey);
  });
  const select: Owners['select'] = ({ ctx, filter, page, of: ownerKey }, column) =>
    listStatement(ctx, table, filter, page!, { columns: sql.ref(column), withTotal: false, ahead: false }, ownerKey);
  return async (run) => {
    const listPage = await reading(() => readPage(run));
    const places = listPage.rows.map((_, index) => index);
    const texts = await level.find(run, listPage.rows, ones(places.length));
    const records: string[] = [];
    const text = connection.write({ ...listPage, texts, places, records });
    return { text, list: { records, total: listPage.total } };
  };

  async function readPage(run: ReadRun) {
    const { ctx } = run;
    const { args } = asked(ask(run), 'list', table);
    const { filter, orderBy, of: ownerKey } = args;
    await args.check?.();
    const page = toPage(table, args.page, orderBy);
    const pageRows = await level.read(run, statement, { filter, page, of: ownerKey }, { most: page.limit, select });
    const more = pageRows.length > page.limit;
    const rows = more ? pageRows.slice(0, page.limit) : pageRows;
    if (rows.length === 0) await checkOrganizationFilter(ctx, table, filter);
    return { rows, more, page, orderBy, total: await countTotal() };

    async function countTotal(): Promise<number> {
      if (!withTotal) return 0;
      if (rows.length > 0) return Number(rows[0]![level.width + (withCursors ? 1 : 0)]);
      return needsCount(page) ? (await countStatement(ctx, table, filter, ownerKey).execute(ctx.db)).rows[0]!.n : 0;
    }
  }
}

/** Compiles a root field that is one record of a table. */
export function recordAt(
  compiling: Compiler,
  ask: Ask,
  table: Table,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): ReadRoot {
  const level = new Level(table, compiling.serializers);
  const write = compiling.record(compiling, level, type, nodes);
  const select: Owners['select'] = ({ ctx, ids, of: ownerKey }, column) =>
    showStatement(ctx, table, ids as string, sql.ref(column), ownerKey);
  const statement = level.statement(({ ctx, ids, of: ownerKey }) =>
    showStatement(ctx, table, ids as string, level.select(), ownerKey),
  );
  return async (run) => {
    const rows = await reading(() => readRow(run));
    return { text: write(rows, await level.find(run, rows, ones(1)), 0) };
  };

  async function readRow(run: ReadRun): Promise<readonly TextRow[]> {
    const { ctx } = run;
    const { id, of: ownerKey } = asked(ask(run), 'show', table);
    const rows = await level.read(run, statement, { ids: id, of: ownerKey }, { most: 1, select });
    return rows.length > 0 ? rows : rejectMissing(ctx, table, id, ownerKey);
  }
}

/** Each root record is in the response once. */
function ones(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}

function asked<Kind extends 'list' | 'show'>(value: unknown, kind: Kind, table: Table) {
  const read = descriptionIn(value);
  if (read?.kind !== kind || read.table !== table) throw new NotCompiled('root_field');
  return read as Extract<ReadDescription, { kind: Kind }>;
}
