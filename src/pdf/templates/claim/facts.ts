import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { type Fact, factsOf } from '../../../domain/claim-document/vocabulary.js';
import type { JobsiteBlock, PartyBlock } from '../../../domain/notice/document/model.js';
import { printedMethod } from '../../../domain/notice/preflight/notice-metadata.js';
import { roleCaption } from '../../captions.js';
import { countyName } from '../../county.js';
import { formatDate, formatMoney } from '../../format.js';
import { caption } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';
import { exhibitLetters } from './exhibit-letters.js';
import { isLongLegal, line } from './words.js';

type Line = string | null | undefined | false;

/** The lines that state each fact; none if it is not known. */
const say: Record<Fact, (model: ClaimDocumentModel) => Line[]> = {
  claimant: ({ claimant }) => [
    claimant.name,
    `${roleCaption(claimant.role, false, {})} · ${claimant.addressLines.join(', ')}`,
    claimant.phone,
  ],
  license: ({ claimant }) => [claimant.licenseNumber],
  license_dates: ({ details: { license } }) => [
    [
      license.issuedOn && `Issued ${formatDate(license.issuedOn)}`,
      license.expiresOn && `expires ${formatDate(license.expiresOn)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  owner: ({ owners }) => owners.map(nameAndAddress),
  record_owner: ({ owners, generalContractors, claimant }) => [
    ...owners.map(nameAndAddress),
    ...(claimant.role === 'general_contractor'
      ? []
      : generalContractors.map(({ name }) => `Contractor through which subrogation is asserted: ${name}`)),
  ],
  owner_interest: ({ details }) => [details.particulars.ownerInterest],
  attorney: ({ details: { particulars } }) => [particulars.attorney && nameAndAddress(particulars.attorney)],
  dwelling: ({ details: { particulars } }) => [yesOrNo(particulars.singleFamilyDwelling)],
  hiring_party: ({ hiringParty }) => [hiringParty && nameAndAddress(hiringParty)],
  general_contractor: ({ generalContractors, claimant }) =>
    generalContractors.length === 0 && claimant.role === 'general_contractor'
      ? ['The claimant']
      : generalContractors.map(nameAndAddress),
  lender: ({ lenders }) => lenders.map(nameAndAddress),
  principal: ({ details: { bond } }) => [bond.principal && nameAndAddress(bond.principal)],
  surety: ({ details: { bond } }) => [bond.surety && nameAndAddress(bond.surety)],
  obligee: ({ details: { bond } }) => [bond.obligee && nameAndAddress(bond.obligee)],
  bond: ({ details: { bond } }) => [
    [
      bond.number && `Bond No. ${bond.number}`,
      bond.date && `dated ${formatDate(bond.date)}`,
      bond.penalSum && `penal sum ${formatMoney(bond.penalSum)}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  project: ({ project }) => [[project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · ')],
  property: (model) => propertyLines(model),
  legal_description: (model) => [
    isLongLegal(model)
      ? `See Exhibit ${exhibitLetters(model).legal}, incorporated by this reference.`
      : model.details.legalDescription,
  ],
  parcel: ({ details }) => [details.parcelNumber],
  county: ({ details, state }) => [details.county && `${countyName(details.county, state)}, ${state}`],
  structure: ({ details }) => [details.structure],
  commencement: ({ project: { noticeOfCommencement } }) => [
    [
      noticeOfCommencement?.recordedOn && `Recorded ${formatDate(noticeOfCommencement.recordedOn)}`,
      noticeOfCommencement?.instrument && `instrument ${noticeOfCommencement.instrument}`,
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  work: ({ details }) => [details.workDescription],
  contract: ({ details: { contract }, hiringParty }) => [
    [
      contract.form && `${contract.form === 'written' ? 'Written' : 'Oral'} contract`,
      contract.date && `dated ${formatDate(contract.date)}`,
      hiringParty?.contractNumber && `No. ${hiringParty.contractNumber}`,
    ]
      .filter(Boolean)
      .join(' · ')
      .replace(/^d/, 'D'),
  ],
  original_amount: ({ details: { contract } }) => [money(contract.originalAmount)],
  change_orders: ({ details: { contract } }) => [money(contract.changeOrders) ?? 'None'],
  contract_total: ({ details: { contract } }) => [money(contract.total)],
  credits: ({ details: { contract } }) => [money(contract.credits)],
  paid: ({ details: { contract } }) => [money(contract.paid)],
  retainage: ({ details: { contract } }) => [money(contract.retainage)],
  amount: ({ details }) => [money(details.amount)],
  interest: ({ details: { interest } }) => [
    [
      interest.ratePercent && `${interest.ratePercent} percent a year`,
      interest.from && `from ${formatDate(interest.from)}`,
      interest.basis,
    ]
      .filter(Boolean)
      .join(', '),
  ],
  interest_from: ({ details: { interest } }) => [
    [
      interest.from && formatDate(interest.from),
      interest.ratePercent && `at ${interest.ratePercent} percent a year`,
      interest.basis,
    ]
      .filter(Boolean)
      .join(', '),
  ],
  payment_terms: ({ details }) => [details.paymentTerms],
  first_furnishing: ({ details }) => [date(details.firstFurnishingDate)],
  last_furnishing: ({ details }) => [date(details.lastFurnishingDate)],
  months: ({ details }) => [details.months.join(', ')],
  completion: ({ details }) => [date(details.completionDate)],
  notices_sent: ({ details }) => details.noticesSent.map((sent) => noticeSent(sent)),
  total_value: ({ details: { stopNotice } }) => [money(stopNotice.totalValue)],
  value_furnished: ({ details: { stopNotice } }) => [money(stopNotice.valueFurnished)],
  recording: ({ details: { recording }, state }) => [
    [
      recording.date && `Recorded ${formatDate(recording.date)}`,
      recording.instrumentNumber && `Instrument No. ${recording.instrumentNumber}`,
      recording.book && `Book ${recording.book}`,
      recording.page && `Page ${recording.page}`,
      recording.county && countyName(recording.county, state),
    ]
      .filter(Boolean)
      .join(' · '),
  ],
  release_scope: ({ details: { release } }) =>
    release.scope === 'full'
      ? ['In full']
      : [release.amount && `In the amount of ${formatMoney(release.amount)}`, release.property],
  payment_date: ({ details: { release } }) => [date(release.paymentDate)],
  payment_deadline: ({ details }) => [date(details.paymentDeadline)],
};

/**
 * The facts that a form states, as label and value rows. A numbered form keeps a blank line for a fact without a value. A row
 * stays on one page unless it lists more parties than fit on a page.
 */
export function factRows(model: ClaimDocumentModel, form: ClaimForm, width: number, fontSize = 9.5): Content {
  const numbers = Array.isArray(form.numbered) ? (form.numbered as readonly string[]) : null;
  const ruled = new Set(form.requires.flatMap((requirement) => factsOf[requirement] ?? []));
  const labelWidth = Math.round(width * (form.numbered ? 0.46 : 0.32));
  const hasLegalRow = form.facts.some(([fact]) => fact === 'legal_description');
  let longest = 0;
  const rows = form.facts.flatMap(([fact, label], index): TableCell[][] => {
    const said =
      fact === 'property' && !hasLegalRow
        ? [...say.property(model), ...say.legal_description(model)]
        : say[fact](model);
    const known = said.filter((text): text is string => Boolean(text));
    const lines = known.length === 0 && (form.numbered || ruled.has(fact)) ? [line] : known;
    if (lines.length === 0) return [];
    longest = Math.max(longest, lines.length);
    const bold = fact === 'amount' || (fact === 'retainage' && form.variant === 'retainage');
    const number = numbers ? `(${numbers[index]})` : `${index + 1}.`;
    const name = form.numbered ? { text: `${number} ${label}:`, fontSize } : caption(label, 2);
    return [[name, { stack: lines.map((text) => ({ text, fontSize, bold })) }]];
  });
  if (rows.length === 0) return [];
  return {
    table: { widths: [labelWidth, width - labelWidth - 6], body: rows, dontBreakRows: longest <= 15 },
    layout: ruledRows,
    margin: [0, 4, 0, 6],
  };
}

/** The location of the property: its primary jobsite, and a mention of the others. */
export function propertyLines(model: ClaimDocumentModel): string[] {
  const { jobsites, state } = model;
  const [first, ...others] = jobsites;
  if (!first) return [];
  const more =
    others.length > 0
      ? [
          `and ${others.length === 1 ? 'one further jobsite' : `${others.length} further jobsites`}, listed in Exhibit ${exhibitLetters(model).jobsites}`,
        ]
      : [];
  return [...(first.name ? [first.name] : []), siteLine(first, state), ...more].filter(Boolean);
}

/** The property as part of a sentence: address, county, parcel. */
export function propertySentence(model: ClaimDocumentModel): string {
  const [first] = model.jobsites;
  const { parcelNumber } = model.details;
  const site = first ? [...first.addressLines, first.county && countyName(first.county, model.state)] : [];
  return [...site, parcelNumber && `Parcel No. ${parcelNumber}`].filter(Boolean).join(', ');
}

export function siteLine(site: JobsiteBlock, state: string): string {
  return [site.addressLines.join(', '), site.county && countyName(site.county, state)].filter(Boolean).join(' · ');
}

export function nameAndAddress({ name, reputed, attention, addressLines }: PartyBlock): string {
  const full = [name, attention && `Attn: ${attention}`, ...addressLines].filter(Boolean).join(', ');
  return reputed ? `${full} (reputed)` : full;
}

export function noticeSent({
  title,
  date: on,
  method,
}: {
  title: string;
  date: string | null;
  method: string | null;
}): string {
  const how = method && printedMethod(method);
  return [title, on && `on ${formatDate(on)}`, how && `by ${how}`].filter(Boolean).join(', ');
}

function yesOrNo(value: boolean | null): string | null {
  return value === null ? null : value ? 'Yes' : 'No';
}

function money(value: string | null): string | null {
  return value === null ? null : formatMoney(value);
}

function date(value: string | null): string | null {
  return value === null ? null : formatDate(value);
}
