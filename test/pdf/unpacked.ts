import { PDF, PdfRef, PdfStream, PdfString } from '@libpdf/core';

/** The same file with each object as plain text and, on request, what its streams contain. */
export async function unpacked(bytes: Uint8Array, { streams = false } = {}): Promise<string> {
  const pdf = await PDF.load(bytes);
  if (streams) inflate(pdf, bytes);
  // A file without a change is saved as it is.
  pdf.getCatalog().set('Lang', PdfString.fromString('en-US'));
  return Buffer.from(await pdf.save({ compressStreams: false })).toString('latin1');
}

function inflate(pdf: PDF, bytes: Uint8Array): void {
  const [, size] = /\/Size (\d+)/.exec(Buffer.from(bytes).toString('latin1')) ?? [];
  for (let number = 1; number < Number(size); number += 1) {
    const object = pdf.getObject(PdfRef.of(number, 0));
    if (object instanceof PdfStream) object.setData(object.getDecodedData());
  }
}
