import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFamily } from './fonts.js';
import { beside, captionInk, footerLine, formLine, layOutNames, leading, markLine } from './footer.js';
import { qrSize, type VerificationMark } from './verification-mark.js';

/**
 * `revise` is called after the layout, and returns another definition if the pages require one, or `previous` if those of the
 * definition before it were better. `slips` lists the exhibits that are appended, as the document's text names them. `front`:
 * how many pages come before the files of a bundle. `mark`: why the document is not final, or what it does not prove.
 */
export type Definition = TDocumentDefinitions & {
  revise?: () => Definition | 'previous' | null;
  slips?: Slips;
  front?: () => number;
  mark?: string | null;
};

/** The exhibits that a document appends, as its text names them. */
export interface Slips {
  /** What they are exhibits to: `Claim of Lien No. N-260610-BAY001`. */
  to: string;
  exhibits: readonly { letter: string; title: string; pageCount: number }[];
  /** Whether the pages of the files have their letter and number. */
  numbered: boolean;
}

type Margins = [number, number, number, number];

/** US Letter in points, with one set of margins for every document. */
export const pageFormat = { width: 612, height: 792, left: 54, right: 54, top: 46, bottom: 50 };
/** The same page in landscape, for tables with many columns. */
export const landscape = { width: 792, height: 612, left: 36, right: 36, top: 34, bottom: 44 };
type PageShape = typeof pageFormat;
export const contentWidth = pageFormat.width - pageFormat.left - pageFormat.right;
export { leading };
export const ink = { rule: '#555555', hairline: '#999999', caption: captionInk };

interface DocumentInfo {
  title: string;
  subject: string;
  /** The division: the claimant is the author of every document. */
  author: string;
  keywords: string;
  generatedAt: string;
  preview: boolean;
}

/** The settings that all documents share: page, type, metadata, watermark. */
export function documentBase(info: DocumentInfo): Omit<Definition, 'content'> {
  return {
    pageSize: { width: pageFormat.width, height: pageFormat.height },
    pageMargins: [pageFormat.left, pageFormat.top, pageFormat.right, pageFormat.bottom],
    version: '1.7',
    tagged: true,
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
    defaultStyle: { font: fontFamily, fontSize: 9.5, lineHeight: leading },
    styles: {
      // Letters are at most 0.07 em apart: from 0.1 em on, readers treat the gaps as spaces and a search finds nothing.
      title: { fontSize: 17, bold: true, alignment: 'center', characterSpacing: 1.15 },
      heading: { fontSize: 14, bold: true, alignment: 'center', characterSpacing: 0.95 },
      caption: { fontSize: 6.8, color: ink.caption, characterSpacing: 0.45 },
      section: { fontSize: 8, bold: true, characterSpacing: 0.55 },
    },
    ...(info.preview && { mark: 'PREVIEW — NOT FOR SERVICE' }),
  };
}

/** A small line of capitals above a value or a block; `margin` is the space above. */
export function caption(text: string, margin = 0) {
  return {
    text: text.toUpperCase(),
    words: text,
    style: 'caption' as const,
    margin: [0, margin, 0, 0] as [number, number, number, number],
  };
}

/** Between the caption of a row and its value, in addition to the padding of the row. */
export const gutter = 6;

/** The caption of a row, beside its value: as capitals, it is moved down to the line of the value's text. */
export function rowCaption(text: string) {
  return { ...caption(text, 2), margin: [0, 2, gutter, 0] as [number, number, number, number], beside: true };
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
 * of the section after the layout. `pageMargins` are those of the section if its footer needs more lines than usual. A section with another page shape prints its own headings, and no running title. `side`,
 * `top` and `bottom` are the margins and `fontSize` is the type size of the footer, if they differ from the defaults. With a `mark`, the
 * footer has a second line, and a code to scan at its right end; the form has a third line if the address leaves no room for it.
 */
export function piece(options: {
  left: string;
  center: string;
  /** Before the page number. */
  right?: string;
  /** In the top margin of the pages after the first; null where that margin must stay clear. */
  running: string | null;
  side?: number;
  /** How much wider the left margin is. */
  binding?: number;
  top?: number;
  bottom?: number;
  fontSize?: number;
  /** The number of the form. */
  form?: string;
  mark?: VerificationMark | undefined;
  /** For a piece that is part of a longer file: the pages before it, and those of the file. */
  within?: () => { before: number; total: number };
}) {
  const { side = pageFormat.left, binding = 0, mark } = options;
  const pages: number[] = [];
  return {
    frame(shape: PageShape = pageFormat) {
      const margin = shape === pageFormat ? side : shape.left;
      const width = shape.width - 2 * margin - binding - (mark ? qrSize + 6 : 0);
      // A table may end with a rule at the margin, and a code needs four modules of blank space around it.
      const below = options.bottom === undefined ? 3 : 7;
      const second = mark ? beside(mark, options, width) : '';
      const third = mark && options.form && !second.includes(options.form) ? options.form : null;
      const isBeside = Boolean(options.right && second.includes(options.right));
      const names = layOutNames(isBeside ? { ...options, right: '' } : options, width, third === null ? 0 : 1);
      const bottom = (shape === pageFormat ? (options.bottom ?? pageFormat.bottom) : shape.bottom) + names.more;
      const top = shape.height - bottom + below;
      const footer = (current: number): Content => {
        const position = pages.indexOf(current) + 1;
        const { before, total } = options.within?.() ?? { before: 0, total: pages.length };
        const number = `Page ${before + position} of ${total}`;
        // Screen readers find the address and the code once, after the text of the piece.
        const reading = position === pages.length ? 'include' : 'skip';
        const numbering = options.right && !isBeside ? `${options.right} · ${number}` : number;
        const line = footerLine(options, names, numbering, width, third === null ? 0 : 1);
        return {
          margin: [margin + binding, line.above, margin, 0],
          stack: [
            rule(0.4, 0, width),
            line.content,
            // The address and its code are read after the text of the piece.
            ...(mark
              ? [
                  {
                    stack: [
                      markLine(mark, second, options, width),
                      mark.qr(shape.width - margin - qrSize, top, { page: current }),
                    ],
                    reading,
                  } as Content,
                ]
              : []),
            ...(third ? [formLine(third, options, width)] : []),
          ],
        };
      };
      let first: number | null = null;
      let count = 0;
      const header = (current: number): Content => {
        pages.push(current);
        count += 1;
        first ??= current;
        if (first === current || shape !== pageFormat || options.running === null) return '';
        return {
          text: options.running,
          fontSize: 8,
          italics: true,
          color: ink.caption,
          margin: [margin + binding, 26, margin, 0] as [number, number, number, number],
        };
      };
      const margins = [
        margin + binding,
        shape === pageFormat ? (options.top ?? pageFormat.top) : shape.top,
        margin,
        bottom,
      ];
      // A footer with more lines than usual needs more of the page.
      return { header, footer, pages: () => count, bottom, ...(names.more > 0 && { pageMargins: margins as Margins }) };
    },
  };
}
