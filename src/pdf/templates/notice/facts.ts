import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { listExhibits } from '../../../domain/exhibit/exhibit.js';
import type { InformationBlock, NoticeDocumentModel, PartyBlock } from '../../../domain/notice/document/model.js';
import type { NoticeForm, StatedFact } from '../../assets/notice/form.js';
import { noticeSentences } from '../../assets/notice/sentences.js';
import { fillBlanks, formatDate, formatMoney } from '../../format.js';
import { contentWidth, rowCaption } from '../../page.js';
import { labelParcels } from '../../parcel.js';
import { ruledRows, tightRows } from '../../table-layouts.js';
import { jobsiteLines } from '../jobsite-lines.js';
import { inRecords } from './blanks.js';
import { partyNameAndAddress } from './parties.js';
import { blankLine } from './statement.js';

const labelWidth = 161;

/** Exhibit A is the document's own, if it has one. */
export function firstAppendedLetter({ exhibit }: NoticeDocumentModel): number {
  return exhibit ? 1 : 0;
}

function incorporated(model: NoticeDocumentModel): string | null {
  const { exhibits = [] } = model;
  if (exhibits.length === 0) return null;
  const named = listExhibits(exhibits, firstAppendedLetter(model));
  return fillBlanks(noticeSentences.exhibits.appended, { exhibits: named });
}

/**
 * The facts of the job as label and value rows; a fact without a value has no row, unless the notice refers to it or a statute's form
 * has a line for it. Facts in the form's opening are not repeated.
 */
