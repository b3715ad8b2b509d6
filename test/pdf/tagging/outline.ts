import { isElement } from './faults.js';
import type { Element } from './read.js';
import type { PageTexts } from './texts.js';

/** The structure tree as a screen reader goes through it: an element a line, with its text. */
export function outlineOf(element: Element, pages: PageTexts[], depth = 0): string {
  const { role, alt, actual, attributes, kids } = element;
  const { Scope, ColSpan, ListNumbering } = attributes;
  const facts = [Scope, ColSpan && `${ColSpan} columns`, ListNumbering].filter(Boolean).join(', ');
  const text = kids
    .map((kid) => ('mcid' in kid ? (pages[kid.page]?.read.get(kid.mcid) ?? '') : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const line = [`${'  '.repeat(depth)}${role}${facts && ` (${facts})`}`, alt ? `[${alt}]` : (actual ?? text)]
    .filter(Boolean)
    .join(': ');
  return [line, ...kids.filter(isElement).map((kid) => outlineOf(kid, pages, depth + 1))].join('\n');
}

/** The outline with each row of a table on one line: `TR | TH (Row): Owner | TD > P: Acme Holdings LLC > P: Oakland`. */
export function rowsOnALine(outline: string): string {
  return outline.replace(/^( *)TR(?:\n\1 .*)+/gm, (row, indent: string) =>
    row.replace(/\n( *)/g, (_, depth: string) => (depth.length === indent.length + 2 ? ' | ' : ' > ')),
  );
}
