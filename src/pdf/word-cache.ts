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

interface GlyphRun {
  /** In font units. */
  advanceWidth: number;
  glyphs: { id: number }[];
  positions: object[];
}

/**
 * Caches the laid-out words of all documents: the same few hundred make up most of every notice, and shaping them takes half of
 * its time (measured: 57 ms per notice without the cache, 31 ms with it). A word is cached only if all its glyphs were created
 * at the start, so that the cache contains nothing of a document. pdfkit scales the positions of a run in place, so it gets
 * copies.
 */
export function rememberWords(font: OpenFont, glyphs: OpenFont['_glyphs'], limit = 20_000): void {
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
