import {
  type FieldNode,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Compiling } from './compiling.js';
import { leafOf } from './leaves.js';
import { NotCompiled } from './not-compiled.js';
import { selected } from './selected.js';

export type WriteValue = (value: unknown) => string;

/** The writer of a value that a resolver returned or that a JSON column holds, whose fields are the value's own properties. */
export function valueWriter(compiling: Compiling, type: GraphQLOutputType, nodes: readonly FieldNode[]): WriteValue {
  if (type instanceof GraphQLNonNull) {
    const write = valueWriter(compiling, type.ofType, nodes);
    return (value) => (value === null || value === undefined ? refuse() : write(value));
  }
  const write = presentOf(compiling, type, nodes);
  return (value) => (value === null || value === undefined ? 'null' : write(value));
}

function presentOf(compiling: Compiling, type: GraphQLOutputType, nodes: readonly FieldNode[]): WriteValue {
  if (isLeafType(type)) return leafOf(type, compiling.serializers);
  if (isListType(type)) {
    const write = valueWriter(compiling, type.ofType, nodes);
    const writeItem = (item: unknown) => (item instanceof Promise ? refuse() : write(item));
    return (value) => (Array.isArray(value) ? `[${value.map(writeItem).join(',')}]` : refuse());
  }
  if (isObjectType(type)) return objectOf(compiling, type, nodes);
  throw new NotCompiled('field');
}

function objectOf(compiling: Compiling, type: GraphQLObjectType, nodes: readonly FieldNode[]): WriteValue {
  const fields = type.getFields();
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  const parts = [...selected(compiling, type, sets)].map(([key, group], index) => {
    const before = `${index === 0 ? '' : ','}${JSON.stringify(key)}:`;
    const { value: name } = group[0]!.name;
    if (name === '__typename') return { before: before + JSON.stringify(type.name), name, write: undefined };
    const field = fields[name]!;
    if (field.extensions.method || field.resolve) throw new NotCompiled('field');
    return { before, name, write: valueWriter(compiling, field.type, group) };
  });
  const writeObject = (value: Record<string, unknown>): string => {
    let text = '{';
    for (const { before, name, write } of parts) {
      if (!write) {
        text += before;
        continue;
      }
      const property = value[name];
      if (typeof property === 'function' || property instanceof Promise) refuse();
      text += before + write(property);
    }
    return `${text}}`;
  };
  // A frozen value is shared by many rows, such as the rule of all notices of a project: it is written once.
  const known = new WeakMap<object, string>();
  return (value) => {
    if (typeof value !== 'object') return refuse();
    if (!Object.isFrozen(value)) return writeObject(value as Record<string, unknown>);
    let text = known.get(value as object);
    if (text === undefined) known.set(value as object, (text = writeObject(value as Record<string, unknown>)));
    return text;
  };
}

function refuse(): never {
  throw new NotCompiled('values');
}
