import { describe, expect, it } from '@jest/globals';
import { buildSchema, type FieldNode, type GraphQLObjectType, type OperationDefinitionNode, parse } from 'graphql';
import type { Compiler } from '../../../src/reads/compiled/compiling.js';
import { storedWriter } from '../../../src/reads/compiled/stored.js';
import { compileValues } from '../../../src/reads/compiled/values.js';
import { DateTime, Decimal, Percent } from '../../../src/schema/scalars.js';
import { Random } from '../../../tools/bench/torture/random.js';

const schema = buildSchema(`
  scalar Decimal
  scalar Percent
  scalar DateTime
  scalar JSON
  enum Side { LEFT RIGHT }
  type Query { sheet: Sheet!, sheets: [[Sheet!]]! }
  type Sheet { id: ID, text: String, need: String!, amount: Decimal, share: Percent, count: Int, ratio: Float, is: Boolean,
    at: DateTime, side: Side, free: JSON, part: Sheet, parts: [Sheet], texts: [String!] }`);

const serializers = Object.fromEntries([DateTime, Decimal, Percent].map(({ name, serialize }) => [name, serialize]));

function writers(field: 'sheet' | 'sheets', selection: string) {
  const document = parse(`{ ${field} ${selection} }`);
  const [operation] = document.definitions as [OperationDefinitionNode];
  const [node] = operation.selectionSet.selections as [FieldNode];
  const decided = { schema, fragments: {}, keeps: () => true };
  const compiling = { ...decided, serializers, values: compileValues } as unknown as Compiler;
  const { type } = (schema.getQueryType() as GraphQLObjectType).getFields()[field]!;
  return { ofText: storedWriter(compiling, type, [node]), ofValue: compileValues(compiling, type, [node]).write! };
}

/** A value as PostgreSQL writes `jsonb`: with spaces, and short keys first. */
function jsonb(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(jsonb).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  entries.sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}: ${jsonb(inner)}`).join(', ')}}`;
}

const texts = [
  '',
  'a',
  'back\\slash',
  'ends with \\',
  '\\"',
  '"',
  'x, "y": [1, {',
  '🏗️ ünïcode',
  '\n\t\u0001\u2028',
  'null',
];
const whole = `{ id text need amount share count ratio is at side free texts parts { id text other: text __typename }
  part { amount need part { id } } again: text }`;

function sheet(random: Random, depth = 0): Record<string, unknown> {
  const some = <Value>(value: Value) => (random.chance(0.2) ? (random.chance(0.5) ? null : undefined) : value);
  return {
    id: some(random.oneOf(texts)),
    text: some(random.oneOf(texts)),
    need: random.oneOf(texts),
    amount: some('1234.50'),
    share: some(random.oneOf(['10', '33.333300', '5.00'])),
    count: some(random.between(-5, 2_000_000)),
    ratio: some(1.5),
    is: some(random.chance(0.5)),
    at: some('2026-01-31 09:00:00.5+00'),
    side: some('LEFT'),
    free: some(random.oneOf<unknown>([[], {}, [1, 'two', { '2': 1, '1': [] }], 'text', 7, { a: { b: '}' } }])),
    texts: some([random.oneOf(texts), random.oneOf(texts)].slice(random.between(0, 2))),
    part: depth < 3 ? some(sheet(random, depth + 1)) : null,
    parts: depth < 3 ? some([null, sheet(random, depth + 1)].slice(random.between(0, 2))) : [],
    [random.oneOf(['unknown', 'x', 'a"b'])]: random.oneOf<unknown>([1, 'text', { a: [1, { b: ']' }] }, [[]], null]),
  };
}

describe('stored JSON', () => {
  it('is written from its text as from its value', () => {
    const { ofText, ofValue } = writers('sheets', whole);
    for (let seed = 0; seed < 500; seed += 1) {
      const random = new Random(`stored ${seed}`);
      const value = [[sheet(random), sheet(random)], random.chance(0.2) ? null : [], [sheet(random)]];
      expect(ofText(jsonb(value))).toBe(ofValue(value));
    }
  });

  it('has the selected fields in the order of the document', () => {
    const { ofText } = writers('sheet', '{ text count first: id }');
    expect(ofText('{"id": "1", "text": "a", "count": 3, "unknown": {"id": "2"}}')).toBe(
      '{"text":"a","count":3,"first":"1"}',
    );
  });

  it.each([
    ['a required field that is null', '{"need": null}'],
    ['a required field that is absent', '{"text": "a"}'],
    ['a list in place of an object', '[]'],
    ['a text in place of an object', '"text"'],
    ['null for a required object', 'null'],
    ['a text in place of a list', '{"need": "a", "texts": "b"}'],
    ['null in a list of required texts', '{"need": "a", "texts": [null]}'],
    ['a number that is no integer', '{"need": "a", "count": 1.5}'],
    ['an unknown member of an enum', '{"need": "a", "side": "UP"}'],
    ['a text that does not end', '{"need": "a'],
    ['an object that does not end', '{"need": "a"'],
  ])('is left to the executor: %s', (_, text) => {
    const { ofText } = writers('sheet', '{ need texts count side }');
    expect(() => ofText(text)).toThrow();
  });
});
