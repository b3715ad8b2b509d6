import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { fontProgram, type Subset } from '../../src/pdf/font-program.js';
import { fontFaces, fontFamily, openFace } from '../../src/pdf/fonts.js';

type Opened = { createSubset(): Subset; glyphForCodePoint(codePoint: number): { id: number } };

const faces = Object.entries(fontFaces).flatMap(([family, styles]): [string, string][] =>
  family === fontFamily
    ? Object.values(styles).map((file) => [file, 'Aä0 é½ﬁǅ§—ộ'])
    : [[styles.normal, family === 'Gowun Batang' ? '가힣각' : '中✓∅→']],
);

describe('the program of a font in a document', () => {
  it.each(faces)('has the bytes that the font library encodes, of %s', (file, text) => {
    const font = openFace(file) as unknown as Opened;
    // Twice: the second document takes what is known of the glyphs from the first.
    for (const letters of [text, [...text].reverse().join('')]) {
      const [ours, theirs] = [font.createSubset(), font.createSubset()];
      for (const subset of [ours, theirs])
        for (const letter of letters) subset.includeGlyph(font.glyphForCodePoint(letter.codePointAt(0)!).id);
      expect(Buffer.from(fontProgram(ours)).equals(Buffer.from(theirs.encode()))).toBe(true);
      expect(ours.glyphs).toEqual(theirs.glyphs);
    }
  });
});

describe('a document that is laid out several times', () => {
  it('is drawn once', async () => {
    const { print } = await import('../../src/pdf/print.js');
    const { claimJob, goldenClaims } = await import('./claim-jobs.js');
    const ofPdfmake = createRequire(createRequire(import.meta.url).resolve('pdfmake'));
    const [layout, document] = ['LayoutBuilder', 'PDFDocument'].map(
      (name) => ofPdfmake(`pdfmake/js/${name}.js`).default.prototype,
    );
    const counts = { layouts: 0, pages: 0 };
    const { layoutDocument } = layout;
    const { addPage } = document;
    layout.layoutDocument = function (...given: unknown[]) {
      counts.layouts += 1;
      return layoutDocument.apply(this, given);
    };
    document.addPage = function (...given: unknown[]) {
      counts.pages += 1;
      return addPage.apply(this, given);
    };
    try {
      const { pageCount } = await print(claimJob(...goldenClaims['claim-lien-ca']!));
      // The first has less space, and the second the line that names the claim above the verification on a later page.
      expect(counts).toEqual({ layouts: 2, pages: pageCount });
    } finally {
      Object.assign(layout, { layoutDocument });
      document.addPage = addPage;
    }
  });
});
