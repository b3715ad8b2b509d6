import { exhibitLetter, exhibitLimits } from '@domain/exhibit/exhibit.js';
import type { DocumentableType, ListedExhibitFragment } from './exhibits.documents';
import type { MadeExhibitFragment } from './made-documents.documents';

/** What a document is made from. */
export interface ExhibitsOf {
  documentableType: DocumentableType;
  documentableId: string;
}

/** A document of the record, made or as it will be. */
export interface ExhibitList {
  exhibits: readonly MadeExhibitFragment[];
}

const inMegabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
export const tooLarge = `An exhibit has at most ${inMegabytes(exhibitLimits.bytes)}.`;
export const fileLimit = `A PDF, JPEG or PNG of at most ${inMegabytes(exhibitLimits.bytes)}.`;
export const limits = `There can be ${exhibitLimits.perRecord}, with at most ${inMegabytes(exhibitLimits.totalBytes)} and ${exhibitLimits.totalPages} pages together.`;

/**
 * The letter at a place of the list. Letters continue those of the exhibits that the form prints itself, so the first one is known from
 * a document.
 */
export function letterAt(place: number, first: string | undefined): string {
  return first ? exhibitLetter(first.charCodeAt(0) - exhibitLetter(0).charCodeAt(0) + place) : '—';
}

/** Whether the document that was made appends other files than a new one would. */
export function appendsOthers(
  { exhibits, createdAt }: ExhibitList & { createdAt: string },
  listed: readonly ListedExhibitFragment[],
): boolean {
  if (exhibits.length !== listed.length) return true;
  return listed.some((one, place) => {
    const { title, pageCount } = exhibits[place]!;
    return one.title !== title || one.pageCount !== pageCount || one.createdAt > createdAt;
  });
}
