import {
  type PDF,
  type PDFPage,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfString,
} from '@libpdf/core';
import type { ExhibitType } from '../../domain/exhibit/exhibit.js';
import { AddedStructure } from '../tagging/added.js';
import { drawBetween } from './page-drawing.js';

/**
 * The pages of files of others in the structure tree. What their text means is not known: each page is one paragraph, and a picture
 * is a figure with the title of its exhibit.
 */
export class AppendedTags {
  private constructor(
    private readonly pdf: PDF,
    private readonly structure: AddedStructure,
  ) {}

  static of(pdf: PDF): AppendedTags {
    const structure = AddedStructure.of(pdf);
    if (!structure) throw new Error('The document to which files are appended has no tags.');
    return new AppendedTags(pdf, structure);
  }

  /** The last sections of the document. */
  last(count: number): PdfRef[] {
    const refs = this.structure.childrenOf(this.structure.document).filter((child) => child instanceof PdfRef);
    return refs.slice(refs.length - count);
  }

  /** A new section before the last one. */
  beforeLast(title: string): PdfRef {
    const { structure } = this;
    const section = structure.element('Sect', structure.document, { T: PdfString.fromString(title) });
    const children = structure.childrenOf(structure.document);
    structure.setChildren(structure.document, [...children.slice(0, -1), section, ...children.slice(-1)]);
    return section;
  }

  /** @param mark what is written on a page outside of its content */
  describe(
    pages: readonly PDFPage[],
    {
      mimeType,
      title,
      mark,
    }: { mimeType: ExhibitType; title: string; mark?: (page: PDFPage, index: number) => string },
    section: PdfRef,
  ): void {
    const { structure } = this;
    const isPicture = mimeType !== 'application/pdf';
    const role = isPicture ? 'Figure' : 'P';
    const elements = pages.map((page, index) => {
      drawBetween(this.pdf, page, `/${role} <</MCID 0>> BDC\n`, `EMC\n${mark?.(page, index) ?? ''}`);
      return structure.wholePage(role, section, page, isPicture ? figure(title, page) : {});
    });
    structure.setChildren(section, [...structure.childrenOf(section), ...elements]);
  }

  finish(): void {
    this.structure.finish();
  }
}

function figure(title: string, page: PDFPage): Record<string, PdfObject> {
  const { x, y, width, height } = page.getMediaBox();
  const box = new PdfArray([x, y, x + width, y + height].map((each) => PdfNumber.of(each)));
  return {
    Alt: PdfString.fromString(title),
    A: PdfDict.of({ O: PdfName.of('Layout'), Placement: PdfName.of('Block'), BBox: box }),
  };
}
