import { createRequire } from 'node:module';
import { PdfArray, type PdfDict } from '@libpdf/core';
import type { PrintedCodes } from './content-faults.js';
import type { Objects } from './objects.js';

interface FontProgram {
  numGlyphs: number;
  unitsPerEm: number;
  directory: { tables: Record<string, object> };
  getGlyph(id: number): { advanceWidth: number };
}
const require = createRequire(import.meta.url);
const ofPdfkit = createRequire(createRequire(require.resolve('pdfmake')).resolve('pdfkit'));
const { create } = ofPdfkit('fontkit') as { create(bytes: Uint8Array): FontProgram };

/** What a font of this kind must have in its program, because it is chosen by numbers of glyphs (ISO 32000-1, 9.9). */
const tables = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'];

/** What is wrong with the fonts in which the pages print these codes (ISO 19005-3, 6.2.11; ISO 14289-1, 7.21). */
export function fontFaults(objects: Objects, codes: PrintedCodes): string[] {
  return [...codes].flatMap(([font, printed]) => {
    const name = objects.name(font.get('BaseFont'));
    return [...new Set(faultsOf(objects, font, printed))].map((fault) => `the font ${name} ${fault}`);
  });
}

function faultsOf(objects: Objects, font: PdfDict, printed: ReadonlySet<number>): string[] {
  const name = objects.name(font.get('BaseFont'));
  const [descendant] = objects.list(font.get('DescendantFonts')).map((each) => objects.dict(each));
  if (objects.name(font.get('Subtype')) !== 'Type0' || !descendant) return ['is not chosen by numbers of glyphs'];
  const descriptor = objects.dict(descendant.get('FontDescriptor'));
  const file = descriptor.get('FontFile2');
  if (file === undefined) return ['is not embedded'];
  const program = objects.data(file);
  const faults: string[] = [];
  if (!/^[A-Z]{6}\+/.test(name)) faults.push('does not say that it is a part');
  if ([descendant.get('BaseFont'), descriptor.get('FontName')].some((other) => objects.name(other) !== name))
    faults.push('has several names');
  if (objects.name(font.get('Encoding')) !== 'Identity-H') faults.push('has another encoding');
  if (objects.name(descendant.get('CIDToGIDMap')) !== 'Identity') faults.push('has no glyphs for its numbers');
  if (descriptor.has('CIDSet')) faults.push('lists its glyphs');
  if (objects.number(objects.dict(file).get('Length1')) !== program.length) faults.push('does not state its length');
  return [...faults, ...glyphFaults(objects, { font, descendant, program, printed })];
}

function glyphFaults(
  objects: Objects,
  {
    font,
    descendant,
    program,
    printed,
  }: { font: PdfDict; descendant: PdfDict; program: Buffer; printed: ReadonlySet<number> },
): string[] {
  const opened = create(program);
  const widths = widthsOf(objects, descendant.get('W'));
  const unicode = unicodeOf(objects.data(font.get('ToUnicode')).toString('latin1'));
  const missing = tables.filter((table) => !opened.directory.tables[table]);
  const faults = missing.map((table) => `has no table ${table}`);
  for (const [code, text] of unicode) {
    if (/[\0\uFEFF\uFFFE]/.test(text)) faults.push(`reads glyph ${code} as no character`);
    if (widths.has(code) && Math.abs(advanceOf(opened, code) - widths.get(code)!) > 1)
      faults.push(`has another width for glyph ${code} than its program`);
  }
  for (const code of printed) {
    if (code === 0) faults.push('prints a character that it lacks');
    if (code >= opened.numGlyphs) faults.push(`has no glyph ${code}`);
    if (!widths.has(code)) faults.push(`has no width for glyph ${code}`);
    const text = unicode.get(code);
    if (text === undefined || text === '' || /[\uE000-\uF8FF]/.test(text)) faults.push(`has no text for glyph ${code}`);
  }
  return faults;
}

const advanceOf = (program: FontProgram, glyph: number) =>
  (program.getGlyph(glyph).advanceWidth * 1000) / program.unitsPerEm;

function widthsOf(objects: Objects, object: unknown): Map<number, number> {
  const widths = new Map<number, number>();
  const [first, list] = objects.list(object);
  if (!(objects.get(list) instanceof PdfArray)) return widths;
  for (const [index, width] of objects.list(list).entries())
    widths.set(objects.number(first) + index, objects.number(width));
  return widths;
}

/** The texts of glyphs, from ranges as `<0000> <0002> [<0043> <0044> <0045>]`. */
function unicodeOf(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [index, [, hex]] of [...list!.matchAll(/<([^>]*)>/g)].entries())
      texts.set(
        Number.parseInt(first!, 16) + index,
        Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  }
  return texts;
}
