import { describe, expect, it } from '@jest/globals';
import { jsonOf } from '../../src/reads/leaves.js';

describe('a text as JSON', () => {
  it('is what JSON.stringify writes, for every character', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const text = `a${String.fromCharCode(code)}b`;
      if (jsonOf(text) !== JSON.stringify(text)) throw new Error(`The character ${code.toString(16)} differs.`);
    }
  });

  it.each(['', '🏗️', '\ud83c', 'a "quoted" text\nwith two lines', '\u2028', 'x'.repeat(1_000)])('%j', (text) => {
    expect(jsonOf(text)).toBe(JSON.stringify(text));
  });
});
