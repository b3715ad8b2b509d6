/** @sampled tests */
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
    ['a second header', png(24, 12, 0, { between: png(1900, 1900, 0).subarray(8, 33) }), /damaged/],
    ['a palette that is missing', png(24, 12, 3), /damaged/],
    ['bits that its colors cannot have', png(24, 12, 2, { depth: 4 }), /damaged/],
    ['an unknown order of rows', png(24, 12, 6, { interlace: 2 }), /damaged/],
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
      const rows = plain(24, 12, (x, y) =>
        [255, 255 - x, 255].map((each) => (ink && x > 3 && x < 20 && y === 5 ? 0 : each)),
      );
      const image = png(24, 12, 2, { pixels: filtered(rows, 24 * 3, 3, filter) }).toString('base64');
      expect('bytes' in readSignatureImage(image)).toBe(ink);
    }
  });
});

/** A picture of a hundred by sixty pixels in gray, by the brightness of each. */
const gray = (light: (x: number, y: number) => number) =>
  readSignatureImage(png(100, 60, 0, { pixels: plain(100, 60, (x, y) => [light(x, y)]) }).toString('base64'));
/** A wave across the middle. */
const onWave = (x: number, y: number) => x > 20 && x < 80 && Math.abs(y - 30 - 10 * Math.sin(x / 6)) < 2.5;
const onFrame = (x: number, y: number, inset = 0, thick = 2) => {
  const [side, end] = [Math.min(x, 99 - x) - inset, Math.min(y, 59 - y) - inset];
  return side >= 0 && end >= 0 && (side < thick || end < thick);
};
const round = (x: number, y: number, radius: number, at = 50) => (x - at) ** 2 + (y - 30) ** 2 < radius ** 2;

describe('the ink of a signature', () => {
  it.each<[string, (x: number, y: number) => number]>([
    ['a black line', (x, y) => (onWave(x, y) ? 0 : 255)],
    ['a gray line', (x, y) => (onWave(x, y) ? 180 : 255)],
    ['a line on a gray page', (x, y) => (onWave(x, y) ? 60 : 190)],
    ['a line in a frame', (x, y) => (onWave(x, y) || onFrame(x, y, 3) ? 0 : 255)],
    ['a line below a dot', (x, y) => (onWave(x, y) || round(x, y - 22, 4) ? 0 : 255)],
    ['a cross', (x, y) => (Math.abs(Math.abs(x - 50) - Math.abs(y - 30)) < 2 && Math.abs(x - 50) < 20 ? 0 : 255)],
    ['a loop', (x, y) => (round(x, y, 20) && !round(x, y, 17) ? 0 : 255)],
    ['a line in a dashed frame', (x, y) => (onWave(x, y) || (onFrame(x, y, 6) && (x + y) % 12 < 6) ? 0 : 255)],
    ['two vertical strokes', (x, y) => ((Math.abs(x - 30) < 2 || Math.abs(x - 70) < 2) && y > 10 && y < 50 ? 0 : 255)],
    ['a straight stroke', (x, y) => (y > 28 && y < 32 && x > 10 && x < 90 ? 0 : 255)],
  ])('is seen in %s', (_, light) => {
    expect(gray(light)).toEqual({ bytes: expect.any(Buffer) });
  });

  it.each<[string, (x: number, y: number) => number]>([
    ['a line that is nearly white', (x, y) => (onWave(x, y) ? 254 : 255)],
    ['a line that can hardly be seen', (x, y) => (onWave(x, y) ? 215 : 255)],
    ['one black pixel', (x, y) => (x === 50 && y === 30 ? 0 : 255)],
    ['a dot', (x, y) => (round(x, y, 3) ? 0 : 255)],
    ['a large dot', (x, y) => (round(x, y, 18) ? 0 : 255)],
    ['two dots', (x, y) => (round(x, y, 3, 20) || round(x, y, 3, 80) ? 0 : 255)],
    ['specks', (x, y) => (x % 9 === 4 && y % 9 === 4 ? 0 : 255)],
    ['a frame', (x, y) => (onFrame(x, y) ? 0 : 255)],
    ['a frame within the picture', (x, y) => (onFrame(x, y, 9) ? 0 : 255)],
    ['a thick frame', (x, y) => (onFrame(x, y, 0, 8) ? 0 : 255)],
    ['a dashed frame', (x, y) => (onFrame(x, y, 6) && (x + y) % 12 < 6 ? 0 : 255)],
    [
      'the corners of a frame',
      (x, y) => (onFrame(x, y, 6) && Math.min(x, 99 - x) < 18 && Math.min(y, 59 - y) < 18 ? 0 : 255),
    ],
    ['two frames', (x, y) => (onFrame(x, y, 2) || onFrame(x, y, 8) ? 0 : 255)],
    ['a frame and a dot', (x, y) => (onFrame(x, y, 4) || round(x, y, 3) ? 0 : 255)],
    ['lines along the edges', (x, y) => (y < 2 || (x > 97 && y > 5) ? 0 : 255)],
    ['half a black page', (x) => (x < 49 ? 0 : 255)],
  ])('is not %s', (_, light) => {
    expect(gray(light)).toEqual({
      wrong: 'must show a signature: dark strokes on a light background, and more than a dot or a frame.',
    });
  });

  it('is not white on black', () => {
    expect(gray((x, y) => (onWave(x, y) ? 255 : 0))).toEqual({
      wrong: expect.stringMatching(/not the other way round/),
    });
  });

  it('is not white on what is transparent', () => {
    const pixels = plain(100, 60, (x, y) => [255, onWave(x, y) ? 255 : 0]);
    expect(readSignatureImage(png(100, 60, 4, { pixels }).toString('base64'))).toEqual({
      wrong: expect.stringMatching(/must show a signature/),
    });
  });

  it('is read from a large picture', () => {
    const pixels = plain(2000, 1000, (x, y) => [onWave(x / 20, y / 17) ? 0 : 255]);
    expect(readSignatureImage(png(2000, 1000, 0, { pixels }).toString('base64'))).toHaveProperty('bytes');
  });
});

