/** Draws the pages of one document of pdfkit. */
interface Drawing {
  pdfDocument: object;
  renderPages(pages: unknown[]): void;
}
type Constructor = new (...options: never[]) => Drawing;

const waiting = new WeakMap<object, () => void>();

/**
 * The same drawing, put off until `draw`: a layout that is given up is never drawn and written, which takes longer than laying it
 * out. pdfmake draws a document at the end of its layout.
 */
export function drawnLater<T>(drawing: T): T {
  const base = drawing as unknown as Constructor;
  return class extends base {
    override renderPages(pages: unknown[]): void {
      waiting.set(this.pdfDocument, () => super.renderPages(pages));
    }
  } as unknown as T;
}

/** Draws a document that is laid out. */
export function draw(pdf: object): void {
  waiting.get(pdf)!();
  waiting.delete(pdf);
}
