import type { ContentTable } from 'pdfmake/interfaces.js';

/** About ten lines: a longer text is not moved to another page. */
export const short = 900;

/** The number of letters of a content; a new line counts as a full line. */
export function measureLength(content: unknown): number {
  if (typeof content === 'string') return content.length + 90 * (content.split('\n').length - 1);
  if (Array.isArray(content)) return content.reduce<number>((length, part) => length + measureLength(part), 0);
  if (typeof content !== 'object' || content === null) return 0;
  const { text, stack, table, columns, ul, ol } = content as Record<string, unknown>;
  const body = table && (table as ContentTable['table']).body;
  return [text, stack, body, columns, ul, ol].reduce<number>((length, part) => length + measureLength(part), 0);
}
