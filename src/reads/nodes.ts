import type { FieldNode, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { getNullableType, isListType } from 'graphql';
import { sql } from 'kysely';
import { descriptionIn } from '../loaders/described.js';
import type { KeptStatement } from '../loaders/kept-statement.js';
import { tablesOfNodes } from '../loaders/node.loader.js';
import { nodesStatement } from '../loaders/statements.js';
import type { Table } from '../loaders/table.js';
import type { Owners } from './ahead.js';
import { type Ask, reading } from './asking.js';
import type { Compiling, WriteRecord } from './compiling.js';
import { Level, type Slot } from './level.js';
import { noArguments, type ResolverMethod } from './method.js';
import { NotCompiled } from './not-compiled.js';
import type { ReadRoot } from './root.js';
import type { Run } from './run.js';
import { mostCharacters } from './written.js';

/** What the document selects of the records of one type. */
interface OfType {
  level: Level;
  statement: KeptStatement;
  write: WriteRecord;
}

/** Reads records of several types, and writes them, by their ids. `weightOf`: how often a record is in the response. */
type ReadTypes = (
  run: Run,
  tables: ReadonlyMap<Table, readonly string[]>,
  weightOf: (id: string) => number,
) => Promise<Map<string, string>>;

/**
 * Compiles what a document selects of records of any type: one statement for each type reads its records. What is selected of a type is
 * compiled when the first record of the type is found.
 */
function recordsOfTypes(compiling: Compiling, nodes: readonly FieldNode[]): ReadTypes {
  const types = new Map<Table, OfType>();

  function ofType(table: Table): OfType {
    let known = types.get(table);
    if (!known) {
      const level = new Level(table, compiling.serializers);
      const write = compiling.record(
        compiling,
        level,
        compiling.schema.getType(table.type) as GraphQLObjectType,
        nodes,
      );
      const statement = level.statement(({ ctx, ids }) =>
        nodesStatement(ctx, table, ids as readonly string[], level.select()),
      );
      types.set(table, (known = { level, statement, write }));
    }
    return known;
  }

  return async (run, tables, weightOf) => {
    const texts = new Map<string, string>();
    await Promise.all(
      [...tables].map(async ([table, own]) => {
        const { level, statement, write } = ofType(table);
        const select: Owners['select'] = ({ ctx, ids: given }, column) =>
          nodesStatement(ctx, table, given as readonly string[], sql.ref(column));
        const rows = await reading(() => level.read(run, statement, { ids: own }, { most: own.length, select }));
        const weights = rows.map((row) => weightOf(row[level.from]!));
        const found = await level.find(run, rows, weights);
        for (const [index, row] of rows.entries()) texts.set(row[level.from]!, write(rows, found, index));
      }),
    );
    return texts;
  };
}

/**
 * Compiles a root field that is a record of any type, or a list of them, by their ids: one statement finds the types.
 */
export function nodesAt(
  compiling: Compiling,
  ask: Ask,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): ReadRoot {
  const isList = isListType(getNullableType(type));
  const read = recordsOfTypes(compiling, nodes);
  return async (run) => {
    const ids = await reading(async () => idsIn(ask(run)));
    const tables = await reading(() => tablesOfNodes(run.ctx, ids));
    const texts = await read(run, tables, (id) => ids.filter((one) => one === id).length);
    const written = ids.map((id) => texts.get(id) ?? 'null');
    const text = isList ? `[${written.join(',')}]` : written[0]!;
    if (text.length > mostCharacters) throw new NotCompiled('length');
    return { text };
  };
}

/** Compiles a field that is the record which each row names by its type and its id. */
export function recordSlot(compiling: Compiling, method: ResolverMethod, nodes: readonly FieldNode[]): Slot {
  const read = recordsOfTypes(compiling, nodes);
  return {
    async find(run, objects, weights) {
      const tables = new Map<Table, Set<string>>();
      const weightOf = new Map<string, number>();
      const ids = objects.map((object, index) => {
        const named = descriptionIn(method.call(object, run.ctx, noArguments));
        if (named?.kind !== 'record') throw new NotCompiled('field');
        const { table, id } = named;
        if (!table || !id) return '';
        tables.set(table, (tables.get(table) ?? new Set()).add(id));
        weightOf.set(id, (weightOf.get(id) ?? 0) + weights[index]!);
        return id;
      });
      const wanted = new Map([...tables].map(([table, own]) => [table, [...own]]));
      const texts = await read(run, wanted, (id) => weightOf.get(id)!);
      return (index) => texts.get(ids[index]!) ?? 'null';
    },
  };
}

function idsIn(value: unknown): readonly string[] {
  const read = descriptionIn(value);
  if (read?.kind !== 'nodes') throw new NotCompiled('root_field');
  return read.ids;
}
