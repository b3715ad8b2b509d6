import { type FieldNode, GraphQLNonNull, type GraphQLOutputType, isLeafType, isListType, isObjectType } from 'graphql';
import type { Compiler } from './compiling.js';
import { compileLeaf } from './leaves.js';
import { leaveToExecutor, NotCompiled } from './not-compiled.js';
import { compileObjects } from './objects.js';
import type { ReadRun } from './run.js';

export type WriteValue = (value: unknown) => string;

/** A value, and how often it is in the response. */
export interface WeighedValue {
  value: unknown;
  weight: number;
}

/** What a document selects of values: those that a resolver returned or that a JSON column holds. */
export interface Values {
  /** Writes a value. Undefined if a field below it has a resolver, which must be called for all values first. */
  write?: WriteValue;
  /** Calls the resolvers below all values. */
  ready(run: ReadRun, values: readonly WeighedValue[]): WriteValue | Promise<WriteValue>;
}

/** Compiles what a document selects of values, whose fields are their own properties or have a resolver. */
export function compileValues(compiling: Compiler, type: GraphQLOutputType, nodes: readonly FieldNode[]): Values {
  const isRequired = type instanceof GraphQLNonNull;
  const present = compilePresent(compiling, isRequired ? type.ofType : type, nodes);
  const absent = isRequired ? leaveToExecutor : () => 'null';
  return around(present, (write) => (value) => (value === null || value === undefined ? absent() : write(value)));
}

function compilePresent(compiling: Compiler, type: GraphQLOutputType, nodes: readonly FieldNode[]): Values {
  if (isLeafType(type)) return atOnce(compileLeaf(type, compiling.serializers));
  if (isListType(type)) return compileItems(compileValues(compiling, type.ofType, nodes));
  if (isObjectType(type)) return compileObjects(compiling, type, nodes);
  throw new NotCompiled('field');
}

function compileItems(items: Values): Values {
  const itemsIn = (values: readonly WeighedValue[]) =>
    values.flatMap(({ value, weight }) => (Array.isArray(value) ? value.map((item) => ({ value: item, weight })) : []));
  const writeItems = (write: WriteValue): WriteValue => {
    const writeItem = (item: unknown) => (item instanceof Promise ? leaveToExecutor() : write(item));
    return (value) => (Array.isArray(value) ? `[${value.map(writeItem).join(',')}]` : leaveToExecutor());
  };
  return around(items, writeItems, itemsIn);
}

function atOnce(write: WriteValue): Values {
  return { write, ready: () => write };
}

/** Values that are written with the writer of others: of the same ones, or of those inside them. */
function around(
  { write, ready }: Values,
  wrap: (write: WriteValue) => WriteValue,
  inside: (values: readonly WeighedValue[]) => readonly WeighedValue[] = (values) => values,
): Values {
  if (write) return atOnce(wrap(write));
  return { ready: async (run, values) => wrap(await ready(run, inside(values))) };
}
