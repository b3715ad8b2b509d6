import { PDF } from '@libpdf/core';
import { type ExhibitType, exhibitLimits } from '../../domain/exhibit/exhibit.js';
import { page } from '../page.js';
import { UnusableFile } from './open.js';

/**
 * A picture on a page of its own, as large as its size allows, and turned the right way.
 *
 * @throws {UnusableFile}
 */
export async function pictureAsPdf(bytes: Uint8Array, mimeType: ExhibitType): Promise<PDF> {
  const isPng = mimeType === 'image/png';
  if (isPng) refuseLargePng(bytes);
  try {
    const pdf = PDF.create();
    const image = isPng ? pdf.embedPng(bytes) : pdf.embedJpeg(bytes);
    if (image.width * image.height > exhibitLimits.pixels) throw new UnusableFile('too_many_pixels');
    if (!isPng && !endsAsJpeg(bytes)) throw new UnusableFile('broken');
    const turned = isPng ? 0 : rotationOf(bytes);
    const canvas = pdf.addPage({ width: page.width, height: page.height, rotate: turned });
    const room = { width: canvas.width - 2 * page.left, height: canvas.height - 2 * page.left };
    // The page's own axes: a turned page is as wide as it is shown high.
    const onSide = turned === 90 || turned === 270;
    const [width, height] = onSide ? [room.height, room.width] : [room.width, room.height];
    const scale = Math.min(width / image.width, height / image.height, 1);
    canvas.drawImage(image, {
      x: page.left + (width - image.width * scale) / 2,
      y: page.left + (height - image.height * scale) / 2,
      width: image.width * scale,
      height: image.height * scale,
    });
    // Read again, so that what was drawn is in the page's dictionary.
    return await PDF.load(await pdf.save());
  } catch (error) {
    if (error instanceof UnusableFile) throw error;
    throw new UnusableFile('broken', { cause: error });
  }
}

/** A PNG of one color and a few kilobytes can have billions of pixels; its header states how many. */
function refuseLargePng(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 33) throw new UnusableFile('broken');
  if (view.getUint32(16) * view.getUint32(20) > exhibitLimits.pixels) throw new UnusableFile('too_many_pixels');
}

/** Whether the end of the image was transferred, too; some cameras write padding after it. */
function endsAsJpeg(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf(Buffer.from([0xff, 0xd9])) > 0;
}

/** By how many degrees a camera that was held on its side wants the picture turned (Exif 2.3, tag 0x0112). */
function rotationOf(bytes: Uint8Array): 0 | 90 | 180 | 270 {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 128 * 1024));
  const exif = file.indexOf('Exif\0\0', 0, 'latin1');
  if (exif < 0) return 0;
  const tiff = file.subarray(exif + 6);
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
