import type { Content } from 'pdfmake/interfaces.js';
import type { SignatureBlock } from '../../../domain/waiver/signature.js';
import { leading } from '../../page.js';
import { readHeader } from '../../png-pixels.js';
import { measureLineHeight, textWidth } from '../../text-runs.js';
import { wrap } from '../../wrap.js';

/** In points. */
interface Place {
  width: number;
  /** Of an image at most, and of the space above the line to sign on at least. */
  height: number;
  /** Of a typed name that is short enough, and of the longest. */
  type: { size: number; least: number };
}

/** Between a typed name and the line below it, in points. */
const descent = 1;

/** The signature above its line, and their height: an image, however low it is, or a typed name; of an unsigned waiver, a blank. */
export function signatureMark(
  signature: SignatureBlock | null,
  image: string | null,
  { width, height, type }: Place,
): { content: Content; height: number } {
  if (signature && image) {
    const fit: [number, number] = [width, height];
    const above = Math.max(0, height - measureHeight(image, fit));
    return { content: { image, fit, alt: `Signature of ${signature.name}`, margin: [0, above, 0, 0] }, height };
  }
  const typed = signature?.method === 'typed' ? signature.name : ' ';
  const fitting = Math.floor((10 * width) / textWidth(typed, 1)) / 10;
  const size = Math.max(type.least, Math.min(type.size, fitting));
  const lines = wrap(typed, width, { size, face: 'normal' });
  const used = lines.length * measureLineHeight(size) * leading + descent;
  const text = lines.join('\n') || ' ';
  const margin: [number, number, number, number] = [0, Math.max(0, height - used), 0, descent];
  return { content: { text, italics: true, fontSize: size, margin }, height: Math.max(height, used) };
}

/** The height of a PNG that is as large as fits. Its head begins after the eight bytes of the signature and the first chunk's eight. */
function measureHeight(image: string, [width, height]: [number, number]): number {
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  const size = readHeader(bytes.subarray(16, 29));
  return size ? size.height * Math.min(width / size.width, height / size.height) : height;
}
