import { PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject } from '@libpdf/core';
import { maxInflated } from './budget.js';
import type { StreamFilter } from './filters.js';
import { readJpeg } from './jpeg.js';
import { UnusableFile } from './unusable.js';

type Resolver = (value: PdfObject | undefined) => PdfObject | null;

/** More samples of a pixel than a color has. */
const maxComponents = 32;

/**
 * Refuses a picture that a reader would decode to more than a stream may inflate to. The dictionary says how large it is, and so does
 * the data of a format of pictures; readers trust the one or the other.
 *
 * @throws {UnusableFile}
 */
export function measurePicture(
  dict: PdfDict,
  filter: StreamFilter | undefined,
  bytes: Uint8Array,
  resolved: Resolver,
): void {
  const number = (key: string, otherwise = 0) => {
    const value = resolved(dict.get(key));
    return value instanceof PdfNumber ? value.value : otherwise;
  };
  const [width, height] = [number('Width'), number('Height')];
  const isMask = resolved(dict.get('ImageMask'))?.type === 'bool' || !dict.has('ColorSpace');
  const components = isMask ? 1 : countComponents(resolved(dict.get('ColorSpace')), resolved);
  reject(width, height, number('BitsPerComponent', 1), components);
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (filter?.name === 'DCTDecode') measureJpeg(file);
  if (filter?.name === 'JPXDecode') measureJpeg2000(file);
  if (filter?.name === 'JBIG2Decode') measureJbig2(file);
  if (filter?.name === 'CCITTFaxDecode') {
    const { numbers } = filter;
    reject(numbers.get('Columns') ?? 1728, Math.max(numbers.get('Rows') ?? 0, height), 1, 1);
  }
}

/** How many samples a pixel has; three if the file does not say. */
function countComponents(space: PdfObject | null, resolved: Resolver): number {
  if (space instanceof PdfName) return { DeviceGray: 1, CalGray: 1, DeviceCMYK: 4 }[space.value] ?? 3;
  const [family, second] = space instanceof PdfArray ? [...space].map(resolved) : [];
  switch (family instanceof PdfName ? family.value : '') {
    case 'Indexed':
    case 'Separation':
    case 'CalGray':
      return 1;
    case 'ICCBased':
      return second instanceof PdfDict ? (second.getNumber('N')?.value ?? 3) : 3;
    case 'DeviceN':
      return second instanceof PdfArray ? second.length : 3;
    default:
      return 3;
  }
}

/** @param bits of a sample */
function reject(width: number, height: number, bits: number, components: number): void {
  if (components > maxComponents) throw new UnusableFile('broken');
  const size = (width * height * bits * components) / 8;
  if (!(size <= maxInflated.stream) || width < 0 || height < 0) throw new UnusableFile('too_large');
}

function measureJpeg(file: Buffer): void {
  try {
    const { width, height, components } = readJpeg(file);
    reject(width, height, 8, components);
  } catch (error) {
    // Readers show what they can of a damaged one; its dictionary was measured.
    if (!(error instanceof UnusableFile) || error.fault !== 'broken') throw error;
  }
}

/** The SIZ segment of each codestream (ISO/IEC 15444-1, A.5.1). */
function measureJpeg2000(file: Buffer): void {
  const start = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
  for (let at = file.indexOf(start); at >= 0 && at + 42 <= file.length; at = file.indexOf(start, at + 4)) {
    const [right, bottom, left, top] = [8, 12, 16, 20].map((offset) => file.readUInt32BE(at + offset)) as [
      number,
      number,
      number,
      number,
    ];
    reject(right - left, bottom - top, 8, file.readUInt16BE(at + 40));
  }
}

/** The segments of a JBIG2 stream that have bitmaps (ITU-T T.88, 7.2 and 7.4). */
function measureJbig2(file: Buffer): void {
  let total = 0;
  for (let at = 0; at + 11 <= file.length; ) {
    const flags = file[at + 4]!;
    const number = file.readUInt32BE(at);
    let referred = file[at + 5]! >> 5;
    at += 6;
    if (referred === 7) {
      referred = file.readUInt32BE(at - 1) & 0x1fffffff;
      at += 3 + Math.ceil((referred + 1) / 8);
    }
    at += referred * (number <= 256 ? 1 : number <= 65536 ? 2 : 4) + (flags & 0x40 ? 4 : 1);
    if (at + 4 > file.length) return;
    const length = file.readUInt32BE(at);
    at += 4;
    const type = flags & 0x3f;
    const hasBitmap = type === 48 || (type >= 4 && type <= 43 && type !== 16);
    if (hasBitmap && at + 8 <= file.length) {
      const [width, height] = [file.readUInt32BE(at), file.readUInt32BE(at + 4)];
      // A page of unknown height ends where its stripes do, each of which is a region.
      if (!(type === 48 && height === 0xffffffff)) {
        reject(width, height, 1, 1);
        total += (width * height) / 8;
      }
    }
    if (total > maxInflated.file) throw new UnusableFile('too_large');
    if (length === 0xffffffff) return;
    at += length;
  }
}
