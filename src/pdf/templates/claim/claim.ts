import { isDeepStrictEqual } from 'node:util';
import type { Content } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { toSlips } from '../../appended/slip-sheets.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { formNumber } from '../../form-number.js';
import { formatDate, shorten } from '../../format.js';
import { withLeastType } from '../../least-type.js';
import { type Definition, documentBase, piece } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { verificationMark } from '../../verification-mark.js';
import { claimBlanks } from './blanks.js';
import { firstAppended } from './exhibit-letters.js';
import { mailedPages } from './mailed.js';
import { oathPageFinder } from './oath-page.js';
import { recordedPages } from './recorded.js';
import { type IndexedPages, indexedPageFinder, namesLegalPage } from './recording-index.js';
import { referralPages } from './referral.js';
import { mailedSheet, recordedSheet } from './sheet.js';
import { documentCited, documentTitle } from './words.js';

type ClaimJob = Extract<RenderJob, { template: 'claim' }>;

/** A document that needs several pages is laid out again in less space, to find out whether it needs fewer then. */
interface Fit {
  compact: boolean;
  /** How many pages it had before. */
  pages: number;
  /** The pages of the legal descriptions that the index of the first page names, once they are known; `usual` are those before. */
  indexed?: IndexedPages;
  usual?: IndexedPages;
  /** Whether the oath was on a later page before, and whether a line above it names the claim. */
  wasLater?: boolean;
  isIdentified?: boolean;
  isLast?: true;
  isIndexedAgain?: true;
  /** Set if the first layout has less space (`firstFit`): that is this one, or what it found. */
  tight?: 'now' | FitResult;
}

/** What a layout finds out: whether the oath is on a later page than the first. */
interface FitResult {
  pages: number;
  isLater: boolean;
}

/** Of a longer document, less space would save a page only by chance. */
const longestFitted = 5;

