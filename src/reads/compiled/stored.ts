import {
  type FieldNode,
  type GraphQLLeafType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Compiler } from './compiling.js';
import { compileLeaf, jsonb, remembered, type Serializers } from './leaves.js';
import { leaveToExecutor, NotCompiled } from './not-compiled.js';
import { selected } from './selected.js';

/** A place in the text of a `jsonb` value, which PostgreSQL writes in one form: `{"key": value, "other": [1, 2]}`. */
interface Scan {
  readonly text: string;
  at: number;
}

/** Writes the value that begins at the place, and moves the place to its end. */
type WriteStored = (scan: Scan) => string;

const codes = {
  quote: 34,
  comma: 44,
  openList: 91,
  backslash: 92,
  closeList: 93,
  n: 110,
  open: 123,
  close: 125,
} as const;

/**
 * The writer of objects and lists that a `jsonb` column holds. It copies the parts of the text that the document selects, and builds no
 * objects: a sheet of 300 lines has thousands of values.
 */
export function storedWriter(
  compiling: Compiler,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): (text: string) => string {
  const write = compileWriter(compiling, type, nodes);
  return (text) => write({ text, at: 0 });
}

function compileWriter(compiling: Compiler, type: GraphQLOutputType, nodes: readonly FieldNode[]): WriteStored {
  const isRequired = type instanceof GraphQLNonNull;
  const write = compilePresent(compiling, isRequired ? type.ofType : type, nodes);
  return (scan) => {
    // No other value begins with this letter.
    if (scan.text.charCodeAt(scan.at) !== codes.n) return write(scan);
    if (isRequired) return leaveToExecutor();
    scan.at += 'null'.length;
    return 'null';
  };
}

function compilePresent(compiling: Compiler, type: GraphQLOutputType, nodes: readonly FieldNode[]): WriteStored {
  if (isLeafType(type)) return leaf(type, compiling.serializers);
  if (isListType(type)) return compileList(compileWriter(compiling, type.ofType, nodes));
  if (isObjectType(type)) return compileObject(compiling, type, nodes);
  throw new NotCompiled('field');
}

/** Types whose texts are sent as they are. PostgreSQL escapes the same characters as `JSON.stringify`. */
const texts: ReadonlySet<string> = new Set(['String', 'ID', 'LocalDate', 'Decimal']);

function leaf(type: GraphQLLeafType, serializers: Serializers): WriteStored {
  const write = compileLeaf(type, serializers);
  const writeOther = remembered(serializers, `${type.name} ${jsonb}`, (text) => write(JSON.parse(text)));
  const isText = texts.has(type.name);
  return (scan) => {
    const { text, at } = scan;
    if (text.charCodeAt(at) === codes.quote) {
      scan.at = endOfText(text, at);
      return isText ? text.slice(at, scan.at) : writeOther(text.slice(at, scan.at));
    }
    scan.at = findEnd(text, at);
    return writeOther(text.slice(at, scan.at));
  };
}

function compileList(write: WriteStored): WriteStored {
  return (scan) => {
    const { text } = scan;
    if (text.charCodeAt(scan.at) !== codes.openList) return leaveToExecutor();
    scan.at += 1;
    let list = '[';
    while (text.charCodeAt(scan.at) !== codes.closeList) {
      list += (list.length > 1 ? ',' : '') + write(scan);
      skipSeparator(scan);
    }
    scan.at += 1;
    return `${list}]`;
  };
}

interface Part {
  before: string;
  name: string;
  isRequired: boolean;
  write: WriteStored | undefined;
}

/** A key with the colon behind it, and the places of the parts that have its value. */
interface Key {
  token: string;
  places: readonly number[];
}

