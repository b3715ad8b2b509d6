import { writeCompactly } from '../object-streams.js';
import { type MarkedContent, Tag } from './tag.js';

/** What pdfkit offers for marked content and structure. */
export interface StructuredPdf {
  options: { tagged?: boolean };
  page: { width: number; height: number };
  save(): StructuredPdf;
  restore(): StructuredPdf;
  opacity(value: number): StructuredPdf;
  fillColor(color: string): StructuredPdf;
  rotate(angle: number, options: { origin: [number, number] }): StructuredPdf;
  translate(x: number, y: number): StructuredPdf;
  path(d: string): StructuredPdf;
  fill(): StructuredPdf;
  lineWidth(width: number): StructuredPdf;
  ellipse(x: number, y: number, width: number, height: number): StructuredPdf;
  stroke(color: string): StructuredPdf;
  markContent(tag: 'Artifact', options?: { type: string }): unknown;
  markStructureContent(tag: string): MarkedContent;
  endMarkedContent(): unknown;
  struct(type: string, options: Alternatives): StructureElement;
  addStructure(element: StructureElement): unknown;
  /** Its dictionary has the ParentTree. */
  getStructTreeRoot(): object;
}

interface Alternatives {
  alt?: string | undefined;
  actual?: string | undefined;
  lang?: string | undefined;
}

interface StructureElement {
  dictionary: { data: Record<string, unknown> };
  add(child: StructureElement | MarkedContent): unknown;
  end(): void;
}

/** Writes the structure tree of a document whose pages are drawn. */
export function writeStructure(pdf: StructuredPdf, root: Tag): void {
  writeCompactly(pdf.getStructTreeRoot());
  const element = toElement(pdf, root);
  pdf.addStructure(element);
  element.end();
}

function toElement(pdf: StructuredPdf, tag: Tag): StructureElement {
  const { role, options, contents, children, bounds, pageHeight } = tag;
  const element = pdf.struct(role, { alt: options.alt, actual: options.actual, lang: tag.lang });
  // A table has an element for each of its cells.
  writeCompactly(element.dictionary);
  const { data } = element.dictionary;
  if (options.attributes) data.A = options.attributes;
  if (bounds) {
    const [left, top, right, bottom] = bounds;
    data.A = { O: 'Layout', Placement: 'Block', BBox: [left, pageHeight - bottom, right, pageHeight - top] };
  }
  for (const content of contents) element.add(content instanceof Tag ? toElement(pdf, content) : content);
  for (const child of children) {
    if (role === 'TR' || child.isDrawn) element.add(toElement(pdf, child));
  }
  return element;
}
