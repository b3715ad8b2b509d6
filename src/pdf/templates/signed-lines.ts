import type { Column, Content } from 'pdfmake/interfaces.js';
import { caption, leading, rule } from '../page.js';
import { measureLineHeight } from '../text-runs.js';
import { wrap } from '../wrap.js';

const fieldSize = 10;

/** A value on the first line of a row, with its height in points: a signature that is there already. */
interface DrawnValue {
  content: Content;
  height: number;
}

/** Lines to sign or write on, side by side at one height: a value of two lines does not move its own line down. */
export function signedRow(
  fields: readonly [label: string, value: string | null, width: number][],
  first?: DrawnValue,
): Column[] {
  const type = { size: fieldSize, face: 'normal' } as const;
  // The engine divides words at hyphens, too: the lines that are counted here are those that it prints.
  const lines = fields.map(([, value, width]) => wrap(value || ' ', width, type));
  const most = Math.max(...lines.map(({ length }) => length));
  const values = most * measureLineHeight(fieldSize) * leading;
  const height = Math.max(first?.height ?? 0, values);
  return fields.map(([label, , width], index) => {
    if (first && index === 0) return lineUnder(label, first.content, width, height - first.height);
    const text = '\n'.repeat(most - lines[index]!.length) + (lines[index]!.join('\n') || ' ');
    return lineUnder(label, { text, fontSize: fieldSize }, width, first ? height - values : 0);
  });
}

/** A line to sign or write on, with its value above it and its caption below. */
export function signedField(label: string, value: string | null, width: number): Column {
  return lineUnder(label, { text: value || ' ', fontSize: fieldSize }, width, 0);
}

function lineUnder(label: string, value: Content, width: number, above: number): Column {
  const placed: Content = above > 0 ? { stack: [value], margin: [0, above, 0, 0] } : value;
  return { width, stack: [placed, rule(0.5, 1, width), caption(label, 1)], field: true };
}
