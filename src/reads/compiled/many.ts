import { type FieldNode, type GraphQLField, type GraphQLObjectType, getArgumentValues } from 'graphql';
import { type RawBuilder, sql } from 'kysely';
import type { TextRow } from '../../context/text-rows.js';
import { descriptionIn, type ListArgs, type On, type ReadDescription } from '../loaders/described.js';
import type { KeptStatement, StatementInput } from '../loaders/kept-statement.js';
import { checkOrganizationFilter } from '../loaders/organization-filter.js';
import { type Page, toPage } from '../loaders/page.js';
import { childrenStatement, type ListSelection } from '../loaders/statements.js';
import type { Table } from '../loaders/table.js';
import { type Ahead, maxAhead, type Owners } from './ahead.js';
import type { Compiler } from './compiling.js';
import { connectionWriter } from './connection.js';
import { Level, type Slot } from './level.js';
import type { ResolverMethod } from './method.js';
import { NotCompiled } from './not-compiled.js';
import type { ReadRun, RowsAhead } from './run.js';
import { maxKeys } from './slots.js';

type Children = Extract<ReadDescription, { kind: 'children' }>;

/** The list of one parent. */
interface OwnerRows {
  places: number[];
  more: boolean;
  total: number;
}

/** The list of a parent without a key. */
const none: OwnerRows = { places: [], more: false, total: 0 };

const anyKey = 'any';

/**
 * A nested list of `table`: one statement reads the lists of all rows of the level above.
 *
 * @param owner the table of the rows above, which declares the relation
 */
