import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfString } from '@libpdf/core';

/** A file with room for a signature, and where the digits of the signature go. */
interface PlacedSignature {
  file: Buffer;
  from: number;
  to: number;
}

const numbers = (...values: number[]) => new PdfArray(values.map((each) => PdfNumber.of(each)));
const longest = 9_999_999_999;
/** The placeholder of the range until the file has its length. */
const unknownRange = `[0 ${longest} ${longest} ${longest}]`;
/** Shown in lists and printed, on no page (ISO 32000-1, 12.7.4.5). */
const widget = { Type: PdfName.of('Annot'), Subtype: PdfName.of('Widget'), F: PdfNumber.of(132) };

/**
 * Adds a signature to a field, behind the file as it was. The signature covers everything but its own digits.
 *
 * @param size how many bytes the signature has at most
 */
export async function place(
  pdf: PDF,
  field: PdfDict,
  { time, reason, size }: { time: Date; reason: string; size: number },
): Promise<PlacedSignature> {
  const signature = PdfDict.of({
    Type: PdfName.of('Sig'),
    Filter: PdfName.of('Adobe.PPKLite'),
    SubFilter: PdfName.of('ETSI.CAdES.detached'),
    ByteRange: numbers(0, longest, longest, longest),
    Contents: PdfString.fromHex('00'.repeat(size)),
    M: PdfString.fromString(`D:${time.toISOString().replace(/\D/g, '').slice(0, 14)}Z`),
    Reason: PdfString.fromString(reason),
  });
  field.set('V', pdf.register(signature));
  field.delete('Kids');
  for (const [key, value] of Object.entries(widget)) field.set(key, value);
  field.set('P', pdf.getPage(0)!.ref);
  field.set('Rect', numbers(0, 0, 0, 0));
  const bytes = await pdf.save({ incremental: true });
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = file.lastIndexOf(unknownRange);
  if (at < 0) throw new Error('This version of the library writes numbers in another way.');
  const from = file.indexOf('<', at) + 1;
  const to = from + 2 * size;
  const range = `[0 ${from - 1} ${to + 1} ${file.length - to - 1}`;
  file.write(`${range.padEnd(unknownRange.length - 1)}]`, at, 'latin1');
  return { file, from, to };
}
