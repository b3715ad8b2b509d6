import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { listExhibits } from '../../../domain/exhibit/exhibit.js';
import type {
  InformationBlock,
  JobsiteBlock,
  NoticeDocumentModel,
  PartyBlock,
} from '../../../domain/notice/document/model.js';
import type { NoticeForm, StatedFact } from '../../assets/notice/form.js';
import { countyName } from '../../county.js';
import { formatDate, formatMoney } from '../../format.js';
import { contentWidth, rowCaption } from '../../page.js';
import { ruledRows, tightRows } from '../../table-layouts.js';
import { inRecords } from './blanks.js';
import { nameAndAddress } from './parties.js';
import { blankLine } from './statement.js';

const labelWidth = 161;

/** Exhibit A is the document's own, if it has one. */
export function firstAppended({ exhibit }: NoticeDocumentModel): number {
  return exhibit ? 1 : 0;
}

function incorporated(model: NoticeDocumentModel): string | null {
  const { exhibits = [] } = model;
  if (exhibits.length === 0) return null;
  return `${listExhibits(exhibits, firstAppended(model))}, attached and incorporated by this reference`;
}

const labels: Partial<Record<StatedFact, string>> = {
  jobsite: 'Jobsite',
  work: 'Work provided or to be provided',
  hiringParty: 'Provided to, or under contract with',
  contract: 'Contract',
  furnishing: 'Dates of furnishing',
};

/**
 * The facts of the job as label and value rows; a fact without a value has no row, unless the notice refers to it. Facts in the
 * form's opening are not repeated.
 */
