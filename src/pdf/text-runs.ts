import { familyOf } from '../domain/shared/printable.js';
import { fontFaces, fontFamily, openFace } from './fonts.js';
import { measureAdvance } from './word-cache.js';

/** A part of a text that one font prints. */
interface TextRun {
  text: string;
  family: string;
}

/** What the main font prints. */
const plain = /^[ -~]*$/;

/** The text in parts of one font each. Line ends and characters that no font has are of the main font. */
export function splitRuns(text: string): TextRun[] {
  if (plain.test(text)) return [{ text, family: fontFamily }];
  const runs: TextRun[] = [];
  for (const character of text) {
    const family = familyOf(character) ?? fontFamily;
    const last = runs.at(-1);
    if (last?.family === family) last.text += character;
    else runs.push({ text: character, family });
  }
  return runs.length > 0 ? runs : [{ text, family: fontFamily }];
}

/** Width in points of a text on one line, including kerning, as the layout engine calculates it. */
export function textWidth(text: string, size: number, face: 'normal' | 'bold' = 'normal'): number {
  return splitRuns(text).reduce((width, run) => width + runWidth(run, size, face), 0);
}

function runWidth({ text, family }: TextRun, size: number, face: 'normal' | 'bold'): number {
  const font = openFace(fontFaces[family]![face]);
  return (measureAdvance(font, text) / font.unitsPerEm) * size;
}

/** Height in points of a line without extra leading, as the layout engine calculates it; it is the same in all faces. */
export function measureLineHeight(size: number): number {
  const font = openFace(fontFaces[fontFamily]!.normal);
  return ((font.ascent - font.descent) / font.unitsPerEm) * size;
}

/** From the top of a line to its base, in points, as the layout engine calculates it. */
export function measureAscent(size: number): number {
  const font = openFace(fontFaces[fontFamily]!.normal);
  return (font.ascent / font.unitsPerEm) * size;
}
