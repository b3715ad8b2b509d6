import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getArgumentValues,
  getNamedType,
  isInterfaceType,
  isNullableType,
  isObjectType,
} from 'graphql';
import { descriptionIn } from '../loaders/described.js';
import { findTable } from '../loaders/table.js';
import { type Ask, reading } from './asking.js';
import type { Compiler } from './compiling.js';
import { connectionNode } from './connection.js';
import { nodesAt } from './nodes.js';
import { NotCompiled } from './not-compiled.js';
import { compileList, recordAt } from './records.js';
import type { ReadRun } from './run.js';
import { selected } from './selected.js';
import { maxCharacters, type WrittenField } from './written.js';

/** A root field of an operation. */
export interface Root {
  key: string;
  nodes: readonly FieldNode[];
  /** Whether the field alone is null when it fails. */
  nullable: boolean;
  read: ReadRoot;
}

export type ReadRoot = (run: ReadRun) => Promise<WrittenField>;

/** Compiles a root field: records, values that a resolver computes, or the value that the operation is run on. */
export function compileRoot(
  compiling: Compiler,
  type: GraphQLObjectType,
  key: string,
  nodes: readonly FieldNode[],
): Root {
  const { value: name } = nodes[0]!.name;
  if (name === '__typename') {
    const text = JSON.stringify(type.name);
    return { key, nodes, nullable: false, read: async () => ({ text }) };
  }
  const field = type.getFields()[name];
  return { key, nodes, nullable: isNullableType(field?.type), read: compileRead(compiling, field, nodes) };
}

function compileRead(
  compiling: Compiler,
  field: GraphQLField<unknown, unknown> | undefined,
  nodes: readonly FieldNode[],
): ReadRoot {
  if (field?.extensions.isGiven) return valuesAt(compiling, async ({ given: root }) => root, field.type, nodes);
  const method = field?.extensions.method;
  if (!method) throw new NotCompiled('root_field');
  const ask: Ask = ({ ctx, variables }) =>
    method.call(undefined, ctx, method.prepare(getArgumentValues(field, nodes[0]!, variables)));
  const { type } = field;
  return method.describes
    ? described(compiling, ask, type, nodes)
    : valuesAt(compiling, async (run) => ask(run), type, nodes);
}

function described(compiling: Compiler, ask: Ask, type: GraphQLOutputType, nodes: readonly FieldNode[]): ReadRoot {
  const named = getNamedType(type);
  if (isInterfaceType(named)) return nodesAt(compiling, ask, type, nodes);
  if (!isObjectType(named)) throw new NotCompiled('root_field');
  const node = connectionNode(named);
  const table = findTable((node ?? named).name);
  if (!table) return describedValues(compiling, ask, type, nodes);
  return node ? compileList(compiling, ask, table, named, nodes) : recordAt(compiling, ask, table, named, nodes);
}

/** Values whose reading depends on what the document selects of them. */
function describedValues(
  compiling: Compiler,
  ask: Ask,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): ReadRoot {
  const names = namesIn(compiling, type, nodes);
  const find = async (run: ReadRun) => {
    const read = descriptionIn(ask(run));
    if (read?.kind !== 'values') throw new NotCompiled('root_field');
    return read.read(names);
  };
  return valuesAt(compiling, find, type, nodes);
}

function valuesAt(
  compiling: Compiler,
  find: (run: ReadRun) => Promise<unknown>,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): ReadRoot {
  const values = compiling.values(compiling, type, nodes);
  return async (run) => {
    const value = await reading(() => find(run));
    const write = values.write ?? (await values.ready(run, [{ value, weight: 1 }]));
    const text = write(value);
    if (text.length > maxCharacters) throw new NotCompiled('length');
    return { text };
  };
}

/** The names of the fields that the document selects of a type. */
function namesIn(compiling: Compiler, type: GraphQLOutputType, nodes: readonly FieldNode[]): ReadonlySet<string> {
  const named = getNamedType(type);
  if (!isObjectType(named)) return new Set();
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  return new Set([...selected(compiling, named, sets).values()].map(([node]) => node!.name.value));
}
