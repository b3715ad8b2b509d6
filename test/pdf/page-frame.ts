import { expect } from '@jest/globals';
import { landscape, pageFormat } from '../../src/pdf/page.js';
import type { PageSize, PrintedText } from './pdf-text.js';

/** Allows for rounding of widths between the layout and the reader, in points. */
const tolerance = 0.6;

/**
 * Checks that all text is between the side margins, that below it there is only the footer, which begins
 * with the line of the page number, and that no texts overlap.
 */
export function expectTidy(pdf: PagesToCheck): void {
  expect(tidyFaults(pdf)).toEqual([]);
}

interface PagesToCheck {
  pages: PrintedText[][];
  sizes: PageSize[];
}

export function tidyFaults({ pages, sizes }: PagesToCheck): string[] {
  return pages.flatMap((texts, index) => {
    return [...outside(texts, sizes[index]!), ...misplacedFooter(texts, sizes[index]!), ...overlaps(texts)].map(
      (fault) => `page ${index + 1}: ${fault}`,
    );
  });
}

/** The most that a line of a footer is below the one before it, in points. */
const footerLine = 13.5;
/** Smaller type on a line is that much higher. */
const sameLine = 3;

const shapeOf = ({ width }: PageSize) => (width === landscape.width ? landscape : pageFormat);

function outside(texts: PrintedText[], size: PageSize): string[] {
  const { left, right, width } = shapeOf(size);
  return texts
    .filter(
      (text) => text.x < left - tolerance || text.x + text.width > width - right + tolerance || text.y < text.size,
    )
    .map(({ text }) => `outside the margins: ${text}`);
}

function misplacedFooter(texts: PrintedText[], size: PageSize): string[] {
  const { height, bottom } = shapeOf(size);
  const number = texts.findLast(({ text }) => /Page \d+ of \d+$/.test(text.trim()));
  // A footer with long names begins higher.
  const top = number ? number.y - sameLine : Number.POSITIVE_INFINITY;
  const footer = texts.filter(({ y }) => y > height - bottom + tolerance || y >= top);
  const heights = [...new Set(footer.map(({ y }) => y))].sort((a, b) => a - b);
  const isTogether = heights.every((y, index) => index === 0 || y - heights[index - 1]! <= footerLine);
  if (footer.length === 0 || (isTogether && heights[0]! >= top)) return [];
  return [`in the place of the footer: ${footer.map(({ text }) => text.trim()).join(' ')}`];
}

function overlaps(texts: PrintedText[]): string[] {
  const boxes = texts.map(boxOf).sort((a, b) => a.top - b.top);
  return boxes.flatMap((one, index) => {
    const faults: string[] = [];
    for (const other of boxes.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (one.left < other.right && other.left < one.right) faults.push(`overlapping: ${one.text} / ${other.text}`);
    }
    return faults;
  });
}

/**
 * The area of lower-case letters: from the baseline to about their height, so that tight lines and ascenders do not
 * count.
 */
function boxOf({ text, x, y, width, size }: PrintedText) {
  return { text, left: x + tolerance, right: x + width - tolerance, top: y - 0.45 * size, bottom: y };
}
