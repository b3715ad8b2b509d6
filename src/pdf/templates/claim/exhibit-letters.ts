import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import {
  type ExhibitKind,
  type Exhibit as FileExhibit,
  exhibitLetter as letter,
} from '../../../domain/exhibit/exhibit.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { hasLegalExhibit } from './words.js';

export interface Exhibit {
  what: 'legal' | 'account' | 'jobsites';
  title: string;
}

/** The exhibits of a document in their order. */
export function listedExhibits(model: ClaimDocumentModel): Exhibit[] {
  const { instrument, details, jobsites, formCode } = model;
  const legal = { what: 'legal', title: 'Legal Description', present: hasLegalExhibit(model) } as const;
  const account = {
    what: 'account',
    title: 'Itemized Account',
    present: instrument === 'mechanics_lien' && details.invoices.length > 0,
  } as const;
  const all: Array<Exhibit & { present: boolean }> = [
    ...(claimFormOf(formCode).legalExhibit ? [account, legal] : [legal, account]),
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

/** The appended files of these kinds: "Exhibits B and C"; a blank for the letter of a file that is not appended. */
export function exhibitsOf(model: ClaimDocumentModel, kinds: readonly ExhibitKind[]): string {
  return exhibitsThat(model, ({ kind }) => kinds.includes(kind));
}

export function exhibitsThat(model: ClaimDocumentModel, match: (exhibit: FileExhibit) => boolean): string {
  const first = firstAppended(model);
  const letters = (model.exhibits ?? []).flatMap((exhibit, index) => (match(exhibit) ? [letter(first + index)] : []));
  const last = letters.pop();
  if (!last) return 'Exhibit ____ (to be attached)';
  return letters.length === 0 ? `Exhibit ${last}` : `Exhibits ${letters.join(', ')} and ${last}`;
}

export { letter };
