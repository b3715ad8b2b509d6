import { exhibitLimits } from '../../domain/exhibit/exhibit.js';
import { UnusableFile } from './unusable.js';

export interface Jpeg {
  /** The image without what its camera or program says about it: no place, time, serial number, comment or thumbnail. */
  bytes: Buffer;
  width: number;
  height: number;
  components: number;
  /** By how many degrees a camera that was held on its side wants the picture turned. */
  rotation: Rotation;
}
export type Rotation = 0 | 90 | 180 | 270;

/** Progressive files of programs have about ten; each is a pass over all pixels. */
const maxScans = 100;
/** Pixels that all passes together decode. */
const maxDecoded = 20 * exhibitLimits.pixels;

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, numberOfLines: 0xdc, comment: 0xfe };

/**
 * Reads the segments of a JPEG (ITU-T T.81), and keeps those that decide how it looks: tables, frames, scans, and the color profile.
 *
 * @throws {UnusableFile}
 */
export function readJpeg(file: Buffer): Jpeg {
  if (file.readUInt16BE(0) !== 0xffd8) throw new UnusableFile('broken');
  const segments: Buffer[] = [file.subarray(0, 2)];
  let frame: { width: number; height: number; components: number } | undefined;
  let rotation: Rotation = 0;
  let scans = 0;
  let at = 2;
  for (;;) {
    // Any number of fill bytes may be before a marker.
    while (at < file.length && file[at] !== 0xff) at += 1;
    while (at < file.length && file[at] === 0xff) at += 1;
    if (at >= file.length) throw new UnusableFile('broken');
    const code = file[at]!;
    at += 1;
    if (code === marker.end) break;
    if (code === 0 || code === 1 || code === marker.start || isRestart(code)) continue;
    if (at + 2 > file.length) throw new UnusableFile('broken');
    const end = at + file.readUInt16BE(at);
    if (end < at + 2 || end > file.length) throw new UnusableFile('broken');
    const content = file.subarray(at + 2, end);
    if (isFrame(code)) {
      // A second frame could be of any size.
      if (content.length < 6 || frame) throw new UnusableFile('broken');
      frame = { height: content.readUInt16BE(1), width: content.readUInt16BE(3), components: content[5]! };
    }
    if (code === 0xe1 && content.toString('latin1', 0, 6) === 'Exif\0\0')
      rotation ||= readRotation(content.subarray(6));
    const segment = cleanSegment(code, content, file.subarray(at, end));
    if (segment) segments.push(Buffer.from([0xff, code]), segment);
    at = end;
    if (code !== marker.scan) continue;
    scans += 1;
    const pixels = frame ? frame.width * frame.height : 0;
    if (scans > maxScans || (scans > 1 && scans * pixels > maxDecoded)) throw new UnusableFile('too_complex');
    at = endOfScan(file, at);
    segments.push(file.subarray(end, at));
  }
  if (!frame || frame.width * frame.height === 0) throw new UnusableFile('broken');
  segments.push(Buffer.from([0xff, marker.end]));
  return { bytes: Buffer.concat(segments), ...frame, rotation };
}

const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;
const isFrame = (code: number): boolean => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);

/** A segment as it is kept, with its length; undefined if it says nothing about how the picture looks. */
function cleanSegment(code: number, content: Buffer, whole: Buffer): Buffer | undefined {
  if (code === marker.comment || code === marker.numberOfLines) return undefined;
  if (code < 0xe0 || code > 0xef) return whole;
  const name = content.toString('latin1', 0, 12);
  if (code === 0xe0 && name.startsWith('JFIF\0') && content.length >= 12) {
    // Without the thumbnail, which can show what was cut from the picture.
    return Buffer.concat([Buffer.from([0, 16]), content.subarray(0, 12), Buffer.from([0, 0])]);
  }
  if (code === 0xe2 && name === 'ICC_PROFILE\0') return whole;
  // Whether the colors were transformed.
  if (code === 0xee && name.startsWith('Adobe')) return whole.subarray(0, 14).length === 14 ? whole : undefined;
  return undefined;
}

function endOfScan(file: Buffer, start: number): number {
  for (let at = file.indexOf(0xff, start); at >= 0 && at + 1 < file.length; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1]!;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  throw new UnusableFile('broken');
}

/** The orientation in Exif data (Exif 2.3, tag 0x0112). */
export function readRotation(tiff: Buffer): Rotation {
  try {
    const little = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(directory); entry += 1) {
      const at = directory + 2 + 12 * entry;
      if (short(at) === 0x0112) return ({ 3: 180, 6: 90, 8: 270 } as const)[short(at + 8)] ?? 0;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 0;
}
