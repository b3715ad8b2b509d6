import { describe, expect, it } from '@jest/globals';
import { blankValues, listOperations } from '../../console/src/developers/operation-kinds.js';

describe('the operations of a document', () => {
  it.each([
    [
      'a variable of the name of a kind',
      'mutation Find($query: String, $mutation: ID) @a(query: 1) { b }',
      ['mutation Find'],
    ],
    ['a variable apart from its sign', 'query Q($ subscription : ID = { query: { a: 1 } }) { b }', ['query Q']],
    [
      'operations and fragments that are called like kinds',
      'query mutation { a } fragment query on mutation { b }',
      ['query mutation'],
    ],
    ['a query without a word', '{ mutation { a } }', ['query ']],
    ['a mutation without a name', 'mutation { a }', ['mutation ']],
    [
      'several',
      'query A { a } # query X { a }\nmutation B { b(c: "}") { d } }, subscription C { e }',
      ['query A', 'mutation B', 'subscription C'],
    ],
    [
      'a text over lines',
      'query A { a(b: """\n} mutation "X" \\""" { """) } mutation B { b }',
      ['query A', 'mutation B'],
    ],
    ['none', 'mutatio', []],
  ])('are found with %s', (_, text, operations) => {
    expect(listOperations(text).map(({ kind, name }) => `${kind} ${name}`)).toEqual(operations);
  });

  it('lose their values, and keep their names', () => {
    const text = [
      'mutation Pay2($a: Int = 17) { # "secret" """ 4111',
      '  pay(id: "secret", note: """a "secret" \\""" b""", card: 4111, share: -1.5e+3, isDone: true) { line1 }',
      '  # """',
      '}',
    ].join('\n');
    expect(blankValues(text)).toBe(
      [
        'mutation Pay2($a: Int = 0) { ',
        '  pay(id: "", note: "", card: 0, share: 0, isDone: true) { line1 }',
        '  ',
        '}',
      ].join('\n'),
    );
    expect(blankValues('mutation { a(b: "secret')).toBe('mutation { a(b: ""');
    expect(blankValues('mutation { a(b: """secret\n"')).toBe('mutation { a(b: ""');
  });
});
