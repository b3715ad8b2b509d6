import { describe, expect, it } from '@jest/globals';
import { readSignatureImage } from '../../src/pdf/signature-image.js';
import { chunk, png } from './png.js';

const good = png(24, 12, 6);
const damaged = (at: number) => {
  const copy = Buffer.from(good);
  copy[at]! ^= 0xff;
  return copy;
};

describe('the image of a signature', () => {
  it.each([0, 2, 4, 6])('is read from a PNG of color type %i', (colorType) => {
    const image = png(24, 12, colorType);
    expect(readSignatureImage(image.toString('base64'))).toEqual({ bytes: image });
    expect(readSignatureImage(`data:image/png;base64,${image.toString('base64')}`)).toEqual({ bytes: image });
  });

  it.each<[string, string | Buffer, RegExp]>([
    ['nothing', 'data:image/png;base64,', /PNG in base64/],
    ['no base64', 'Ana Diaz!', /PNG in base64/],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /PNG in base64/],
    ['another data URL', `data:image/jpeg;base64,${good.toString('base64')}`, /PNG in base64/],
    ['a file cut short', good.subarray(0, good.length - 9), /damaged/],
    ['a damaged header', damaged(20), /damaged/],
    ['damaged pixels', damaged(45), /damaged/],
    ['fewer pixels than the header says', png(24, 12, 6, { pixels: Buffer.alloc(10) }), /damaged/],
    ['more pixels than the header says', png(24, 12, 6, { pixels: Buffer.alloc(100_000) }), /damaged/],
    ['an unknown filter', png(20, 10, 0, { pixels: Buffer.alloc(210, 9) }), /damaged/],
    ['a palette', png(24, 12, 3), /8 bits/],
    ['16 bits', png(24, 12, 6, { depth: 16 }), /8 bits/],
    ['interlaced rows', png(24, 12, 6, { interlace: 1 }), /8 bits/],
    ['a second header', png(24, 12, 0, { between: png(1900, 1900, 0).subarray(8, 33) }), /damaged/],
    ['a transparent color', png(24, 12, 0, { between: chunk('tRNS', Buffer.alloc(2)) }), /8 bits/],
    ['no width', png(0, 12, 6), /at least 20 pixels wide and 10 high/],
    ['a narrower image', png(19, 10, 6), /at least 20 pixels/],
    ['a shorter image', png(20, 9, 6), /at least 20 pixels/],
    ['too many columns', png(2001, 10, 0), /at most 2000 pixels wide/],
    ['too large a file', Buffer.concat([good, Buffer.alloc(400_000)]), /256 KB/],
  ])('cannot be %s', (_, given, wrong) => {
    const text = typeof given === 'string' ? given : given.toString('base64');
    expect(readSignatureImage(text)).toEqual({ wrong: expect.stringMatching(wrong) });
  });

  it.each<[string, number, (x: number) => number[]]>([
    ['white', 0, () => [255]],
    ['black', 2, () => [0, 0, 0]],
    ['transparent, of any color', 6, (x) => [x, 0, 9, 0]],
    ['transparent and white', 4, (x) => [255, x]],
  ])('cannot be all %s', (_, colorType, pixel) => {
    const image = png(24, 12, colorType, { pixels: plain(24, 12, pixel) });
    expect(readSignatureImage(image.toString('base64'))).toEqual({
      wrong: 'must show a signature: the image has only one color.',
    });
  });

  it.each([1, 2, 3, 4])('reads the same with filter %i as without one', (filter) => {
    for (const ink of [false, true]) {
      const rows = plain(24, 12, (x, y) => [255, 255, ink && x === 7 && y === 5 ? 0 : 255]);
      const image = png(24, 12, 2, { pixels: filtered(rows, 24 * 3, 3, filter) }).toString('base64');
      expect('bytes' in readSignatureImage(image)).toBe(ink);
    }
  });
});

function plain(width: number, height: number, pixel: (x: number, y: number) => number[]): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => pixel(x, y)).flat(),
  ]);
  return Buffer.from(rows.flat());
}

/**
 * The rows with one filter applied, as an encoder writes them: each byte minus the filter's prediction from its
 * neighbors.
 */
function filtered(rows: Buffer, length: number, channels: number, filter: number): Buffer {
  const result = Buffer.alloc(rows.length);
  const byte = (row: number, x: number) => (row < 0 || x < 0 ? 0 : rows[row * (1 + length) + 1 + x]!);
  for (let row = 0; row * (1 + length) < rows.length; row += 1) {
    result[row * (1 + length)] = filter;
    for (let x = 0; x < length; x += 1) {
      const [a, b, c] = [byte(row, x - channels), byte(row - 1, x), byte(row - 1, x - channels)];
      const nearest = [a, b, c].reduce((best, near) =>
        Math.abs(a + b - c - near) < Math.abs(a + b - c - best) ? near : best,
      );
      const predicted = [0, a, b, Math.floor((a + b) / 2), nearest][filter]!;
      result[row * (1 + length) + 1 + x] = (byte(row, x) - predicted) & 0xff;
    }
  }
  return result;
}
