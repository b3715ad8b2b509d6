import { deflateSync } from 'node:zlib';
import { PdfName, PdfStream } from '@libpdf/core';
import { readJpeg } from './jpeg.js';
import { UnusableFile } from './unusable.js';

export function deflated(bytes: Uint8Array): PdfStream {
  return new PdfStream([['Filter', PdfName.of('FlateDecode')]], deflateSync(bytes));
}

/** A photograph in a page loses what its camera says about it, as one that is an exhibit does. */
export function stripped(bytes: Uint8Array): Uint8Array {
  try {
    return readJpeg(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)).bytes;
  } catch (error) {
    if (error instanceof UnusableFile && error.fault === 'broken') return bytes;
    throw error;
  }
}
