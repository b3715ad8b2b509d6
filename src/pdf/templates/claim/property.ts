import { countyName, countyNoun } from '../../../domain/address/county-names.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel, ClaimJobsite } from '../../../domain/claim-document/model.js';
import { claimFormOf } from '../../assets/claim/index.js';
import { claimSentences } from '../../assets/claim/sentences.js';
import { fillBlanks } from '../../format.js';
import { isByLot, joinParcels, labelParcels } from '../../parcel.js';
import { exhibitLetters, exhibitPart } from './exhibit-letters.js';
import { hasLegalExhibit, line } from './words.js';

/** Where a long legal description is. */
export function legalExhibit(model: ClaimDocumentModel): string {
  return exhibitPart(exhibitLetters(model).legal);
}

/** The location of the property: its primary jobsite with its description, and a mention of the others. */
export function propertyLines(model: ClaimDocumentModel, description: string | null = null): string[] {
  const [first, ...others] = model.jobsites;
  if (!first) return [];
  const words = claimSentences.property;
  const listed = others.length === 1 ? words.one : words.several;
  const more = others.length > 0 ? [fillBlanks(listed, furtherJobsites(model))] : [];
  const isStated = others.length === 0 || statesParcel(claimFormOf(model.formCode), model);
  return [
    ...(first.name ? [first.name] : []),
    siteLine(first, model.state),
    ...(isStated ? [] : [parcelLabel(model)]),
    description,
    ...more,
  ].filter((text): text is string => Boolean(text));
}

/** The property as part of a sentence: address, county, parcels, and a mention of the other jobsites. */
export function propertySentence(model: ClaimDocumentModel): string {
  const [first, ...others] = model.jobsites;
  const site = first ? [...first.addressLines, formatCounty(first, model.state)] : [];
  const text = [...site, parcelLabel(model)].filter(Boolean).join(', ');
  if (others.length === 0) return text;
  const { oneInSentence, severalInSentence } = claimSentences.property;
  const words = others.length === 1 ? oneInSentence : severalInSentence;
  return fillBlanks(words, { property: text, ...furtherJobsites(model) });
}

/** Street, city and county in one line. */
export function siteLine(site: ClaimJobsite, state: string): string {
  return [site.addressLines.join(', '), formatCounty(site, state)].filter(Boolean).join(' · ');
}

/** The same with the parcel and the legal description, for the list of further jobsites. */
export function siteLines(site: ClaimJobsite, state: string): string[] {
  const { name, taxLot, parcelNumber, legalDescription } = site;
  const parcelText = parcelNumber && labelParcels([parcelNumber]);
  const parcel =
    taxLot && !isByLot(parcelNumber)
      ? [`Block ${taxLot.block ?? line}, Lot ${taxLot.lot ?? line}`, parcelText]
      : [parcelText];
  return [
    [name, siteLine(site, state)].filter(Boolean).join(', '),
    ...(!taxLot && lacks(site, 'parcelNumber') ? [`Parcel No. ${line}`] : parcel),
    lacks(site, 'legalDescription') ? `Legal description: ${line}` : legalDescription,
  ].filter((text): text is string => Boolean(text));
}

/** The parcels of all jobsites. */
export function describeParcels(model: ClaimDocumentModel): string | null {
  return joinParcels(listParcels(model)) || null;
}

/** Each parcel, with a blank for each jobsite that lacks its number. */
function listParcels(model: ClaimDocumentModel): string[] {
  const { details, jobsites } = model;
  const [first, ...others] = jobsites.map((site) => lacks(site, 'parcelNumber') && !site.taxLot);
  const taxLot = findTaxLot(model);
  const blanks = others.filter(Boolean).map(() => line);
  return [...(first ? [line] : []), ...(taxLot ? [taxLot] : []), ...details.parcels, ...blanks];
}

/** The block and lot of the metadata, in a document of New Jersey whose form has no place for them. */
function findTaxLot({ state, formCode, details }: ClaimDocumentModel): string | null {
  const { block, lot } = details.particulars.taxLot;
  if (state !== 'NJ' || !block || !lot || statesLots(claimFormOf(formCode))) return null;
  return details.parcels.some(isByLot) ? null : `Block ${block}, Lot ${lot}`;
}

/** The parcels with their label, for a line or a sentence; none if none is known. */
function parcelLabel(model: ClaimDocumentModel): string {
  return labelParcels(listParcels(model));
}

/** Whether the form, without the rows that are left out, has the parcel number in a row or in a sentence. */
export function statesParcel(form: ClaimForm, { details }: Pick<ClaimDocumentModel, 'details'>): boolean {
  return (
    form.facts.some(([fact]) => fact === 'parcel') ||
    form.opening.some((text) => text.includes('{parcel}')) ||
    (statesLots(form) && details.parcels.length > 0 && details.parcels.every(isByLot))
  );
}

function statesLots({ opening }: ClaimForm): boolean {
  return opening.some((text) => text.includes('{taxLots}'));
}

/** The description of the primary jobsite; a blank if only other jobsites have one. */
export function findLegalDescription({ details, jobsites: [first] }: ClaimDocumentModel): string | null {
  return details.legalDescription ?? (first && lacks(first, 'legalDescription') ? line : null);
}

/** The legal description, or where it is, for the end of a description of the property. */
export function legalLine(model: ClaimDocumentModel): string | null {
  if (hasLegalExhibit(model)) return fillBlanks(claimSentences.exhibits.legal, { part: legalExhibit(model) });
  return model.details.legalDescription ?? (findLegalDescription(model) && `Legal description: ${line}`);
}

export function lacks(site: ClaimJobsite, fact: NonNullable<ClaimJobsite['lacks']>[number]): boolean {
  return site.lacks?.includes(fact) ?? false;
}

function formatCounty(site: ClaimJobsite, state: string): string | null {
  if (lacks(site, 'county')) return `${line} ${countyNoun(state)}`;
  return site.county && countyName(site.county, state);
}

/** How many they are, and where they are listed. */
function furtherJobsites(model: ClaimDocumentModel): Record<'count' | 'part', string> {
  return { count: String(model.jobsites.length - 1), part: exhibitPart(exhibitLetters(model).jobsites) };
}

/** A claim on several buildings has an amount for each. */
export function amountBy(words: { whole: string; each: string }, { jobsites }: ClaimDocumentModel): string {
  return jobsites.length < 2 ? words.whole : fillBlanks(words.each, { line: `${line}${line}` });
}
