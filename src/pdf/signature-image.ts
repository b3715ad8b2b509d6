import { crc32, inflateSync } from 'node:zlib';
import { hasInk } from './png-ink.js';

const most = { bytes: 256 * 1024, pixels: 2000 };
const least = { width: 20, height: 10 };
const channels: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Reads the image of a signature: a PNG in base64, with or without the prefix of a data URL. It is checked to the last chunk,
 * because the layout engine decodes pixels in the background, where a broken file would end its thread.
 */
export function readSignatureImage(text: string): { bytes: Buffer } | { wrong: string } {
  const base64 = text.replace(/^data:image\/png;base64,/, '').replace(/\s+/g, '');
  if (base64.length > most.bytes * 1.4) return { wrong: 'must not be larger than 256 KB.' };
  if (base64 === '' || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return { wrong: 'must be a PNG in base64.' };
  const bytes = Buffer.from(base64, 'base64');
  const wrong = bytes.length > most.bytes ? 'must not be larger than 256 KB.' : flaw(bytes);
  return wrong ? { wrong } : { bytes };
}

function flaw(bytes: Buffer): string | null {
  if (!bytes.subarray(0, 8).equals(magic)) return 'must be a PNG in base64.';
  const broken = 'is a damaged PNG.';
  const chunks: { type: string; data: Buffer }[] = [];
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
  return flawOfPixels(header.data, chunks);
}

function flawOfPixels(header: Buffer, chunks: { type: string; data: Buffer }[]): string | null {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (width > most.pixels || height > most.pixels) {
    return `must be at most ${most.pixels} pixels wide and high.`;
  }
  if (width < least.width || height < least.height) {
    return `must be at least ${least.width} pixels wide and ${least.height} high.`;
  }
  const perPixel = channels[header[9]!];
  const rest = chunks.map(({ type }) => type);
  if (header[8] !== 8 || !perPixel || header[12] !== 0 || rest.includes('PLTE') || rest.includes('tRNS')) {
    return 'must be a PNG with 8 bits per channel, without a palette and not interlaced.';
  }
  const wanted = height * (1 + width * perPixel);
  try {
    const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data));
    const pixels = inflateSync(data, { maxOutputLength: wanted });
    const filters = Array.from({ length: height }, (_, row) => pixels[row * (1 + width * perPixel)]!);
    if (pixels.length !== wanted || filters.some((filter) => filter > 4)) return 'is a damaged PNG.';
    return hasInk(pixels, { width, height, channels: perPixel })
      ? null
      : 'must show a signature: the image has only one color.';
  } catch {
    return 'is a damaged PNG.';
  }
}
