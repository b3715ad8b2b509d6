import { type FieldNode, type GraphQLField, type GraphQLObjectType, getArgumentValues } from 'graphql';
import { type TextRow, textRows } from '../context/text-rows.js';
import { type Described, isDescribed, type ListArgs } from '../loaders/described.js';
import { checkOrganizationFilter } from '../loaders/organization-filter.js';
import { type Page, pageOf } from '../loaders/page.js';
import { childrenStatement } from '../loaders/statements.js';
import { findTable } from '../loaders/table.js';
import type { Compiling } from './compiling.js';
import { connectionNode, connectionWriter } from './connection.js';
import { Level, type Slot } from './level.js';
import type { ResolverMethod } from './method.js';
import { NotCompiled } from './not-compiled.js';
import type { Run } from './run.js';
import { mostKeys } from './slots.js';

type Children = Extract<Described, { kind: 'children' }>;

/** A nested list: one statement reads the lists of all rows of the level above. */
export function manySlot(
  compiling: Compiling,
  method: ResolverMethod,
  field: GraphQLField<unknown, unknown>,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Slot {
  const node = connectionNode(type)!;
  const table = findTable(node.name);
  if (!table) throw new NotCompiled('field');
  const level = new Level(table, compiling.serializers);
  const connection = connectionWriter(compiling, level, type, nodes);
  // After the parent's key and the total.
  level.from = connection.withTotal ? 2 : 1;

  async function read(run: Run, { on, args }: Children, page: Page, keys: readonly string[]) {
    const rows: TextRow[] = [];
    const selection = {
      columns: level.select(connection.withCursors ? page.column : undefined),
      withTotal: connection.withTotal,
      ahead: connection.ahead,
    };
    for (let start = 0; start < keys.length; start += mostKeys) {
      const some = keys.slice(start, start + mostKeys);
      const statement = childrenStatement(run.ctx, table!, on, args.filter, page, selection, some);
      const found = await textRows(run.ctx.db, statement);
      level.bind(found);
      rows.push(...found.rows);
    }
    return rows;
  }

  return {
    async find(run, objects) {
      const prepared = method.prepare(getArgumentValues(field, nodes[0]!, run.variables));
      const reads = objects.map((object) => childrenIn(method.call(object, run.ctx, prepared)));
      const first = reads[0]!;
      if (first.table !== table || reads.some((read) => !isSame(read, first))) throw new NotCompiled('field');
      const { args } = first;
      const page = pageOf(table!, args.page, args.orderBy);
      const keys = [...new Set(reads.map(({ on }) => on.key).filter((key) => typeof key === 'string' && key !== ''))];
      const rows: TextRow[] = [];
      const places = new Map<string, number[]>();
      const totals = new Map<string, number>();
      for (const row of await read(run, first, page, keys as string[])) {
        const key = row[0]!;
        if (connection.withTotal) totals.set(key, Number(row[1]));
        // A parent without children has one row without an id, which may still have the total.
        if (row[level.from] === null) continue;
        const own = places.get(key);
        if (own) own.push(rows.length);
        else places.set(key, [rows.length]);
        rows.push(row);
      }
      for (const { on } of reads) {
        const count = places.get(on.key ?? '')?.length ?? 0;
        if (count === 0) await checkOrganizationFilter(run.ctx, table!, args.filter);
        run.budget.spend(count);
      }
      const texts = await level.find(run, rows);
      const written = new Map<string, string>();
      return (index) => {
        const key = reads[index]!.on.key ?? '';
        let text = written.get(key);
        if (text === undefined) {
          const found = { rows, texts, places: places.get(key) ?? [], total: totals.get(key) ?? 0 };
          text = connection.write({ ...found, page, orderBy: args.orderBy }).text;
          written.set(key, text);
        }
        return text;
      };
    },
  };
}

function childrenIn(read: unknown): Children {
  if (!isDescribed(read) || read.kind !== 'children') throw new NotCompiled('field');
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
