import type { Content } from 'pdfmake/interfaces.js';
import { type Definition, pageFormat } from './page.js';
import { textWidth } from './text-runs.js';

const color = '#7a1f1f';
/** In points; within the top margin of every page. */
const line = { y: 16, fontSize: 9 };
/** Of the diagonal; longer words would run off the page. */
const longest = 0.85;

/** The page of a document's code says the same. */
export const sandboxMark = 'SANDBOX — NO LEGAL EFFECT';

/** A document of the sandbox has a mark in any case, and says both things if it has one of its own. */
export function inSandbox(definition: Definition, { sandbox }: { sandbox?: boolean }): Definition {
  const { mark } = definition;
  if (!sandbox || mark?.startsWith('SANDBOX')) return definition;
  return { ...definition, mark: mark ? `SANDBOX ${mark}` : sandboxMark };
}

type Header = (page: number, ...others: unknown[]) => Content;

interface Section {
  section: Content;
  pageSize?: { width: number; height: number };
  pageMargins?: [number, number, number, number];
  header?: Header | null;
}

/**
 * A document with a mark has it across each page, where it is drawn as shapes (tagging/engine.ts), and as a line of text above each
 * page, so that no single sheet can be taken for a final one. Screen readers read the line once, at the beginning; it is also in the
 * title.
 */
export function withMark({ mark, ...definition }: Definition): Definition {
  if (!mark) return definition;
  const [first = '', ...others] = [definition.content].flat() as Content[];
  const { info, pageMargins } = definition;
  const [left] = pageMargins as [number, number, number, number];
  return {
    ...definition,
    info: { ...info, title: `${mark}: ${info?.title}` },
    watermark: across(mark, pageFormat),
    content: [
      isSection(first)
        ? { ...first, section: [heading(mark, first.pageMargins?.[0] ?? left), first.section] }
        : [heading(mark, left), first],
      ...others,
    ].map((part) => (isSection(part) ? marked(part, mark, left) : part)) as Content[],
  };
}

function isSection(part: unknown): part is Section {
  return typeof part === 'object' && part !== null && 'section' in part;
}

function marked(section: Section, mark: string, left: number): Section {
  const { header, pageSize, pageMargins } = section;
  const running: Header = (page, ...others) => {
    const headerText = header?.(page, ...others) ?? '';
    return page === 1 ? headerText : [heading(mark, pageMargins?.[0] ?? left), headerText];
  };
  return { ...section, header: running, ...(pageSize && { watermark: across(mark, pageSize) }) };
}

/** Above the text, at its left margin. */
function heading(text: string, x: number): Content {
  return { text, bold: true, color, fontSize: line.fontSize, absolutePosition: { x, y: line.y } };
}

/** Pale words across the diagonal of the page. */
function across(text: string, { width, height }: { width: number; height: number }) {
  const angle = Math.round(Math.atan2(height, width) * (-180 / Math.PI));
  const fitting = Math.floor((longest * Math.hypot(width, height)) / textWidth(text, 1, 'bold'));
  return { text, color, opacity: 0.14, bold: true, fontSize: Math.min(46, fitting), angle };
}
