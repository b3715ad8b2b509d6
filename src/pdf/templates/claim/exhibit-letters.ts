import { isPowerOfAttorney, listAttachments } from '../../../domain/claim-document/attachments.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { type Attachment, unattached } from '../../../domain/document/attachments.js';
import {
  type ExhibitKind,
  type Exhibit as FileExhibit,
  exhibitLetter as letter,
} from '../../../domain/exhibit/exhibit.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { claimSentences } from '../../assets/claim/sentences.js';
import { fillBlanks } from '../../format.js';
import { hasLegalExhibit, hasWorkExhibit } from './words.js';

export interface LetteredExhibit {
  what: 'legal' | 'account' | 'work' | 'jobsites';
  title: string;
}

/** The exhibits of a document in their order. */
export function listedExhibits(model: ClaimDocumentModel): LetteredExhibit[] {
  const { instrument, details, jobsites, formCode } = model;
  const legal = { what: 'legal', title: 'Legal Description', present: hasLegalExhibit(model) } as const;
  const account = {
    what: 'account',
    title: 'Itemized Account',
    present: instrument === 'mechanics_lien' && details.invoices.length > 0,
  } as const;
  const all: Array<LetteredExhibit & { present: boolean }> = [
    ...(claimFormOf(formCode).legalExhibit ? [account, legal] : [legal, account]),
    { what: 'work', title: 'Description of the Work', present: hasWorkExhibit(model) },
    { what: 'jobsites', title: 'Further Jobsites', present: jobsites.length > 1 },
  ];
  return all.filter(({ present }) => present);
}

/** The letter of each exhibit that the document has, so that its text can name it. */
export function exhibitLetters(model: ClaimDocumentModel): Partial<Record<LetteredExhibit['what'], string>> {
  const first = leading(model).length;
  return Object.fromEntries(listedExhibits(model).map(({ what: label }, index) => [label, letter(first + index)]));
}

/** Where a long description of the work is; null if it is in the text. */
export function workExhibit(model: ClaimDocumentModel): string | null {
  return hasWorkExhibit(model) ? seeExhibit(exhibitPart(exhibitLetters(model).work)) : null;
}

/** An exhibit of the document itself, by its letter. */
export function exhibitPart(ownLetter: string | undefined): string {
  return fillBlanks(claimSentences.exhibits.part, { letter: String(ownLetter) });
}

export function seeExhibit(part: string): string {
  return fillBlanks(claimSentences.exhibits.see, { part });
}

/** The appended files come after the exhibits that the document prints itself. */
export function firstAppended(model: ClaimDocumentModel): number {
  return leading(model).length + listedExhibits(model).length;
}

/** A form whose text names its account before its legal description keeps the first letter for an account still to be attached. */
function leading(model: ClaimDocumentModel): Attachment[] {
  if (!claimFormOf(model.formCode).legalExhibit) return [];
  return missingFrom(model).filter(({ kinds }) => kinds.includes('account'));
}

/**
 * The appended files of these kinds: "Exhibits B and C". If none is appended yet, the letter of the one that the form asks for, and
 * a blank if it asks for none, such as a copy of an oral contract.
 */
export function nameExhibits(model: ClaimDocumentModel, kinds: readonly ExhibitKind[]): string {
  const missing = missingFrom(model);
  const index = missing.findIndex((attachment) => attachment.kinds.some((kind) => kinds.includes(kind)));
  return (
    findLetters(model, ({ kind }) => kinds.includes(kind)) ?? `Exhibit ${index < 0 ? '____' : awaited(model, index)}`
  );
}

/** The power of attorney of a bond's surety, which comes after what the form asks for. */
export function powerOfAttorney(model: ClaimDocumentModel): string {
  return findLetters(model, isPowerOfAttorney) ?? `Exhibit ${awaited(model, missingFrom(model).length)}`;
}

function findLetters(model: ClaimDocumentModel, match: (exhibit: FileExhibit) => boolean): string | null {
  const first = firstAppended(model);
  const letters = (model.exhibits ?? []).flatMap((exhibit, index) => (match(exhibit) ? [letter(first + index)] : []));
  const last = letters.pop();
  if (!last) return null;
  return letters.length === 0 ? `Exhibit ${last}` : `Exhibits ${letters.join(', ')} and ${last}`;
}

function missingFrom(model: ClaimDocumentModel): Attachment[] {
  return unattached(listAttachments(claimFormOf(model.formCode), model.details, model.claimant.role), model.exhibits);
}

/** The letters of what is still to be attached come after those of the appended files, except for what leads. */
function awaited(model: ClaimDocumentModel, index: number): string {
  const first = leading(model).length;
  if (index < first) return letter(index);
  return letter(firstAppended(model) + (model.exhibits ?? []).length + index - first);
}

export { letter };
