import type { Content } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import { contentWidth, rowCaption } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';
import { generalFacts } from './general-facts.js';

export const labelWidth = 146;

/** The blanks of the general form as label and value rows. */
export function waiverFactRows(model: WaiverDocumentModel): Content {
  const body = generalFacts(model).map(({ label, lines, isStrong }) => [
    rowCaption(label),
    { stack: lines.map((text) => ({ text, fontSize: 9.5, bold: isStrong })) },
  ]);
  return {
    table: { widths: [labelWidth, contentWidth - labelWidth - 6], body, dontBreakRows: true },
    layout: ruledRows,
    heads: { column: 0 },
  };
}
