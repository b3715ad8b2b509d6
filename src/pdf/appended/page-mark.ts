import type { PDFPage } from '@libpdf/core';
import { drawOutlines } from '../outlines.js';

const size = 8;
/** From the corner of the page: above what most documents print, and where printers still do. */
const inset = { right: 36, top: 22 };
/** The number of a page in a bundle is below its number in an exhibit. */
export const belowMark = inset.top + 10;

/** Operators that write a text into the top right corner of a page, as the page is shown. It is no part of the page's content. */
export function pageMark(page: PDFPage, text: string, top = inset.top): string {
  const { x, y, width, height } = page.getCropBox();
  const onSide = page.rotation === 90 || page.rotation === 270;
  const shown = onSide ? { width: height, height: width } : { width, height };
  const outlines = drawOutlines(text, size);
  const left = shown.width - inset.right - outlines.width;
  const matrix = placed(page.rotation, { width, height }, { left, bottom: shown.height - top });
  const [e = 0, f = 0] = matrix.splice(4);
  const numbers = [...matrix, e + x, f + y].map((each) => Number(each.toFixed(2)));
  return `/Artifact <</Type /Pagination>> BDC\nq 0 g ${numbers.join(' ')} cm\n${outlines.operators}\nQ EMC\n`;
}

/** The matrix that turns the text as the page is turned. */
function placed(rotation: number, page: { width: number; height: number }, at: { left: number; bottom: number }) {
  switch (rotation) {
    case 90:
      return [0, 1, -1, 0, page.width - at.bottom, at.left];
    case 180:
      return [-1, 0, 0, -1, page.width - at.left, page.height - at.bottom];
    case 270:
      return [0, -1, 1, 0, at.bottom, page.height - at.left];
    default:
      return [1, 0, 0, 1, at.left, at.bottom];
  }
}
