import { crc32 } from 'node:zlib';
import { flawOfInk } from './ink.js';
import { decodePixels, plainPng, readHeader, signature } from './png-pixels.js';

const most = { bytes: 256 * 1024, pixels: 2000 };
const least = { width: 20, height: 10 };

/**
 * Reads the image of a signature: a PNG in base64, with or without the prefix of a data URL. It is checked to the last chunk,
 * because the layout engine decodes pixels in the background, where a broken file would end its thread. One with a palette, other
 * bits than eight, a transparent color or interlaced rows is written again without them.
 */
export function readSignatureImage(text: string): { bytes: Buffer } | { wrong: string } {
  const base64 = text.replace(/^data:image\/png;base64,/, '').replace(/\s+/g, '');
  if (base64.length > most.bytes * 1.4) return { wrong: 'must not be larger than 256 KB.' };
  if (base64 === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return { wrong: 'must be a PNG in base64.' };
  const bytes = Buffer.from(base64, 'base64');
  return bytes.length > most.bytes ? { wrong: 'must not be larger than 256 KB.' } : checked(bytes);
}

interface Chunk {
  type: string;
  data: Buffer;
}
type Image = ReturnType<typeof readSignatureImage>;
const broken = { wrong: 'is a damaged PNG.' };

function checked(bytes: Buffer): Image {
  if (!bytes.subarray(0, 8).equals(signature)) return { wrong: 'must be a PNG in base64.' };
  const chunks: Chunk[] = [];
  for (let at = 8; at < bytes.length; ) {
    if (at + 12 > bytes.length) return broken;
    const length = bytes.readUInt32BE(at);
    if (at + 12 + length > bytes.length) return broken;
    const body = bytes.subarray(at + 4, at + 8 + length);
    if (crc32(body) !== bytes.readUInt32BE(at + 8 + length)) return broken;
    chunks.push({ type: body.toString('latin1', 0, 4), data: body.subarray(4) });
    at += 12 + length;
  }
  const [header] = chunks;
  // Of two headers, the layout engine reads the last.
  if (chunks.filter(({ type }) => type === 'IHDR').length > 1) return broken;
  if (header?.type !== 'IHDR' || header.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') return broken;
  return withPixels(bytes, chunks);
}

function withPixels(bytes: Buffer, chunks: readonly Chunk[]): Image {
  const header = readHeader(chunks[0]!.data);
  if (!header) return broken;
  const { width, height, depth, colorType, interlaced } = header;
  if (width > most.pixels || height > most.pixels) {
    return { wrong: `must be at most ${most.pixels} pixels wide and high.` };
  }
  if (width < least.width || height < least.height) {
    return { wrong: `must be at least ${least.width} pixels wide and ${least.height} high.` };
  }
  const [palette, transparency] = ['PLTE', 'tRNS'].map((type) => chunks.find((chunk) => chunk.type === type)?.data);
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
  const pixels = attempt(() => decodePixels({ header, data, palette, transparency }));
  if (!pixels) return broken;
  const wrong = flawOfInk(pixels, width, height);
  if (wrong) return { wrong };
  const isPlain = depth === 8 && colorType !== 3 && !interlaced && !palette && !transparency;
  return { bytes: isPlain ? bytes : plainPng(pixels, width, height) };
}

/** Null when the rows cannot be inflated, or are more than they should be. */
function attempt(read: () => Uint8Array | null): Uint8Array | null {
  try {
    return read();
  } catch {
    return null;
  }
}
