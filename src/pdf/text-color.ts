import { createRequire } from 'node:module';

interface Writer {
  fill(color?: string, rule?: string): unknown;
  fillColor(color: string): unknown;
}

/** The same pdfkit that pdfmake uses. */
const PdfKit = createRequire(createRequire(import.meta.url).resolve('pdfmake'))('pdfkit') as { prototype: Writer };
const { fill } = PdfKit.prototype;
const isRule = (text: string) => /even-?odd|non-?zero/.test(text);

/**
 * pdfmake sets the color of a text with `fill`, which also paints a path. There is none before a text, and an operator that paints may
 * only follow one (ISO 32000-1, figure 9). Paths get their color before they are painted.
 */
PdfKit.prototype.fill = function (this: Writer, color?: string, rule?: string): unknown {
  return color === undefined || isRule(color) ? fill.call(this, color, rule) : this.fillColor(color);
};
