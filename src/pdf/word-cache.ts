/** A font as fontkit opens it. */
export interface OpenFont {
  characterSet: number[];
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  glyphForCodePoint(codePoint: number): object;
  /** Glyphs created so far, by number. Each keeps the characters that it was first created for. */
  _glyphs: Record<number, object>;
  layout(text: string, features?: unknown): GlyphRun;
}

/** A text that is laid out, in units of the font, or in thousandths of the size of its type. */
export interface GlyphRun {
  advanceWidth: number;
  glyphs: { id: number }[];
  positions: object[];
}

interface FontCache {
  /** The glyphs that exist when a document begins. */
  glyphs: OpenFont['_glyphs'];
  runs: Map<string, GlyphRun>;
  widths: Map<string, number>;
}

const fonts = new WeakMap<OpenFont, FontCache>();
/** Of each map, in words. */
const limit = 20_000;
/** In characters. */
const longest = 40;

/**
 * Remembers the words of all documents in a font: the same few hundred make up most of every notice, and shaping them takes half of
 * its time (measured: 57 ms per notice without the cache, 31 ms with it). A word is kept only if all its glyphs are among
 * these, which exist at the start, so that the cache contains nothing of a document.
 */
export function rememberWords(font: OpenFont, glyphs: OpenFont['_glyphs']): void {
  fonts.set(font, { glyphs, runs: new Map(), widths: new Map() });
}

/** The word as pdfkit laid it out for any document; undefined if it is not known. What has it may not change it. */
export function knownRun(font: OpenFont, word: string): GlyphRun | undefined {
  return fonts.get(font)?.runs.get(word);
}

export function rememberRun(font: OpenFont, word: string, run: GlyphRun): void {
  const fontCache = fonts.get(font);
  if (!fontCache || !isLasting(word, run, fontCache)) return;
  const { glyphs, positions, advanceWidth } = run;
  add(fontCache.runs, word, { glyphs, positions, advanceWidth });
}

/** The width of a text in units of the font. */
export function measureAdvance(font: OpenFont, text: string): number {
  const fontCache = fonts.get(font);
  const width = fontCache?.widths.get(text);
  if (width !== undefined) return width;
  const run = font.layout(text);
  const { advanceWidth } = run;
  if (fontCache && isLasting(text, run, fontCache)) add(fontCache.widths, text, advanceWidth);
  return advanceWidth;
}

function isLasting(text: string, run: GlyphRun, { glyphs }: FontCache): boolean {
  return text.length <= longest && run.glyphs.every((glyph) => glyphs[glyph.id] === glyph);
}

function add<T>(cache: Map<string, T>, word: string, value: T): void {
  if (cache.size >= limit) cache.clear();
  cache.set(word, value);
}
