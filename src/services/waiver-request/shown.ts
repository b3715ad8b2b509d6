import { createHash } from 'node:crypto';
import type { WaiverDocumentModel } from '../../domain/waiver/document.js';
import { AppError } from '../../errors/app-error.js';
import type { OpenedLink } from './link.js';

/**
 * Names the content of a form, as hex. The page has it in each of its forms: what is signed is what was on that page, whatever the payer
 * has changed or sent again meanwhile.
 */
export function digestContent(model: WaiverDocumentModel): string {
  return createHash('sha256').update(JSON.stringify(model, sorted)).digest('hex');
}

/** A stored content has its members in another order. */
function sorted(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @throws AppError CONFLICT if the page showed something else, or what it showed is not asked any more */
export function rejectOtherContent({ shown }: Pick<OpenedLink, 'shown'>, model: WaiverDocumentModel | null): void {
  if (model === null || (shown !== null && digestContent(model) !== shown)) throw changed();
}

export function changed(): AppError {
  return new AppError('CONFLICT', 'The request changed after it was shown. Nothing was signed: read it again.');
}
