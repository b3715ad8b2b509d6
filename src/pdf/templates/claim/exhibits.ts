import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { siteLine } from './facts.js';
import { invoiceTable } from './invoices.js';
import type { Measure } from './parts.js';
import { isLongLegal } from './words.js';

/** Content that does not fit on a recorded document or notice, each part on its own page with its own letter. */
export function exhibits(model: ClaimDocumentModel, measure: Measure, withInvoices: boolean): Content[] {
  const { details, jobsites } = model;
  const further = jobsites.slice(1);
  const found: { title: string; content: Content[] }[] = [
    ...(isLongLegal(model)
      ? [
          {
            title: 'Legal Description',
            content: [{ text: details.legalDescription ?? '', fontSize: measure.fontSize }],
          },
        ]
      : []),
    ...(withInvoices && details.invoices.length > 0
      ? [{ title: 'Itemized Account', content: invoiceTable(model, measure.width) }]
      : []),
    ...(further.length > 0
      ? [
          {
            title: 'Further Jobsites',
            content: further.map(
              (site, index): Content => ({
                text: [`${index + 2}. ${[site.name, siteLine(site)].filter(Boolean).join(', ')}`, site.legalDescription]
                  .filter(Boolean)
                  .join('\n'),
                fontSize: measure.fontSize,
                margin: [0, 0, 0, 6],
              }),
            ),
          },
        ]
      : []),
  ];
  return found.flatMap(({ title, content }, index): Content[] => [
    { text: `EXHIBIT ${String.fromCharCode(65 + index)}`, style: 'title', pageBreak: 'before' },
    { text: title, alignment: 'center', fontSize: 11, margin: [0, 1, 0, 10] },
    ...content,
  ]);
}
