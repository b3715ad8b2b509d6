import { countyInSentence } from '../../../domain/address/county-names.js';
import { bonded, isBonded } from '../../../domain/claim-document/bonded.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { isOnRecord } from '../../../domain/claim-document/requirements.js';
import { formatCents, parseCents } from '../../../domain/shared/money.js';
import { claimForm, claimFormOf } from '../../assets/claim/index.js';
import { courtOf } from '../../assets/claim/offices.js';
import { claimSentences, clauses, factSentences } from '../../assets/claim/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { exceeds } from '../../wrap.js';

/** A line to write on, for a blank of the wording whose fact has no value. */
export const line = '____________________';

/** Whether the rows are a statute's. Those of a notice of intent are the service's own, also where a statute words its first sentences. */
export function isPrescribed({ wording, instrument }: ClaimForm): boolean {
  return wording === 'statute' && instrument !== 'notice_of_intent';
}

/** The title of the document: a bonded or amended one says so. */
export function documentTitle(model: ClaimDocumentModel): string {
  const { title } = claimFormOf(model.formCode);
  const ownTitle = isBonded(model, model.details) ? bonded.title(title) : title;
  return model.amendment ? `Amended ${ownTitle}` : ownTitle;
}

/** The document as its exhibits cite it. */
export function documentCited(model: ClaimDocumentModel): string {
  const title = documentTitle(model);
  return model.number ? `${title} No. ${model.number}` : `${title}, ${model.project.name}`;
}

/** A longer legal description has its own exhibit on a form that states it, and any on a form that asks for one. */
export function hasLegalExhibit({ details, formCode }: ClaimDocumentModel): boolean {
  const form = claimFormOf(formCode);
  if (form.legalExhibit) return true;
  return states(form, ['legal_description', 'property'], /\{propertyInFull\}/) && isLong(details.legalDescription);
}

/** So has a longer description of the work. */
export function hasWorkExhibit({ details, formCode }: ClaimDocumentModel): boolean {
  const form = claimFormOf(formCode);
  const isStated = states(form, ['work', 'work_and_amount'], /\{work(Inset|OrWork)?\}/);
  return isStated && form.instrument !== 'lawsuit_referral' && isLong(details.workDescription);
}

/** Nothing would cite the exhibit of what a form does not state. */
function states(
  { facts, opening, averments = [], closing }: ClaimForm,
  named: readonly string[],
  blank: RegExp,
): boolean {
  return (
    facts.some(([fact]) => named.includes(fact)) ||
    [...opening, ...averments, ...closing].some((text) => blank.test(text))
  );
}

/** A value beside its label in a recorded document: its width in points, and how many lines of ten points are printed there. */
const row = { width: 318, lines: 6 };

function isLong(text: string | null): boolean {
  return text !== null && exceeds(text, row.lines, row.width, { size: 10, face: 'normal' });
}

/** What the state calls the document that claims the lien of a release. */
export function lienName({ state, sector, date, claimant, details }: ClaimDocumentModel): string {
  const direct = claimant.role === 'general_contractor';
  const variant = direct ? 'direct' : 'subcontract';
  const on = details.recording.date ?? date;
  const form = claimForm({ instrument: 'mechanics_lien', state, sector, date: on, variant, direct });
  return form.called ?? form.title.toLowerCase();
}

/** The lien that a release concerns; some states call the document itself the lien. */
export function lienReleased(model: ClaimDocumentModel): string {
  const name = lienName(model);
  const { called, titled } = clauses.lienReleased;
  return fillBlanks(name === 'construction lien' ? called : titled, { lienName: name });
}

/** The numbers under which a document is on record: a court has a number, a recorder an instrument, or book and page. */
export function placeOfRecord({ details: { recording }, state }: ClaimDocumentModel): string[] {
  const { instrumentNumber, book, page } = recording;
  const number = courtOf(state) ? 'No.' : 'Instrument No.';
  return [instrumentNumber && `${number} ${instrumentNumber}`, book && `Book ${book}`, page && `Page ${page}`].filter(
    (text): text is string => Boolean(text),
  );
}

/** Where a recorded document is in the records, or a filed one in the court's; what is not known is a line to write on. */
export function describeRecord(model: ClaimDocumentModel): string {
  const { date, county } = model.details.recording;
  const inCourt = courtOf(model.state) !== null;
  const numbers = placeOfRecord(model);
  const words = claimSentences.record;
  const records =
    county && !inCourt ? [fillBlanks(words.records, { county: countyInSentence(county, model.state) })] : [];
  const where = numbers.length > 0 ? numbers : [`${inCourt ? 'No.' : 'Instrument No.'} ${line}`];
  return fillBlanks(words.described, {
    how: inCourt ? words.inCourt : words.inRecords,
    on: date ? fillBlanks(words.on, { date: formatDate(date) }) : '',
    place: [...where, ...records].join(', '),
  });
}

export function yesOrNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'Yes' : 'No';
}

export function moneyOrNull(value: string | null): string | null {
  return value === null ? null : formatMoney(value);
}

export function dayOrNull(value: string | null): string | null {
  return value === null ? null : formatDate(value);
}

/** What the release names: a sum, land, or both. */
export function releasedLabel({ details: { release } }: ClaimDocumentModel): string | null {
  const words = factSentences.released_part;
  if (release.amount && release.property) return words.both;
  if (release.amount) return words.amount;
  return release.property ? words.land : null;
}

/** `$28,250.00 of $48,250.00`, or all of it if only land is released. */
export function remaining(amount: string | null, released: string | null): string | null {
  const left = (parseCents(amount ?? '') ?? 0n) - (parseCents(released ?? '') ?? 0n);
  if (amount === null || left <= 0n) return null;
  return released === null
    ? formatMoney(amount)
    : fillBlanks(factSentences.remaining_lien.amount, {
        left: formatMoney(formatCents(left)),
        amount: formatMoney(amount),
      });
}

/** A release need not repeat the description that the lien has in the records. */
export function legalByReference({ instrument, details: { recording } }: ClaimDocumentModel): string | null {
  return instrument === 'lien_release' && isOnRecord(recording) ? claimSentences.record.reference : null;
}
