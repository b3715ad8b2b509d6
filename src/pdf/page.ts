import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Slips } from './appended/slip-sheets.js';
import { archival } from './archival.js';
import { fontFamily, textWidth } from './fonts.js';
import { qrSize, type VerificationMark } from './verification-mark.js';
import { fitLine } from './wrap.js';

/**
 * `revise` is called after the layout, and returns another definition if the pages require one. `slips` lists the exhibits that
 * are appended, as the document's text names them. `front`: how many pages come before the files of a bundle.
 */
export type Definition = TDocumentDefinitions & {
  revise?: () => Definition | null;
  slips?: Slips;
  front?: () => number;
};

/** US Letter in points, with one set of margins for every document. */
export const page = { width: 612, height: 792, left: 54, right: 54, top: 46, bottom: 50 };
/** The same page in landscape, for tables with many columns. */
export const landscape = { width: 792, height: 612, left: 36, right: 36, top: 34, bottom: 44 };
type PageShape = typeof page;
export const contentWidth = page.width - page.left - page.right;
export const ink = { rule: '#555555', hairline: '#999999', caption: '#444444' };

export interface DocumentInfo {
  title: string;
  subject: string;
  /** The division: the claimant is the author of every document. */
  author: string;
  keywords: string;
  generatedAt: string;
  preview: boolean;
}

/** The settings that all documents share: page, type, metadata, watermark. */
export function documentBase(info: DocumentInfo): Omit<TDocumentDefinitions, 'content'> {
  return {
    pageSize: { width: page.width, height: page.height },
    pageMargins: [page.left, page.top, page.right, page.bottom],
    version: '1.7',
    subset: archival,
    language: 'en-US',
    displayTitle: true,
    info: {
      title: info.title,
      subject: info.subject,
      author: info.author,
      keywords: info.keywords,
      creator: 'Construction Payment Compliance',
      producer: 'Construction Payment Compliance',
      creationDate: new Date(info.generatedAt),
    },
    defaultStyle: { font: fontFamily, fontSize: 9.5, lineHeight: 1.08 },
    styles: {
      // Letters are at most 0.07 em apart: from 0.1 em on, readers treat the gaps as spaces and a search finds nothing.
      title: { fontSize: 17, bold: true, alignment: 'center', characterSpacing: 1.15 },
      heading: { fontSize: 14, bold: true, alignment: 'center', characterSpacing: 0.95 },
      caption: { fontSize: 6.8, color: ink.caption, characterSpacing: 0.45 },
      section: { fontSize: 8, bold: true, characterSpacing: 0.55 },
    },
    ...(info.preview && { watermark: watermark('PREVIEW — NOT FOR SERVICE') }),
  };
}

/** Pale words across the diagonal of the page. */
export function watermark(text: string, { width, height }: PageShape = page) {
  const angle = Math.round(Math.atan2(height, width) * (-180 / Math.PI));
  return { text, color: '#7a1f1f', opacity: 0.14, bold: true, fontSize: 46, angle };
}

/** A small line of capitals above a value or a block; `margin` is the space above. */
export function caption(text: string, margin = 0) {
  return { text: text.toUpperCase(), style: 'caption', margin: [0, margin, 0, 0] as [number, number, number, number] };
}

/** A heading with a hairline under it; `margin` is the space above. */
export function sectionHeading(text: string, margin = 8, width = contentWidth): Content {
  return {
    stack: [{ text: text.toUpperCase(), style: 'section' }, rule(0.5, 2, width)],
    margin: [0, margin, 0, 3],
  };
}

export function rule(lineWidth = 0.5, margin = 0, width = contentWidth): Content {
  const line = { type: 'line' as const, x1: 0, y1: 0, x2: width, y2: 0, lineWidth, lineColor: ink.rule };
  return { canvas: [line], margin: [0, margin, 0, 0] };
}

/**
 * Header and footer of one mailed piece with its own page numbers: the second copy in a mail pack starts at page 1. pdfmake
 * calls all headers before the first footer, so the headers learn which pages belong to the piece. Call `frame` once for each
 * section of the piece; its running title is omitted on the section's first page, and its `pages` returns the number of pages
 * of the section after the layout. A section with another page shape prints its own headings, and no running title. `side` and
 * `bottom` are the margins and `fontSize` is the type size of the footer, if they differ from the defaults. With a `mark`, the
 * footer has a second line, and a code to scan at its right end.
 */
export function piece(options: {
  left: string;
  center: string;
  /** Before the page number. */
  right?: string;
  running: string;
  side?: number;
  bottom?: number;
  fontSize?: number;
  /** The number of the form. */
  form?: string | null;
  mark?: VerificationMark | undefined;
}) {
  const { side = page.left, mark } = options;
  const pages: number[] = [];
  return {
    frame(shape: PageShape = page) {
      const margin = shape === page ? side : shape.left;
      const width = shape.width - 2 * margin - (mark ? qrSize + 6 : 0);
      const top = shape.height - (shape === page ? (options.bottom ?? page.bottom) : shape.bottom) + 3;
      const footer = (current: number): Content => {
        const number = `Page ${pages.indexOf(current) + 1} of ${pages.length}`;
        const numbering = mark || !options.right ? number : `${options.right} · ${number}`;
        return {
          margin: [margin, 12, margin, 0],
          stack: [
            rule(0.4, 0, width),
            footerLine(options, numbering, width),
            ...(mark ? [markLine(mark, options, width), mark.qr(shape.width - margin - qrSize, top)] : []),
          ],
        };
      };
      let first: number | null = null;
      let count = 0;
      const header = (current: number): Content => {
        pages.push(current);
        count += 1;
        first ??= current;
        if (first === current || shape !== page) return '';
        return {
          text: options.running,
          fontSize: 8,
          italics: true,
          color: ink.caption,
          margin: [margin, 26, margin, 0] as [number, number, number, number],
        };
      };
      return { header, footer, pages: () => count };
    },
  };
}

function footerLine(
  { left, center, fontSize = 7.5 }: { left: string; center: string; fontSize?: number },
  numbering: string,
  width: number,
): Content {
  const side = Math.round(width * 0.3175);
  const middle = width - 2 * side - 16;
  const type = { size: fontSize, face: 'normal' } as const;
  return {
    columns: [
      { text: fitLine(left, side, type), alignment: 'left', width: side },
      { text: fitLine(center, middle, type), alignment: 'center', width: middle },
      { text: numbering, alignment: 'right', width: side },
    ],
    columnGap: 8,
    fontSize,
    color: ink.caption,
    margin: [0, 4, 0, 0],
  };
}

/** How to verify the document and, at the right, what distinguishes it from others of its kind. */
function markLine(
  { line }: VerificationMark,
  { right, form, fontSize = 7.5 }: { right?: string; form?: string | null; fontSize?: number },
  width: number,
): Content {
  const type = { size: fontSize, face: 'normal' } as const;
  // The address is never shortened for the sake of the rest.
  const used = Math.min(Math.ceil(textWidth(line, fontSize)) + 2, width - 60);
  const other = [right, form].filter(Boolean).join(' · ');
  return {
    columns: [
      { text: fitLine(line, used, type), width: used },
      { text: fitLine(other, width - used - 8, type), alignment: 'right', width: width - used - 8 },
    ],
    columnGap: 8,
    fontSize,
    color: ink.caption,
    margin: [0, 1, 0, 0],
  };
}
