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
import { Level } from './level.js';
import { NotCompiled } from './not-compiled.js';
import type { ReadRoot } from './root.js';
import { mostCharacters } from './written.js';

/** What the document selects of the records of one type. */
interface OfType {
  level: Level;
  statement: KeptStatement;
  write: WriteRecord;
}

/**
 * Compiles a root field that is a record of any type, or a list of them, by their ids: one statement finds the types, and one for each
 * type reads its records. What the document selects of a type is compiled when the first record of the type is found.
 */
export function nodesAt(
  compiling: Compiling,
  ask: Ask,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): ReadRoot {
  const isList = isListType(getNullableType(type));
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

  return async (run) => {
    const ids = await reading(async () => idsIn(ask(run)));
    const tables = await reading(() => tablesOfNodes(run.ctx, ids));
    const texts = new Map<string, string>();
    await Promise.all(
      [...tables].map(async ([table, own]) => {
        const { level, statement, write } = ofType(table);
        const select: Owners['select'] = ({ ctx, ids: given }, column) =>
          nodesStatement(ctx, table, given as readonly string[], sql.ref(column));
        const rows = await reading(() => level.read(run, statement, { ids: own }, { most: own.length, select }));
        const weights = rows.map((row) => ids.filter((id) => id === row[level.from]).length);
        const found = await level.find(run, rows, weights);
        for (const [index, row] of rows.entries()) texts.set(row[level.from]!, write(rows, found, index));
      }),
    );
    const written = ids.map((id) => texts.get(id) ?? 'null');
    const text = isList ? `[${written.join(',')}]` : written[0]!;
    if (text.length > mostCharacters) throw new NotCompiled('length');
    return { text };
  };
}

function idsIn(value: unknown): readonly string[] {
  const read = descriptionIn(value);
  if (read?.kind !== 'nodes') throw new NotCompiled('root_field');
  return read.ids;
}
