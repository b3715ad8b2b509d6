import { type PDF, PdfArray, PdfDict, PdfNumber, PdfString } from '@libpdf/core';

/**
 * The field of a seal or time stamp, on no page and without a value.
 *
 * @param words for readers that list the fields of a file (ISO 14289-1, 7.18.1)
 */
export function addSignatureField(pdf: PDF, name: string, words: string): PdfDict {
  const catalog = pdf.getCatalog();
  // The library's own form names fonts that are not embedded, which an archival file must not do.
  if (!catalog.has('AcroForm')) catalog.set('AcroForm', pdf.register(emptyForm()));
  const field = pdf.getOrCreateForm().createSignatureField(name).getDict();
  field.set('TU', PdfString.fromString(words));
  return field;
}

function emptyForm(): PdfDict {
  return new PdfDict([
    ['Fields', new PdfArray([])],
    ['SigFlags', PdfNumber.of(3)],
  ]);
}