describe('a PNG of another kind', () => {
  /** The same wave, and the same picture without it. */
  const kinds: [string, number, number, Buffer | undefined, (isInk: boolean) => number[]][] = [
    ['1 bit', 0, 1, undefined, (isInk) => [isInk ? 0 : 1]],
    ['2 bits', 0, 2, undefined, (isInk) => [isInk ? 0 : 3]],
    ['4 bits', 0, 4, undefined, (isInk) => [isInk ? 2 : 15]],
    ['16 bits of gray', 0, 16, undefined, (isInk) => (isInk ? [1, 200] : [255, 255])],
    ['16 bits of color', 2, 16, undefined, (isInk) => Array(6).fill(isInk ? 9 : 255)],
    ['16 bits with alpha', 6, 16, undefined, (isInk) => [0, 0, 0, 0, 90, 0, ...(isInk ? [255, 255] : [0, 0])]],
    ['a transparent color', 0, 8, chunk('tRNS', Buffer.from([0, 7])), (isInk) => [isInk ? 0 : 7]],
    ['a palette', 3, 8, chunk('PLTE', Buffer.from([255, 255, 255, 0, 0, 99])), (isInk) => [isInk ? 1 : 0]],
    [
      'a palette with transparency',
      3,
      1,
      Buffer.concat([chunk('PLTE', Buffer.from([0, 0, 0, 9, 9, 9])), chunk('tRNS', Buffer.from([0]))]),
      (isInk) => [isInk ? 1 : 0],
    ],
  ];

  it.each(kinds)('is printed in eight bits, and refused without ink: %s', (_, colorType, depth, between, sample) => {
    const read = (drawn: boolean) => {
      const pixels = packed(100, 60, depth, (x, y) => sample(drawn && onWave(x, y)));
      return readSignatureImage(png(100, 60, colorType, { depth, between, pixels }).toString('base64'));
    };
    const image = read(true);
    if (!('bytes' in image)) throw new Error(image.wrong);
    expect([image.bytes[24], image.bytes[25], image.bytes[28]]).toEqual([8, 6, 0]);
    expect(readSignatureImage(image.bytes.toString('base64'))).toEqual(image);
    expect(read(false)).toEqual({ wrong: expect.stringMatching(/only one color/) });
  });

  it('has the same pixels with interlaced rows as without', () => {
    const light = (x: number, y: number) => (onWave(x, y) ? 0 : 255);
    const starts = [
      [0, 8, 0, 8],
      [4, 8, 0, 8],
      [0, 4, 4, 8],
      [2, 4, 0, 4],
      [0, 2, 2, 4],
      [1, 2, 0, 2],
      [0, 1, 1, 2],
    ];
    const rows: number[] = [];
    for (const [left, right, top, down] of starts as [number, number, number, number][]) {
      for (let y = top; y < 60; y += down) {
        rows.push(0);
        for (let x = left; x < 100; x += right) rows.push(light(x, y));
      }
    }
    const interlaced = png(100, 60, 0, { interlace: 1, pixels: Buffer.from(rows) }).toString('base64');
    const image = readSignatureImage(interlaced);
    if (!('bytes' in image)) throw new Error(image.wrong);
    const straight = packed(100, 60, 8, (x, y) => [light(x, y), light(x, y), light(x, y), 255]);
    expect(image.bytes).toEqual(png(100, 60, 6, { pixels: straight }));
    expect(
      'bytes' in readSignatureImage(png(100, 60, 0, { interlace: 1, pixels: Buffer.alloc(6060) }).toString('base64')),
    ).toBe(false);
  });
});

/** Rows of samples below one byte each, or of whole bytes. */
function packed(width: number, height: number, depth: number, sample: (x: number, y: number) => number[]): Buffer {
  if (depth >= 8) return plain(width, height, sample);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(1 + Math.ceil((width * depth) / 8));
    for (let x = 0; x < width; x += 1) {
      row[1 + ((x * depth) >> 3)]! |= sample(x, y)[0]! << (8 - depth - ((x * depth) & 7));
    }
    return row;
  });
  return Buffer.concat(rows);
}

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
