import { createRequire } from 'node:module';

interface Inline {
  width: number;
  trailingCut?: number;
}
interface Decoration {
  line: { inlines: Inline[] };
  inlines: Inline[];
}
interface Decorator {
  _drawDecoration(decoration: Decoration, x: number, y: number): void;
}

const require = createRequire(import.meta.url);
const { default: TextDecorator } = createRequire(require.resolve('pdfmake'))('pdfmake/js/TextDecorator.js') as {
  default: { prototype: Decorator };
};
const { _drawDecoration: draw } = TextDecorator.prototype;

/** pdfmake underlines the space at the end of a line, too. */
TextDecorator.prototype._drawDecoration = function (decoration, x, y) {
  const last = decoration.inlines.at(-1)!;
  const { trailingCut = 0 } = last;
  if (trailingCut === 0 || last !== decoration.line.inlines.at(-1)) return draw.call(this, decoration, x, y);
  const shortened = { ...last, width: last.width - trailingCut };
  draw.call(this, { ...decoration, inlines: [...decoration.inlines.slice(0, -1), shortened] }, x, y);
};
