import { type PDF, type PDFPage, PdfArray, PdfDict, PdfNumber, type PdfRef, PdfStream } from '@libpdf/core';
import { pageFormat as letter } from '../page.js';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Scanners and printers differ by less than this many points. */
const tolerance = 2;

/**
 * Makes a page letter size, with its content turned the right way, in the middle and made smaller if necessary: mailing services
 * and courts take no other size. A page that has the size already stays as it is.
 */
export function fitLetterSize(pdf: PDF, page: PDFPage): void {
  const { dict, rotation } = page;
  const box = visible(page.getMediaBox(), page.getCropBox());
  const onSide = rotation === 90 || rotation === 270;
  const shown = onSide ? { width: box.height, height: box.width } : { width: box.width, height: box.height };
  const isLandscape = shown.width > shown.height;
  const target = isLandscape ? { width: letter.height, height: letter.width } : letter;
  const off = Math.max(Math.abs(shown.width - target.width), Math.abs(shown.height - target.height));
  if (off <= tolerance) return;
  const scale = Math.min(target.width / shown.width, target.height / shown.height, 1);
  const left = (target.width - shown.width * scale) / 2;
  const bottom = (target.height - shown.height * scale) / 2;
  const matrix = placed(rotation, box, { scale, left, bottom }).map((each) => Number(each.toFixed(4)));
  const clip = `${box.x} ${box.y} ${box.width} ${box.height} re W n`;
  // The second q keeps what the page itself leaves open from ending the first.
  const before = operators(pdf, `q ${matrix.join(' ')} cm ${clip} q\n`);
  const after = operators(pdf, '\nQ Q\n');
  dict.set('Contents', new PdfArray([before, ...readContents(pdf, dict), after]));
  dict.set('MediaBox', new PdfArray([0, 0, target.width, target.height].map((each) => PdfNumber.of(each))));
  for (const key of ['CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit']) dict.delete(key);
}

/** The part of a page that is shown; a box without an area is a fault of the file, and counts as letter size. */
function visible(media: Box, crop: Box): Box {
  const x = Math.max(media.x, crop.x);
  const y = Math.max(media.y, crop.y);
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x;
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y;
  if (width > 1 && height > 1) return { x, y, width, height };
  return { x: 0, y: 0, width: letter.width, height: letter.height };
}

/** The matrix that moves the box to its place and turns it as its page asks for. */
function placed(rotation: number, { x, y, width, height }: Box, to: { scale: number; left: number; bottom: number }) {
  const { scale: s, left, bottom } = to;
  switch (rotation) {
    case 90:
      return [0, -s, s, 0, left - y * s, bottom + (x + width) * s];
    case 180:
      return [-s, 0, 0, -s, left + (x + width) * s, bottom + (y + height) * s];
    case 270:
      return [0, s, -s, 0, left + (y + height) * s, bottom - x * s];
    default:
      return [s, 0, 0, s, left - x * s, bottom - y * s];
  }
}

function operators(pdf: PDF, text: string): PdfRef {
  return pdf.register(PdfStream.fromDict({}, Buffer.from(text, 'latin1')));
}

function readContents(pdf: PDF, dict: PdfDict) {
  const contents = dict.get('Contents');
  const resolved = dict.get('Contents', pdf.getObject.bind(pdf));
  if (resolved instanceof PdfArray) return [...resolved];
  return contents === undefined ? [] : [contents];
}
