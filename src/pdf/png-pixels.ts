import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { unfilteredRows } from './png-rows.js';

/** Channels by color type: gray, color, places in a palette, gray and alpha, color and alpha. */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The bits that a sample of each color type may have. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
export const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Columns and rows of the passes of an interlaced picture: the first, and the step to the next (ISO/IEC 15948, 8.2). */
const passes = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

interface Header {
  width: number;
  height: number;
  depth: number;
  colorType: number;
  interlaced: boolean;
}

export function readHeader(data: Buffer): Header | null {
  const [depth, colorType, compression, filter, interlace] = [...data.subarray(8)];
  if (!depths[colorType!]?.includes(depth!) || compression !== 0 || filter !== 0 || interlace! > 1) return null;
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  return { width, height, depth: depth!, colorType: colorType!, interlaced: interlace === 1 };
}

interface Parts {
  header: Header;
  /** Deflated rows. */
  data: Buffer;
  palette?: Buffer;
  transparency?: Buffer;
}

/** Four bytes for each pixel: red, green, blue and alpha; null if the rows are not those of the header. */
export function decodePixels({ header, data, palette, transparency }: Parts): Uint8Array | null {
  const { width, height, depth, colorType, interlaced } = header;
  const perPixel = channels[colorType]! * depth;
  const parts = (interlaced ? passes : [[0, 1, 0, 1] as const])
    .map(([x, stepX, y, stepY]) => {
      const columns = Math.ceil((width - x) / stepX);
      return {
        x,
        stepX,
        y,
        stepY,
        columns,
        rows: Math.ceil((height - y) / stepY),
        row: Math.ceil((columns * perPixel) / 8),
      };
    })
    .filter(({ columns, rows }) => columns > 0 && rows > 0);
  const expectedSize = parts.reduce((sum, { rows, row }) => sum + rows * (row + 1), 0);
  const bytes = inflateSync(data, { maxOutputLength: expectedSize });
  if (bytes.length !== expectedSize) return null;
  if (colorType === 3 && (!palette || palette.length % 3 !== 0)) return null;
  const result = new Uint8Array(width * height * 4);
  const color = colorReader(header, palette, transparency);
  let from = 0;
  for (const { x, stepX, y, stepY, columns, rows, row } of parts) {
    const filtered = bytes.subarray(from, (from += rows * (row + 1)));
    for (let index = 0; index < rows; index += 1) if (filtered[index * (row + 1)]! > 4) return null;
    const samples = unfilteredRows(filtered, row, Math.max(1, perPixel >> 3));
    for (let index = 0; index < rows; index += 1) {
      for (let column = 0; column < columns; column += 1) {
        const to = ((y + index * stepY) * width + x + column * stepX) * 4;
        color(samples, index * row * 8 + column * perPixel, result, to);
      }
    }
  }
  return result;
}

/** Writes the color of the pixel that begins at a bit of the rows. */
type ColorReader = (rows: Uint8Array, bit: number, into: Uint8Array, to: number) => void;

function colorReader({ depth, colorType }: Header, palette?: Buffer, transparency?: Buffer): ColorReader {
  const most = 2 ** depth - 1;
  const raw = (rows: Uint8Array, bit: number) => {
    const at = bit >> 3;
    if (depth === 8) return rows[at]!;
    if (depth === 16) return rows[at]! * 256 + rows[at + 1]!;
    return (rows[at]! >> (8 - depth - (bit & 7))) & most;
  };
  const scaled = (sample: number) => (depth === 8 ? sample : Math.round((sample * 255) / most));
  if (colorType === 3) {
    return (rows, bit, into, to) => {
      const place = raw(rows, bit);
      for (let each = 0; each < 3; each += 1) into[to + each] = palette![place * 3 + each] ?? 0;
      into[to + 3] = transparency?.[place] ?? 255;
    };
  }
  const [colors, hasAlpha] = [colorType & 2 ? 3 : 1, (colorType & 4) !== 0];
  const clear = !hasAlpha && transparency && transparency.length >= colors * 2 ? transparency : undefined;
  return (rows, bit, into, to) => {
    let isClear = clear !== undefined;
    for (let each = 0; each < 3; each += 1) {
      const channel = colors === 3 ? each : 0;
      const sample = raw(rows, bit + channel * depth);
      if (clear && clear.readUInt16BE(channel * 2) !== sample) isClear = false;
      into[to + each] = scaled(sample);
    }
    into[to + 3] = hasAlpha ? scaled(raw(rows, bit + colors * depth)) : isClear ? 0 : 255;
  };
}

/** A PNG of pixels of four bytes each, as every reader draws it: eight bits, without a palette, not interlaced. */
export function plainPng(pixels: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = Buffer.alloc(height * (1 + width * 4));
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width * 4, (row + 1) * width * 4), row * (1 + width * 4) + 1);
  }
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
