import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type OpenFont, rememberWords } from './word-cache.js';

const require = createRequire(import.meta.url);

/** Tinos: an open font with the widths of Times, so that pages break as they do in lawyers' word processors. */
export const fontFamily = 'Tinos';

const faces = {
  normal: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  bold: '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
  italics: '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf',
  bolditalics: '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf',
};

interface Fontkit {
  create(bytes: Uint8Array): OpenFont;
  registerFormat(format: { new (stream: { buffer: Uint8Array }): object; probe(bytes: Uint8Array): boolean }): void;
}

/** The same fontkit that lays out the text, resolved through its dependents: pdfmake → pdfkit → fontkit. */
const ofPdfmake = createRequire(require.resolve('pdfmake'));
const ofPdfkit = createRequire(ofPdfmake.resolve('pdfkit'));
const fontkit = ofPdfkit('fontkit') as Fontkit;

interface OpenedFace {
  font: OpenFont;
  /** The glyphs that exist when a document begins. */
  glyphs: OpenFont['_glyphs'];
}

const opened = new Map<string, OpenedFace>(
  Object.values(faces).map((file) => {
    const font = fontkit.create(readFileSync(require.resolve(file)));
    for (const codePoint of [...font.characterSet].sort((a, b) => a - b)) font.glyphForCodePoint(codePoint);
    rememberWords(font, font._glyphs);
    return [file, { font, glyphs: font._glyphs }];
  }),
);

/**
 * The fonts for other scripts and for signs, in one face each. Opening the first of them takes 0.1 s and 40 MB, so a thread opens each
 * when a text first needs it.
 */
const otherFonts = {
  'Gowun Batang': '@expo-google-fonts/gowun-batang/400Regular/GowunBatang_400Regular.ttf',
  'Cactus Classical Serif': '@expo-google-fonts/cactus-classical-serif/400Regular/CactusClassicalSerif_400Regular.ttf',
  'Noto Sans Math': '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
  'Noto Sans Symbols 2': '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
};

function open(file: string): OpenedFace {
  const cachedFont = opened.get(file);
  if (cachedFont) return cachedFont;
  const font = fontkit.create(readFileSync(require.resolve(file)));
  // With the height of the main font, so that a foreign name does not move what is below it.
  const main = opened.get(faces.normal)!.font;
  for (const metric of ['ascent', 'descent', 'lineGap'] as const)
    Object.defineProperty(font, metric, { value: (main[metric] / main.unitsPerEm) * font.unitsPerEm });
  const face = { font, glyphs: {} };
  opened.set(file, face);
  return face;
}

/** The font of a face, opened if it was not yet. */
export const openFace = (file: string): OpenFont => open(file).font;

/*
 * pdfkit opens its fonts again for every document, and decoding their kerning tables is most of the work of a page (measured:
 * 200 ms per notice with it, 57 ms without). Instead of a font's bytes, pdfkit gets only the name of a face, in our own format,
 * which returns the face opened above.
 *
 * No state of one document may affect the next (same input, same bytes): a glyph that a space and a no-break space share is
 * copied out of the PDF as the character that it was first created for. Therefore the glyphs of all characters are created
 * above, in the order of their numbers, and what a document adds to them is dropped when the next one begins. The fonts for other
 * scripts begin each document without glyphs.
 */
const marker = 'opened face: ';
const nameOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1').slice(marker.length);

fontkit.registerFormat(
  class OpenedFace {
    static probe(bytes: Uint8Array): boolean {
      return Buffer.from(bytes.subarray(0, marker.length)).toString('latin1') === marker;
    }
    constructor(stream: { buffer: Uint8Array }) {
      const face = open(nameOf(stream.buffer));
      face.font._glyphs = Object.create(face.glyphs);
      // biome-ignore lint/correctness/noConstructorReturn: fontkit makes fonts with `new`; this one exists already
      return face.font;
    }
  },
);

/** The content of pdfmake's file system: file name → placeholder bytes; and its table of styles → file name. */
export const fontFaces: Record<string, typeof faces> = {
  [fontFamily]: faces,
  ...Object.fromEntries(
    Object.entries(otherFonts).map(([family, file]) => [
      family,
      { normal: file, bold: file, italics: file, bolditalics: file },
    ]),
  ),
};
export const fontFiles = new Map(
  Object.values(fontFaces).flatMap((family) =>
    Object.values(family).map((file) => [file, Buffer.from(marker + file)] as const),
  ),
);
