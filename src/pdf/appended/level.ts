import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfStream } from '@libpdf/core';
import type { ExhibitType } from '../../domain/exhibit/exhibit.js';
import { type Archival, archival } from '../archival.js';

/** A file that is appended, as its pages are. */
export interface OpenedFile {
  mimeType: ExhibitType;
  pdf: PDF;
  /** How many bytes it has in memory when a thread has read it: the streams that were decoded, or the pixels of a PNG. */
  inflated: number;
}

/** What a document can name itself that appends these files; null if a file may not be archival. */
export function levelWith(files: readonly OpenedFile[]): Archival | null {
  if (!files.every((file) => (isPicture(file) ? hasKnownColors(file.pdf) : isArchival(file.pdf)))) return null;
  return files.every(isPicture) ? archival : 'PDF/A-3b';
}

const isPicture = ({ mimeType }: OpenedFile): boolean => mimeType !== 'application/pdf';

/** A picture in colors of a screen, which the document defines; some JPEG files have those of a printer. */
function hasKnownColors(pdf: PDF): boolean {
  const object = pdf.getObject.bind(pdf);
  const drawn = pdf.getPage(0)?.dict.getDict('Resources', object)?.getDict('XObject', object);
  return [...(drawn ?? [])].every(([, ref]) => {
    const picture = resolved(pdf, ref);
    const space = picture instanceof PdfStream ? picture.get('ColorSpace', object) : undefined;
    return space instanceof PdfName && ['DeviceRGB', 'DeviceGray'].includes(space.value);
  });
}

/**
 * Whether a file says that it is PDF/A-1, -2 or -3, as those of the service do, and has colors of a screen. Its pages then meet level b of
 * PDF/A-3, unless a program that does not know the format has changed them: such programs add fonts that are not embedded.
 */
function isArchival(pdf: PDF): boolean {
  return namesItselfArchival(pdf) && pdf.getPages().every(({ dict }) => embedsFonts(pdf, dict));
}

function namesItselfArchival(pdf: PDF): boolean {
  const object = pdf.getObject.bind(pdf);
  const metadata = pdf.getCatalog().get('Metadata', object);
  if (!(metadata instanceof PdfStream)) return false;
  const xmp = decoded(metadata)?.toString('utf8') ?? '';
  if (!/pdfaid:part(>|=")[123][<"]/.test(xmp)) return false;
  const intents = pdf.getCatalog().getArray('OutputIntents', object) ?? new PdfArray([]);
  return [...intents].every((intent) => {
    const dict = resolved(pdf, intent);
    const profile = dict instanceof PdfDict ? dict.get('DestOutputProfile', object) : undefined;
    return profile instanceof PdfStream && decoded(profile)?.toString('latin1', 16, 20) === 'RGB ';
  });
}

/** Whether all fonts are in the file that a page uses, or a drawing on it. */
function embedsFonts(pdf: PDF, holder: PdfDict, seen = new Set<PdfDict>()): boolean {
  if (seen.has(holder)) return true;
  seen.add(holder);
  const object = pdf.getObject.bind(pdf);
  const resources = holder.getDict('Resources', object);
  const within = (key: string) =>
    [...(resources?.getDict(key, object) ?? [])].flatMap(([, each]) => {
      const objectInside = resolved(pdf, each);
      return objectInside instanceof PdfDict ? [objectInside] : [];
    });
  return (
    within('Font').every((font) => isEmbedded(pdf, font)) &&
    within('XObject').every((drawing) => embedsFonts(pdf, drawing, seen))
  );
}

function isEmbedded(pdf: PDF, font: PdfDict): boolean {
  const object = pdf.getObject.bind(pdf);
  if (font.getName('Subtype', object)?.value === 'Type3') return true;
  const [descendant] = font.getArray('DescendantFonts', object) ?? [];
  const described = descendant ? resolved(pdf, descendant) : font;
  const descriptor = described instanceof PdfDict ? described.getDict('FontDescriptor', object) : undefined;
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(key));
}

function resolved(pdf: PDF, object: PdfObject): PdfObject | null {
  return object.type === 'ref' ? pdf.getObject(object) : object;
}

function decoded(stream: PdfStream): Buffer | null {
  try {
    return Buffer.from(stream.getDecodedData());
  } catch {
    return null;
  }
}