export function noticeFactRows(model: NoticeDocumentModel, form: NoticeForm, tight = false): Content {
  const { project } = model;
  const seeExhibit = noticeSentences.exhibits.see;
  const site = model.jobsites[0];
  const contractors = listContractors(model);
  const texts = [form.opening, ...form.closing].join('\n');
  const row = (label: string, lines: Line[], strong = false) => layOutRow(form.textPt, label, lines, strong);
  // A line that a statute's form has a name for is not left out.
  const isRuled = (fact: StatedFact) => form.wording === 'statute' && form.labels?.[fact] !== undefined;
  const named = (fact: StatedFact, lines: Line[], strong = false) =>
    form.stated?.includes(fact)
      ? null
      : row(labelFor(form, fact), lines.some(Boolean) || !isRuled(fact) ? lines : [blankLine], strong);
  const rows = [
    row(form.labels?.project ?? 'Project', [
      [project.name, project.number && `No. ${project.number}`].filter(Boolean).join(' · '),
    ]),
    named('jobsite', site ? jobsiteLines(site, model.state) : project.legalDescription ? [] : [blankLine]),
    row('Further jobsites', [model.exhibit?.jobsites.length && seeExhibit]),
    texts.includes('{property}')
      ? null
      : row(form.labels?.legalDescription ?? 'Legal description', [
          project.legalDescription ??
            (model.exhibit?.legalDescription ? seeExhibit : form.labels?.legalDescription && blankLine),
        ]),
    form.labels?.parcel && project.parcels.length === 0 ? row(form.labels.parcel, [blankLine]) : null,
    recordsRow(model, texts, row),
    form.labels?.claimant ? row(form.labels.claimant, [model.claimant.name]) : null,
    named('work', [model.exhibit?.workDescription ? seeExhibit : (model.workDescription ?? blankLine)]),
    form.labels?.contractor ? row(form.labels.contractor, [contractors.join('; ') || blankLine]) : null,
    form.labels?.contractor && contractors.includes(model.hiringParty?.name ?? '')
      ? named('hiringParty', [isRuled('hiringParty') && noticeSentences.otherHiringParty.none])
      : named('hiringParty', [model.hiringParty ? hiringParty(model.hiringParty, model) : blankLine]),
    named('amount', [model.claimAmount ? formatMoney(model.claimAmount) : !form.amountOptional && blankLine], true),
    named('contract', [contract(model)]),
    named('furnishing', [furnishing(model)]),
    row('Months of work', [model.monthsWorkPerformed.join(', ')]),
    // The number of a loan may be omitted if the lender is among the parties; one from the caller's metadata appears nowhere else.
    form.stated?.includes('lender') && model.grid.boxes.some(({ role }) => role === 'lender')
      ? null
      : lenderRow(model, form, row),
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

function listContractors({ grid, exhibit }: NoticeDocumentModel): string[] {
  const all = [...grid.boxes, ...(exhibit?.parties ?? [])].filter(({ role }) => role === 'general_contractor');
  return [...new Set(all.map(({ name }) => name))];
}

type Row = (label: string, lines: Line[]) => TableCell[] | null;
type Line = string | 0 | null | undefined | false;

function layOutRow(textPt: number | undefined, label: string, lines: Line[], strong = false): TableCell[] | null {
  const printed = lines.filter((line): line is string => Boolean(line));
  if (printed.length === 0) return null;
  const size = textPt ?? 9.5;
  return [
    // If the statute sets a minimum type size for its words, it applies to the labels too.
    textPt ? { text: label, fontSize: textPt } : rowCaption(label),
    { stack: printed.map((text) => ({ text, fontSize: size, bold: strong })) },
  ];
}

/** What the notice's texts do not state already. */
function recordsRow({ project }: NoticeDocumentModel, texts: string, row: Row): TableCell[] | null {
  const parcel = !texts.includes('{property}') && labelParcels(project.parcels);
  const { recordedOn, instrument } = (!texts.includes('{commencement}') && project.noticeOfCommencement) || {};
  const words = noticeSentences.commencement;
  const recorded = recordedOn ? fillBlanks(words.recorded, { date: formatDate(recordedOn) }) : '';
  const commencement =
    (recordedOn || instrument) &&
    fillBlanks(words.row, { recorded, instrument: instrument ? ` ${inRecords(instrument)}` : '' });
  const permit = project.permitNumber && `No. ${project.permitNumber}`;
  if (!parcel && !commencement) return row('Building permit', [permit]);
  return row('Property records', [[parcel, permit && `Permit ${permit}`, commencement].filter(Boolean).join(' · ')]);
}

/** Without its amount: a second amount next to the estimated price would be confusing. */
function contract({ project }: NoticeDocumentModel): string {
  return project.dateContract ? `Dated ${formatDate(project.dateContract)}` : '';
}

function furnishing({ firstFurnishingDate: first, lastFurnishingDate: last }: NoticeDocumentModel): string {
  return [first && `First: ${formatDate(first)}`, last && `Last: ${formatDate(last)}`].filter(Boolean).join(' · ');
}

function lenderRow(model: NoticeDocumentModel, form: NoticeForm, row: Row): TableCell[] | null {
  const label = form.labels?.lender ?? form.captions.lender ?? 'Lender';
  const named = unnamed(model, model.lender).length > 0;
  return row(named ? label : 'Construction loan', information(model, model.lender, 'Loan No.'));
}

/** Virginia's notice has the dates of the license (§ 43-4.01). Without them, the number is in the letterhead. */
export function hasLicenseRow({ license }: NoticeDocumentModel): boolean {
  return Boolean(license.issuedOn || license.expiresOn);
}

function license(model: NoticeDocumentModel): string {
  if (!hasLicenseRow(model)) return '';
  const { issuedOn, expiresOn } = model.license;
  const { licenseNumber } = model.claimant;
  return [
    licenseNumber && `No. ${licenseNumber}`,
    issuedOn && `issued ${formatDate(issuedOn)}`,
    expiresOn && `expires ${formatDate(expiresOn)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function labelFor(form: NoticeForm, fact: StatedFact): string {
  const labels: Partial<Record<StatedFact, string>> = noticeSentences.labels;
  return form.labels?.[fact] ?? labels[fact] ?? form.amountLabel;
}

/** Who is neither among the boxes nor on Exhibit A. */
function unnamed({ exhibit, grid }: NoticeDocumentModel, block: InformationBlock | null): string[] {
  const named = new Set([...grid.boxes, ...(exhibit?.parties ?? [])].map(({ name }) => name));
  const others = block?.parties.filter(({ name }) => !named.has(name)).map(oneLine) ?? [];
  return block?.text ? [...others, block.text] : others;
}

function information(model: NoticeDocumentModel, block: InformationBlock | null, numbered: string): Line[] {
  const others = unnamed(model, block);
  if (!block?.reference) return others;
  if (others.length === 0) return [`No. ${block.reference}`];
  return [[...others, `${numbered} ${block.reference}`].join(' · ')];
}

/** Its box, if it has one, has the address and the number of the contract. */
function hiringParty(party: PartyBlock, { grid }: NoticeDocumentModel): string {
  return grid.boxes.some(({ name }) => name === party.name) ? party.name : oneLine(party);
}

function oneLine(party: PartyBlock): string {
  return [partyNameAndAddress(party), party.contractNumber && `Contract No. ${party.contractNumber}`]
    .filter(Boolean)
    .join(' · ');
}