/** A printed claim: mailed as a letter or notice, taken to the recorder or the court, or handed to counsel. */
export function claimDefinition(job: ClaimJob, fit: Fit = firstFit(job.model)): Definition {
  const { model, preview, generatedAt, verification } = job;
  const form = claimFormOf(model.formCode);
  const title = documentTitle(model);
  const named = model.number ? `${title} ${model.number}` : `${title}: ${model.project.name}`;
  const base = documentBase({
    title: named,
    subject: `${title} for ${model.project.name}, ${formatDate(model.date)}`,
    author: model.claimant.name,
    keywords: [model.number, model.state, form.formCode, model.project.number].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const sheet = isRecorded(model, form) ? recordedSheet(model.state) : mailedSheet;
  const numbering = piece({
    left: model.number ? `No. ${shorten(model.number, 24)}` : model.project.name,
    center: sheet.running ? model.claimant.name : (form.footer ?? title),
    running: sheet.running ? `${shorten(title, 100)}, continued` : null,
    side: sheet.side,
    top: sheet.top,
    binding: sheet.binding,
    mark: verification && verificationMark(verification),
    form: `Form ${formNumber(form.formCode, form.effectiveFrom)}`,
    ...(!sheet.running && { fontSize: sheet.least, bottom: sheet.bottom }),
  });
  const frame = numbering.frame();
  const legal = namesLegalPage(model) ? indexedPageFinder() : null;
  const oath = isRecorded(model, form) ? oathPageFinder() : null;
  const content = withLeastType(pages(model, form, title, fit), sheet.least);
  return {
    ...base,
    defaultStyle: {
      ...base.defaultStyle,
      fontSize: Math.max(9.5, sheet.least),
      // A recorded document has larger type, and the space for a stamp.
      ...(fit.compact && { lineHeight: sheet.running ? 1 : 0.96 }),
    },
    ...(preview && !sheet.running && { mark: 'PREVIEW — NOT FOR RECORDING OR SERVICE' }),
    // Recorders require black ink.
    ...(!sheet.running && { styles: { ...base.styles, caption: { color: 'black' } } }),
    pageMargins: [sheet.side + sheet.binding, sheet.top, sheet.side, sheet.bottom],
    content: [{ section: content, ...frame }],
    revise() {
      const count = frame.pages();
      const isLater = count > 1 && (oath?.isLater() ?? false);
      if (fit.tight) {
        const next = afterTight(fit.tight, { pages: count, isLater }, fit.isIdentified ?? false);
        return next === null || next === 'previous' ? next : claimDefinition(job, next);
      }
      const indexed = legal?.pages() ?? null;
      if (indexed !== null && fit.indexed === undefined) return claimDefinition(job, { ...fit, indexed });
      const named = (namedFit: Fit) => claimDefinition(job, { ...namedFit, isIdentified: true, isLast: true });
      // The one before has no page number where the index names one, and no line that names the claim.
      const before: Fit = { compact: false, pages: 0, ...(fit.usual !== undefined && { indexed: fit.usual }) };
      const settled = isLater && !fit.isIdentified ? named(fit) : null;
      if (fit.isLast) {
        // The line that names the claim can take the page that less space saves.
        if (fit.compact && fit.pages > 0 && count >= fit.pages) return named({ ...before, pages: count });
        if (!fit.compact && fit.pages > 0 && count > fit.pages) return 'previous';
        // The line that names the claim can have moved what the index names.
        const isMoved = indexed !== null && !fit.isIndexedAgain && !isDeepStrictEqual(indexed, fit.indexed);
        return settled ?? (isMoved ? claimDefinition(job, { ...fit, indexed, isIndexedAgain: true }) : null);
      }
      if (fit.compact && count >= fit.pages) {
        if (fit.wasLater) return named(before);
        return fit.usual === undefined ? 'previous' : claimDefinition(job, { ...before, isLast: true });
      }
      if (fit.compact) return settled;
      const fits = count === 1 || count > longestFitted || model.instrument === 'lawsuit_referral';
      const usual = fit.indexed === undefined ? {} : { usual: fit.indexed };
      return fits ? settled : claimDefinition(job, { compact: true, pages: count, wasLater: isLater, ...usual });
    },
    pageBreakBefore: ((node: never) => {
      legal?.pageBreakBefore(node);
      oath?.pageBreakBefore(node);
      return false;
    }) as never,
    slips: toSlips(model.exhibits, documentCited(model), firstAppended(model), sheet.numbersExhibits),
  };
}

/**
 * A lien seldom has its oath on the first page, or fewer pages in less space. That is found out first, so that the next layout can have the
 * line that names the claim, and is the last one as a rule. Where an index names pages, the layouts have to follow each other.
 */
function firstFit(model: ClaimDocumentModel): Fit {
  const usual = { compact: false, pages: 0 };
  const isSworn = model.notaryBlock !== 'none' && isRecorded(model, claimFormOf(model.formCode));
  if (!isSworn || model.instrument === 'lien_release' || namesLegalPage(model)) return usual;
  return { ...usual, compact: true, tight: 'now' };
}

/**
 * The next layout of a document whose first one had less space, and no line that names the claim. The usual one has that line if the
 * first has several pages, because its oath is then seldom on the first. A page less counts only if it is not the line that takes it.
 */
function afterTight(tight: 'now' | FitResult, fit: FitResult, isIdentified: boolean): Fit | 'previous' | null {
  const usual = { compact: false, pages: 0 };
  if (tight === 'now') return { ...usual, tight: fit, isIdentified: fit.pages > 1 };
  const isShorter = tight.pages < fit.pages && fit.pages <= longestFitted;
  const isNeeded = fit.isLater && (tight.isLater || !isShorter);
  if (isIdentified && !isNeeded) return { ...usual, tight, isIdentified: false };
  if (isShorter && tight.isLater) return { compact: true, pages: fit.pages, isIdentified: true, isLast: true };
  if (tight.pages === 1 && isShorter) return 'previous';
  // With the line it was longer than with less space.
  const isLonger = tight.pages > 1 && !isIdentified && fit.isLater;
  if (isShorter || isLonger) return { compact: true, pages: 0, isLast: true };
  return fit.isLater === isIdentified ? null : { ...usual, isIdentified: fit.isLater, isLast: true };
}

function isRecorded({ instrument }: ClaimDocumentModel, { layout }: ClaimForm): boolean {
  return layout === 'recorded' || instrument === 'mechanics_lien' || instrument === 'lien_release';
}

function pages(
  model: ClaimDocumentModel,
  form: ClaimForm,
  title: string,
  { compact, indexed = {}, isIdentified = false }: Fit,
): Content {
  if (model.instrument === 'lawsuit_referral') return referralPages(model, form, title);
  const blanks = claimBlanks(model);
  return isRecorded(model, form)
    ? recordedPages(model, form, title, blanks, { compact, indexed, isIdentified })
    : mailedPages(model, form, title, blanks, compact);
}
