import { GraphQLEnumType, type GraphQLLeafType } from 'graphql';
import type { TextColumn } from '../../context/text-rows.js';
import { timestamp } from '../../domain/shared/timestamp.js';
import { leaveToExecutor } from './not-compiled.js';

/** By scalar or enum name, in place of the types' own serializers. */
export type Serializers = Readonly<Record<string, (value: unknown) => unknown>>;

/** Writes a value that is not null as JSON. */
type WriteLeaf = (value: unknown) => string;

/** OIDs of PostgreSQL's types. */
const oids = { bool: 16, int4: 23, date: 1082, timestamptz: 1184, numeric: 1700, uuid: 2950 } as const;
export const jsonb = 3802;
const jsonTypes: ReadonlySet<number> = new Set([114, jsonb]);
const textTypes: ReadonlySet<number> = new Set([25, 1042, 1043]);

/** The writer of a leaf whose value is as a resolver returns it. */
export function compileLeaf(type: GraphQLLeafType, serializers: Serializers): WriteLeaf {
  const serializer = serializers[type.name];
  if (type instanceof GraphQLEnumType && !serializer) {
    const names = new Map(type.getValues().map(({ name, value }) => [value as unknown, JSON.stringify(name)]));
    return (value) => names.get(value) ?? leaveToExecutor();
  }
  const serialize = serializer ?? ((value: unknown) => type.serialize(value));
  return (value) => {
    const serialized = serialize(value);
    if (serialized === null || serialized === undefined || Number.isNaN(serialized)) return leaveToExecutor();
    return typeof serialized === 'string' ? toJson(serialized) : (JSON.stringify(serialized) ?? leaveToExecutor());
  };
}

/** The writer of a leaf from PostgreSQL's text, which is already as the contract has it for most types. */
export function compileTextLeaf(
  type: GraphQLLeafType,
  { oid, parse }: TextColumn,
  serializers: Serializers,
): (text: string) => string {
  switch (type.name) {
    case 'Boolean':
      if (oid === oids.bool) return (text) => (text === 't' ? 'true' : 'false');
      break;
    case 'Int':
      if (oid === oids.int4) return (text) => text;
      break;
    case 'ID':
      if (oid === oids.uuid) return quoted;
      break;
    case 'LocalDate':
      if (oid === oids.date) return quoted;
      break;
    case 'Decimal':
      if (oid === oids.numeric) return quoted;
      break;
    case 'DateTime':
      if (oid === oids.timestamptz) return (text) => `"${timestamp(text)}"`;
      break;
    case 'String':
      if (textTypes.has(oid)) return toJson;
      break;
  }
  const write = compileLeaf(type, serializers);
  // The vocabularies are short, and free-form objects often repeat from row to row.
  if (type instanceof GraphQLEnumType || jsonTypes.has(oid)) {
    return remembered(serializers, `${type.name} ${oid}`, (text) => write(parse(text)));
  }
  return (text) => write(parse(text));
}

/** A text that JSON does not escape: without controls, quotation marks, backslashes and halves of characters. */
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
/** Up to about here, this check is faster than `JSON.stringify`. */
const short = 100;

/** A text as JSON, as `JSON.stringify` writes it. */
export function toJson(text: string): string {
  return text.length <= short && plain.test(text) ? `"${text}"` : JSON.stringify(text);
}

function quoted(text: string): string {
  return `"${text}"`;
}

type WriteText = (text: string) => string;

/** Answers by the text, of each kind of value. All documents share them: callers can send any number of documents. */
const answers = new WeakMap<Serializers, Map<string, WriteText>>();
/** The most answers of one kind, and the most characters of a text. Percentages, as they are stored, are few. */
const maxAnswers = { count: 300, characters: 500 };

/** Remembers the last answers for short texts of a kind of value. */
export function remembered(serializers: Serializers, kind: string, write: WriteText): WriteText {
  let kinds = answers.get(serializers);
  if (!kinds) answers.set(serializers, (kinds = new Map()));
  let cache = kinds.get(kind);
  if (!cache) kinds.set(kind, (cache = remembering(write)));
  return cache;
}

function remembering(write: WriteText): WriteText {
  const cache = new Map<string, string>();
  return (text) => {
    let json = cache.get(text);
    if (json === undefined) {
      json = write(text);
      if (text.length > maxAnswers.characters) return json;
      if (cache.size >= maxAnswers.count) cache.clear();
      // A copy: a part of a longer text keeps all of it in memory.
      cache.set(Buffer.from(text).toString(), json);
    }
    return json;
  };
}
