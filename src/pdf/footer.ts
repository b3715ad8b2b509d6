import type { Content } from 'pdfmake/interfaces.js';
import { measureAscent, measureLineHeight, textWidth } from './text-runs.js';
import type { VerificationMark } from './verification-mark.js';
import { balance, fitLine, wrap } from './wrap.js';

/** In points. */
const footerSize = 8;
export const leading = 1.08;
/** The gray of captions and footers. */
export const captionInk = '#444444';

interface FooterNames {
  left: string;
  center: string;
  fontSize?: number;
}

/** The longest number of a page, by which a footer is laid out before its pages are counted. */
const widestNumber = 'Page 000 of 000';

/**
 * How a footer prints its names. Usually the left one, the one in the middle and the number of the page are beside each other.
 * Longer names have lines of their own, as many as they need: a name is never cut. `more` is then the space that these lines need
 * above the usual footer, in points.
 *
 * @param below lines of the footer below the usual two
 */
export function layOutNames(options: FooterNames & { right?: string }, width: number, below: number): Names {
  const { left, center, right, fontSize = footerSize } = options;
  const number = right ? `${right} · ${widestNumber}` : widestNumber;
  const { side, middle } = layOutColumns(options, number, width);
  const least = sizesOf(fontSize).at(-1)!;
  const isWhole =
    textWidth(left, fontSize) <= side && wrap(center, middle, { size: least, face: 'normal' }).length <= 2;
  if (isWhole) return { own: null, more: 0 };
  const size = sizesOf(fontSize).at(1) ?? fontSize;
  const room = width - widthOf(number, fontSize) - gap;
  const text = [left, center].filter(Boolean).join(' · ');
  // The engine's own widths may be slightly larger.
  const lines = wrap(text, room - 3, { size, face: 'normal' });
  const height = lines.length * lineOf(size) + below * lineOf(fontSize);
  return {
    own: { text: lines.join('\n'), size, width: room },
    more: Math.max(0, Math.ceil(height - 2 * lineOf(fontSize))),
  };
}

export interface Names {
  own: { text: string; size: number; width: number } | null;
  more: number;
}

const gap = 8;
const lineOf = (size: number) => measureLineHeight(size) * leading;
const widthOf = (text: string, size: number) => Math.ceil(textWidth(text, size)) + 2;
/** A long name is smaller; recorders limit the smallness of type. */
const sizesOf = (fontSize: number) => (fontSize === footerSize ? [fontSize, 7, 6] : [fontSize]);

function layOutColumns({ left, center, fontSize = footerSize }: FooterNames, numbering: string, width: number) {
  const third = Math.round(width * 0.3175);
  const wide = widthOf(left, fontSize);
  // The title is in the middle of the page, unless the text at the left needs more than a third.
  const even = Math.min(third, Math.max(wide, widthOf(numbering, fontSize)));
  const end = wide > third ? widthOf(numbering, fontSize) : Math.max(even, widthOf(numbering, fontSize));
  const room = width - end - 2 * gap;
  const whole = wide + widthOf(center, fontSize) <= room;
  const least = whole ? widthOf(center, fontSize) : widthOf(center, fontSize) / 2 + 16;
  const side = wide > third ? Math.min(wide, Math.max(third, room - least)) : even;
  return { side, middle: room - side, end };
}

export function footerLine(
  options: FooterNames,
  names: Names,
  numbering: string,
  width: number,
  below: number,
): { content: Content; above: number } {
  const { left, center, fontSize = footerSize } = options;
  const line = {
    columnGap: gap,
    fontSize,
    color: captionInk,
    margin: [0, 4, 0, 0] as [number, number, number, number],
  };
  if (names.own) {
    const { text, size, width: room } = names.own;
    const columns = [
      { text, fontSize: size, width: room },
      { text: numbering, alignment: 'right' as const, width: width - room - gap },
    ];
    return { content: { columns, ...line }, above: 1 };
  }
  const { side, middle, end } = layOutColumns(options, numbering, width);
  const type = { size: fontSize, face: 'normal' } as const;
  // A title has two lines where one is too short for it. The footer begins as much higher as it has more lines.
  const linesAt = (size: number) => wrap(center, middle, { ...type, size }).length;
  const centerSize = sizesOf(fontSize).find((size) => linesAt(size) <= 2) ?? fontSize;
  const lines = linesAt(centerSize);
  const spare = lines === 2 ? balance(center, middle, { ...type, size: centerSize }) : 0;
  const columns = [
    { text: left, alignment: 'left' as const, width: side },
    {
      text: center,
      fontSize: centerSize,
      alignment: 'center' as const,
      width: middle,
      // Smaller type is on the same line as the rest.
      margin: [spare, measureAscent(fontSize) - measureAscent(centerSize), spare, 0] as [
        number,
        number,
        number,
        number,
      ],
    },
    { text: numbering, alignment: 'right' as const, width: end },
  ];
  const more = below + (lines === 2 ? 1 : 0);
  return { content: { columns, ...line }, above: Math.max(1, 12 - more * lineOf(fontSize)) };
}

export function formLine(form: string, { fontSize = footerSize }: { fontSize?: number }, width: number): Content {
  return {
    text: fitLine(form, width, { size: fontSize, face: 'normal' }),
    fontSize,
    color: captionInk,
    margin: [0, 1, 0, 0],
  };
}

/** The address is never shortened for the sake of the rest. */
function addressWidth(line: string, fontSize: number, width: number): number {
  return Math.min(Math.ceil(textWidth(line, fontSize)) + 2, width - 60);
}

/** What the second line has beside the address: the form and, where there is room, what distinguishes the document from others. */
export function beside(
  { line }: VerificationMark,
  { right, form, fontSize = footerSize }: { right?: string; form?: string; fontSize?: number },
  width: number,
): string {
  const both = [right, form].filter(Boolean).join(' · ');
  const room = width - addressWidth(line, fontSize, width) - 8;
  return [both, form ?? '', right ?? ''].find((text) => textWidth(text, fontSize) <= room) ?? '';
}

export function markLine(
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
    return { text, fontSize: size, color: captionInk, margin: [0, 1, 0, 0] };
  }
  const used = addressWidth(line, fontSize, width);
  return {
    columns: [
      { text: fitLine(line, used, type), width: used },
      { text: fitLine(other, width - used - 8, type), alignment: 'right', width: width - used - 8 },
    ],
    columnGap: 8,
    fontSize,
    color: captionInk,
    margin: [0, 1, 0, 0],
  };
}
