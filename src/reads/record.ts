import {
  type FieldNode,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNullableType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { Compiling, WriteRecord } from './compiling.js';
import { connectionNode } from './connection.js';
import type { ColumnValue, Level } from './level.js';
import { manySlot } from './many.js';
import { NotCompiled } from './not-compiled.js';
import { selected } from './selected.js';
import { computedSlot, oneSlot } from './slots.js';
import { storedWriter } from './stored.js';
import { valueWriter } from './values.js';
import { mostCharacters } from './written.js';

interface Part {
  /** The text before the value, with the field's key. */
  before: string;
  column?: ColumnValue;
  isRequired?: boolean;
  slot?: number;
}

/** The most fields of one record: a response is measured after each record. */
const mostFields = 1_000;

/** Compiles what a document selects of the records of a level. */
export function recordOf(
  compiling: Compiling,
  level: Level,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): WriteRecord {
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  const groups = [...selected(compiling, type, sets)];
  if (groups.length > mostFields) throw new NotCompiled('length');
  const parts = groups.map(([key, group], index): Part => {
    const before = `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    return partOf(compiling, level, type, group, before);
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
    if (text.length > mostCharacters) throw new NotCompiled('length');
    return `${text}}`;
  };
}

function partOf(
  compiling: Compiling,
  level: Level,
  type: GraphQLObjectType,
  group: readonly FieldNode[],
  before: string,
): Part {
  const { value: name } = group[0]!.name;
  if (name === '__typename') return { before: before + JSON.stringify(type.name) };
  const field = type.getFields()[name]!;
  const { method } = field.extensions;
  if (!method) {
    const column = level.table.columns[name];
    if (!column || field.resolve) throw new NotCompiled('field');
    const inner = getNullableType(field.type) as GraphQLOutputType;
    const stored = isLeafType(inner)
      ? undefined
      : { ofText: storedWriter(compiling, inner, group), ofValue: valueWriter(compiling, inner, group) };
    return { before, column: level.addValue(column, inner, stored), isRequired: field.type instanceof GraphQLNonNull };
  }
  const slot = () => {
    if (!method.describes) {
      if (field.args.length > 0) throw new NotCompiled('field');
      return computedSlot(method, valueWriter(compiling, field.type, group));
    }
    const inner = getNullableType(field.type);
    if (!isObjectType(inner)) throw new NotCompiled('field');
    if (connectionNode(inner)) return manySlot(compiling, level.table, method, field, inner, group);
    return oneSlot(compiling, method, inner, group, field.type instanceof GraphQLNonNull);
  };
  return { before, slot: level.addSlot(name, slot()) };
}
