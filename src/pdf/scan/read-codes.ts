import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import jsqr from 'jsqr';
import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageCode, ScannedPage } from '../../domain/document/signed-original.js';
import { readVerificationCode } from '../../domain/document/verification.js';
import { cornersOf, type DecodedPicture, type Picture, toGray, wholeOf } from './pixels.js';

const { default: readQr } = jsqr;
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const wasmUrl = join(library, 'wasm') + sep;

/** Pixels of a picture. What is larger is not decoded: its page has no code for the service. */
const maxOfPicture = 45_000_000;
/** Pixels of all pages together in which codes are searched. What comes after that has no code for the service. */
const maxPixels = 60_000_000;
/** Pixels of the pictures on a page that was scanned: letter size with 55 dots per inch. Less is a logo or a signature. */
const leastOfPage = 280_000;

interface Reading {
  inPictures: PageCode[];
  inText: PageCode[];
  /** Of its pictures. */
  pixels: number;
}

/**
 * The verification codes on each page of a PDF: the QR codes in its pictures, and those in its text. The corners of all pages come
 * first, so that blank backs and pages without a code do not use up what can be searched. Then come the pages whose code is elsewhere.
 */
export async function readCodes(pdf: Uint8Array): Promise<ScannedPage[]> {
  const data = new Uint8Array(pdf);
  const task = getDocument({
    data,
    wasmUrl,
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: maxOfPicture,
  });
  const document = await task.promise;
  const left = { pixels: maxPixels };
  const readings: Reading[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const corners = await inPictures(page, cornersOf, left);
    readings.push({ inPictures: corners.codes, inText: await inText(page), pixels: corners.pixels });
    page.cleanup();
  }
  for (const [index, reading] of readings.entries()) {
    if (reading.pixels === 0 || reading.inPictures.length > 0) continue;
    const page = await document.getPage(index + 1);
    reading.inPictures = (await inPictures(page, wholeOf, left)).codes;
    page.cleanup();
  }
  await task.destroy();
  // Text that a scanner recognized has the code, and only the code to scan has the page.
  return readings.map((reading) => ({
    codes: [...reading.inPictures, ...reading.inText],
    isPicture: reading.pixels >= leastOfPage,
  }));
}

/** Lines of a scan's text layer are broken anywhere, so that its white space means nothing. */
async function inText(page: PDFPageProxy): Promise<PageCode[]> {
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  return codesIn(text).map(({ code }) => ({ code, page: null }));
}

function codesIn(text: string): PageCode[] {
  const codeMatches = text.replace(/\s+/g, '').matchAll(/\/v\/((?:[0-9a-z]{4}-){3}[0-9a-z]{4})(?:\/(\d{1,5}))?/gi);
  return [...codeMatches].flatMap(([, typed, page]) => {
    const code = readVerificationCode(typed!);
    return code ? [{ code, page: page === undefined ? null : Number(page) }] : [];
  });
}

async function inPictures(page: PDFPageProxy, partsOf: typeof wholeOf, left: { pixels: number }) {
  const codes: PageCode[] = [];
  let pixels = 0;
  for await (const picture of picturesOn(page)) {
    pixels += picture.width * picture.height;
    codes.push(...inParts(picture, partsOf(picture), left));
  }
  return { codes, pixels };
}

/** The codes in the first part of a picture that has any. */
function inParts(picture: Picture, parts: ReturnType<typeof wholeOf>, left: { pixels: number }): PageCode[] {
  for (const part of parts) {
    const { width, height } = part;
    if (width * height > left.pixels) return [];
    const gray = toGray(picture, part);
    if (!gray) continue;
    left.pixels -= width * height;
    const code = readQr(gray, width, height, {
      inversionAttempts: picture.isMask ? 'attemptBoth' : 'dontInvert',
    });
    const read = code ? codesIn(code.data) : [];
    if (read.length > 0) return read;
  }
  return [];
}

/** The pictures that the page draws, decoded. */
async function* picturesOn(page: PDFPageProxy): AsyncGenerator<Picture> {
  const { fnArray, argsArray } = await page.getOperatorList();
  for (const [index, operator] of fnArray.entries()) {
    const [first] = argsArray[index] ?? [];
    if (operator === OPS.paintImageXObject) yield* decoded(await readObject(page, first), false);
    if (operator === OPS.paintInlineImageXObject) yield* decoded(first, false);
    if (operator === OPS.paintImageMaskXObject) {
      const { data } = first as DecodedPicture & { data: unknown };
      const mask = typeof data === 'string' ? await readObject(page, data) : first;
      yield* decoded({ ...(first as object), ...(mask as object), kind: 1 }, true);
    }
  }
}

function readObject(page: PDFPageProxy, id: string): Promise<unknown> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => objects.get(id, resolve));
}

function* decoded(object: unknown, isMask: boolean): Generator<Picture> {
  const { data, width, height, kind } = (object ?? {}) as Partial<DecodedPicture>;
  if (data instanceof Uint8Array || data instanceof Uint8ClampedArray) {
    if (width && height && kind) yield { data, width, height, kind, isMask };
  }
}