function compileObject(compiling: Compiler, type: GraphQLObjectType, nodes: readonly FieldNode[]): WriteStored {
  const parts = compileParts(compiling, type, nodes);
  const placesOf = new Map<string, number[]>();
  for (const [place, { name, write }] of parts.entries()) {
    if (write) placesOf.set(name, [...(placesOf.get(name) ?? []), place]);
  }
  // The objects of a list usually have the same keys, and `jsonb` keeps them in one order.
  const keys: Key[] = [];

  function keyAt(scan: Scan, index: number): Key {
    const { text, at } = scan;
    let key = keys[index];
    if (!key || !text.startsWith(key.token, at)) {
      // A copy: a part of a longer text keeps all of it in memory.
      const token = Buffer.from(text.slice(at, endOfText(text, at) + 2)).toString();
      key = { token, places: placesOf.get(token.slice(1, -3)) ?? [] };
      // A stored object may have any number of keys.
      if (index < maxKeys) keys[index] = key;
    }
    scan.at += key.token.length;
    return key;
  }

  return (scan) => {
    const { text } = scan;
    if (text.charCodeAt(scan.at) !== codes.open) return leaveToExecutor();
    scan.at += 1;
    const values = new Array<string | undefined>(parts.length);
    for (let index = 0; text.charCodeAt(scan.at) !== codes.close; index += 1) {
      const { places } = keyAt(scan, index);
      const { at } = scan;
      if (places.length === 0) scan.at = findEnd(text, at);
      for (const place of places) {
        scan.at = at;
        values[place] = parts[place]!.write!(scan);
      }
      skipSeparator(scan);
    }
    scan.at += 1;
    let object = '{';
    for (let place = 0; place < parts.length; place += 1) {
      const { before, isRequired, write } = parts[place]!;
      object += before;
      if (write) object += values[place] ?? (isRequired ? leaveToExecutor() : 'null');
    }
    return `${object}}`;
  };
}

/** The most keys of an object whose order is remembered. */
const maxKeys = 100;

function compileParts(compiling: Compiler, type: GraphQLObjectType, nodes: readonly FieldNode[]): Part[] {
  const fields = type.getFields();
  const sets = nodes.map(({ selectionSet }) => selectionSet);
  return [...selected(compiling, type, sets)].map(([key, group], index) => {
    const before = `${index === 0 ? '' : ','}${JSON.stringify(key)}:`;
    const { value: name } = group[0]!.name;
    if (name === '__typename') {
      return { before: before + JSON.stringify(type.name), name, isRequired: true, write: undefined };
    }
    const field = fields[name]!;
    if (field.extensions.method || field.resolve) throw new NotCompiled('field');
    const isRequired = field.type instanceof GraphQLNonNull;
    return { before, name, isRequired, write: compileWriter(compiling, field.type, group) };
  });
}

/** `, ` after a value, unless it is the last. */
function skipSeparator(scan: Scan): void {
  const code = scan.text.charCodeAt(scan.at);
  if (code === codes.comma) scan.at += 2;
  else if (code !== codes.close && code !== codes.closeList) leaveToExecutor();
}

/** Where the value that begins at a place ends. */
function findEnd(text: string, from: number): number {
  const first = text.charCodeAt(from);
  if (first === codes.quote) return endOfText(text, from);
  if (first !== codes.open && first !== codes.openList) return endOfWord(text, from);
  let depth = 0;
  for (let at = from; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === codes.quote) {
      at = endOfText(text, at);
      continue;
    }
    at += 1;
    if (code === codes.open || code === codes.openList) depth += 1;
    else if (code === codes.close || code === codes.closeList) depth -= 1;
    if (depth === 0) return at;
  }
  return leaveToExecutor();
}

/** A number, `true`, `false` or `null`. */
function endOfWord(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === codes.comma || code === codes.close || code === codes.closeList) break;
  }
  return at;
}

function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at > 0; at = text.indexOf('"', at + 1)) {
    if (text.charCodeAt(at - 1) !== codes.backslash) return at + 1;
    let escapes = 1;
    while (text.charCodeAt(at - 1 - escapes) === codes.backslash) escapes += 1;
    if (escapes % 2 === 0) return at + 1;
  }
  return leaveToExecutor();
}
