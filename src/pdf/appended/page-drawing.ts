import { type PDF, type PDFPage, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfStream } from '@libpdf/core';

/**
 * Makes a drawing of what a page shows, and the page draws it between these operators. The marks and numbers inside the drawing are
 * then its own: they cannot be taken for those of the page.
 */
export function drawBetween(pdf: PDF, page: PDFPage, before: string, after: string): void {
  const { dict } = page;
  const { x, y, width, height } = page.getMediaBox();
  const drawing = readDrawing(pdf, dict);
  drawing.set('Type', PdfName.of('XObject'));
  drawing.set('Subtype', PdfName.of('Form'));
  drawing.set('BBox', new PdfArray([x, y, x + width, y + height].map((each) => PdfNumber.of(each))));
  drawing.set('Resources', dict.get('Resources') ?? new PdfDict());
  dict.set('Resources', PdfDict.of({ XObject: PdfDict.of({ Page: pdf.register(drawing) }) }));
  const operators = Buffer.from(`${before}/Page Do\n${after}`, 'latin1');
  dict.set('Contents', pdf.register(PdfStream.fromDict({}, operators)));
}

function readDrawing(pdf: PDF, dict: PdfDict): PdfStream {
  const object = pdf.getObject.bind(pdf);
  const contents = dict.get('Contents', object);
  if (contents instanceof PdfStream) return new PdfStream(contents, contents.data);
  const streams = contents instanceof PdfArray ? [...contents].map((each) => toStream(each, object)) : [];
  // A token does not extend from one stream of a page to the next.
  const joined = streams.flatMap((stream) => (stream ? [stream.getDecodedData(), Buffer.from('\n')] : []));
  return PdfStream.fromDict({}, Buffer.concat(joined));
}

function toStream(each: PdfObject, object: PDF['getObject']): PdfStream | null {
  const resolvedValue = each.type === 'ref' ? object(each) : each;
  return resolvedValue instanceof PdfStream ? resolvedValue : null;
}
