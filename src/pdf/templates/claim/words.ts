import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { countyName } from '../../county.js';
import { formatDate } from '../../format.js';

/** A line to write on, for a blank of the wording whose fact has no value. */
export const line = '____________________';

/** A longer legal description has its own exhibit. */
export function isLongLegal({ details }: ClaimDocumentModel): boolean {
  return (details.legalDescription?.length ?? 0) > 400;
}

/** The place of a recorded document in the records; what is not known is a line to write on. */
export function recordOf({ details: { recording }, state }: ClaimDocumentModel): string {
  const { date, instrumentNumber, book, page, county } = recording;
  const where = [
    instrumentNumber && `Instrument No. ${instrumentNumber}`,
    book && `Book ${book}`,
    page && `Page ${page}`,
    county && `records of ${countyName(county, state)}`,
  ].filter(Boolean);
  return `recorded${date ? ` on ${formatDate(date)}` : ''} as ${where.length > 0 ? where.join(', ') : `Instrument No. ${line}`}`;
}
