import { expect } from '@jest/globals';
import { landscape, page } from '../../src/pdf/page.js';
import type { PageSize, PrintedText } from './pdf-text.js';

/** Allows for rounding of widths between the layout and the reader, in points. */
const tolerance = 0.6;

/**
 * Checks that all text is between the side margins, that below it there is only the footer, on one line that ends with
 * the page number, or two if the title has two, and that no texts overlap.
 */
export function expectTidy({ pages, sizes }: { pages: PrintedText[][]; sizes: PageSize[] }): void {
  const faults = pages.flatMap((texts, index) => {
    return [...outside(texts, sizes[index]!), ...misplacedFooter(texts, sizes[index]!), ...overlaps(texts)].map(
      (fault) => `page ${index + 1}: ${fault}`,
    );
  });
  expect(faults).toEqual([]);
}

/** The most that the second line of a footer is below the first, in points. */
const footerLine = 12.5;

const shapeOf = ({ width }: PageSize) => (width === landscape.width ? landscape : page);

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
  const footer = texts.filter(({ y }) => y > height - bottom + tolerance);
  const line = footer.map(({ text }) => text.trim()).join(' ');
  const heights = [...new Set(footer.map(({ y }) => y))];
  const isTogether = heights.length <= 2 && Math.max(...heights) - Math.min(...heights) <= footerLine;
  if (footer.length === 0 || (isTogether && /Page \d+ of \d+$/.test(line))) return [];
  return [`in the place of the footer: ${line}`];
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
