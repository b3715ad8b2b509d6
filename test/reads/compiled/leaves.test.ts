import { describe, expect, it } from '@jest/globals';
import { remembered, toJson } from '../../../src/reads/compiled/leaves.js';

describe('a text as JSON', () => {
  it('is what JSON.stringify writes, for every character', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const text = `a${String.fromCharCode(code)}b`;
      if (toJson(text) !== JSON.stringify(text)) throw new Error(`The character ${code.toString(16)} differs.`);
    }
  });

  it.each(['', '🏗️', '\ud83c', 'a "quoted" text\nwith two lines', '\u2028', 'x'.repeat(1_000)])('%j', (text) => {
    expect(toJson(text)).toBe(JSON.stringify(text));
  });
});

describe('the JSON of a short text', () => {
  const serializers = {};
  const written: string[] = [];
  const write = (text: string) => {
    written.push(text);
    return text.toUpperCase();
  };

  it('is remembered for all documents together, up to a number of texts', () => {
    const [one, other] = [1, 2].map(() => remembered(serializers, 'kind', write)) as [typeof write, typeof write];
    expect([one('a'), other('a'), one('a')]).toEqual(['A', 'A', 'A']);
    expect(written).toEqual(['a']);
    for (let n = 0; n < 1_000; n += 1) other(`text ${n}`);
    one('a');
    expect(written.filter((text) => text === 'a')).toHaveLength(2);
    const long = 'x'.repeat(1_000);
    for (let n = 0; n < 3; n += 1) one(long);
    expect(written.filter((text) => text === long)).toHaveLength(3);
  });

  it('is another one for each kind of value and each API', () => {
    const plain = remembered(serializers, 'another kind', (text) => text);
    const quoted = remembered({}, 'kind', (text) => `"${text}"`);
    expect([plain('a'), quoted('a')]).toEqual(['a', '"a"']);
  });
});
