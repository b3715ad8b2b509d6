import type { Content, ContentTable } from 'pdfmake/interfaces.js';

/** About ten lines: a longer text is not moved to another page. */
const short = 900;

/**
 * The text and the signature below it. A page with only a signature could be attached to any document, so the end of the text
 * stays with it: the last paragraph or the last two rows of a table, unless they are so long that only a caller can have
 * written them.
 */
export function signedText(text: Content[], [signature, ...after]: Content[]): Content[] {
  const parts = text.flat();
  const last = parts.pop() ?? [];
  const [before, end] = hasTable(last) ? lastRows(last) : lengthOf(last) < short ? [[], [last]] : [[last], []];
  return [...parts, ...before, { unbreakable: true, stack: [...end, signature ?? []] }, ...after];
}

/** Two tables that look like one: the first can stay on its page, the second moves with the signature. */
function lastRows(whole: ContentTable): [Content[], Content[]] {
  const { body } = whole.table;
  const count = [2, 1].find((rows) => lengthOf(body.slice(-rows)) < short);
  if (count === undefined) return [[whole], []];
  if (count >= body.length) return [[], [whole]];
  const [left = 0, top = 0, right = 0, bottom = 0] = Array.isArray(whole.margin) ? whole.margin : [];
  return [
    [{ ...whole, margin: [left, top, right, 0], table: { ...whole.table, body: body.slice(0, -count) } }],
    [
      {
        ...whole,
        margin: [left, 0, right, bottom],
        table: { ...whole.table, body: body.slice(-count), headerRows: 0 },
      },
    ],
  ];
}

function hasTable(content: Content): content is ContentTable {
  return typeof content === 'object' && 'table' in content;
}

/** The number of letters of a content; a new line counts as a full line. */
function lengthOf(content: unknown): number {
  if (typeof content === 'string') return content.length + 90 * (content.split('\n').length - 1);
  if (Array.isArray(content)) return content.reduce<number>((length, part) => length + lengthOf(part), 0);
  if (typeof content !== 'object' || content === null) return 0;
  const { text, stack, table, columns } = content as Record<string, unknown>;
  const body = table && (table as ContentTable['table']).body;
  return [text, stack, body, columns].reduce<number>((length, part) => length + lengthOf(part), 0);
}
