import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type {
  InformationBlock,
  JobsiteBlock,
  NoticeDocumentModel,
  PartyBlock,
} from '../../../domain/notice-document/model.js';
import type { NoticeForm } from '../../assets/notice/form.js';
import { formatDate, formatMoney } from '../../format.js';
import { caption, contentWidth } from '../../page.js';
import { ruledRows } from '../../table-layouts.js';

const labelWidth = 146;

/** Filled in by hand: the statutes ask for these facts, and the text above refers to them (Civ. Code §§ 8102, 8202). */
const blank = '_'.repeat(36);

/** The facts of the job as label and value rows; a fact nobody gave leaves no empty row, unless the notice speaks of it. */
export function factRows(model: NoticeDocumentModel, form: NoticeForm): Content {
  const { project } = model;
  const site = model.jobsites[0];
  const rows = [
    row('Project', [[project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · ')]),
    row('Jobsite', [
      ...(site ? jobsiteLines(site) : []),
      model.exhibit?.jobsites.length && 'Further jobsites: see Exhibit A.',
    ]),
    row('Legal description', [project.legalDescription ?? (model.exhibit?.legalDescription && 'See Exhibit A.')]),
    row('Property records', [propertyRecords(model)]),
    row('Work provided or to be provided', [model.workDescription ?? blank]),
    row('Provided to, or under contract with', [model.hiringParty && oneLine(model.hiringParty)]),
    row(form.amountLabel, [model.claimAmount ? formatMoney(model.claimAmount) : blank], true),
    row('Contract', [contract(model)]),
    row('Dates of furnishing', [furnishing(model)]),
    row('Months of work', [model.monthsWorkPerformed.join(', ')]),
    row(model.noticeType === 'preliminary' && form.state === 'CA' ? 'Construction lender' : 'Lender', lender(model)),
    row('Payment bond', information(model.bond, 'Bond No.')),
  ].filter((cells) => cells !== null);
  return {
    table: { widths: [labelWidth, contentWidth - labelWidth - 6], body: rows, dontBreakRows: true },
    layout: ruledRows,
    margin: [0, 4, 0, 0],
  };
}

type Line = string | 0 | null | undefined | false;

function row(label: string, lines: Line[], strong = false): TableCell[] | null {
  const printed = lines.filter((line): line is string => Boolean(line));
  if (printed.length === 0) return null;
  return [caption(label, 2), { stack: printed.map((text) => ({ text, fontSize: 9.5, bold: strong })) }];
}

export function jobsiteLines(site: JobsiteBlock): string[] {
  const county = site.county ? `${site.county.replace(/\s+county$/i, '')} County` : null;
  const place = [site.addressLines.join(', '), county].filter(Boolean).join(' · ');
  return [site.name, place].filter((line): line is string => Boolean(line));
}

function propertyRecords({ project }: NoticeDocumentModel): string {
  const commencement = project.noticeOfCommencement;
  const recorded = commencement?.recordedOn ? ` recorded ${formatDate(commencement.recordedOn)}` : '';
  const instrument = commencement?.instrument ? `, instrument ${commencement.instrument}` : '';
  return [
    project.parcelNumber && `Parcel No. ${project.parcelNumber}`,
    project.permitNumber && `Permit No. ${project.permitNumber}`,
    (recorded || instrument) && `Notice of commencement${recorded}${instrument}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function contract({ project, noticeType }: NoticeDocumentModel): string {
  return [
    project.dateContract && `Dated ${formatDate(project.dateContract)}`,
    // The estimate of the price stands on its own; a second sum on a preliminary notice would invite confusion.
    noticeType !== 'preliminary' && project.contractAmount && `Amount ${formatMoney(project.contractAmount)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function furnishing({ firstFurnishingDate: first, lastFurnishingDate: last }: NoticeDocumentModel): string {
  return [first && `First: ${formatDate(first)}`, last && `Last: ${formatDate(last)}`].filter(Boolean).join(' · ');
}

function lender(model: NoticeDocumentModel): Line[] {
  return information(model.lender, 'Loan No.');
}

function information(block: InformationBlock | null, referenceLabel: string): Line[] {
  if (!block) return [];
  const reference = block.reference && `${referenceLabel} ${block.reference}`;
  const lines = [...block.parties.map(oneLine), ...(block.text ? [block.text] : [])];
  if (lines.length !== 1) return [...lines, reference];
  return [[lines[0], reference].filter(Boolean).join(' · ')];
}

function oneLine({ name, attention, addressLines, contractNumber }: PartyBlock): string {
  const address = [name, attention && `Attn: ${attention}`, ...addressLines].filter(Boolean).join(', ');
  return [address, contractNumber && `Contract No. ${contractNumber}`].filter(Boolean).join(' · ');
}
