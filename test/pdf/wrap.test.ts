import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textWidth } from '../../src/pdf/text-runs.js';
import { exceeds, fitLine, wrap } from '../../src/pdf/wrap.js';

const type = { size: 10, face: 'normal' } as const;
const widthOf = (text: string) => textWidth(text, type.size, type.face);

/** A word without spaces, of narrow and wide letters, accents and characters of other fonts. */
const words = fc
  .array(fc.constantFrom('i', 'l', 'W', 'm', 'é', 'Ł', '字', 'α', '𝔸'), { minLength: 1, maxLength: 150 })
  .map((letters) => letters.join(''));

describe('a text', () => {
  it('exceeds every number of lines below its own', () => {
    const text = 'one two\nthree four five\n\nsix';
    const lines = wrap(text, 50, type);
    expect(lines).toEqual(['one two', 'three four', 'five', '', 'six']);
    expect([0, 1, 4, 5, 6].map((count) => exceeds(text, count, 50, type))).toEqual([true, true, true, false, false]);
    expect([0, 1].map((count) => exceeds('', count, 50, type))).toEqual([true, false]);
  });
});

describe('a word that is wider than the line', () => {
  it('is broken where the next character no longer fits, and loses none', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 300 }), (word, width) => {
        const lines = wrap(word, width, type);
        expect(lines.join('')).toBe(word);
        lines.forEach((line, index) => {
          expect(widthOf(line)).toBeLessThanOrEqual(width);
          const [next] = [...(lines[index + 1] ?? '')];
          if (next) expect(widthOf(line + next)).toBeGreaterThan(width);
        });
      }),
      { numRuns: 200 },
    );
  });

  it('has one character on a line that is narrower than each', () => {
    expect(wrap('Wé字', 1, type)).toEqual(['W', 'é', '字']);
  });

  it('ends with an ellipsis on its only line', () => {
    const line = fitLine('W'.repeat(5_000), 100, type);
    expect(line).toMatch(/^W+…$/);
    expect(widthOf(line)).toBeLessThanOrEqual(100);
    expect(widthOf(`W${line}`)).toBeGreaterThan(100);
  });
});
