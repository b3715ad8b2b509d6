import type { Content } from 'pdfmake/interfaces.js';
import { type Definition, page } from './page.js';

const color = '#7a1f1f';
/** In points; within the top margin of every page. */
const line = { y: 16, fontSize: 9 };

type Header = (page: number, ...others: unknown[]) => Content;

interface Section {
  section: Content;
  pageSize?: { width: number; height: number };
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
  const { info } = definition;
  return {
    ...definition,
    info: { ...info, title: `${mark}: ${info?.title}` },
    watermark: across(mark, page),
    content: [
      isSection(first) ? { ...first, section: [heading(mark), first.section] } : [heading(mark), first],
      ...others,
    ].map((part) => (isSection(part) ? marked(part, mark) : part)) as Content[],
  };
}

function isSection(part: unknown): part is Section {
  return typeof part === 'object' && part !== null && 'section' in part;
}

function marked(section: Section, mark: string): Section {
  const { header, pageSize } = section;
  const running: Header = (page, ...others) => {
    const own = header?.(page, ...others) ?? '';
    return page === 1 ? own : [heading(mark), own];
  };
  return { ...section, header: running, ...(pageSize && { watermark: across(mark, pageSize) }) };
}

function heading(text: string): Content {
  return { text, bold: true, color, fontSize: line.fontSize, absolutePosition: { x: page.left, y: line.y } };
}

/** Pale words across the diagonal of the page. */
function across(text: string, { width, height }: { width: number; height: number }) {
  const angle = Math.round(Math.atan2(height, width) * (-180 / Math.PI));
  return { text, color, opacity: 0.14, bold: true, fontSize: 46, angle };
}
