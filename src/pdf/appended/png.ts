import { exhibitLimits } from '../../domain/exhibit/exhibit.js';
import { maxInflated } from './budget.js';
import { inflated } from './filters.js';
import { type Rotation, readRotation } from './jpeg.js';
import { UnusableFile } from './unusable.js';

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** The chunks that decide how the picture looks; texts, dates, other pictures and Exif data are no part of it. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * A PNG without what its program says about it, after its pixels are known to inflate to what its header declares, which is `inflated` bytes.
 *
 * @throws {UnusableFile}
 */
export function readPng(file: Buffer): { bytes: Buffer; rotation: Rotation; inflated: number } {
  const chunks: Buffer[] = [magic];
  const data: Buffer[] = [];
  let header: Buffer | undefined;
  let rotation: Rotation = 0;
  let at = file.subarray(0, 8).equals(magic) ? 8 : file.length;
  for (let type = ''; type !== 'IEND'; ) {
    if (at + 12 > file.length) throw new UnusableFile('broken');
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) throw new UnusableFile('broken');
    type = file.toString('latin1', at + 4, at + 8);
    const content = file.subarray(at + 8, end - 4);
    // Of two headers, the one that is measured could be another than the one that is read.
    if (type === 'IHDR' && header) throw new UnusableFile('broken');
    if (type === 'IHDR') header = content;
    if (type === 'IDAT') data.push(content);
    if (type === 'eXIf') rotation ||= readRotation(content);
    if (drawn.has(type)) chunks.push(file.subarray(at, end));
    at = end;
  }
  if (header?.length !== 13) throw new UnusableFile('broken');
  const most = sizeOfRows(header);
  if (most > maxInflated.stream) throw new UnusableFile('too_large');
  inflated(Buffer.concat(data), most, () => undefined);
  return { bytes: Buffer.concat(chunks), rotation, inflated: most };
}

/** What the pixels of a picture inflate to: each row has a byte for its filter, and an interlaced picture more, shorter rows. */
function sizeOfRows(header: Buffer): number {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (width * height > exhibitLimits.pixels) throw new UnusableFile('too_many_pixels');
  const perPixel = (channels[header[9]!] ?? 4) * header[8]!;
  const size = Math.ceil((width * perPixel) / 8 + 1) * height;
  return header[12] === 0 ? size : 2 * size + 64;
}
