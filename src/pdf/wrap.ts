import { textWidth } from './fonts.js';

export interface Type {
  size: number;
  face: 'normal' | 'bold';
}

/**
 * Breaks a text into lines of at most `width` points, so that its height is known before it is laid out. A word wider than the
 * line is broken anywhere; line ends in the text are kept.
 */
export function wrap(text: string, width: number, type: Type): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, type));
}

/** As much of the text as fits on one line, with an ellipsis if it is cut, for places of a fixed height. */
export function fitLine(text: string, width: number, type: Type): string {
  if (textWidth(text, type.size, type.face) <= width) return text;
  const [first = ''] = pieces(text, width - textWidth('…', type.size, type.face), type);
  return `${first.trimEnd()}…`;
}

function wrapParagraph(text: string, width: number, type: Type): string[] {
  const blank = textWidth(' ', type.size, type.face);
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const piece of pieces(word, width, type)) {
      const size = textWidth(piece, type.size, type.face);
      if (line !== '' && used + blank + size <= width) {
        line += ` ${piece}`;
        used += blank + size;
        continue;
      }
      if (line !== '') lines.push(line);
      line = piece;
      used = size;
    }
  }
  return [...lines, line];
}

function pieces(word: string, width: number, type: Type): string[] {
  if (textWidth(word, type.size, type.face) <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && textWidth(piece + character, type.size, type.face) > width) {
      found.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...found, piece];
}
