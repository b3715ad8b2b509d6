import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Tinos: an open font with the widths of Times, so that pages break as they do in lawyers' word processors. */
export const fontFamily = 'Tinos';

const faces = {
  normal: '400Regular/Tinos_400Regular.ttf',
  bold: '700Bold/Tinos_700Bold.ttf',
  italics: '400Regular_Italic/Tinos_400Regular_Italic.ttf',
  bolditalics: '700Bold_Italic/Tinos_700Bold_Italic.ttf',
};

interface OpenFont {
  characterSet: number[];
  unitsPerEm: number;
  ascent: number;
  descent: number;
  glyphForCodePoint(codePoint: number): object;
  /** Glyphs created so far, by number. Each keeps the characters that it was first created for. */
  _glyphs: Record<number, object>;
  layout(text: string, features?: unknown): GlyphRun;
}

interface GlyphRun {
  /** In font units. */
  advanceWidth: number;
  glyphs: { id: number }[];
  positions: object[];
}

interface Fontkit {
  create(bytes: Uint8Array): OpenFont;
  registerFormat(format: { new (stream: { buffer: Uint8Array }): object; probe(bytes: Uint8Array): boolean }): void;
}

/** The same fontkit that lays out the text, resolved through its dependents: pdfmake → pdfkit → fontkit. */
const ofPdfmake = createRequire(require.resolve('pdfmake'));
const ofPdfkit = createRequire(ofPdfmake.resolve('pdfkit'));
const fontkit = ofPdfkit('fontkit') as Fontkit;

const opened = new Map(
  Object.values(faces).map((file) => {
    const font = fontkit.create(readFileSync(require.resolve(`@expo-google-fonts/tinos/${file}`)));
    for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) font.glyphForCodePoint(codePoint);
    rememberWords(font, font._glyphs);
    return [file, { font, glyphs: font._glyphs }];
  }),
);

/** Code points for which every face has a glyph. */
const sets = [...opened.values()].map(({ font }) => new Set(font.characterSet));
export const printableCodePoints: ReadonlySet<number> = new Set(
  [...(sets[0] ?? [])].filter((codePoint) => sets.every((set) => set.has(codePoint))),
);

/** Width in points of a text on one line, including kerning, as the layout engine calculates it. */
export function textWidth(text: string, size: number, face: 'normal' | 'bold' = 'normal'): number {
  const { font } = opened.get(faces[face])!;
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

/** Height in points of a line without extra leading, as the layout engine calculates it; it is the same in all faces. */
export function lineHeightOf(size: number): number {
  const { font } = opened.get(faces.normal)!;
  return ((font.ascent - font.descent) / font.unitsPerEm) * size;
}

/*
 * pdfkit opens its fonts again for every document, and decoding their kerning tables is most of the work of a page (measured:
 * 200 ms per notice with it, 57 ms without). Instead of a font's bytes, pdfkit gets only the name of a face, in our own format,
 * which returns the face opened above.
 *
 * No state of one document may affect the next (same input, same bytes): a glyph that a space and a no-break space share is
 * copied out of the PDF as the character that it was first created for. Therefore the glyphs of all characters are created
 * above, in the order of their numbers, and what a document adds to them is dropped when the next one begins.
 */
const marker = 'opened face: ';
const nameOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').slice(marker.length);

fontkit.registerFormat(
  class OpenedFace {
    static probe(bytes: Uint8Array): boolean {
      return Buffer.from(bytes.subarray(0, marker.length)).toString('latin1') === marker;
    }
    constructor(stream: { buffer: Uint8Array }) {
      const face = opened.get(nameOf(stream.buffer));
      if (!face) throw new Error(`No font is registered under the name ${nameOf(stream.buffer)}.`);
      face.font._glyphs = Object.create(face.glyphs);
      // biome-ignore lint/correctness/noConstructorReturn: fontkit makes fonts with `new`; this one exists already
      return face.font;
    }
  },
);

/** The content of pdfmake's file system: file name → placeholder bytes; and its table of styles → file name. */
export const fontFiles = new Map(Object.values(faces).map((file) => [file, Buffer.from(marker + file)]));
export const fontFaces = { [fontFamily]: faces };

/**
 * Caches the laid-out words of all documents: the same few hundred make up most of every notice, and shaping them takes half of
 * its time (measured: 57 ms per notice without the cache, 31 ms with it). A word is cached only if all its glyphs were created
 * at the start, so that the cache contains nothing of a document. pdfkit scales the positions of a run in place, so it gets
 * copies.
 */
function rememberWords(font: OpenFont, glyphs: OpenFont['_glyphs'], limit = 20_000): void {
  const layOut = font.layout.bind(font);
  const words = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    if (features !== undefined) return layOut(text, features);
    const known = words.get(text);
    if (known) return copyOf(known);
    const run = layOut(text);
    if (text.length <= 40 && run.glyphs.every((glyph) => glyphs[glyph.id] === glyph)) {
      if (words.size >= limit) words.clear();
      words.set(text, copyOf(run));
    }
    return run;
  };
}

function copyOf(run: GlyphRun): GlyphRun {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(run)), run);
  copy.positions = run.positions.map((position) => ({ ...position }));
  return copy;
}
