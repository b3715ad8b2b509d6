import { createRequire } from 'node:module';
import type { Content } from 'pdfmake/interfaces.js';
import type { Verification } from '../domain/document/verification.js';
import type { Bounds } from './tagging/tag.js';

const require = createRequire(import.meta.url);

interface Square {
  x: number;
  y: number;
  w: number;
}
interface QrEncoder {
  default: { measure(node: { qr: string; fit: number; eccLevel: string }): { _canvas: [Square, ...Square[]] } };
}
/** pdfmake's own encoder. pdfmake's node draws each module apart, and only in whole points. */
const { default: encoder } = createRequire(require.resolve('pdfmake'))('pdfmake/js/qrEnc.js') as QrEncoder;

/** In points: the modules of an address of usual length are then a third of a millimeter wide or more. */
export const qrSize = 30;

/** What the footers of a document show, so that its holder can verify it. */
export interface VerificationMark {
  line: string;
  /**
   * The code to scan, with its upper left corner at a point of the page.
   *
   * @param page is in the code: it distinguishes the pages of a scan
   */
  qr(x: number, y: number, options?: { page?: number; size?: number }): Content;
}

export function verificationMark({ url }: Verification): VerificationMark {
  // A page is laid out more than once.
  const codes = new Map<number | undefined, ReturnType<typeof encodeBars>>();
  const codeOf = (page: number | undefined) => {
    const code = codes.get(page) ?? encodeBars(compact(page === undefined ? url : `${url}/${page}`));
    codes.set(page, code);
    return code;
  };
  return {
    line: `Verify at ${url.replace(/^https?:\/\//, '')}`,
    qr: (x, y, { page, size = qrSize } = {}) => {
      return drawCode(codeOf(page), { x, y, size }, `QR code of the address ${url}`);
    },
  };
}

/** A code to scan that is no address. */
export function qrCode(text: string, place: { x: number; y: number; size: number }): Content {
  return drawCode(encodeBars(text), place, `QR code of ${text}`);
}

function drawCode({ bars, width }: Code, place: { x: number; y: number; size: number }, alt: string): Content {
  const { x, y, size } = place;
  const bounds: Bounds = [x, y, x + size, y + size];
  const d = toPath(bars, { x, y, scale: size / width });
  const path = { type: 'path', d, lineWidth: 0, color: '#000000', bounds };
  return { canvas: [path as never], alt };
}

/** Scheme, host and code have no case, and capitals need fewer modules. A path before the code may have one. */
function compact(url: string): string {
  return /^\/v\/[^/]+(\/\d+)?$/.test(new URL(url).pathname) ? url.toUpperCase() : url;
}

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The dark modules, those of a row that touch as one bar, and the width of the code in modules. */
interface Code {
  bars: Bar[];
  width: number;
}

function encodeBars(text: string): Code {
  const [ground, ...modules] = encoder.measure({ qr: text, fit: 1_000, eccLevel: 'M' })._canvas;
  const bars: Bar[] = [];
  for (const { x, y, w } of modules) {
    const before = bars.at(-1);
    if (before && before.y === y && before.x + before.width === x) before.width += w;
    else bars.push({ x, y, width: w, height: w });
  }
  return { bars, width: ground.w };
}

/** One path, which costs a page far less than a shape for each module. The engine draws it at the coordinates of the page. */
function toPath(bars: readonly Bar[], to: { x: number; y: number; scale: number }): string {
  const at = (value: number) => (value * to.scale).toFixed(3);
  const place = (value: number, origin: number) => (origin + value * to.scale).toFixed(3);
  return bars
    .map(({ x, y, width, height }) => `M${place(x, to.x)} ${place(y, to.y)}h${at(width)}v${at(height)}h${at(-width)}z`)
    .join('');
}
