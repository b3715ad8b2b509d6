import { PDF } from '@libpdf/core';
import { type ExhibitType, exhibitLimits } from '../../domain/exhibit/exhibit.js';
import { pageFormat } from '../page.js';
import { type Jpeg, readJpeg } from './jpeg.js';
import { readPng } from './png.js';
import { UnusableFile } from './unusable.js';

/**
 * A picture on a page of its own, as large as its size allows, and turned the right way.
 *
 * @throws {UnusableFile}
 */
export async function pictureAsPdf(bytes: Uint8Array, mimeType: ExhibitType): Promise<{ pdf: PDF; inflated: number }> {
  const isPng = mimeType === 'image/png';
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const picture = isPng ? readPng(file) : readPhotograph(file);
    const turned = picture.rotation;
    const pdf = PDF.create();
    const image = isPng ? pdf.embedPng(picture.bytes) : pdf.embedJpeg(picture.bytes);
    const canvas = pdf.addPage({ width: pageFormat.width, height: pageFormat.height, rotate: turned });
    const room = { width: canvas.width - 2 * pageFormat.left, height: canvas.height - 2 * pageFormat.left };
    // The page's own axes: a turned page is as wide as it is shown high.
    const onSide = turned === 90 || turned === 270;
    const [width, height] = onSide ? [room.height, room.width] : [room.width, room.height];
    const scale = Math.min(width / image.width, height / image.height, 1);
    canvas.drawImage(image, {
      x: pageFormat.left + (width - image.width * scale) / 2,
      y: pageFormat.left + (height - image.height * scale) / 2,
      width: image.width * scale,
      height: image.height * scale,
    });
    // Read again, so that what was drawn is in the page's dictionary.
    return { pdf: await PDF.load(await pdf.save()), inflated: picture.inflated };
  } catch (error) {
    if (error instanceof UnusableFile) throw error;
    throw new UnusableFile('broken', { cause: error });
  }
}

function readPhotograph(file: Buffer): Jpeg & { inflated: number } {
  const picture = readJpeg(file);
  if (picture.width * picture.height > exhibitLimits.pixels) throw new UnusableFile('too_many_pixels');
  // Its pixels stay compressed in the document.
  return { ...picture, inflated: file.length };
}
