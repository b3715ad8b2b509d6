import { inflateSync } from 'node:zlib';
import type { FileToAppend } from './appended/append.js';

/** How many bytes are in memory when all streams of a file are inflated, or the pixels of a picture. */
export function inflatedSize({ mimeType, bytes }: FileToAppend): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (mimeType === 'image/png') return file.readUInt32BE(16) * file.readUInt32BE(20) * bytesOfPixel(file);
  // A JPEG is put into the document as it is.
  return mimeType === 'image/jpeg' ? file.length : file.length + inflatedStreams(file);
}

/** By the color type and the depth of the header (PNG specification, 11.2.1). */
function bytesOfPixel(file: Buffer): number {
  const channels = ({ 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 } as const)[file[25]!] ?? 4;
  return (channels * file[24]!) / 8;
}

function inflatedStreams(file: Buffer): number {
  let total = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    let start = at + 6;
    if (file[start] === 0x0d) start += 1;
    if (file[start] === 0x0a) start += 1;
    // The first byte of zlib data with its usual window.
    if (((file[start] ?? 0) & 0x0f) === 8) total += inflatedLength(file.subarray(start));
  }
  return total;
}

function inflatedLength(data: Buffer): number {
  try {
    return inflateSync(data).length;
  } catch {
    return 0;
  }
}
