import {
  type FieldNode,
  type GraphQLField,
  GraphQLNonNull,
  type GraphQLObjectType,
  getArgumentValues,
  getNullableType,
  isObjectType,
} from 'graphql';
import { sql } from 'kysely';
import type { TextRow } from '../context/text-rows.js';
import { type Described, descriptionIn } from '../loaders/described.js';
import { checkOrganizationFilter } from '../loaders/organization-filter.js';
import { pageOf } from '../loaders/page.js';
import { refuse } from '../loaders/read.js';
import { countStatement, listStatement, needsCount, showStatement } from '../loaders/statements.js';
import { findTable, type Table } from '../loaders/table.js';
import type { Owners } from './ahead.js';
import type { Compiling } from './compiling.js';
import { connectionNode, connectionWriter } from './connection.js';
import { Level } from './level.js';
import { NotCompiled } from './not-compiled.js';
import type { Run } from './run.js';
import { valueWriter, type WriteValue } from './values.js';
import { mostCharacters, type WrittenField } from './written.js';

/** A root field of a query. */
export interface Root {
  key: string;
  nodes: readonly FieldNode[];
  read(run: Run): Promise<WrittenField>;
}

/** The error of a root field: the field is null, and with it all data. */
export class RootFailure extends Error {
  constructor(override readonly cause: unknown) {
    super('The root field failed.');
  }
}

/** Compiles a root field: a list of records, a record, or values that a resolver computes. */
export function rootOf(
  compiling: Compiling,
  field: GraphQLField<unknown, unknown> | undefined,
  key: string,
  nodes: readonly FieldNode[],
): Root {
  if (nodes[0]!.name.value === '__typename') {
    const text = JSON.stringify(compiling.schema.getQueryType()!.name);
    return { key, nodes, read: async () => ({ text }) };
  }
  const type = field && getNullableType(field.type);
  const method = field?.extensions.method;
  // A field that may be null has no failure to report: its error is beside the other fields' data.
  if (!method || !(field!.type instanceof GraphQLNonNull)) throw new NotCompiled('root_field');
  const ask: Ask = ({ ctx, variables }) =>
    method.call(undefined, ctx, method.prepare(getArgumentValues(field!, nodes[0]!, variables)));
  if (!method.describes) return { key, nodes, read: computed(ask, valueWriter(compiling, field!.type, nodes)) };
  if (!isObjectType(type)) throw new NotCompiled('root_field');
  const read = connectionNode(type) ? listOf(compiling, ask, type, nodes) : recordAt(compiling, ask, type, nodes);
  return { key, nodes, read };
}

/** Returns what the resolver of the field reads. */
type Ask = (run: Run) => unknown;

/** Reads the field's own rows: when this fails, the field fails, and not a part of it. */
async function reading<Found>(work: () => Promise<Found>): Promise<Found> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof NotCompiled ? error : new RootFailure(error);
  }
}

function computed(ask: Ask, write: WriteValue): Root['read'] {
  return async (run) => {
    const text = write(await reading(async () => ask(run)));
    if (text.length > mostCharacters) throw new NotCompiled('length');
    return { text };
  };
}

function listOf(compiling: Compiling, ask: Ask, type: GraphQLObjectType, nodes: readonly FieldNode[]): Root['read'] {
  const table = tableOf(connectionNode(type)!);
  const level = new Level(table, compiling.serializers);
  const connection = connectionWriter(compiling, level, type, nodes);
  const { withTotal, withCursors, ahead } = connection;
  const statement = level.statement(({ ctx, filter, page }) => {
    const columns = level.select(withCursors ? page!.column : undefined);
    return listStatement(ctx, table, filter, page!, { columns, withTotal, ahead });
  });
  const select: Owners['select'] = ({ ctx, filter, page }, column) =>
    listStatement(ctx, table, filter, page!, { columns: sql.ref(column), withTotal: false, ahead: false });
  return async (run) => {
    const found = await reading(() => readPage(run));
    const places = found.rows.map((_, index) => index);
    const texts = await level.find(run, found.rows, ones(places.length));
    const { text, nodes: records, count } = connection.write({ ...found, texts, places });
    return { text, list: { nodes: records, count, total: found.total } };
  };

  async function readPage(run: Run) {
    const { ctx } = run;
    const { args } = described(ask(run), 'list', table);
    const { filter, orderBy } = args;
    const page = pageOf(table, args.page, orderBy);
    const found = await level.read(run, statement, { filter, page }, { most: page.limit, select });
    const more = found.length > page.limit;
    const rows = more ? found.slice(0, page.limit) : found;
    if (rows.length === 0) await checkOrganizationFilter(ctx, table, filter);
    return { rows, more, page, orderBy, total: await totalOf() };

    async function totalOf(): Promise<number> {
      if (!withTotal) return 0;
      if (rows.length > 0) return Number(rows[0]![level.width + (withCursors ? 1 : 0)]);
      return needsCount(page) ? (await countStatement(ctx, table, filter).execute(ctx.db)).rows[0]!.n : 0;
    }
  }
}

function recordAt(compiling: Compiling, ask: Ask, type: GraphQLObjectType, nodes: readonly FieldNode[]): Root['read'] {
  const table = tableOf(type);
  const level = new Level(table, compiling.serializers);
  const write = compiling.record(compiling, level, type, nodes);
  const statement = level.statement(({ ctx, ids }) => showStatement(ctx, table, ids as string, level.select()));
  const select: Owners['select'] = ({ ctx, ids }, column) => showStatement(ctx, table, ids as string, sql.ref(column));
  return async (run) => {
    const rows = await reading(() => readRow(run));
    return { text: write(rows, await level.find(run, rows, ones(1)), 0) };
  };

  async function readRow(run: Run): Promise<readonly TextRow[]> {
    const { ctx } = run;
    const { id } = described(ask(run), 'show', table);
    const rows = await level.read(run, statement, { ids: id }, { most: 1, select });
    return rows.length > 0 ? rows : refuse(ctx, table, id);
  }
}

/** Each root record is in the response once. */
function ones(count: number): number[] {
  return Array.from({ length: count }, () => 1);
}

function tableOf(type: GraphQLObjectType): Table {
  const table = findTable(type.name);
  if (!table) throw new NotCompiled('root_field');
  return table;
}

function described<Kind extends Described['kind']>(value: unknown, kind: Kind, table: Table) {
  const read = descriptionIn(value);
  if (read?.kind !== kind || read.table !== table) throw new NotCompiled('root_field');
  return read as Extract<Described, { kind: Kind }>;
}
