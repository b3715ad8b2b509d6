import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { type ExhibitKind, exhibitLetter as letter } from '../../../domain/exhibit/exhibit.js';
import { isLongLegal } from './words.js';

export interface Exhibit {
  what: 'legal' | 'account' | 'jobsites';
  title: string;
}

/** The exhibits of a document in their order. */
export function listedExhibits({ instrument, details, jobsites, ...model }: ClaimDocumentModel): Exhibit[] {
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
  return Object.fromEntries(listedExhibits(model).map(({ what }, index) => [what, letter(index)]));
}

/** The appended files come after the exhibits that the document prints itself. */
export function firstAppended(model: ClaimDocumentModel): number {
  return listedExhibits(model).length;
}

/** The letter of the first appended file of a kind. */
export function appendedLetter(model: ClaimDocumentModel, kind: ExhibitKind): string | undefined {
  const index = (model.exhibits ?? []).findIndex((exhibit) => exhibit.kind === kind);
  return index < 0 ? undefined : letter(firstAppended(model) + index);
}

export { letter };
