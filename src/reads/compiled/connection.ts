import { type FieldNode, type GraphQLObjectType, getNamedType, isObjectType, type SelectionSetNode } from 'graphql';
import type { TextRow } from '../../context/text-rows.js';
import type { Ordering } from '../../schema/connection.js';
import { encodeCursor, type Page, toPageInfo } from '../loaders/page.js';
import type { Compiler, WriteRecord } from './compiling.js';
import type { Level, TextOf } from './level.js';
import { NotCompiled } from './not-compiled.js';
import { selected } from './selected.js';
import { maxCharacters } from './written.js';

/** The rows of one list: those at `places` among the rows of the level. */
interface ListRows {
  rows: readonly TextRow[];
  texts: readonly TextOf[];
  places: readonly number[];
  /** Whether reading ahead found one more. */
  more: boolean;
  page: Page;
  orderBy: Ordering | null | undefined;
  total: number;
  /** Collects the texts of `nodes`. */
  records?: string[];
}

interface ConnectionWriter {
  withTotal: boolean;
  /** Whether the document requests what only the next row shows. */
  ahead: boolean;
  /** Whether the rows have the value that they are ordered by, after their columns. */
  withCursors: boolean;
  write(list: ListRows): string;
}

interface Part {
  before: string;
  write?: (list: ListRows) => string;
}

/** The type of the records of a connection type; undefined for any other type. */
export function connectionNode(type: GraphQLObjectType): GraphQLObjectType | undefined {
  const { nodes, edges, pageInfo } = type.getFields();
  const node = nodes && getNamedType(nodes.type);
  return type.name.endsWith('Connection') && edges && pageInfo && isObjectType(node) ? node : undefined;
}

/** Compiles what a document selects of a connection whose records are the rows of a level. */
export function connectionWriter(
  compiling: Compiler,
  level: Level,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
): ConnectionWriter {
  const node = connectionNode(type)!;
  const names = new Set<string>();
  const parts = compileParts(compiling, type, toSets(nodes), (name, group): Part['write'] => {
    names.add(name);
    const sets = toSets(group);
    if (name === 'nodes') return recordsWriter(compiling.record(compiling, level, node, group));
    if (name === 'edges') return edgesWriter(compiling, level, type, node, sets);
    if (name === 'pageInfo') return pageInfoWriter(compiling, level, type, sets);
    if (name === 'totalCount') return ({ total }) => String(total);
    throw new NotCompiled('field');
  });
  return {
    withTotal: names.has('totalCount'),
    ahead: names.has('pageInfo'),
    withCursors: names.has('edges') || names.has('pageInfo'),
    write(list) {
      const places = list.page.backward ? [...list.places].reverse() : list.places;
      const page = { ...list, places };
      let text = opening(parts);
      for (const { before, write } of parts) {
        text += write ? before + write(page) : before;
        if (text.length > maxCharacters) throw new NotCompiled('length');
      }
      return `${text}}`;
    },
  };
}

function recordsWriter(write: WriteRecord): (list: ListRows) => string {
  return ({ rows, texts, places, records }) => {
    let text = '[';
    for (const place of places) {
      const record = write(rows, texts, place);
      records?.push(record);
      text += (text.length > 1 ? ',' : '') + record;
      if (text.length > maxCharacters) throw new NotCompiled('length');
    }
    return `${text}]`;
  };
}

function edgesWriter(
  compiling: Compiler,
  level: Level,
  connection: GraphQLObjectType,
  node: GraphQLObjectType,
  sets: ReadonlyArray<SelectionSetNode | undefined>,
): (list: ListRows) => string {
  const edge = getNamedType(connection.getFields().edges!.type) as GraphQLObjectType;
  const parts: Array<{ before: string; write?: (list: ListRows, place: number) => string }> = compileParts(
    compiling,
    edge,
    sets,
    (name, group) => {
      if (name === 'cursor') return (list, place: number) => JSON.stringify(toCursor(level, list, place));
      if (name !== 'node') throw new NotCompiled('field');
      const write = compiling.record(compiling, level, node, group);
      return ({ rows, texts }, place: number) => write(rows, texts, place);
    },
  );
  return (list) => {
    let text = '[';
    for (const place of list.places) {
      text += (text.length > 1 ? ',' : '') + opening(parts);
      for (const { before, write } of parts) text += write ? before + write(list, place) : before;
      text += '}';
      if (text.length > maxCharacters) throw new NotCompiled('length');
    }
    return `${text}]`;
  };
}

function pageInfoWriter(
  compiling: Compiler,
  level: Level,
  connection: GraphQLObjectType,
  sets: ReadonlyArray<SelectionSetNode | undefined>,
): (list: ListRows) => string {
  const type = getNamedType(connection.getFields().pageInfo!.type) as GraphQLObjectType;
  const parts = compileParts(compiling, type, sets, (name) => {
    if (name === 'startCursor') return (list: ListRows) => cursorAt(list, list.places[0]);
    if (name === 'endCursor') return (list: ListRows) => cursorAt(list, list.places.at(-1));
    if (name === 'hasNextPage') return ({ page, more }: ListRows) => String(toPageInfo(page, more).hasNextPage);
    if (name === 'hasPreviousPage') return ({ page, more }: ListRows) => String(toPageInfo(page, more).hasPreviousPage);
    throw new NotCompiled('field');
  });
  const cursorAt = (list: ListRows, place: number | undefined) =>
    place === undefined ? 'null' : JSON.stringify(toCursor(level, list, place));
  return (list) => {
    const written = parts.map(({ before, write }) => before + (write ? write(list) : ''));
    return `${opening(parts)}${written.join('')}}`;
  };
}

/** The value that a row is ordered by comes after the columns. */
function toCursor(level: Level, { rows, orderBy }: ListRows, place: number): string {
  const row = rows[place]!;
  return encodeCursor(orderBy, { __order: row[level.from + level.width], id: row[level.from] });
}

function compileParts<Write>(
  compiling: Compiler,
  type: GraphQLObjectType,
  sets: ReadonlyArray<SelectionSetNode | undefined>,
  writerOf: (name: string, group: readonly FieldNode[]) => Write,
): Array<{ before: string; write?: Write }> {
  return [...selected(compiling, type, sets)].map(([key, group], index) => {
    const before = `${index === 0 ? '{' : ','}${JSON.stringify(key)}:`;
    const { value: name } = group[0]!.name;
    if (name === '__typename') return { before: before + JSON.stringify(type.name) };
    return { before, write: writerOf(name, group) };
  });
}

/** The first part opens the object; directives may leave no part. */
function opening(parts: readonly unknown[]): string {
  return parts.length === 0 ? '{' : '';
}

function toSets(nodes: readonly FieldNode[]): Array<SelectionSetNode | undefined> {
  return nodes.map(({ selectionSet }) => selectionSet);
}
