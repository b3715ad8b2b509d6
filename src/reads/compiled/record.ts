import {
  type FieldNode,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
} from 'graphql';
import type { Compiler, WriteRecord } from './compiling.js';
import { compileSlot } from './fields.js';
import type { ColumnValue, Level, StoredValue } from './level.js';
import { leaveToExecutor, NotCompiled } from './not-compiled.js';
import { selected } from './selected.js';
import { storedWriter } from './stored.js';
import { maxCharacters } from './written.js';

interface Part {
  /** The text before the value, with the field's key. */
  before: string;
  column?: ColumnValue;
  isRequired?: boolean;
  slot?: number;
}

/** The most fields of one record: a response is measured after each record. */
const maxFields = 1_000;

/** Compiles what a document selects of the records of a level. */
export function compileRecord(
  compiling: Compiler,
  level: Level,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): WriteRecord {
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  const groups = [...selected(compiling, type, sets)];
  if (groups.length > maxFields) throw new NotCompiled('length');
  const parts = groups.map(([key, group], index): Part => {
    const before = `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    return compilePart(compiling, level, type, group, before);
  });
  return (rows, texts, index) => {
    const row = rows[index]!;
    const { from } = level;
    let text = parts.length === 0 ? '{' : '';
    for (const { before, column, isRequired, slot } of parts) {
      if (column) {
        const value = row[from + column.at]!;
        if (value !== null) text += before + column.write(value);
        else if (isRequired) throw new NotCompiled('values');
        else text += `${before}null`;
      } else if (slot !== undefined) text += before + texts[slot]!(index);
      else text += before;
    }
    if (text.length > maxCharacters) throw new NotCompiled('length');
    return joined(`${text}}`);
  };
}

/**
 * Node keeps a text that was put together as its pieces until the text is read. Requests wait for their charge after that, and the
 * garbage collector copied the pieces of all of them again and again. Reading a character joins them.
 */
function joined(object: string): string {
  return object.charCodeAt(0) === brace ? object : leaveToExecutor();
}

const brace = '{'.charCodeAt(0);

function compilePart(
  compiling: Compiler,
  level: Level,
  type: GraphQLObjectType,
  group: readonly FieldNode[],
  before: string,
): Part {
  const { value: name } = group[0]!.name;
  if (name === '__typename') return { before: before + JSON.stringify(type.name) };
  const field = type.getFields()[name]!;
  if (!field.extensions.method) {
    const { columns, derived } = level.table;
    const column = columns[name];
    // Only the operation that makes the record has a value, such as a secret.
    if (!column && derived[name]?.length === 0 && !field.resolve && !(field.type instanceof GraphQLNonNull)) {
      return { before: `${before}null` };
    }
    if (!column || field.resolve) throw new NotCompiled('field');
    const inner = getNullableType(field.type) as GraphQLOutputType;
    const stored = isLeafType(inner) ? undefined : compileStored(compiling, inner, group);
    return { before, column: level.addValue(column, inner, stored), isRequired: field.type instanceof GraphQLNonNull };
  }
  return { before, slot: level.addSlot(name, compileSlot(compiling, level.table, field, group)) };
}

function compileStored(compiling: Compiler, type: GraphQLOutputType, nodes: readonly FieldNode[]): StoredValue {
  const { write } = compiling.values(compiling, type, nodes);
  if (!write) throw new NotCompiled('field');
  return { ofText: storedWriter(compiling, type, nodes), ofValue: write };
}
