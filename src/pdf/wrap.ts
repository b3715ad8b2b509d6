import { textWidth } from './text-runs.js';

interface Type {
  size: number;
  face: 'normal' | 'bold';
}

/**
 * Breaks a text into lines of at most `width` points, so that its height is known before it is laid out. A word wider than the
 * line is broken anywhere; line ends in the text are kept.
 */
export function wrap(text: string, width: number, type: Type): string[] {
  return [...linesOf(text, width, type)];
}

/** Whether the text has more lines than these. It is measured no further than that. */
export function exceeds(text: string, lines: number, width: number, type: Type): boolean {
  const textLines = linesOf(text, width, type);
  for (let count = 0; count <= lines; count += 1) if (textLines.next().done) return false;
  return true;
}

function* linesOf(text: string, width: number, type: Type): Generator<string> {
  for (const paragraph of text.split('\n')) yield* linesOfParagraph(paragraph, width, type);
}

/** As much of the text as fits on one line, with an ellipsis if it is cut, for places of a fixed height. */
export function fitLine(text: string, width: number, type: Type): string {
  if (textWidth(text, type.size, type.face) <= width) return text;
  const [first = ''] = pieces(text, width - textWidth('…', type.size, type.face), type);
  return `${first.trimEnd()}…`;
}

/**
 * The space to leave on both sides of a centered title, in points, so that its lines have about the same length: no single word
 * is left for the last one. `spacing`: what is added to the width of each letter.
 */
export function balance(title: string, width: number, type: Type, spacing = 0): number {
  const words = title.split(/\s+/).filter(Boolean);
  const widthOf = (text: string) => textWidth(text, type.size, type.face) + spacing * text.length;
  const lines = (limit: number) => {
    let [count, used] = [1, 0];
    for (const word of words) {
      const next = used === 0 ? widthOf(word) : used + widthOf(` ${word}`);
      [count, used] = next <= limit || used === 0 ? [count, next] : [count + 1, widthOf(word)];
    }
    return count;
  };
  const fewest = lines(width);
  const longest = Math.max(...words.map(widthOf));
  if (fewest === 1 || longest > width) return 0;
  let narrowest = width;
  while (narrowest - 2 >= longest && lines(narrowest - 2) === fewest) narrowest -= 2;
  // The engine's own widths may be slightly larger.
  return Math.max(0, Math.floor((width - narrowest - 3) / 2));
}

function* linesOfParagraph(text: string, width: number, type: Type): Generator<string> {
  const blank = textWidth(' ', type.size, type.face);
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
      if (line !== '') yield line;
      line = piece;
      used = size;
    }
  }
  yield line;
}

/** In characters. To measure a longer word takes longer than to find its first pieces. */
const longestWhole = 200;

/**
 * Each piece has as many characters as fit, and at least one. The search begins with the length of the piece before: to measure every
 * length of every piece took 18 s for a lien whose work is one word of 5,000 letters.
 */
function* pieces(word: string, width: number, type: Type): Generator<string> {
  if (word.length <= longestWhole && textWidth(word, type.size, type.face) <= width) {
    yield word;
    return;
  }
  const characters = [...word];
  let count = 1;
  for (let from = 0; from < characters.length; from += count) {
    const piece = (length: number) => characters.slice(from, from + length).join('');
    const fits = (length: number) => textWidth(piece(length), type.size, type.face) <= width;
    count = Math.min(count, characters.length - from);
    while (count > 1 && !fits(count)) count -= 1;
    while (from + count < characters.length && fits(count + 1)) count += 1;
    yield piece(count);
  }
}
