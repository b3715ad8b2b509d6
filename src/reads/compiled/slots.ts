import { type FieldNode, type GraphQLField, GraphQLNonNull, type GraphQLObjectType, getArgumentValues } from 'graphql';
import type { TextRow } from '../../context/text-rows.js';
import { descriptionIn } from '../loaders/described.js';
import { using } from '../loaders/kept.js';
import type { KeptStatement } from '../loaders/kept-statement.js';
import { referencedStatement } from '../loaders/statements.js';
import type { Table } from '../loaders/table.js';
import type { Compiler } from './compiling.js';
import { Level, type Slot, type TextOf } from './level.js';
import { noArguments, type ResolverMethod } from './method.js';
import { leaveToExecutor, NotCompiled } from './not-compiled.js';
import { shownRows } from './others.js';
import type { ReadRun } from './run.js';

/** The most keys of one statement. */
export const maxKeys = 1_000;

/** A field that a resolver computes from a row. */
export function computedSlot(
  compiling: Compiler,
  method: ResolverMethod,
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
): Slot {
  if (field.extensions.rendered) throw new NotCompiled('field');
  const values = compiling.values(compiling, field.type, nodes);
  const takesArguments = field.args.length > 0;
  return {
    find(run, objects, weights) {
      const prepared = takesArguments
        ? method.prepare(getArgumentValues(field, nodes[0]!, run.variables))
        : noArguments;
      const results = objects.map((object) => method.call(object, run.ctx, prepared));
      return using(results.some((value) => value instanceof Promise) ? Promise.all(results) : results, writeTexts);

      function writeTexts(all: readonly unknown[]): TextOf | Promise<TextOf> {
        const { write } = values;
        if (write) return (index) => write(all[index]);
        const weighed = all.map((value, index) => ({ value, weight: weights[index]! }));
        return using(values.ready(run, weighed), (writeAny) => (index: number) => writeAny(all[index]));
      }
    },
  };
}

/** A record of `table` that each row refers to. */
export function oneSlot(
  compiling: Compiler,
  table: Table,
  method: ResolverMethod,
  field: GraphQLField<unknown, unknown>,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): Slot {
  const isRequired = field.type instanceof GraphQLNonNull;
  const level = new Level(table, compiling.serializers);
  const write = compiling.record(compiling, level, type, nodes);
  const shown = shownRows(level);
  const statement = level.statement(({ ctx, ids }) =>
    referencedStatement(ctx, table, ids as readonly string[], level.select()),
  );
  return {
    async find(run, objects, weights) {
      const ids = objects.map((object) => {
        const read = descriptionIn(method.call(object, run.ctx, noArguments));
        if (read?.kind !== 'one' || read.table !== table) throw new NotCompiled('field');
        return read.id;
      });
      const distinctIds = [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))] as string[];
      const rows = shown(run, await referenced(run, level, statement, distinctIds));
      const places = new Map(rows.map((row, index) => [row[level.from]!, index]));
      const rowWeights = rows.map(() => 0);
      for (const [index, id] of ids.entries()) {
        const place = places.get(id ?? '');
        if (place !== undefined) rowWeights[place]! += weights[index]!;
      }
      const texts = await level.find(run, rows, rowWeights);
      const written: string[] = [];
      return (index) => {
        const place = places.get(ids[index] ?? '');
        if (place !== undefined) return (written[place] ??= write(rows, texts, place));
        return isRequired ? leaveToExecutor() : 'null';
      };
    },
  };
}

async function referenced(
  run: ReadRun,
  level: Level,
  statement: KeptStatement,
  ids: readonly string[],
): Promise<readonly TextRow[]> {
  const rows: TextRow[] = [];
  for (let from = 0; from < ids.length; from += maxKeys) {
    rows.push(...(await level.read(run, statement, { ids: ids.slice(from, from + maxKeys) })));
  }
  return rows;
}