export function manySlot(
  compiling: Compiler,
  owner: Table | undefined,
  table: Table,
  method: ResolverMethod,
  field: GraphQLField<unknown, unknown>,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Slot {
  const level = new Level(table, compiling.serializers);
  const connection = connectionWriter(compiling, level, type, nodes);
  // After the parent's key and the total.
  level.from = connection.withTotal ? 2 : 1;

  const { withTotal, withCursors, ahead } = connection;
  /** By the column that has the parent's key: the resolver chooses it. */
  const statements = new Map<string, KeptStatement>();

  function statementOn({ column, isArray }: On): KeptStatement {
    let statement = statements.get(column);
    if (!statement) {
      statement = level.statement(({ ctx, filter, page, ids }) => {
        const columns = level.select(withCursors ? page!.column : undefined);
        const selection = { columns, withTotal, ahead };
        return childrenStatement(ctx, table, { column, isArray }, filter, page!, selection, ids as readonly string[]);
      });
      statements.set(column, statement);
    }
    return statement;
  }

  async function read(run: ReadRun, { on, args }: Children, page: Page, keys: readonly string[]) {
    const rows: TextRow[] = [];
    const statement = statementOn(on);
    for (let start = 0; start < keys.length; start += maxKeys) {
      const ids = keys.slice(start, start + maxKeys);
      rows.push(...(await level.read(run, statement, { filter: args.filter, page, ids })));
    }
    return rows;
  }

  const relation = owner?.many[field.name];
  let selectOwners: Owners['select'] | undefined;

  /** The keys of the owners, which the statement selects itself. */
  function selectKeys(owners: StatementInput): RawBuilder<unknown> {
    const key = owner!.columns[relation!.key]!;
    return sql`select distinct k.${sql.ref(key)} from (${selectOwners!(owners, key)}) k where k.${sql.ref(key)} is not null`;
  }

  function selected({ ctx, filter, page, owners }: StatementInput, selection: ListSelection): RawBuilder<unknown> {
    const column = table.columns[relation!.on]!;
    return childrenStatement(ctx, table, { column }, filter, page!, selection, selectKeys(owners!));
  }

  const ofOwners = level.statement((input) =>
    selected(input, { columns: level.select(withCursors ? input.page!.column : undefined), withTotal, ahead }),
  );

  /** What the resolver reads for a row with any key; undefined if that depends on more, or fails. */
  function readAhead(run: ReadRun): (Omit<RowsAhead, 'rows'> & { page: Page }) | undefined {
    try {
      const prepared = method.prepare(getArgumentValues(field, nodes[0]!, run.variables));
      const read = childrenIn(method.call({ [relation!.key]: anyKey }, run.ctx, prepared));
      if (read.table !== table || read.on.key !== anyKey) return undefined;
      return { read, prepared, page: toPage(table, read.args.page, read.args.orderBy) };
    } catch {
      // It fails again when the rows are there.
      return undefined;
    }
  }

  const slot: Slot = {
    ahead(run, owners) {
      const plannedRead = relation && readAhead(run);
      if (!plannedRead) return [];
      const { page } = plannedRead;
      const most = owners.most * (page.limit + 1);
      if (most > maxAhead) return [];
      selectOwners = owners.select;
      const statementInput = { ctx: run.ctx, table, filter: plannedRead.read.args.filter, page, owners: owners.given };
      const aheadEntry: Ahead = {
        statement: ofOwners.compile(statementInput),
        accept: (rows) => run.ahead.set(slot, { ...plannedRead, rows: level.accept(run, rows) }),
      };
      const select: Owners['select'] = (inner, column) =>
        selected(inner, { columns: sql.ref(column), withTotal: false, ahead: false });
      return [aheadEntry, ...level.ahead(run, { table, most, given: statementInput, select })];
    },
    async find(run, objects, weights) {
      const aheadRows = run.ahead.get(slot);
      const prepared = aheadRows?.prepared ?? method.prepare(getArgumentValues(field, nodes[0]!, run.variables));
      const reads = objects.map((object) => childrenIn(method.call(object, run.ctx, prepared)));
      const first = reads[0]!;
      if (first.table !== table || reads.some((read) => !isSame(read, first))) throw new NotCompiled('field');
      const { args } = first;
      const page = toPage(table, args.page, args.orderBy);
      const weightOf = new Map<string, number>();
      for (const [index, { on }] of reads.entries()) {
        if (on.key) weightOf.set(on.key, (weightOf.get(on.key) ?? 0) + weights[index]!);
      }
      const lists = new Map(
        [...weightOf.keys()].map((key): [string, OwnerRows] => [key, { places: [], more: false, total: 0 }]),
      );
      const rows: TextRow[] = [];
      const rowWeights: number[] = [];
      const keys = [...lists.keys()];
      const listRows =
        aheadRows && covers(aheadRows, first, keys) ? aheadRows.rows : await read(run, first, page, keys);
      for (const row of listRows) {
        const list = lists.get(row[0]!);
        // An owner that was there a moment later.
        if (!list) continue;
        if (connection.withTotal) list.total = Number(row[1]);
        // A parent without children has one row without an id, which may still have the total.
        if (row[level.from] === null) continue;
        if (list.places.length === page.limit) list.more = true;
        else {
          list.places.push(rows.length);
          rows.push(row);
          rowWeights.push(weightOf.get(row[0]!)!);
        }
      }
      const listOf = (index: number) => lists.get(reads[index]!.on.key ?? '') ?? none;
      if (reads.some((_, index) => listOf(index).places.length === 0)) {
        await checkOrganizationFilter(run.ctx, table, args.filter);
      }
      // A record under several parents counts once for each.
      for (const [key, { places, more }] of lists)
        run.budget.spend((places.length + (more ? 1 : 0)) * weightOf.get(key)!);
      const texts = await level.find(run, rows, rowWeights);
      const written = new Map<string, string>();
      return (index) => {
        const key = reads[index]!.on.key ?? '';
        let text = written.get(key);
        if (text === undefined) {
          text = connection.write({ ...listOf(index), rows, texts, page, orderBy: args.orderBy });
          written.set(key, text);
        }
        return text;
      };
    },
  };
  return slot;
}

/** Whether the rows that were read ahead are those of all owners. */
function covers({ read, rows }: RowsAhead, children: Children, keys: readonly string[]): boolean {
  if (!isSame(read, children)) return false;
  const owners = new Set(rows.map(([key]) => key));
  return keys.every((key) => owners.has(key));
}

function childrenIn(value: unknown): Children {
  const read = descriptionIn(value);
  if (read?.kind !== 'children') throw new NotCompiled('field');
  return read;
}

/** Whether two parents have the same list, apart from the key. */
function isSame(a: Children, b: Children): boolean {
  if (a === b) return true;
  if (a.table !== b.table || a.on.column !== b.on.column) return false;
  return isSameArgs(a.args, b.args);
}

function isSameArgs(a: ListArgs, b: ListArgs): boolean {
  if (a.page !== b.page || a.orderBy !== b.orderBy) return false;
  return a.filter === b.filter || JSON.stringify(a.filter) === JSON.stringify(b.filter);
}
