import { createRequire } from 'node:module';
import type { Content } from 'pdfmake/interfaces.js';
import type { Verification } from '../domain/document/verification.js';

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
  /** The code to scan, with its upper left corner at a point of the page. */
  qr(x: number, y: number): Content;
}

export function verificationMark({ url }: Verification): VerificationMark {
  const bars = barsOf(compact(url));
  return {
    line: `Verify at ${url.replace(/^https?:\/\//, '')}`,
    qr: (x, y) => ({ canvas: [{ type: 'path', d: pathOf(bars, x, y), lineWidth: 0, color: '#000000' } as never] }),
  };
}

/** Scheme, host and code have no case, and capitals need fewer modules. A path before the code may have one. */
function compact(url: string): string {
  return /^\/v\/[^/]+$/.test(new URL(url).pathname) ? url.toUpperCase() : url;
}

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The dark modules, those of a row that touch as one bar. */
function barsOf(text: string): Bar[] {
  const [ground, ...modules] = encoder.measure({ qr: text, fit: 1_000, eccLevel: 'M' })._canvas;
  const scale = qrSize / ground.w;
  const bars: Bar[] = [];
  for (const { x, y, w } of modules) {
    const before = bars.at(-1);
    if (before && before.y === y && before.x + before.width === x) before.width += w;
    else bars.push({ x, y, width: w, height: w });
  }
  return bars.map(({ x, y, width, height }) => ({
    x: x * scale,
    y: y * scale,
    width: width * scale,
    height: height * scale,
  }));
}

/** One path, which costs a page far less than a shape for each module. The engine draws it at the coordinates of the page. */
function pathOf(bars: readonly Bar[], left: number, top: number): string {
  const at = (value: number) => value.toFixed(3);
  return bars
    .map(({ x, y, width, height }) => `M${at(left + x)} ${at(top + y)}h${at(width)}v${at(height)}h${at(-width)}z`)
    .join('');
}
