import { createRequire } from 'node:module';
import { fontProgram, type Subset } from './font-program.js';
import { fontFiles } from './fonts.js';
import { type GlyphRun, knownRun, type OpenFont, rememberRun } from './word-cache.js';

/** A font in a document of pdfkit, which does not export the class. */
interface EmbeddedFont {
  document: { ref(data?: Record<string, unknown>): unknown };
  font: OpenFont;
  subset: Subset;
  /** The characters of each glyph, and its width. */
  unicode: number[][];
  widths: number[];
  scale: number;
  embed(): void;
  layout(text: string, features?: unknown, onlyWidth?: boolean): GlyphRun;
  /** What ends with a space or is before none. */
  layoutCached(word: string): GlyphRun;
}
interface Writer {
  font(source: Buffer): { _font: EmbeddedFont };
}

const require = createRequire(import.meta.url);
/** The same pdfkit that pdfmake uses. */
const PdfKit = createRequire(require.resolve('pdfmake'))('pdfkit') as new (options: object) => Writer;
const [[, anyFace] = []] = fontFiles;
const fontClass: EmbeddedFont = Object.getPrototypeOf(new PdfKit({ autoFirstPage: false }).font(anyFace!)._font);
const { embed, layout, layoutCached } = fontClass;
if ([embed, layout, layoutCached].some((method) => typeof method !== 'function'))
  throw new Error('This version of pdfkit embeds fonts in another way.');

const replacementCharacter = 0xfffd;

/**
 * Glyph 0 replaces the characters that a font lacks. pdfkit gives it the text U+0000, which no glyph may have (ISO 19005-3, 6.2.11.7.2;
 * ISO 14289-1, 7.21.7), and a width that is not scaled, and it omits the length of the font's program (ISO 32000-1, table 127).
 */
fontClass.embed = function (this: EmbeddedFont): void {
  const { document, subset, unicode, widths, scale } = this;
  unicode[0] = [replacementCharacter];
  widths[0] = (widths[0] ?? 0) * scale;
  const program = fontProgram(subset);
  subset.encode = () => program;
  // The first object is that of the program; after it, the function is the class's own again.
  document.ref = (data) => {
    Reflect.deleteProperty(document, 'ref');
    return document.ref({ ...data, Length1: program.length });
  };
  embed.call(this);
};

/** pdfkit lays out each word once for a document, and most words are those of other documents. */
fontClass.layoutCached = function (this: EmbeddedFont, word) {
  const cachedRun = knownRun(this.font, word);
  if (cachedRun) return cachedRun;
  const run = layoutCached.call(this, word);
  rememberRun(this.font, word, run);
  return run;
};

/** pdfmake lays out and draws word by word, so that a text is rarely to be divided into its words. */
fontClass.layout = function (this: EmbeddedFont, text, features, onlyWidth) {
  const cachedRun = features ? undefined : knownRun(this.font, text);
  return cachedRun ?? layout.call(this, text, features, onlyWidth);
};
