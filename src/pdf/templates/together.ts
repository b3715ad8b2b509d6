import type { Content, ContentTable } from 'pdfmake/interfaces.js';
import { measureLength, short } from '../length-of.js';
import { withLastRows } from '../long-table.js';
import type { RowLayout } from '../table-layouts.js';

/**
 * The text and the signature below it. A page with only a signature could be attached to any document, so the end of the text
 * stays with it: the last paragraph or the last two rows of a table, unless they are so long that only a caller can have
 * written them. The last row of a table above is not alone on a page either.
 *
 * @param hasText the signature has the signer's oath above it, which names the document: the text ends before it
 */
export function signedText(
  text: Content[],
  [signature, ...after]: Content[],
  { hasText = false }: { hasText?: boolean } = {},
): Content[] {
  const parts = text.flat();
  let [before, end] = splitEnd(parts.pop() ?? [], hasText);
  while (!hasText && before.length === 0 && parts.length > 0 && !end.some(saysWhatIsSigned)) {
    const [rest, more] = splitEnd(parts.pop()!, false);
    if (more.length === 0) parts.push(...rest);
    if (more.length === 0) break;
    [before, end] = [rest, [...more, ...end]];
  }
  const others = parts.map((part) => (hasTable(part) && hasRowLayout(part) ? withLastRows(part) : part));
  return [...others, ...before, { unbreakable: true, stack: [...end, signature ?? []] }, ...after];
}

/** A row, or a sentence: not lines such as "Dated at …" and "Lien claimant: …". */
function saysWhatIsSigned(content: Content): boolean {
  return hasTable(content) || hasSentence(linesIn(content));
}

export function hasSentence(lines: readonly string[]): boolean {
  return lines.some((line) => line.length > 60 && /\.(?:\s|$)/.test(line));
}

function linesIn(content: unknown): string[] {
  if (typeof content === 'string') return content.split('\n');
  if (Array.isArray(content)) return content.flatMap(linesIn);
  if (typeof content !== 'object' || content === null) return [];
  const { text, stack } = content as { text?: unknown; stack?: unknown };
  return [text, stack].flatMap(linesIn);
}

function splitEnd(last: Content, hasText: boolean): [Content[], Content[]] {
  if (hasText) return [[last], []];
  if (hasTable(last)) return lastRows(last);
  return measureLength(last) < short ? [[], [last]] : [[last], []];
}

/** Two tables that look like one: the first can stay on its page, the second moves with the signature. */
function lastRows(whole: ContentTable): [Content[], Content[]] {
  const { body } = whole.table;
  // A box with the words of a statute is never so long that it is divided from its signature.
  if (body.length === 1) return [[], [whole]];
  const count = [2, 1].find((rows) => measureLength(body.slice(-rows)) < short);
  if (count === undefined) return [[whole], []];
  // Of a few rows, none is left behind, and a single row never.
  const few = body.length <= 4 && measureLength(body) < short;
  if (few || count >= body.length - 1) return [[], [whole]];
  const [left = 0, top = 0, right = 0, bottom = 0] = Array.isArray(whole.margin) ? whole.margin : [];
  return [
    [{ ...whole, margin: [left, top, right, 0], table: { ...whole.table, body: body.slice(0, -count) } }],
    [
      {
        ...whole,
        margin: [left, 0, right, bottom],
        ...(whole.heads && { heads: { ...whole.heads, rows: 0, continues: true } }),
        table: { ...whole.table, body: body.slice(-count), headerRows: 0 },
      },
    ],
  ];
}

function hasTable(content: Content): content is ContentTable {
  return typeof content === 'object' && 'table' in content;
}

/** Rows of labels and values. A longer row may be divided. */
function hasRowLayout(table: ContentTable): table is ContentTable & { layout: RowLayout } {
  return table.heads?.column === 0 && table.table.dontBreakRows === true && typeof table.layout === 'object';
}
