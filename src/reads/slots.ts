import type { FieldNode, GraphQLObjectType } from 'graphql';
import type { TextRow } from '../context/text-rows.js';
import { descriptionIn } from '../loaders/described.js';
import type { KeptStatement } from '../loaders/kept-statement.js';
import { referencedStatement } from '../loaders/statements.js';
import { findTable } from '../loaders/table.js';
import type { Compiling } from './compiling.js';
import { Level, type Slot } from './level.js';
import { noArguments, type ResolverMethod } from './method.js';
import { NotCompiled } from './not-compiled.js';
import type { Run } from './run.js';
import type { WriteValue } from './values.js';

/** The most keys of one statement. */
export const mostKeys = 1_000;

/** A field that a resolver computes from a row. */
export function computedSlot(method: ResolverMethod, write: WriteValue): Slot {
  return {
    find({ ctx }, objects) {
      const found = objects.map((object) => method.call(object, ctx, noArguments));
      if (!found.some((value) => value instanceof Promise)) return (index) => write(found[index]);
      return Promise.all(found).then((values) => (index) => write(values[index]));
    },
  };
}

/** A record that the rows of a level refer to. */
export function oneSlot(
  compiling: Compiling,
  method: ResolverMethod,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  isRequired: boolean,
): Slot {
  const table = findTable(type.name);
  if (!table) throw new NotCompiled('field');
  const level = new Level(table, compiling.serializers);
  const write = compiling.record(compiling, level, type, nodes);
  const ownerAt = table.forOthers && level.placeOf('accountId');
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
      const wanted = [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))] as string[];
      const rows = await referenced(run, level, statement, wanted);
      // The executor leaves out what another account's record does not show.
      if (ownerAt !== undefined && rows.some((row) => row[ownerAt] !== run.ctx.account.id)) {
        throw new NotCompiled('values');
      }
      const places = new Map(rows.map((row, index) => [row[level.from]!, index]));
      const own = rows.map(() => 0);
      for (const [index, id] of ids.entries()) {
        const place = places.get(id ?? '');
        if (place !== undefined) own[place]! += weights[index]!;
      }
      const texts = await level.find(run, rows, own);
      const written: string[] = [];
      return (index) => {
        const place = places.get(ids[index] ?? '');
        if (place !== undefined) return (written[place] ??= write(rows, texts, place));
        if (isRequired) throw new NotCompiled('values');
        return 'null';
      };
    },
  };
}

async function referenced(
  run: Run,
  level: Level,
  statement: KeptStatement,
  ids: readonly string[],
): Promise<readonly TextRow[]> {
  const rows: TextRow[] = [];
  for (let from = 0; from < ids.length; from += mostKeys) {
    rows.push(...(await level.read(run, statement, { ids: ids.slice(from, from + mostKeys) })));
  }
  return rows;
}
