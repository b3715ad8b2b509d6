import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { measureSize } from '../../../src/api/graphql/document-rules.js';

const repeat = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join(' ');

/** Fragments that each spread the next one twice, so that the last one is expanded 2^times times. */
const doubled = (times: number, last: string) =>
  `{ ...F0 } ${repeat(times, (i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} @skip(if: false) }`)}
    fragment F${times} on Query { ${last} }`;

describe('the size of a document', () => {
  it.each<[what: string, text: string, size: Partial<ReturnType<typeof measureSize>>]>([
    ['a field', '{ a }', { fields: 1, depth: 1, aliases: 0, directives: 0, repeats: 1, directivesInPlace: 0 }],
    ['fields below fields', '{ a { b { c } } d }', { fields: 4, depth: 3 }],
    ['an inline fragment, which is a level and counts as a field', '{ ... { a } }', { fields: 2, depth: 2 }],
    ['a spread and its fragment, a level each', '{ ...F } fragment F on T { a }', { fields: 2, depth: 3 }],
    ['a fragment below a field', '{ a { ...F } } fragment F on T { b { c } }', { fields: 4, depth: 5 }],
    ['a fragment that was counted at a higher level', '{ ...F a { ...F } } fragment F on T { b }', { depth: 4 }],
    ['a fragment that is missing', '{ ...F @skip(if: false) }', { fields: 1, depth: 1, directives: 1 }],
    ['aliases of everything, __typename as well', '{ x: __typename y: a { z: b } }', { aliases: 3 }],
    ['aliases at each spread', '{ ...F ...F a { ...F } } fragment F on T { x: a y: b }', { aliases: 6 }],
    [
      'directives of the operation, its fields, its spreads and their fragments',
      'query @a { b @c ... @d { e } ...F @g } fragment F on T @h { i @j }',
      { directives: 6, directivesInPlace: 1 },
    ],
    [
      'directives of each spread of a fragment',
      '{ ...F @a ...F @b ...F @c @d } fragment F on T { e @f }',
      { directives: 7 },
    ],
    [
      'directives of a variable, in one place',
      'query ($v: Int @a @b @c) { d @e }',
      { directives: 1, directivesInPlace: 3 },
    ],
    ['directives in one place of an unused fragment', '{ a } fragment F on T { b @c @d }', { directivesInPlace: 2 }],
    ['a field that is repeated in one place', '{ a a x: a a { b } }', { repeats: 3 }],
    ['a field that is repeated in an unused fragment', '{ a } fragment F on T { b b b }', { fields: 1, repeats: 3 }],
    ['two fragments of one name', '{ a } fragment F on T { b b b } fragment F on T { c }', { repeats: 3 }],
    [
      'several operations: all fields, and the most of everything else',
      'query A { a @x b @x } query B { c: d e: f { g: h } } mutation C { i }',
      { fields: 6, depth: 2, aliases: 3, directives: 2 },
    ],
    ['a schema, which is no operation', 'type Query @a @b { a: Int }', { fields: 0, depth: 0, directives: 0 }],
    [
      'fragments that double at each step',
      doubled(60, 'x: a @skip(if: false)'),
      { fields: 3 * 2 ** 60 - 1, aliases: 2 ** 60, directives: 2 ** 61, depth: 123 },
    ],
  ])('counts %s', (_, text, size) => {
    expect(measureSize(parse(text))).toMatchObject(size);
  });

  it.each([
    '{ ...F } fragment F on T { ...F }',
    '{ ...F } fragment F on T { x: a { ...G @skip(if: false) } } fragment G on T { ...F ...H } fragment H on T { ...G y: b }',
  ])('ends for fragments that spread each other, which another rule refuses: %s', (text) => {
    expect(measureSize(parse(text)).fields).toBeGreaterThan(0);
  });
});
