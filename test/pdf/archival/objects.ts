import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core';

/** A file, read object by object. References are followed. */
export class Objects {
  private constructor(
    readonly pdf: PDF,
    readonly bytes: Buffer,
  ) {}

  static async of(bytes: Buffer): Promise<Objects> {
    return new Objects(await PDF.load(bytes), bytes);
  }

  get catalog(): PdfDict {
    return this.pdf.getCatalog();
  }

  get(object: unknown): PdfObject | undefined {
    return (object instanceof PdfRef ? this.pdf.getObject(object) : (object as PdfObject)) ?? undefined;
  }

  dict(object: unknown): PdfDict {
    const found = this.get(object);
    return found instanceof PdfDict ? found : new PdfDict();
  }

  list(object: unknown): unknown[] {
    const found = this.get(object);
    if (found instanceof PdfArray) return [...found];
    return found === undefined ? [] : [object];
  }

  name(object: unknown): string {
    const found = this.get(object);
    return found instanceof PdfName ? found.value : '';
  }

  number(object: unknown): number {
    const found = this.get(object);
    return found instanceof PdfNumber ? found.value : Number.NaN;
  }

  text(object: unknown): string {
    const found = this.get(object);
    return found instanceof PdfString ? found.asString() : '';
  }

  data(object: unknown): Buffer {
    const found = this.get(object);
    return found instanceof PdfStream ? Buffer.from(found.getDecodedData()) : Buffer.alloc(0);
  }

  /** Every object of the file, with those in object streams. */
  all(): PdfObject[] {
    const sizes = [...this.bytes.toString('latin1').matchAll(/\/Size (\d+)/g)].map(([, size]) => Number(size));
    return Array.from({ length: Math.max(...sizes) - 1 }, (_, index) => this.get(PdfRef.of(index + 1, 0))).filter(
      (object) => object !== undefined,
    );
  }

  /** Every dictionary, also those inside others, and those of streams. */
  dicts(): PdfDict[] {
    const within = (object: unknown): PdfDict[] => {
      if (object instanceof PdfDict) return [object, ...[...object].flatMap(([, value]) => within(value))];
      return object instanceof PdfArray ? [...object].flatMap(within) : [];
    };
    return this.all().flatMap(within);
  }

  /** What a page or drawing draws. */
  content(contents: unknown): string {
    const found = this.get(contents);
    if (found instanceof PdfArray) return [...found].map((each) => this.content(each)).join('\n');
    return this.data(contents).toString('latin1');
  }
}
