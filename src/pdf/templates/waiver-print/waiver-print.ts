import type { Content, TableCell } from 'pdfmake/interfaces.js';
import type { WaiverDocumentModel } from '../../../domain/waiver/document.js';
import type { WaiverPrintModel } from '../../../domain/waiver-link/print-model.js';
import { stateName } from '../../assets/state-names.js';
import { waiverWording } from '../../assets/waiver/general.js';
import { formatDate, formatMoney } from '../../format.js';
import { leastType, withLeastType } from '../../least-type.js';
import {
  caption,
  contentWidth,
  type Definition,
  documentBase,
  pageFormat,
  piece,
  rowCaption,
  rule,
  sectionHeading,
} from '../../page.js';
import type { RenderJob } from '../../render-job.js';
import { ruledRows } from '../../table-layouts.js';
import { qrCode } from '../../verification-mark.js';
import { waiverDefinition } from '../waiver/waiver.js';

type WaiverPrintJob = Extract<RenderJob, { template: 'waiver-print' }>;

const title = 'Request for a lien waiver';
const labelWidth = 110;
/** Where the code to scan is, below the heading. */
const qr = { size: 118, top: pageFormat.top + 34 };
const besideCode = contentWidth - qr.size - 16;

/** One page: who asks for what, and how to answer; then the form, if it is signed by hand. */
export function waiverPrintDefinition(job: WaiverPrintJob): Definition {
  const form = job.model.isByHand ? waiverDefinition({ ...job, ...findForm(job) }) : null;
  return withForm(job, form);
}

function findForm({ model: { waiver } }: WaiverPrintJob) {
  return { template: 'waiver', model: waiver, image: null } as const;
}

/** The form is laid out again where its pages require it. */
function withForm(job: WaiverPrintJob, form: Definition | null): Definition {
  const { model, generatedAt, preview } = job;
  const { payer, payee, waiver } = model;
  const base = documentBase({
    title: `${title}: ${waiver.project.name}`,
    subject: `${payer.name} asks ${payee}`,
    author: payer.name,
    keywords: [waiver.number, model.code].filter(Boolean).join(', '),
    generatedAt,
    preview,
  });
  const numbering = piece({
    left: [waiver.number, waiver.project.name].filter(Boolean).join(' · '),
    center: payer.name,
    running: `${title}, continued`,
  });
  const front = { section: withLeastType(page(model), leastType), ...numbering.frame() };
  return {
    ...base,
    content: [front, ...(form ? [form.content].flat() : [])],
    revise() {
      const next = form?.revise?.() ?? null;
      return next === null || next === 'previous' ? next : withForm(job, next);
    },
  };
}

function page(model: WaiverPrintModel): Content[] {
  const { payer, payee, waiver, code, url, isByHand } = model;
  return [
    { text: title.toUpperCase(), style: 'heading', alignment: 'left' },
    rule(1, 6),
    qrCode(url, { x: pageFormat.width - pageFormat.right - qr.size, y: qr.top, size: qr.size }),
    {
      table: {
        widths: [besideCode],
        // As high as the code to scan beside it.
        heights: [qr.size],
        body: [[{ stack: whereToReply(payer.name, payee, { code, url }) }]],
      },
      layout: 'noBorders',
      margin: [0, 6, 0, 0],
    },
    sectionHeading('What is asked for', 10),
    facts(model, waiver),
    sectionHeading('How to answer', 12),
    ...steps(payer.name, isByHand).map(
      (text, index): Content => ({ text: `${index + 1}. ${text}`, margin: [0, 2, 0, 0] }),
    ),
    ...(isByHand ? [sectionHeading('This form is signed by hand', 12), byHand(waiver)] : []),
    sectionHeading('Before you answer', 12),
    {
      text: [
        'This page is no waiver. A waiver gives up rights: sign it only if the amount and the date are right. ',
        'The code alone opens nothing and signs nothing: it only finds the request. ',
        payer.email
          ? `If you do not expect this request, ask ${payer.name}: ${payer.email}.`
          : `If you do not expect this request, ask ${payer.name} first.`,
      ],
      margin: [0, 2, 0, 0],
    },
  ];
}

function whereToReply(payer: string, payee: string, { code, url }: { code: string; url: string }): Content[] {
  return [
    { text: `${payer} asks ${payee} for a lien waiver.`, fontSize: 11.5, bold: true, margin: [0, 2, 0, 6] },
    { stack: [caption('Scan the code, or open this address'), { text: url, fontSize: 11 }], field: true },
    { text: '', margin: [0, 4, 0, 0] },
    { stack: [caption('Code'), { text: code, fontSize: 20, bold: true, characterSpacing: 1.2 }], field: true },
  ];
}

function facts({ payer, payee, dueDate, message }: WaiverPrintModel, waiver: WaiverDocumentModel): Content {
  const { project, jobsites, amount, throughDate, state, number, form } = waiver;
  const name = form?.title ?? waiverWording(waiver.conditional, waiver.stage).title;
  const site = jobsites[0];
  const rows: Array<TableCell[] | null> = [
    row('Asked by', payer.name),
    row('Payee', payee),
    row('Project', project.name),
    row('Jobsite', site ? site.addressLines.join(', ') : null),
    row('Waiver', `${name} (${stateName(state)})`),
    row('Amount', amount && formatMoney(amount)),
    row('For work through', throughDate && formatDate(throughDate)),
    row('Wanted by', dueDate && formatDate(dueDate)),
    row('Number', number),
    row(`Message of ${payer.name}`, message),
  ];
  return {
    table: {
      widths: [labelWidth, contentWidth - labelWidth - 6],
      body: rows.filter((cells) => cells !== null),
      dontBreakRows: true,
    },
    layout: ruledRows,
    heads: { column: 0 },
  };
}

function row(label: string, value: string | null | undefined): TableCell[] | null {
  return value ? [rowCaption(label), { text: value, fontSize: 10 }] : null;
}

function steps(payer: string, isByHand: boolean): string[] {
  return [
    'Scan the code with the camera of a phone, or type the address into a browser.',
    'Enter your e-mail address on the page.',
    `If ${payer} asks you at that address, you get an e-mail with a code of six digits: enter it. If ${payer} does not have your address yet, it confirms the address first, and you then get an e-mail with a link.`,
    isByHand
      ? 'Read the waiver, and send a scan of the signed form on the page. You can also propose another amount, name someone else who signs, or decline.'
      : 'Read the waiver, and sign it on the page. You can also propose another amount, name someone else who signs, or decline.',
  ];
}

function byHand({ form }: WaiverDocumentModel): Content {
  const others = [form?.notary && 'a notary', form?.witness && 'a witness'].filter(Boolean).join(' and ');
  return {
    text: `The form is on the next pages. Sign it by hand${others ? `, in front of ${others}` : ''}, and scan all of its pages into one PDF file. A scan counts once it was sent on the page of the request.`,
    margin: [0, 2, 0, 0],
  };
}
