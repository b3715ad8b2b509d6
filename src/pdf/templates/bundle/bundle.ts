import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { BundleEntry, BundleModel, BundlePart } from '../../../domain/bundle/model.js';
import { formatInstant } from '../../format.js';
import { leastType, withLeastType } from '../../least-type.js';
import { longTable } from '../../long-table.js';
import { caption, contentWidth, type Definition, documentBase, piece, rule, sectionHeading } from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { ruledRows } from '../../table-layouts.js';
import { verificationMark } from '../../verification-mark.js';

type BundleJob = Extract<RenderJob, { template: 'bundle' }>;

const title = 'Document Bundle';

/** How many pages each of the bundle's own parts has. */
interface OwnPages {
  front: number;
  extract: number;
}

/**
 * The list of contents, and the extract of the audit log; the files of the bundle are put between them (appended/bundle.ts). The list
 * has the pages of the bundle, which are known after the first layout.
 */
export function bundleDefinition(job: BundleJob, ownPages: OwnPages = { front: 1, extract: 1 }): Definition {
  const { model, generatedAt, verification } = job;
  const { about, claimant, parts, sandbox } = model;
  const base = documentBase({
    title: `${title}: ${about}`,
    subject: `${about} with exhibits, proofs of service and the extract of the audit log`,
    author: claimant,
    keywords: 'bundle',
    generatedAt,
    preview: false,
  });
  const filed = parts.reduce((sum, { pageCount }) => sum + pageCount, 0);
  const section = (name: string, content: Content, before: () => number) => {
    const numbering = piece({
      left: title,
      center: about,
      running: `${name}, continued`,
      mark: verification && verificationMark(verification),
      within: () => ({ before: before(), total: front.pages() + filed + last.pages() }),
    });
    return { section: withLeastType(content, leastType), ...numbering.frame() };
  };
  const front = section('Contents', contents(model, generatedAt, ownPages), () => 0);
  const last = section('Extract of the audit log', extract(model, generatedAt), () => front.pages() + filed);
  return {
    ...base,
    ...(sandbox && { mark: 'SANDBOX — NOTHING WAS MAILED' }),
    content: [front, last],
    front: front.pages,
    revise() {
      const pageCounts = { front: front.pages(), extract: last.pages() };
      return pageCounts.front === ownPages.front && pageCounts.extract === ownPages.extract
        ? null
        : bundleDefinition(job, pageCounts);
    },
  };
}

function contents(model: BundleModel, generatedAt: string, ownPages: OwnPages): Content {
  const { about, claimant, project, parts, notBundled } = model;
  const widths = [18, contentWidth - 18 - 130 - 2 * 40 - 30, 130, 40, 40];
  const head = ['No.', 'Document', 'Date', 'Page', 'Pages'].map((text) => caption(text));
  const starts = [ownPages.front + 1];
  for (const { pageCount } of parts) starts.push(starts.at(-1)! + pageCount);
  const last = [
    cell(String(parts.length + 1)),
    { text: 'Extract of the audit log', fontSize: 9.5, bold: true },
    cell(formatInstant(generatedAt)),
    cell(String(starts.at(-1))),
    cell(String(ownPages.extract)),
  ];
  const body = [head, ...parts.flatMap((part, index) => partRows(part, index + 1, starts[index]!)), last];
  return [
    { text: title, headlineLevel: 1, fontSize: 15, bold: true },
    rule(1.2, 3),
    { text: about, fontSize: 11, bold: true, margin: [0, 8, 0, 0] },
    { text: `${claimant} · ${project}`, fontSize: 9.5, margin: [0, 2, 0, 0] },
    sectionHeading('Contents', 14),
    longTable({ table: { widths, body }, heads: { column: 1 }, layout: ruledRows }),
    ...notBundled.map(({ fileName, sha256, why }) => ({
      text: `Not printed: ${fileName} ${why} SHA-256 ${sha256.slice(0, 32)} ${sha256.slice(32)}`,
      fontSize: 9,
      margin: [0, 6, 0, 0] as [number, number, number, number],
    })),
    { text: `Prepared ${formatInstant(generatedAt)}.`, fontSize: 9, margin: [0, 12, 0, 0] },
  ];
}

function partRows(
  { title: named, fileName, sha256, at, pageCount, exhibits }: BundlePart,
  number: number,
  first: number,
): TableCell[][] {
  const hash = { text: `${fileName}\nSHA-256 ${sha256.slice(0, 32)} ${sha256.slice(32)}`, fontSize: 9 };
  const row = [
    cell(String(number)),
    { stack: [{ text: named, fontSize: 9.5, bold: true }, hash] },
    cell(formatInstant(at)),
    cell(String(first)),
    cell(String(pageCount)),
  ];
  const below = exhibits.map(({ letter, title: label, page: position, pageCount: pages }): TableCell[] => [
    '',
    { text: `Exhibit ${letter}: ${label}`, fontSize: 9, margin: [10, 0, 0, 0] },
    '',
    cell(String(first + position - 1)),
    cell(String(pages + 1)),
  ]);
  return [row, ...below];
}

function extract({ entries, omitted }: BundleModel, generatedAt: string): Content {
  const widths = [118, 92, 108, contentWidth - 118 - 92 - 108 - 24];
  const head = ['Time', 'Record', 'By', 'Change'].map((text) => caption(text));
  const older = omitted > 0 ? ` ${omitted} older entries are not printed.` : '';
  return [
    { text: 'Extract of the audit log', headlineLevel: 1, fontSize: 15, bold: true },
    rule(1.2, 3),
    {
      text: `The log records every change of the record, its documents and its orders, and cannot be altered. Times are in UTC. As of ${formatInstant(generatedAt)}.${older}`,
      fontSize: 9.5,
      margin: [0, 6, 0, 8],
    },
    longTable({ table: { widths, body: [head, ...entries.map(entryRow)] }, layout: ruledRows }),
  ];
}

function entryRow({ at, record, action, by, fields }: BundleEntry): TableCell[] {
  const change = fields.length > 0 ? `${action}: ${fields.map(inWords).join(', ')}` : action;
  return [cell(formatInstant(at)), cell(record), cell(by), cell(change)];
}

function cell(text: string): TableCell {
  return { text, fontSize: 9 };
}

/** A field by its words: "claim amount", and "project" for `project_id`. */
function inWords(field: string): string {
  return field.replace(/_ids?$/, '').replaceAll('_', ' ');
}
