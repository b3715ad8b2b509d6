/** @sampled tests */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { type StreamFilter, unfiltered } from '../../src/pdf/appended/filters.js';

const filter = (name: string, numbers: Record<string, number> = {}): StreamFilter => ({
  name,
  numbers: new Map(Object.entries(numbers)),
});
const decoded = (data: Uint8Array, filters: StreamFilter[], most = 1_000_000) =>
  Buffer.from(unfiltered(data, filters, most, () => undefined)).toString('latin1');

/** Codes of LZW as PDF packs them, with a wider code as soon as the table asks for it. */
function lzw(data: Buffer): Buffer {
  let [held, bits, width] = [0n, 0, 9];
  let table = new Map<string, number>();
  let next = 258;
  const put = (code: number) => {
    held = (held << BigInt(width)) | BigInt(code);
    bits += width;
  };
  const codeOf = (text: string) => (text.length === 1 ? text.charCodeAt(0) : table.get(text)!);
  put(256);
  let text = '';
  for (const byte of data) {
    const character = String.fromCharCode(byte);
    if (text === '' || table.has(text + character)) {
      text += character;
      continue;
    }
    put(codeOf(text));
    table.set(text + character, next);
    next += 1;
    if (next + 1 > 1 << width) width += 1;
    if (next > 4093) {
      put(256);
      [table, next, width] = [new Map(), 258, 9];
    }
    text = character;
  }
  put(codeOf(text));
  put(257);
  const padding = (8 - (bits % 8)) % 8;
  const hex = (held << BigInt(padding)).toString(16);
  return Buffer.from(hex.padStart((bits + padding) / 4, '0'), 'hex');
}

describe('what a stream contains', () => {
  const text = 'The quick brown fox. '.repeat(50);

  it.each([
    ['Deflate', deflateSync(text), [filter('FlateDecode')]],
    ['Deflate that is cut off in its check', deflateSync(text).subarray(0, -4), [filter('FlateDecode')]],
    [
      'Deflate with a wrong check',
      Buffer.concat([deflateSync(text).subarray(0, -4), Buffer.from('abcd')]),
      [filter('FlateDecode')],
    ],
    ['hexadecimal digits', Buffer.from(`${Buffer.from(text).toString('hex')}>`), [filter('ASCIIHexDecode')]],
    ['LZW', lzw(Buffer.from(text)), [filter('LZWDecode')]],
    [
      'two filters',
      Buffer.from(`${deflateSync(text).toString('hex')}>`),
      [filter('ASCIIHexDecode'), filter('FlateDecode')],
    ],
    ['none', Buffer.from(text), []],
  ])('is read through %s', (_name, data, filters) => {
    expect(decoded(data, filters)).toBe(text);
  });

  it('is read through the examples of the standard', () => {
    expect(decoded(Buffer.from('800b6050220c0c8501', 'hex'), [filter('LZWDecode')])).toBe('-----A---B');
    expect(decoded(Buffer.from('87cURD]i,"Ebo80~>'), [filter('ASCII85Decode')])).toBe('Hello World!');
    expect(decoded(Buffer.from('z87cUR~>'), [filter('ASCII85Decode')])).toBe('\0\0\0\0Hell');
    expect(decoded(Buffer.from('02616263fe7a80ff', 'hex'), [filter('RunLengthDecode')])).toBe('abczzz');
    expect(decoded(Buffer.from('901FA3>'), [filter('ASCIIHexDecode')])).toBe('\x90\x1f\xa3');
    expect(decoded(Buffer.from('7>'), [filter('ASCIIHexDecode')])).toBe('p');
  });

  it('is read behind long tables of LZW', () => {
    const data = Buffer.from(Array.from({ length: 60_000 }, (_, index) => (index * index * 7 + (index >> 5)) & 255));
    expect(decoded(lzw(data), [filter('LZWDecode')])).toBe(data.toString('latin1'));
  });

  it('is read through predictors', () => {
    const columns = { Predictor: 15, Columns: 3 };
    const rows = Buffer.from([0, 1, 2, 3, 1, 1, 1, 1, 2, 1, 1, 1, 3, 1, 1, 1, 4, 1, 1, 1]);
    const result = [1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5];
    expect(decoded(deflateSync(rows), [filter('FlateDecode', columns)])).toBe(Buffer.from(result).toString('latin1'));
    const added = Buffer.from([10, 1, 1, 20, 1, 1]);
    expect(decoded(deflateSync(added), [filter('FlateDecode', { Predictor: 2, Columns: 3 })])).toBe(
      Buffer.from([10, 11, 12, 20, 21, 22]).toString('latin1'),
    );
  });

  it.each([
    ['Deflate', deflateSync(Buffer.alloc(5000)), 'FlateDecode'],
    ['LZW', lzw(Buffer.alloc(5000)), 'LZWDecode'],
    ['run lengths', Buffer.from('8120'.repeat(40), 'hex'), 'RunLengthDecode'],
    ['zeros in base 85', Buffer.from(`${'z'.repeat(1001)}~>`), 'ASCII85Decode'],
    ['hexadecimal digits', Buffer.from(`${'00'.repeat(5000)}>`), 'ASCIIHexDecode'],
  ])('is refused when it is more than its limit: %s', (_name, data, name) => {
    expect(() => decoded(data, [filter(name)], 4000)).toThrow(expect.objectContaining({ fault: 'too_large' }));
    expect(decoded(data, [filter(name)], 6000).length).toBeGreaterThan(4000);
  });

  it.each([
    ['Deflate', 'FlateDecode', {}],
    ['LZW', 'LZWDecode', {}],
    ['an unknown filter', 'Crypt', {}],
    ['a predictor with rows of no bytes', 'ASCIIHexDecode', { Columns: 0 }],
  ])('is refused when it is damaged: %s', (_name, name, numbers) => {
    if (name === 'ASCIIHexDecode') {
      const rows = filter('FlateDecode', { Predictor: 12, ...numbers });
      expect(() => decoded(deflateSync('abc'), [rows])).toThrow(expect.objectContaining({ fault: 'broken' }));
      return;
    }
    expect(() => decoded(Buffer.from('\x90\xff\xff\xff\xff damage'), [filter(name)])).toThrow(
      expect.objectContaining({ fault: 'broken' }),
    );
  });
});
