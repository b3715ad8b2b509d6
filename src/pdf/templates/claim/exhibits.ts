import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { exhibitLetters, type LetteredExhibit, listedExhibits } from './exhibit-letters.js';
import { invoiceTable } from './invoices.js';
import type { Measure } from './measure.js';
import { propertyLines, siteLines } from './property.js';
import { indexedPart } from './recording-index.js';
import { documentCited, line } from './words.js';

/** Content that does not fit on a recorded document or notice, each part on its own page with its own letter. */
export function exhibits(model: ClaimDocumentModel, measure: Measure): Content[] {
  const { details, jobsites } = model;
  const form = claimFormOf(model.formCode);
  const content: Record<LetteredExhibit['what'], () => Content[]> = {
    legal: () =>
      [...(form.legalExhibit ? propertyLines(model) : []), details.legalDescription ?? line].map(
        (text): Content => ({ text, fontSize: measure.fontSize, margin: [0, 0, 0, 4] }),
      ),
    account: () => invoiceTable(model, measure),
    work: () => [{ text: details.workDescription ?? line, fontSize: measure.fontSize }],
    jobsites: () =>
      jobsites.slice(1).map(
        (site, index): Content => ({
          text: `${index + 1}. ${siteLines(site, model.state).join('\n')}`,
          fontSize: measure.fontSize,
          margin: [0, 0, 0, 6],
        }),
      ),
  };
  const letters = exhibitLetters(model);
  return listedExhibits(model).flatMap(({ what: part, title }): Content[] => [
    { text: `EXHIBIT ${letters[part]}`, style: 'title', pageBreak: 'before' },
    { text: title, alignment: 'center', fontSize: 11, margin: [0, 1, 0, 0], ...indexedPart(model, part) },
    { text: `to ${documentCited(model)}`, alignment: 'center', fontSize: 9.5, margin: [0, 1, 0, 10] },
    ...content[part](),
  ]);
}
