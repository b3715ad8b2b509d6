import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { noticeForms } from '../../src/pdf/assets/notice/index.js';
import { printable } from '../../src/pdf/printable.js';
import { UnprintableTextError } from '../../src/pdf/render-job.js';
import { printedCharacters } from '../../tools/scripts/printed-characters.js';

function refusal(model: unknown): UnprintableTextError {
  try {
    printable(model);
  } catch (error) {
    if (error instanceof UnprintableTextError) return error;
    throw error;
  }
  throw new Error('The text was accepted.');
}

describe('the check for printable text', () => {
  it.each([
    'Plain & simple',
    'Núñez Žižka Łódź §§ 8200–8216 “¼” €',
    'Ωmega Ж',
    'Nguyễn',
    '王小明',
    '田中ヒロ',
    '김민준',
    'two\nlines',
    'no\u00A0break',
    '✓ ✔ ☐ ☑ ☒ ✗ ✘ ⊥ ∅ ∠ ∥ ⟂ ← → ↑ ↓ ⇒ ➔ ① ❖',
  ])('accepts %j as it is', (text) => {
    expect(printable({ text })).toEqual({ text });
  });

  it.each([
    ['ก', ['ก']],
    ['राम', ['र', 'ा', 'म']],
    ['محمد', ['م', 'ح', 'د']],
    ['Smile 🙂 and 🙂', ['🙂']],
    ['bell\u0007', ['\u0007']],
    ['nul\u0000', ['\u0000']],
    ['lone \uD83D surrogate', ['\uD83D']],
    ['שלום', ['ש', 'ל', 'ו', 'ם']],
  ])('rejects %j', (text, characters) => {
    expect(refusal({ grid: { boxes: [{ name: text }] } }).texts).toEqual([
      { field: 'grid.boxes.0.name', text, characters },
    ]);
  });

  it('reports all faulty texts at once, with their characters', () => {
    const error = refusal({ a: 'ก', b: ['fine', 'x\u0001'] });
    expect(error.texts.map(({ field }) => field)).toEqual(['a', 'b.1']);
    expect(error.message).toBe('The text "ก" has characters that cannot be printed: "ก" (U+0E01) (and 1 more).');
  });

  it('composes letters and drops invisible characters', () => {
    expect(printable('Nu\u0301n\u0303ez')).toBe('Núñez');
    expect(printable('soft\u00ADhyphen\u200B zero\uFEFF')).toBe('softhyphen zero');
    expect(printable('王\u3000小明\u{E0100} ™\uFE0F')).toBe('王 小明 ™');
    expect(printable('a\r\nb\tc\u2028d')).toBe('a\nb c\nd');
  });

  it('counts characters of scripts without spaces as words', () => {
    const text = '工程款'.repeat(100);
    expect(printable(text)).toBe(text);
  });

  it('allows lines to end within a word that is longer than any name, but not before an accent', () => {
    const name = 'x'.repeat(250);
    expect(printable(name)).toBe(name);
    expect(
      printable('x'.repeat(251))
        .split('\u200B')
        .map(({ length }) => length),
    ).toEqual([...Array(8).fill(30), 11]);
    const accented = 'x\u0323\u0331'.repeat(200);
    expect(printable(accented).replaceAll('\u200B', '')).toBe(accented);
    expect(printable(accented)).not.toMatch(/\u200B\p{M}/u);
  });

  it('prints the twins of signs that no font has', () => {
    expect(printable('\u2300 20, \uf0b7 Rebar \uf0fc \u2705')).toBe('Ø 20, • Rebar ✓ ✔');
  });

  it.each([
    ['株式会社Ⅱ, 40 ㎡ △ ① ½', '株式会社Ⅱ, 40 ㎡ △ ① ½'],
    ['Article Ⅿ', 'Article M'],
    ['5⅕ and ⅕ in.', '5\u00A01⁄5 and 1⁄5 in.'],
    ['Item ㉑, 3㉑4', 'Item 21, 3\u00A021\u00A04'],
    ['⼯事 ︰ ﹟5', '工事 .. #5'],
    ['𝐀𝐁 𝟓𝟓', 'AB 55'],
    ['㍝㏠', '5点1日'],
  ])('prints the letters of a sign that no font has, and a sign that a font has as it is: %s', (text, printed) => {
    expect(printable(text)).toBe(printed);
  });

  it('takes no raised letter, and no accent without its letter, for one on the line', () => {
    for (const text of ['S\uA7F2', '\uFE49']) expect(() => printable(text)).toThrow(UnprintableTextError);
  });

  it('knows the characters of the fonts', () => {
    expect(readFileSync('src/domain/shared/printed-characters.ts', 'utf8')).toBe(printedCharacters());
  });

  it('leaves numbers, booleans and null unchanged', () => {
    expect(printable({ a: 1, b: true, c: null, d: [null] })).toEqual({ a: 1, b: true, c: null, d: [null] });
  });

  it('accepts all form texts', () => {
    expect(() => printable(noticeForms)).not.toThrow();
  });
});
