import type { FieldNode, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import { getNullableType, isListType } from 'graphql';
import { sql } from 'kysely';
import { descriptionIn } from '../loaders/described.js';
import { isReader, sourcesOfNodes } from '../loaders/node.loader.js';
import type { NodeSource } from '../loaders/node-reader.js';
import { type NodeReader, readIdentified } from '../loaders/node-reader.js';
import { nodesStatement } from '../loaders/statements.js';
import type { Table } from '../loaders/table.js';
import type { Owners } from './ahead.js';
import { type Ask, reading } from './asking.js';
import type { Compiler } from './compiling.js';
import { Level, type Slot } from './level.js';
import { noArguments, type ResolverMethod } from './method.js';
import { NotCompiled } from './not-compiled.js';
import type { ReadRoot } from './root.js';
import type { ReadRun } from './run.js';
import { maxCharacters } from './written.js';

/** Reads records of one type and writes them, by their ids. `weightOf`: how often a record is in the response. */
type ReadType = (
  run: ReadRun,
  ids: readonly string[],
  weightOf: WeightOf,
) => Promise<Iterable<[id: string, text: string]>>;

type WeightOf = (id: string) => number;

/** The same for records of several types. */
type ReadTypes = (
  run: ReadRun,
  sources: ReadonlyMap<NodeSource, readonly string[]>,
  weightOf: WeightOf,
) => Promise<Map<string, string>>;

/**
 * Compiles what a document selects of records of any type: one statement for each type reads its records. What is selected of a type is
 * compiled when the first record of the type is found.
 */
function recordsOfTypes(compiling: Compiler, nodes: readonly FieldNode[]): ReadTypes {
  const types = new Map<NodeSource, ReadType>();

  function ofType(source: NodeSource): ReadType {
    let existing = types.get(source);
    if (!existing) {
      const type = compiling.schema.getType(source.type) as GraphQLObjectType;
      existing = isReader(source)
        ? valuesOfType(compiling, source, type, nodes)
        : rowsOfType(compiling, source, type, nodes);
      types.set(source, existing);
    }
    return existing;
  }

  return async (run, sources, weightOf) => {
    const texts = await Promise.all([...sources].map(([source, ids]) => ofType(source)(run, ids, weightOf)));
    return new Map(texts.flatMap((rows) => [...rows]));
  };
}

function rowsOfType(compiling: Compiler, table: Table, type: GraphQLObjectType, nodes: readonly FieldNode[]): ReadType {
  const level = new Level(table, compiling.serializers);
  const write = compiling.record(compiling, level, type, nodes);
  const statement = level.statement(({ ctx, ids }) =>
    nodesStatement(ctx, table, ids as readonly string[], level.select()),
  );
  const select: Owners['select'] = ({ ctx, ids }, column) =>
    nodesStatement(ctx, table, ids as readonly string[], sql.ref(column));
  return async (run, ids, weightOf) => {
    const rows = await reading(() => level.read(run, statement, { ids }, { most: ids.length, select }));
    const weights = rows.map((row) => weightOf(row[level.from]!));
    const rowTexts = await level.find(run, rows, weights);
    return rows.map((row, index) => [row[level.from]!, write(rows, rowTexts, index)]);
  };
}

function valuesOfType(
  compiling: Compiler,
  reader: NodeReader,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): ReadType {
  const values = compiling.values(compiling, type, nodes);
  return async (run, ids, weightOf) => {
    const identifiedRows = await reading(() => readIdentified(run.ctx, reader, ids));
    const weighed = [...identifiedRows].map(([id, value]) => ({ value, weight: weightOf(id) }));
    const write = values.write ?? (await values.ready(run, weighed));
    return [...identifiedRows].map(([id, value]) => [id, write(value)]);
  };
}

/**
 * Compiles a root field that is a record of any type, or a list of them, by their ids: one statement finds the types.
 */
export function nodesAt(compiling: Compiler, ask: Ask, type: GraphQLOutputType, nodes: readonly FieldNode[]): ReadRoot {
  const isList = isListType(getNullableType(type));
  const read = recordsOfTypes(compiling, nodes);
  return async (run) => {
    const ids = await reading(async () => idsIn(ask(run)));
    const sources = await reading(() => sourcesOfNodes(run.ctx, ids));
    const texts = await read(run, sources, (id) => ids.filter((one) => one === id).length);
    const written = ids.map((id) => texts.get(id) ?? 'null');
    const text = isList ? `[${written.join(',')}]` : written[0]!;
    if (text.length > maxCharacters) throw new NotCompiled('length');
    return { text };
  };
}

/** Compiles a field that is the record which each row names by its type and its id. */
export function recordSlot(compiling: Compiler, method: ResolverMethod, nodes: readonly FieldNode[]): Slot {
  const read = recordsOfTypes(compiling, nodes);
  return {
    async find(run, objects, weights) {
      const sources = new Map<NodeSource, Set<string>>();
      const weightOf = new Map<string, number>();
      const ids = objects.map((object, index) => {
        const named = descriptionIn(method.call(object, run.ctx, noArguments));
        if (named?.kind !== 'record') throw new NotCompiled('field');
        const { source, id } = named;
        if (!source || !id) return '';
        sources.set(source, (sources.get(source) ?? new Set()).add(id));
        weightOf.set(id, (weightOf.get(id) ?? 0) + weights[index]!);
        return id;
      });
      const idsBySource = new Map([...sources].map(([source, sourceIds]) => [source, [...sourceIds]]));
      const texts = await read(run, idsBySource, (id) => weightOf.get(id)!);
      return (index) => texts.get(ids[index]!) ?? 'null';
    },
  };
}

function idsIn(value: unknown): readonly string[] {
  const read = descriptionIn(value);
  if (read?.kind !== 'nodes') throw new NotCompiled('root_field');
  return read.ids;
}
