import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { siteLine } from './facts.js';
import { invoiceTable } from './invoices.js';
import type { Measure } from './parts.js';
import { isLongLegal } from './words.js';

interface Exhibit {
  what: 'legal' | 'account' | 'jobsites';
  title: string;
}

/** The exhibits of a document in their order. */
function listed({ instrument, details, jobsites, ...model }: ClaimDocumentModel): Exhibit[] {
  const all: Array<Exhibit & { present: boolean }> = [
    { what: 'legal', title: 'Legal Description', present: isLongLegal({ ...model, instrument, details, jobsites }) },
    {
      what: 'account',
      title: 'Itemized Account',
      present: instrument === 'mechanics_lien' && details.invoices.length > 0,
    },
    { what: 'jobsites', title: 'Further Jobsites', present: jobsites.length > 1 },
  ];
  return all.filter(({ present }) => present);
}

/** The letter of each exhibit that the document has, so that its text can name it. */
export function exhibitLetters(model: ClaimDocumentModel): Partial<Record<Exhibit['what'], string>> {
  return Object.fromEntries(listed(model).map(({ what }, index) => [what, letter(index)]));
}

/** Content that does not fit on a recorded document or notice, each part on its own page with its own letter. */
export function exhibits(model: ClaimDocumentModel, measure: Measure): Content[] {
  const { details, jobsites, number, project } = model;
  const content: Record<Exhibit['what'], () => Content[]> = {
    legal: () => [{ text: details.legalDescription ?? '', fontSize: measure.fontSize }],
    account: () => invoiceTable(model, measure.width),
    jobsites: () =>
      jobsites.slice(1).map(
        (site, index): Content => ({
          text: [
            `${index + 2}. ${[site.name, siteLine(site, model.state)].filter(Boolean).join(', ')}`,
            site.legalDescription,
          ]
            .filter(Boolean)
            .join('\n'),
          fontSize: measure.fontSize,
          margin: [0, 0, 0, 6],
        }),
      ),
  };
  const of = number ? `No. ${number}` : project.name;
  return listed(model).flatMap(({ what, title }, index): Content[] => [
    { text: `EXHIBIT ${letter(index)}`, style: 'title', pageBreak: 'before' },
    { text: title, alignment: 'center', fontSize: 11, margin: [0, 1, 0, 0] },
    { text: `to ${of}`, alignment: 'center', fontSize: 9.5, margin: [0, 1, 0, 10] },
    ...content[what](),
  ]);
}

function letter(index: number): string {
  return String.fromCharCode(65 + index);
}
