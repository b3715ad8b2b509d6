import type { FieldNode, GraphQLObjectType } from 'graphql';
import { using } from '../loaders/kept.js';
import type { Compiler } from './compiling.js';
import { compileSlot } from './fields.js';
import type { Slot, TextOf } from './level.js';
import { leaveToExecutor, NotCompiled } from './not-compiled.js';
import type { ReadRun } from './run.js';
import { selected } from './selected.js';
import type { Values, WeighedValue, WriteValue } from './values.js';

/** A field of an object: a property, what a resolver has for it, or `__typename`, whose value is in `before`. */
interface Part {
  /** The text before the value, with the field's key. */
  before: string;
  property?: { name: string; values: Values };
  slot?: Slot;
}

/** Compiles what a document selects of objects, whose fields are their properties or have a resolver. */
export function compileObjects(compiling: Compiler, type: GraphQLObjectType, nodes: readonly FieldNode[]): Values {
  const parts = compileParts(compiling, type, nodes);
  const writers = parts.map(({ before, property, slot }) => {
    if (slot) return undefined;
    if (!property) return () => before;
    const { name, values } = property;
    const { write } = values;
    return write && ((object: object) => before + write(readProperty(object, name)));
  });
  if (writers.every((write) => write !== undefined)) {
    const write = writtenOnce((object) => {
      let text = '{';
      for (const writePart of writers) text += (text.length > 1 ? ',' : '') + writePart(object);
      return `${text}}`;
    });
    return { write, ready: () => write };
  }
  return { ready: (run, objects) => readyObjects(run, parts, objects) };
}

async function readyObjects(
  run: ReadRun,
  parts: readonly Part[],
  weighed: readonly WeighedValue[],
): Promise<WriteValue> {
  const weightOf = new Map<object, number>();
  for (const { value, weight } of weighed) {
    if (typeof value === 'object' && value !== null) weightOf.set(value, (weightOf.get(value) ?? 0) + weight);
  }
  const objects = [...weightOf.keys()];
  const weights = [...weightOf.values()];
  const placeOf = new Map(objects.map((object, index) => [object, index]));
  const texts = await Promise.all(parts.map((part) => writeTexts(run, part, objects, weights)));
  return objectWriter((object) => {
    const index = placeOf.get(object)!;
    return `{${parts.map(({ before }, at) => before + texts[at]!(index)).join(',')}}`;
  });
}

function writeTexts(
  run: ReadRun,
  { property, slot }: Part,
  objects: readonly object[],
  weights: readonly number[],
): TextOf | Promise<TextOf> {
  if (slot) return objects.length > 0 ? slot.find(run, objects, weights) : empty;
  if (!property) return empty;
  const { name, values } = property;
  const inside = objects.map((object, index) => ({ value: readProperty(object, name), weight: weights[index]! }));
  return using(values.ready(run, inside), (write) => (index: number) => write(inside[index]!.value));
}

function compileParts(compiling: Compiler, type: GraphQLObjectType, nodes: readonly FieldNode[]): Part[] {
  const fields = type.getFields();
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  return [...selected(compiling, type, sets)].map(([key, group]) => {
    const before = `${JSON.stringify(key)}:`;
    const { value: name } = group[0]!.name;
    if (name === '__typename') return { before: before + JSON.stringify(type.name) };
    const field = fields[name]!;
    if (field.extensions.method) return { before, slot: compileSlot(compiling, undefined, field, group) };
    if (field.resolve) throw new NotCompiled('field');
    return { before, property: { name, values: compiling.values(compiling, field.type, group) } };
  });
}

function readProperty(object: object, name: string): unknown {
  const property = (object as Record<string, unknown>)[name];
  return typeof property === 'function' || property instanceof Promise ? leaveToExecutor() : property;
}

function objectWriter(write: (object: object) => string): WriteValue {
  return (value) => (typeof value === 'object' && value !== null ? write(value) : leaveToExecutor());
}

/** A frozen value is shared by many rows, such as the rule of all notices of a project: it is written once. */
function writtenOnce(write: (object: object) => string): WriteValue {
  const textsByObject = new WeakMap<object, string>();
  return objectWriter((object) => {
    if (!Object.isFrozen(object)) return write(object);
    let text = textsByObject.get(object);
    if (text === undefined) textsByObject.set(object, (text = write(object)));
    return text;
  });
}

const empty: TextOf = () => '';
