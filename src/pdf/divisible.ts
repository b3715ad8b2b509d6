import { contentWidth } from './page.js';

/** More lines than this may not fit on a page. The layout engine loses the text of a row that is longer than a page and may not be divided. */
const maxLines = 36;

/**
 * A block is kept together up to about the lines of a page: what is signed belongs to its signature also where names are long. One that is
 * higher than its page all the same continues on the next.
 */
const maxBlockLines = 48;

/**
 * Makes rows and blocks divisible that are too long for a page: only a caller can have written them. The content is changed, and
 * must be no other document's.
 */
export function divideTooLong(content: unknown): void {
  if (Array.isArray(content)) {
    for (const item of content) divideTooLong(item);
    return;
  }
  if (!isPlain(content)) return;
  const node = content as Node;
  const { table } = node;
  if (table?.dontBreakRows && table.body.some((row) => linesOfRow(row, table.widths, contentWidth) > maxLines))
    table.dontBreakRows = false;
  if (node.unbreakable && countLines(node, contentWidth) > maxBlockLines) node.unbreakable = false;
  for (const key of containers) divideTooLong(node[key]);
  divideTooLong(table?.body);
}

const containers = ['section', 'stack', 'columns', 'ol', 'ul'] as const;

interface Table {
  body: unknown[][];
  widths?: unknown[];
  dontBreakRows?: boolean;
}

interface Node {
  table?: Table;
  unbreakable?: boolean;
  text?: unknown;
  stack?: unknown[];
  columns?: unknown[];
  section?: unknown;
  ol?: unknown[];
  ul?: unknown[];
}

/** About how many lines a content takes that is `width` points wide, in type of about ten points. */
export function countLines(content: unknown, width: number): number {
  if (typeof content === 'string') return linesOfText(content, width);
  if (Array.isArray(content)) return content.reduce<number>((lines, part) => lines + countLines(part, width), 0);
  if (!isPlain(content)) return 0;
  const { text, stack, columns, table, ul, ol } = content as Node;
  if (text !== undefined) return linesOfText(flat(text), width);
  const parts = stack ?? ul ?? ol;
  if (parts) return countLines(parts, width);
  if (columns) return Math.max(0, ...columns.map((column) => countLines(column, width / columns.length)));
  if (table) return table.body.reduce<number>((lines, row) => lines + linesOfRow(row, table.widths, width), 0);
  return 0;
}

function linesOfRow(row: unknown[], widths: unknown[] = [], width: number): number {
  const fixedWidths = widths.filter((each) => typeof each === 'number');
  const rest =
    (width - fixedWidths.reduce((sum, each) => sum + each, 0)) / Math.max(1, row.length - fixedWidths.length);
  const lines = row.map((cell, column) => {
    const { colSpan = 1 } = isPlain(cell) ? (cell as { colSpan?: number }) : {};
    const columnWidth = typeof widths[column] === 'number' ? widths[column] : Math.max(rest, 40);
    return countLines(cell, colSpan > 1 ? width : columnWidth);
  });
  return Math.max(0, ...lines);
}

function linesOfText(text: string, width: number): number {
  // A word that is divided at places of no width may fill only half of each line.
  const letter = text.includes('\u200B') ? 10 : 5;
  return text.split('\n').reduce((lines, each) => lines + Math.max(1, Math.ceil((each.length * letter) / width)), 0);
}

function flat(text: unknown): string {
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return text.map(flat).join('');
  return isPlain(text) ? flat((text as Node).text ?? '') : String(text);
}

/** Also true for an object of another realm, whose `Object` is another one. */
export function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) === null;
}
