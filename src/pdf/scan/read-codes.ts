import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import jsqr from 'jsqr';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageCode } from '../../domain/document/signed-original.js';
import { readVerificationCode } from '../../domain/document/verification.js';
import { type DecodedPicture, grayOf, type Picture, partsOf } from './pixels.js';

const { default: readQr } = jsqr;
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const wasmUrl = join(library, 'wasm') + sep;

/** Pixels of a picture. What is larger is not decoded: its page has no code for the service. */
const mostOfPicture = 45_000_000;
/** Pixels of all pages together in which codes are searched. Pages after that have no code for the service. */
const mostPixels = 60_000_000;

/**
 * The verification codes on each page of a PDF: those in its text, or else the QR codes in its pictures. A page on which none is
 * found has an empty list.
 */
export async function readCodes(pdf: Uint8Array): Promise<PageCode[][]> {
  const data = new Uint8Array(pdf);
  const task = getDocument({
    data,
    wasmUrl,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: mostOfPicture,
  });
  const document = await task.promise;
  const left = { pixels: mostPixels };
  const pages: PageCode[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    // Text that a scanner recognized has the code, and only the code to scan has the page.
    pages.push([...(await inPictures(page, left)), ...(await inText(page))]);
    page.cleanup();
  }
  await task.destroy();
  return pages;
}

/** Lines of a scan's text layer are broken anywhere, so that its white space means nothing. */
async function inText(page: PDFPageProxy): Promise<PageCode[]> {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  return codesIn(text).map(({ code }) => ({ code, page: null }));
}

function codesIn(text: string): PageCode[] {
  const found = text.replace(/\s+/g, '').matchAll(/\/v\/((?:[0-9a-z]{4}-){3}[0-9a-z]{4})(?:\/(\d{1,5}))?/gi);
  return [...found].flatMap(([, typed, page]) => {
    const code = readVerificationCode(typed!);
    return code ? [{ code, page: page === undefined ? null : Number(page) }] : [];
  });
}

async function inPictures(page: PDFPageProxy, left: { pixels: number }): Promise<PageCode[]> {
  const codes: PageCode[] = [];
  for await (const picture of picturesOn(page)) {
    for (const part of partsOf(picture)) {
      if (part.width * part.height > left.pixels) return codes;
      left.pixels -= part.width * part.height;
      const found = readQr(grayOf(picture, part), part.width, part.height, {
        inversionAttempts: picture.isMask ? 'attemptBoth' : 'dontInvert',
      });
      const read = found ? codesIn(found.data) : [];
      codes.push(...read);
      if (read.length > 0) break;
    }
  }
  return codes;
}

/** The pictures that the page draws, decoded. */
async function* picturesOn(page: PDFPageProxy): AsyncGenerator<Picture> {
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? [];
    if (operator === OPS.paintImageXObject) yield* decoded(await objectOf(page, first), false);
    if (operator === OPS.paintInlineImageXObject) yield* decoded(first, false);
    if (operator === OPS.paintImageMaskXObject) {
      const { data } = first as DecodedPicture & { data: unknown };
      const mask = typeof data === 'string' ? await objectOf(page, data) : first;
      yield* decoded({ ...(first as object), ...(mask as object), kind: 1 }, true);
    }
  }
}

function objectOf(page: PDFPageProxy, id: string): Promise<unknown> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(id, resolve));
}

function* decoded(object: unknown, isMask: boolean): Generator<Picture> {
  const { data, width, height, kind } = (object ?? {}) as Partial<DecodedPicture>;
  if (data instanceof Uint8Array || data instanceof Uint8ClampedArray) {
    if (width && height && kind) yield { data, width, height, kind, isMask };
  }
}
