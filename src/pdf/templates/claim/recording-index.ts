import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { recorderOf } from '../../assets/claim/offices.js';
import { indexSentences as words } from '../../assets/claim/sentences.js';
import { fillBlanks } from '../../format.js';
import { rowCaption } from '../../page.js';
import { ruledRows, tightRows } from '../../table-layouts.js';
import { exhibitLetters, type LetteredExhibit } from './exhibit-letters.js';
import type { Measure } from './measure.js';
import { describeParcels, findLegalDescription } from './property.js';
import { hasLegalExhibit, line, placeOfRecord } from './words.js';

/**
 * What a recorder enters in the index, on the first page (RCW 65.04.045(1)(d) to (g)). The owner grants what a lien takes, and the
 * claimant what a release gives back.
 */
export function recordingIndex(model: ClaimDocumentModel, { width, compact }: Measure, pages: IndexedPages): Content[] {
  if (!recorderOf(model.state).index) return [];
  const { instrument, amendment, claimant, owners } = model;
  const isRelease = instrument === 'lien_release';
  const sides = [owners.map(({ name }) => name).join('; ') || line, claimant.name];
  const [grantor, grantee] = isRelease ? sides.toReversed() : sides;
  const isAmended = amendment?.originalRecorded === true;
  const reference = placeOfRecord(model).join(', ') || `Instrument No. ${line}`;
  const rows: [string, string][] = [
    [words.grantor, grantor!],
    [words.grantee, grantee!],
    [words.legal, abbreviated(model, pages)],
    [words.parcel, describeParcels(model) ?? line],
  ];
  if (isRelease || isAmended) rows.unshift([isRelease ? words.released : words.amended, reference]);
  const labelWidth = Math.round(width * 0.42);
  return [
    {
      table: {
        widths: [labelWidth, width - labelWidth - 6],
        body: rows.map(([label, value]) => [rowCaption(label), { text: value }]),
        dontBreakRows: true,
      },
      heads: { column: 0 },
      layout: compact ? tightRows : ruledRows,
      margin: [0, compact ? 3 : 8, 0, 0],
    },
  ];
}

/** The pages of the exhibits that have the whole legal descriptions. */
export type IndexedPages = Partial<Record<LetteredExhibit['what'], number>>;

/** Marks an exhibit whose page the index names (RCW 65.04.045(1)(f)). */
export function indexedPart(model: ClaimDocumentModel, part: LetteredExhibit['what']): { id?: string } {
  return namesLegalPage(model) && (part === 'legal' || part === 'jobsites') ? { id: ids[part] } : {};
}

const ids = { legal: 'legal-description', jobsites: 'further-jobsites' } as const;

export function namesLegalPage({ state }: ClaimDocumentModel): boolean {
  return recorderOf(state).index === true;
}

/** Finds the pages of these parts while the document is laid out. */
export function indexedPageFinder() {
  const indexedPages: IndexedPages = {};
  return {
    pages: () => (Object.keys(indexedPages).length > 0 ? indexedPages : null),
    // pdfmake asks about each node that has no page break of its own.
    pageBreakBefore: ({ id, pageNumbers }: { id?: string; pageNumbers: number[] }) => {
      for (const part of ['legal', 'jobsites'] as const) if (id === ids[part]) indexedPages[part] = pageNumbers[0];
      return false;
    },
  };
}

/** In an index, a longer description ends at a comma. */
const longest = 140;

function abbreviated(model: ClaimDocumentModel, pages: IndexedPages): string {
  const { jobsites } = exhibitLetters(model);
  // The first layout, which finds the pages, has room for a number of two digits.
  const page = String(pages.jobsites ?? 10);
  const more = jobsites ? fillBlanks(words.further, { letter: jobsites, page }) : '';
  return `${ofPrimary(model, pages)}${more}`;
}

function ofPrimary(model: ClaimDocumentModel, pages: IndexedPages): string {
  const text = findLegalDescription(model)?.replace(/\s+/g, ' ').trim();
  if (!text) return line;
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const end = Math.max(start.lastIndexOf(','), start.lastIndexOf(';'));
  const brief = start.slice(0, end > 30 ? end : start.lastIndexOf(' '));
  if (!hasLegalExhibit(model)) return fillBlanks(words.below, { start: brief });
  const letter = String(exhibitLetters(model).legal);
  return fillBlanks(words.exhibit, { start: brief, letter, page: String(pages.legal ?? 10) });
}
