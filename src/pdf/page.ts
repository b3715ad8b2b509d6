import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { fontFamily } from './fonts.js';
import { ascentOf, lineHeightOf, textWidth } from './text-runs.js';
import { qrSize, type VerificationMark } from './verification-mark.js';
import { balance, fitLine, wrap } from './wrap.js';

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

/** US Letter in points, with one set of margins for every document. */
export const page = { width: 612, height: 792, left: 54, right: 54, top: 46, bottom: 50 };
/** The same page in landscape, for tables with many columns. */
export const landscape = { width: 792, height: 612, left: 36, right: 36, top: 34, bottom: 44 };
type PageShape = typeof page;
/** In points. */
const footerSize = 8;
export const contentWidth = page.width - page.left - page.right;
export const leading = 1.08;
export const ink = { rule: '#555555', hairline: '#999999', caption: '#444444' };

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
    pageSize: { width: page.width, height: page.height },
    pageMargins: [page.left, page.top, page.right, page.bottom],
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
 * of the section after the layout. A section with another page shape prints its own headings, and no running title. `side` and
 * `bottom` are the margins and `fontSize` is the type size of the footer, if they differ from the defaults. With a `mark`, the
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
  bottom?: number;
  fontSize?: number;
  /** The number of the form. */
  form?: string;
  mark?: VerificationMark | undefined;
  /** For a piece that is part of a longer file: the pages before it, and those of the file. */
  within?: () => { before: number; total: number };
}) {
  const { side = page.left, binding = 0, mark } = options;
  const pages: number[] = [];
  return {
    frame(shape: PageShape = page) {
      const margin = shape === page ? side : shape.left;
      const width = shape.width - 2 * margin - binding - (mark ? qrSize + 6 : 0);
      // A table may end with a rule at the margin, and a code needs four modules of blank space around it.
      const below = options.bottom === undefined ? 3 : 7;
      const top = shape.height - (shape === page ? (options.bottom ?? page.bottom) : shape.bottom) + below;
      const second = mark ? beside(mark, options, width) : '';
      const third = mark && options.form && !second.includes(options.form) ? options.form : null;
      const footer = (current: number): Content => {
        const position = pages.indexOf(current) + 1;
        const { before, total } = options.within?.() ?? { before: 0, total: pages.length };
        const number = `Page ${before + position} of ${total}`;
        // Screen readers find the address and the code once, after the text of the piece.
        const reading = position === pages.length ? 'include' : 'skip';
        const numbering = options.right && !second.includes(options.right) ? `${options.right} · ${number}` : number;
        const line = footerLine(options, numbering, width, third === null ? 0 : 1);
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
        if (first === current || shape !== page || options.running === null) return '';
        return {
          text: options.running,
          fontSize: 8,
          italics: true,
          color: ink.caption,
          margin: [margin + binding, 26, margin, 0] as [number, number, number, number],
        };
      };
      return { header, footer, pages: () => count };
    },
  };
}

function footerLine(
  { left, center, fontSize = footerSize }: { left: string; center: string; fontSize?: number },
  numbering: string,
  width: number,
  below: number,
): { content: Content; above: number } {
  const type = { size: fontSize, face: 'normal' } as const;
  const widthOf = (text: string) => Math.ceil(textWidth(text, fontSize)) + 2;
  const third = Math.round(width * 0.3175);
  // The title is in the middle of the page, unless the text at the left needs more than a third.
  const even = Math.min(third, Math.max(widthOf(left), widthOf(numbering)));
  const end = widthOf(left) > third ? widthOf(numbering) : Math.max(even, widthOf(numbering));
  const room = width - end - 16;
  const whole = widthOf(left) + widthOf(center) <= room;
  const side =
    widthOf(left) > third
      ? Math.min(widthOf(left), Math.max(third, room - (whole ? widthOf(center) : widthOf(center) / 2 + 16)))
      : even;
  const middle = room - side;
  // A title has two lines where one is too short for it. The footer begins as much higher as it has more lines.
  // A long name is smaller rather than cut; recorders limit the smallness of type.
  const sizes = fontSize === footerSize ? [fontSize, 7, 6] : [fontSize];
  const linesAt = (size: number) => wrap(center, middle, { ...type, size }).length;
  const centerSize = sizes.find((size) => linesAt(size) <= 2) ?? fontSize;
  const lines = linesAt(centerSize);
  const spare = lines === 2 ? balance(center, middle, { ...type, size: centerSize }) : 0;
  const content: Content = {
    columns: [
      { text: fitLine(left, side, type), alignment: 'left', width: side },
      {
        text: lines > 2 ? fitLine(center, middle, type) : center,
        fontSize: centerSize,
        alignment: 'center',
        width: middle,
        // Smaller type is on the same line as the rest.
        margin: [spare, ascentOf(fontSize) - ascentOf(centerSize), spare, 0],
      },
      { text: numbering, alignment: 'right', width: end },
    ],
    columnGap: 8,
    fontSize,
    color: ink.caption,
    margin: [0, 4, 0, 0],
  };
  const more = below + (lines === 2 ? 1 : 0);
  return { content, above: Math.max(1, 12 - more * lineHeightOf(fontSize) * leading) };
}

function formLine(form: string, { fontSize = footerSize }: { fontSize?: number }, width: number): Content {
  return {
    text: fitLine(form, width, { size: fontSize, face: 'normal' }),
    fontSize,
    color: ink.caption,
    margin: [0, 1, 0, 0],
  };
}

/** The address is never shortened for the sake of the rest. */
function addressWidth(line: string, fontSize: number, width: number): number {
  return Math.min(Math.ceil(textWidth(line, fontSize)) + 2, width - 60);
}

/** What the second line has beside the address: the form and, where there is room, what distinguishes the document from others. */
function beside(
  { line }: VerificationMark,
  { right, form, fontSize = footerSize }: { right?: string; form?: string; fontSize?: number },
  width: number,
): string {
  const both = [right, form].filter(Boolean).join(' · ');
  const room = width - addressWidth(line, fontSize, width) - 8;
  return [both, form ?? '', right ?? ''].find((text) => textWidth(text, fontSize) <= room) ?? '';
}

function markLine(
  { line }: VerificationMark,
  other: string,
  { fontSize = footerSize }: { fontSize?: number },
  width: number,
): Content {
  const type = { size: fontSize, face: 'normal' } as const;
  if (!other) {
    // An address that takes the whole line is printed smaller rather than cut.
    const size = [fontSize, 7.5, 7].find((one) => textWidth(line, one) <= width) ?? 7;
    const text = fitLine(line, width, { size, face: 'normal' });
    return { text, fontSize: size, color: ink.caption, margin: [0, 1, 0, 0] };
  }
  const used = addressWidth(line, fontSize, width);
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
