import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface Writer {
  info: Record<string, unknown>;
  _addInfo(): void;
}

/** The same pdfkit that pdfmake uses. */
const PdfKit = createRequire(require.resolve('pdfmake'))('pdfkit') as { prototype: Writer };

const { _addInfo: write } = PdfKit.prototype;
if (typeof write !== 'function')
  throw new Error('This version of pdfkit has no function that writes document metadata.');

/**
 * pdfkit writes title, author and keywords into the XMP packet without escaping: an ampersand in a name makes invalid XML. The
 * document information dictionary is not XML, and stays unchanged.
 */
PdfKit.prototype._addInfo = function (this: Writer): void {
  const { info } = this;
  this.info = Object.fromEntries(
    Object.entries(info).map(([key, value]) => [
      key,
      typeof value === 'string' || value instanceof String ? escapeXml(String(value)) : value,
    ]),
  );
  try {
    write.call(this);
  } finally {
    this.info = info;
  }
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 cannot represent are omitted. */
function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character]!);
}