export function factRows(model: NoticeDocumentModel, form: NoticeForm, tight = false): Content {
  const { project } = model;
  const site = model.jobsites[0];
  const contractors = contractorsOf(model);
  const row = (label: string, lines: Line[], strong = false) => rowOf(form.textPt, label, lines, strong);
  const named = (fact: StatedFact, lines: Line[], strong = false) =>
    form.stated?.includes(fact) ? null : row(labelOf(form, fact), lines, strong);
  const rows = [
    row(form.labels?.project ?? 'Project', [
      [project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · '),
    ]),
    named('jobsite', site ? jobsiteLines(site, model.state) : project.legalDescription ? [] : [blankLine]),
    row('Further jobsites', [model.exhibit?.jobsites.length && 'See Exhibit A.']),
    row(form.labels?.legalDescription ?? 'Legal description', [
      project.legalDescription ??
        (model.exhibit?.legalDescription ? 'See Exhibit A.' : form.labels?.legalDescription && blankLine),
    ]),
    form.labels?.parcel && !project.parcelNumber ? row(form.labels.parcel, [blankLine]) : null,
    row('Property records', [propertyRecords(model)]),
    form.labels?.claimant ? row(form.labels.claimant, [model.claimant.name]) : null,
    named('work', [model.workDescription ?? blankLine]),
    form.labels?.contractor ? row(form.labels.contractor, [contractors.join('; ') || blankLine]) : null,
    form.labels?.contractor && contractors.includes(model.hiringParty?.name ?? '')
      ? null
      : named('hiringParty', [model.hiringParty && oneLine(model.hiringParty)]),
    named('amount', [model.claimAmount ? formatMoney(model.claimAmount) : !form.amountOptional && blankLine], true),
    named('contract', [contract(model)]),
    named('furnishing', [furnishing(model)]),
    row('Months of work', [model.monthsWorkPerformed.join(', ')]),
    // A lender that is among the parties may be omitted; one from the caller's metadata appears nowhere else.
    model.grid.boxes.some(({ role }) => role === 'lender')
      ? named('lender', lender(model))
      : row(isNamed(model.lender) ? lenderLabel(form) : 'Construction loan', lender(model)),
    row('Exhibits', [incorporated(model)]),
    row('Payment bond', information(model, model.bond, 'Bond No.')),
    row('License', [license(model)]),
    form.labels?.mailed && row(form.labels.mailed, [model.service.date ? formatDate(model.service.date) : blankLine]),
    form.labels?.registryEntry && row(form.labels.registryEntry, [model.registryEntryNumber ?? blankLine]),
  ].filter((each): each is TableCell[] => typeof each === 'object' && each !== null);
  return {
    table: { widths: [labelWidth, contentWidth - labelWidth - 6], body: rows, dontBreakRows: true },
    layout: tight ? tightRows : ruledRows,
    heads: { column: 0 },
    margin: [0, 4, 0, 0],
  };
}

function contractorsOf({ grid, exhibit }: NoticeDocumentModel): string[] {
  const all = [...grid.boxes, ...(exhibit?.parties ?? [])].filter(({ role }) => role === 'general_contractor');
  return [...new Set(all.map(({ name }) => name))];
}

type Line = string | 0 | null | undefined | false;

function rowOf(textPt: number | undefined, label: string, lines: Line[], strong = false): TableCell[] | null {
  const printed = lines.filter((line): line is string => Boolean(line));
  if (printed.length === 0) return null;
  const size = textPt ?? 9.5;
  return [
    // If the statute sets a minimum type size for its words, it applies to the labels too.
    textPt ? { text: label, fontSize: textPt } : rowCaption(label),
    { stack: printed.map((text) => ({ text, fontSize: size, bold: strong })) },
  ];
}

export function jobsiteLines(site: JobsiteBlock, state: string): string[] {
  const county = site.county ? countyName(site.county, state) : null;
  const place = [site.addressLines.join(', '), county].filter(Boolean).join(' · ');
  return [site.name, place].filter((line): line is string => Boolean(line));
}

function propertyRecords({ project }: NoticeDocumentModel): string {
  const commencement = project.noticeOfCommencement;
  const recorded = commencement?.recordedOn ? ` recorded ${formatDate(commencement.recordedOn)}` : '';
  const instrument = commencement?.instrument ? ` ${inRecords(commencement.instrument)}` : '';
  return [
    project.parcelNumber && `Parcel No. ${project.parcelNumber}`,
    project.permitNumber && `Permit No. ${project.permitNumber}`,
    (recorded || instrument) && `Notice of commencement${recorded}${instrument}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Without its amount: a second amount next to the estimated price would be confusing. */
function contract({ project }: NoticeDocumentModel): string {
  return project.dateContract ? `Dated ${formatDate(project.dateContract)}` : '';
}

function furnishing({ firstFurnishingDate: first, lastFurnishingDate: last }: NoticeDocumentModel): string {
  return [first && `First: ${formatDate(first)}`, last && `Last: ${formatDate(last)}`].filter(Boolean).join(' · ');
}

/** The word of the box that names the lender. */
function lenderLabel({ labels: own, captions }: NoticeForm): string {
  return own?.lender ?? captions.lender ?? 'Lender';
}

function lender(model: NoticeDocumentModel): Line[] {
  return information(model, model.lender, 'Loan No.');
}

/** Only when its dates are stated: the number itself is in the letterhead (Virginia, § 43-4.01). */
function license({ claimant, license: { issuedOn, expiresOn } }: NoticeDocumentModel): string {
  if (!issuedOn && !expiresOn) return '';
  return [
    claimant.licenseNumber && `No. ${claimant.licenseNumber}`,
    issuedOn && `issued ${formatDate(issuedOn)}`,
    expiresOn && `expires ${formatDate(expiresOn)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Too many names would take the space of the statement; all of them are among the parties. */
const mostListed = 3;

function labelOf(form: NoticeForm, fact: StatedFact): string {
  if (fact === 'lender') return lenderLabel(form);
  return form.labels?.[fact] ?? labels[fact] ?? form.amountLabel;
}

function isNamed(block: InformationBlock | null): boolean {
  return block !== null && (block.parties.length > 0 || Boolean(block.text));
}

/** Parties with a box of their own are not described again. */
function information(
  { exhibit, grid }: NoticeDocumentModel,
  block: InformationBlock | null,
  referenceLabel: string,
): Line[] {
  if (!block) return [];
  const boxed = new Set(grid.boxes.map(({ name }) => name));
  const reference = block.reference && `${referenceLabel} ${block.reference}`;
  const others = block.parties.length - mostListed;
  const where = exhibit?.parties.length ? 'named in Exhibit A' : 'named among the parties above';
  const listed = block.parties.slice(0, mostListed);
  const names = listed.filter(({ name }) => boxed.has(name)).map(({ name }) => name);
  const more = others > 0 ? `and ${others} more, ${where}` : null;
  const onlyNames = names.length === listed.length;
  const lines = [
    ...(names.length > 0 ? [[...names, ...(onlyNames && more ? [more] : [])].join('; ')] : []),
    ...listed.filter(({ name }) => !boxed.has(name)).map(oneLine),
    ...(more && !onlyNames ? [more] : []),
    ...(block.text ? [block.text] : []),
  ];
  if (lines.length !== 1) return [...lines, reference];
  return [[lines[0], reference].filter(Boolean).join(' · ')];
}

function oneLine(party: PartyBlock): string {
  return [nameAndAddress(party), party.contractNumber && `Contract No. ${party.contractNumber}`]
    .filter(Boolean)
    .join(' · ');
}
