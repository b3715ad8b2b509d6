import { type PDF, type PDFPage, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';

/** Adds elements to the structure tree of a file that is already written. */
export class AddedStructure {
  private readonly object: PDF['getObject'];
  private readonly added: [PdfNumber, PdfObject][] = [];
  private next: number;

  private constructor(
    private readonly pdf: PDF,
    private readonly tree: PdfDict,
    readonly document: PdfRef,
  ) {
    this.object = pdf.getObject.bind(pdf);
    this.next = tree.getNumber('ParentTreeNextKey')?.value ?? 0;
  }

  /** null if the file is not tagged. */
  static of(pdf: PDF): AddedStructure | null {
    const object = pdf.getObject.bind(pdf);
    const tree = pdf.getCatalog().getDict('StructTreeRoot', object);
    const document = tree?.getArray('K', object)?.at(0);
    return tree && document instanceof PdfRef ? new AddedStructure(pdf, tree, document) : null;
  }

  childrenOf(element: PdfRef): PdfObject[] {
    const data = this.object(element) as PdfDict;
    return [...(data.getArray('K', this.object) ?? [])];
  }

  /** Gives an element these children, which may be elements that it has already. */
  setChildren(element: PdfRef, children: PdfObject[]): void {
    (this.object(element) as PdfDict).set('K', new PdfArray(children));
  }

  /** An element that its parent does not list yet. */
  element(role: string, parent: PdfRef, entries: Record<string, PdfObject> = {}): PdfRef {
    const data = { Type: PdfName.of('StructElem'), S: PdfName.of(role), P: parent, ...entries };
    return this.pdf.register(PdfDict.of(data));
  }

  /** The element of all that a page shows. Its content must be in the sequence 0. */
  wholePage(role: string, parent: PdfRef, page: PDFPage, entries: Record<string, PdfObject> = {}): PdfRef {
    const element = this.element(role, parent, { ...entries, Pg: page.ref, K: new PdfArray([PdfNumber.of(0)]) });
    page.dict.set('StructParents', this.key(new PdfArray([element])));
    page.dict.set('Tabs', PdfName.of('S'));
    return element;
  }

  /** Writes the changes into the ParentTree. */
  finish(): void {
    const numbers = this.tree.getDict('ParentTree', this.object)?.getArray('Nums', this.object) ?? new PdfArray([]);
    this.tree.set('ParentTree', PdfDict.of({ Nums: new PdfArray([...numbers, ...this.added.flat()]) }));
    this.tree.set('ParentTreeNextKey', PdfNumber.of(this.next));
  }

  private key(entry: PdfObject): PdfNumber {
    const key = PdfNumber.of(this.next);
    this.next += 1;
    this.added.push([key, entry]);
    return key;
  }
}
