import { PdfDict, type PdfObject, PdfStream } from '@libpdf/core';
import type { Copier } from './copier.js';
import { UnusableFile } from './unusable.js';

/** Values of a table that a reader makes at once, and characters of a map or font. */
const maxValues = { table: 16_000_000, map: 2_000_000, code: 65_535 };

export function rejectHugeTable(object: PdfObject, copier: Copier): void {
  if (!(object instanceof PdfDict)) return;
  const values = copier.numbersIn(object, 'Size').reduce((product, each) => product * each, 1);
  if (values > maxValues.table) throw new UnusableFile('too_large');
}

/** Numbers of characters from which a reader makes a list: to the last, whatever the file has of them. */
export function rejectHugeNumbers(object: PdfObject, copier: Copier): void {
  if (!(object instanceof PdfDict)) return;
  const last = copier.numbersIn(object, 'LastChar').concat(copier.numbersIn(object, 'FirstChar'));
  // Widths are in lists of their own or below these numbers.
  const codes = [...last, ...copier.numbersIn(object, 'W'), ...copier.numbersIn(object, 'W2')];
  if (codes.some((code) => Math.abs(code) > maxValues.code)) throw new UnusableFile('broken');
}

/** Ranges of character codes: a reader writes each of their characters into a table. */
export function rejectHugeRanges(object: PdfObject, copier: Copier): void {
  if (!(object instanceof PdfStream)) return;
  const text = Buffer.from(copier.decoded(object, 'file')).toString('latin1');
  let characters = 0;
  for (const [, section = ''] of text.matchAll(/begin(?:bf|cid|notdef)range([\s\S]*?)end(?:bf|cid|notdef)range/g)) {
    for (const [, first = '', last = ''] of section.matchAll(
      /<\s*([0-9a-fA-F]+)\s*>\s*<\s*([0-9a-fA-F]+)\s*>\s*[<[\d]/g,
    ))
      characters += Math.max(0, Number.parseInt(last, 16) - Number.parseInt(first, 16));
  }
  if (characters > maxValues.map) throw new UnusableFile('too_large');
}
