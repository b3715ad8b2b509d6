import { PDF, PdfString } from '@libpdf/core';

/** The same file with each object as plain text. */
export async function unpacked(bytes: Uint8Array): Promise<string> {
  const pdf = await PDF.load(bytes);
  // A file without a change is saved as it is.
  pdf.getCatalog().set('Lang', PdfString.fromString('en-US'));
  return Buffer.from(await pdf.save({ compressStreams: false })).toString('latin1');
}
